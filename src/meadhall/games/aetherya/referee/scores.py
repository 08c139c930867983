# interpreted: answers a question at a time
"""Questions about legends, scoring and the winner (A8, A10, A11, B5, B6.3, B7, C5)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal

from ..rules import ending, legends, scoring
from ..state import json_values
from ..state.cards import LEGEND_IDS, ROWS, SWORD
from ..state.json_values import Question
from ..state.position import lay_beside, lay_kingdom, lay_rows, lay_tokens
from ..state.table import SOLO
from .small_table import (
    ASKED,
    FURTHEST,
    OWN_PHASES,
    PHASES,
    empty_table,
    lay_open,
    mode_of,
    phase_of,
    sorted_ids,
)

# -- scores ----------------------------------------------------------------------------------------


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


# -- legends ---------------------------------------------------------------------------------------


def legends_fulfilled(position: Question) -> list[str]:
    table = empty_table()
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    return sorted_ids(table.met(ASKED))


def claimable(position: Question) -> list[str]:
    """A8.4, A8.7; the sword only in AFTER (B3.1)."""
    table = empty_table(mode=mode_of(position))
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    lay_beside(table, ASKED, position)
    table.claimed = int(position.flag("claimed", False))
    phase = phase_of(position)
    if table.mode == SOLO:
        lay_rows(table, position)
        table.turned = position.read("fulfilled", json_values.legends)
    else:
        table.display = position.read("display", json_values.legends)
    if phase >= OWN_PHASES:
        return []
    found = legends.claimable(table, ASKED)
    if PHASES[phase] == "AFTER" and table.items and table.beside(ASKED, SWORD):
        found |= legends.claimable_by_sword(table, ASKED)
    return sorted_ids(found)


def claim(position: Question) -> dict[str, Any]:
    """A8.5, A8.6: the top of the legend deck fills the gap."""
    table = empty_table()
    legend = position.read("legend", json_values.legend)
    deck = position.row("legend_deck", json_values.legend)
    table.display = position.read("display", json_values.legends)
    table.set_claims(ASKED, position.read("legends", json_values.legends))
    if not table.display >> legend & 1:
        raise Refusal("contradiction", "A8.4", field="legend")
    table.legend_deck = 1 << deck[-1] if deck else 0
    legends.claim(table, ASKED, legend)
    return {
        "legends": sorted_ids(table.claims(ASKED)),
        "display": sorted_ids(table.display),
        "legend_deck": [LEGEND_IDS[each] for each in deck[:-1]],
    }
