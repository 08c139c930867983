# interpreted: words are for people
"""Names of cards, legends, tokens, rows and cells in a language."""

from __future__ import annotations

from typing import Any, Final

from .adjacency import SIDE
from .cards import CARD_FACTS, COMPONENTS, LEGEND_FACTS, LEGEND_VALUE, ROWS, TOKEN_FACTS
from .sentences import LABELS, ROW_NAMES

SOURCE: Final = "en"
COLUMNS: Final = "abcd"


def _named(facts: Any, language: str) -> str:
    names: dict[str, str] = facts.get("names", facts)
    return names.get(language, names[SOURCE])


def card_name(card: int, language: str = SOURCE) -> str:
    return _named(CARD_FACTS[card - 1], language) if card else LABELS["closed"]


def short_card_name(card: int, language: str = SOURCE) -> str:
    """One word, for a cell of a kingdom: "Dragon" rather than "Wild Dragon"."""
    return card_name(card, language).split()[-1]


def legend_name(legend: int, language: str = SOURCE) -> str:
    return _named(LEGEND_FACTS[legend], language)


def legend_value(legend: int) -> int:
    return LEGEND_VALUE[legend]


def token_name(token: int, language: str = SOURCE) -> str:
    return _named(TOKEN_FACTS[token - 1], language)


def row_name(row: int) -> str:
    return ROW_NAMES[ROWS[row]]


def term(name: str, language: str = SOURCE) -> str:
    return _named(COMPONENTS["names_misc"][name], language)


def cell_name(cell: int) -> str:
    """a1 is the top left cell, d4 the bottom right one."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def cell_of_name(name: str) -> int | None:
    if len(name) == 2 and name[0] in COLUMNS and name[1] in "1234":
        return (int(name[1]) - 1) * SIDE + COLUMNS.index(name[0])
    return None
