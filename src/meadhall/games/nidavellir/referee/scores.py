# interpreted: answers a question at a time
"""Questions about the final score (N12)."""

from __future__ import annotations

from meadhall.core.result import ranked

from ..rules import ages, scoring
from ..state import json_values
from ..state.json_values import JsonObject
from .small_table import table_of_players


def score(position: JsonObject) -> dict[str, dict[str, int]]:
    """The score sheets; Thrud leaves first, if she has not (N9.12)."""
    table, names = table_of_players(position)
    counted = ages.counted(table)
    return {name: scoring.sheet(counted, seat) for seat, name in enumerate(names)}


def winners(position: JsonObject) -> list[str]:
    """N12.11."""
    totals = position.by_name("totals", json_values.any_whole)
    names = list(totals)
    return sorted(names[seat] for seat in ranked(list(totals.values())).winners())
