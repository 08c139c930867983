# interpreted: answers a question at a time
"""Questions about scoring and the winner (A10, A11, B5, B7)."""

from __future__ import annotations

from typing import Final

from .. import ending, given, scoring
from ..cards import ROWS
from ..given import Question
from ..position import lay_beside, lay_tokens
from .small_table import ASKED, empty_table, lay_open

FURTHEST: Final = 10**6


def score(position: Question) -> dict[str, int]:
    table = empty_table()
    lay_open(table, ASKED, position.read("kingdom", given.kingdom))
    lay_tokens(table, ASKED, position)
    table.set_claims(ASKED, position.read("legends", given.legends))
    rows = ending.rows_of(table, ASKED)
    return {**dict(zip(ROWS, rows, strict=True)), "total": scoring.total(table, ASKED)}


def gem_score(position: Question) -> int:
    table = empty_table()
    lay_beside(table, ASKED, position)
    return scoring.gem_score(table, ASKED)


def winners(position: Question) -> list[str]:
    sheets = position.by_name("rows", given.facts)
    value = given.whole(-FURTHEST, FURTHEST)
    rows = [[sheet.read(row, value) if sheet.has(row) else 0 for row in ROWS] for sheet in sheets.values()]
    places = ending.places(rows)
    return sorted(name for name, place in zip(sheets, places, strict=True) if place == 1)
