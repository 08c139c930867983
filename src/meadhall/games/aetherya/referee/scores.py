# interpreted: answers a question at a time
"""Questions about scoring and the winner (A10, A11, B5, B7)."""

from __future__ import annotations

from typing import Final

from ..rules import ending, scoring
from ..state import json_values
from ..state.cards import ROWS
from ..state.json_values import Question
from ..state.position import lay_beside, lay_tokens
from .small_table import ASKED, empty_table, lay_open

FURTHEST: Final = 10**6


def score(position: Question) -> dict[str, int]:
    table = empty_table()
    lay_open(table, ASKED, position.read("kingdom", json_values.kingdom))
    lay_tokens(table, ASKED, position)
    table.set_claims(ASKED, position.read("legends", json_values.legends))
    rows = ending.rows_of(table, ASKED)
    return {**dict(zip(ROWS, rows, strict=True)), "total": scoring.total(table, ASKED)}


def gem_score(position: Question) -> int:
    table = empty_table()
    lay_beside(table, ASKED, position)
    return scoring.gem_score(table, ASKED)


def winners(position: Question) -> list[str]:
    sheets = position.by_name("rows", json_values.facts)
    value = json_values.whole(-FURTHEST, FURTHEST)
    rows = [[sheet.read(row, value) if sheet.has(row) else 0 for row in ROWS] for sheet in sheets.values()]
    places = ending.places(rows)
    return sorted(name for name, place in zip(sheets, places, strict=True) if place == 1)
