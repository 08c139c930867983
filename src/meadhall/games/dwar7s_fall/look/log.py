"""A log line with pictures: the game's own sentence, its nouns drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.log_lines import drawn_line
from meadhall.look.markup import escaped, html
from meadhall.look.press import attributes

from ..state import events
from ..state.cards import GOAL_IDS, OGRE_IDS, SECRET_IDS
from ..state.table import ORIGIN
from ..words.log import EVENTS, box_of, parts, sentence
from ..words.names import face_name, gem_name, laid_name, ogre_name, secret_name
from .pieces import dwarf, gem, goal_glyph, ogre_glyph, secret_glyph
from .words import plain, say

HEADINGS: Final = frozenset(
    {events.TURN_BEGAN, events.OGRES_SHUFFLED, events.GOAL_OFFERED, events.FINAL_ROUND, events.GAME_ENDED}
)


def log_line(entry: Entry, names: list[str]) -> Node:
    if entry.what in HEADINGS:
        return html(f'<span class="r">{drawn(entry, names)}</span>')
    colour = box_of(entry).colour(entry.seat)
    return html(f"{dwarf(colour)}<span>{drawn(entry, names)}</span>")


def drawn(entry: Entry, names: list[str]) -> str:
    numbers = zip(EVENTS[entry.what].numbers, (entry.first, entry.second), strict=False)
    words = parts(entry, names)
    pictures = {
        PLACES.get(part, part): PICTURES[part](number) for part, number in numbers if part in PICTURES
    }
    if "goal" in words:
        pictures["goal"] = a_goal(entry.first, words["goal"])
    return drawn_line(say, sentence(entry, names), words, pictures)


def a_cell(packed: int) -> str:
    """A cell. Pointing at it shows it on the land."""
    x, y = (packed >> 8) - ORIGIN, (packed & 255) - ORIGIN
    rest = attributes(data_press=f"cell:{x}:{y}")
    return f'<button type="button" class="at"{rest}>{plain(x)},{plain(y)}</button>'


def bold(words: str) -> str:
    return f"<b>{escaped(words)}</b>"


def a_gem(number: int) -> str:
    return f'<span class="nb">{gem(number)} {bold(gem_name(number))}</span>'


def an_ogre(number: int) -> str:
    return f'<span class="nb">{ogre_glyph(OGRE_IDS[number])} {bold(ogre_name(number))}</span>'


def a_goal(number: int, name: str) -> str:
    picture = goal_glyph(GOAL_IDS[number])
    return f'<span class="nb">{picture} {bold(name)}</span>'


def a_secret(number: int) -> str:
    return f'<span class="nb">{secret_glyph(SECRET_IDS[number])} {bold(secret_name(number))}</span>'


PICTURES: Final[dict[str, Callable[[int], str]]] = {
    "cell": a_cell,
    "second": a_cell,
    "laid": lambda laid: bold(laid_name(laid)),
    "face": lambda face: bold(face_name(face)),
    "gem": a_gem,
    "ogre": an_ogre,
    "secret": a_secret,
}
PLACES: Final = {"laid": "card", "face": "card"}  # the placeholders of other names that they fill
