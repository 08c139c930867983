"""The rulebooks of the installed games, and links to rules wherever a text cites a number."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Final

from htpy import Element, a
from markupsafe import Markup

from meadhall.core.citations import NUMBER, rule_address
from meadhall.core.errors import Refusal
from meadhall.core.game import Options
from meadhall.core.i18n import SOURCE, language
from meadhall.core.registry import game_here
from meadhall.look.html_text import change_words, with_drawn
from meadhall.look.rule_link import rule_link
from meadhall.look.rulebook import BrokenRulebook, Rulebook, read_rulebook

NOTHING: Final = frozenset[str]()
BOOKS_KEPT: Final = 32
log = logging.getLogger(__name__)


@cache
def rulebook(game: str, wanted: str) -> Rulebook | None:
    """In the wanted language, else in English; None for a game without rules. Refuses an unknown game."""
    return rulebook_at(game, wanted, {})


def rulebook_at(game: str, wanted: str, options: Options) -> Rulebook | None:
    """The same for a table with these options: an equal book if they change nothing in it."""
    found = game_here(game)
    for spoken in dict.fromkeys((wanted, SOURCE)):
        if text := found.rules_text_at(spoken, options):
            try:
                return _read(text, spoken)
            except BrokenRulebook:
                log.exception("rulebook cannot be read", extra={"game": game})
    return None


_read: Final = lru_cache(maxsize=BOOKS_KEPT)(read_rulebook)


def numbers(game: str) -> frozenset[str]:
    """The numbers that lead to a rule of the game."""
    book = known_rulebook(game)
    return book.numbers if book else NOTHING


def known_rulebook(game: str) -> Rulebook | None:
    """In the language spoken; None also for a game that is not here any more."""
    try:
        return rulebook(game, language())
    except Refusal:
        return None


def rules_address(game: str) -> str | None:
    return rule_address(game) if known_rulebook(game) else None


def rule_url(game: str, rule: str) -> str | None:
    """Where a rule can be read; None where it cannot."""
    return rule_address(game, rule) if rule and rule in numbers(game) else None


# -- refusals ------------------------------------------------------------------------------------------


@contextmanager
def by_the_rules_of(game: str) -> Iterator[None]:
    """A refusal of the game's says whose rule it names."""
    try:
        yield
    except Refusal as refusal:
        refusal.game = game
        raise


# -- links ---------------------------------------------------------------------------------------------


def linked(game: str, html: str) -> Markup:
    """The HTML with a link at each number of a rule. They open beside the table."""
    return _with_links(html, numbers(game), lambda number: rule_link(game, number, number))


def at_table(html: str, game: str, match_id: str) -> Markup:
    """Links to rules lead to the page that shows the numbers of this table, and the way back to it."""
    return Markup(
        html.replace(f'href="{rule_address(game)}#', f'href="{rule_address(game)}?table={match_id}#')
    )


def linked_within(html: str, known: frozenset[str], page: str) -> Markup:
    """The same for a page of rules, whose numbers lead to places of a page; "" for this one."""
    return _with_links(html, known, lambda number: a(".rule-link", href=f"{page}#{number}")[number])


def _with_links(html: str, known: frozenset[str], link: Callable[[str], Element]) -> Markup:
    def drawn(text: str) -> str:
        spans = [number.span() for number in NUMBER.finditer(text) if number.group() in known]
        return with_drawn(text, spans, lambda number: str(link(number)))

    return change_words(html, drawn) if known else Markup(html)
