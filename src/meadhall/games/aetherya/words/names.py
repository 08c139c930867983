# interpreted: words are for people
"""Names of cards, legends, tokens, rows and cells in the current language; numbers as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from meadhall.core.i18n import language, named

from ..rules import legends
from ..rules.adjacency import SIDE
from ..state.cards import CARD_FACTS, LEGEND_FACTS, LEGEND_OF_ID, LEGEND_VALUE, ROWS, TOKEN_FACTS
from .sentences import LABELS, ROW_NAMES, say

COLUMNS: Final = "abcd"


def name_of(facts: Any) -> str:
    names: dict[str, str] = facts["names"]
    return named(names)


def card_name(card: int) -> str:
    return name_of(CARD_FACTS[card - 1]) if card else say(LABELS["closed"])


def short_card_name(card: int) -> str:
    """One word, for a cell of a kingdom: "Dragon" rather than "Wild Dragon" or "Dragon sauvage"."""
    return card_name(card).split()[0 if language() == "fr" else -1]


def legend_name(legend: int) -> str:
    return name_of(LEGEND_FACTS[legend])


def legend_value(legend: int) -> int:
    return LEGEND_VALUE[legend]


def legends_value(names: Iterable[str]) -> int:
    """The values of some legends together."""
    return legends.value_of(sum(1 << LEGEND_OF_ID[name] for name in names))


def token_name(token: int) -> str:
    return name_of(TOKEN_FACTS[token - 1])


def row_name(row: int) -> str:
    return say(ROW_NAMES[ROWS[row]])


def plain(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def signed(points: int) -> str:
    """With a sign: +2, −1, ±0."""
    return f"+{points}" if points > 0 else plain(points) if points else "±0"


def cell_name(cell: int) -> str:
    """a1 is the top left cell, d4 the bottom right one."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"
