"""An event as a line of the log: the sentence of the game, with drawings beside its nouns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.colour_marks import colour_mark
from meadhall.look.log_lines import drawn_line
from meadhall.look.markup import escaped, html

from ..state import events
from ..state.cards import TOKEN_IDS
from ..words.log import EVENTS, describe_entry, parts, sentence
from ..words.names import card_name, legend_name, token_name
from ..words.sentences import say
from .pieces import small, token

HEADINGS: Final = frozenset(
    {
        events.CENTURY_BEGAN,
        events.DISCARD_OPENED,
        events.DECK_RENEWED,
        events.ROUND_ENDED,
        events.GAME_ENDED,
        events.CENTURY_PASSED,
        events.CAMPAIGN_LOST,
        events.LEGEND_SHOWN,
    }
)


def log_line(entry: Entry, names: list[str]) -> Node:
    if not describe_entry(entry, names):
        return None
    if entry.what in HEADINGS:
        return html(f'<span class="r">{drawn(entry, names)}</span>')
    return html(f"{colour_mark(entry.seat)}<span>{drawn(entry, names)}</span>")


def drawn(entry: Entry, names: list[str]) -> str:
    numbers = zip(EVENTS[entry.what].numbers, (entry.first, entry.second), strict=False)
    pictures = {part: PICTURES[part](number) for part, number in numbers if part in PICTURES}
    return drawn_line(say, sentence(entry, names), parts(entry, names), pictures)


def a_card(number: int) -> str:
    return f'<span class="nb">{small(number)} <b>{escaped(card_name(number))}</b></span>'


def a_legend(number: int) -> str:
    return f"<b>{escaped(legend_name(number))}</b>"


def a_token(number: int) -> str:
    return f'<span class="nb">{token(TOKEN_IDS[number])} <b>{escaped(token_name(number))}</b></span>'


PICTURES: Final[dict[str, Callable[[int], str]]] = {
    "card": a_card,
    **dict.fromkeys(("legend", "lower", "upper"), a_legend),
    **dict.fromkeys(("token", "gem"), a_token),
}
