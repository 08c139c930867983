"""Log lines of the page: the sentence of `words.log` with small pictures for its nouns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.core.table import NOBODY
from meadhall.look.colour_marks import colour_mark
from meadhall.look.log_lines import drawn_line, written_line
from meadhall.look.markup import escaped, html

from ..state import events
from ..state.cards import CLASS_IDS, CLASS_OF, COIN_TOKENS, SPECIAL_BLACKSMITH
from ..words.log import describe_entry, is_told, line_of, parts, sentence
from ..words.names import card_name, distinction_name
from ..words.sentences import say
from .pieces.classes import plate
from .pieces.coins import named_coin
from .pieces.faces import points_shown

HEADINGS: Final = frozenset({events.ROUND_BEGAN, events.TAVERN_OPENED, events.AGE_ENDED, events.GAME_ENDED})


def log_line(entry: Entry, names: list[str]) -> Node:
    if not is_told(entry):
        return None
    if entry.what in HEADINGS:
        return html(f'<span class="r">{written_line(describe_entry(entry, names))}</span>')
    mark = colour_mark(entry.seat, size=17) if entry.seat != NOBODY else '<i class="nobody"></i>'
    return html(f"{mark}<span>{drawn(entry, names)}</span>")


def drawn(entry: Entry, names: list[str]) -> str:
    numbers = zip(line_of(entry).numbers, (entry.first, entry.second), strict=False)
    pictures = {part: PICTURES[part](number) for part, number in numbers if part in PICTURES}
    return drawn_line(say, sentence(entry, names), parts(entry, names), pictures)


def card(number: int) -> str:
    """A dwarf by plate and number, any other card by name."""
    if number >= SPECIAL_BLACKSMITH:
        return f"<b>{escaped(card_name(number))}</b>"
    points = points_shown(number)
    shown = "" if points is None else f' <b aria-hidden="true">{points}</b>'
    return f'<span class="nb">{plate(CLASS_IDS[CLASS_OF[number]], 17, card_name(number))}{shown}</span>'


def distinction(number: int) -> str:
    return f"{plate(CLASS_IDS[number], 17)} <b>{escaped(distinction_name(number))}</b>"


def coin(number: int) -> str:
    return str(named_coin(COIN_TOKENS[number], 20))


PICTURES: Final[dict[str, Callable[[int], str]]] = {
    "card": card,
    "distinction": distinction,
    **dict.fromkeys(("coin", "old", "new", "one", "other"), coin),
}
