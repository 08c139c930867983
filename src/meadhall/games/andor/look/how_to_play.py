# interpreted: drawn once a page, or when somebody asks
"""The rules in our own words as a page: the chapters of `rules_told` with pieces, lists, tables, and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import zip_longest
from typing import Final

from htpy import Element, Node, b, details, div, fragment, li, ol, p, summary, ul

from meadhall.core.game import Options
from meadhall.core.i18n import language
from meadhall.look.chapters import chapter, lookup
from meadhall.look.markup import glyph
from meadhall.look.rule_link import rule_link
from meadhall.look.rulebook import read_rulebook

from ..declaration import GAME
from ..state.components import CREATURES
from ..words.rules_at_table import told_here
from ..words.rules_sentences import RULINGS
from ..words.rules_tables import Row
from ..words.rules_text import Lookup, Part, Pictures, Points, Rulings, Steps, chapters
from ..words.sentences import say
from .pieces import THING_GLYPHS, beast_picture, die, hero_picture

SHOWN_PIPS: Final = {"red": 6, "black": 12}
STRENGTHS: Final = {creature["id"]: int(creature["sp"]) for creature in CREATURES}


def how_to_play() -> Node:
    return how_to_play_at({})


def how_to_play_at(options: Options) -> Node:
    """At a table its legend comes first."""
    return div(".how-to-play.how-andor")[
        this_legend(options),
        (chapter(told.key, told.title, *map(part, told.parts)) for told in chapters()),
    ]


def this_legend(options: Options) -> Node:
    told = told_here(options)
    if told is None:
        return None
    tasks = [p[b[say("Tasks")]], part(Points(told.tasks))] if told.tasks else []
    rules = [p[b[say("Rules of this legend")]], part(Points(told.rules))] if told.rules else []
    return chapter("this-legend", told.name, p[told.story], *tasks, *rules)


def part(each: Part) -> Element:
    match each:
        case Steps(lines):
            return ol[(li[line] for line in lines)]
        case Points(lines):
            return ul[(li[line] for line in lines)]
        case Lookup():
            return lookup(each.head, (row_cells(row) for row in each.rows))
        case Pictures(keys):
            return p(".pieces")[(picture(key) for key in keys)]
        case Rulings(numbers):
            return details(".rulings")[summary[say(RULINGS)], ul[(li[ruling(number)] for number in numbers)]]
        case words:
            return p[words]


def row_cells(row: Row) -> tuple[Node, ...]:
    shown = [fragment[picture(key), " "] for key in row.pictures]
    return tuple(fragment[piece, cell] for piece, cell in zip_longest(shown, row.cells))


def picture(key: str) -> Node:
    what, _, which = key.partition(":")
    if what == "hero":
        return hero_picture(which)
    if what == "creature":
        return beast_picture(which, STRENGTHS[which])
    if what == "die":
        return die(SHOWN_PIPS[which], which)
    return glyph(THING_GLYPHS[which] if which else what)


# -- rulings ---------------------------------------------------------------------------------------


def ruling(number: str) -> Node:
    """A numbered rule as the rulebook has it, which gives its reason."""
    return fragment[rule_link(GAME.id, number, number), " ", rules_by_number(language())[number]]


@cache
def rules_by_number(spoken: str) -> Mapping[str, str]:
    book = read_rulebook(GAME.rules_text(spoken), spoken)
    return {rule.number: rule.words for rule in book.rules}
