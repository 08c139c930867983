# interpreted: answers a question at a time
"""Questions about legends (A8, B6.3, C5)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.given import Given

from .. import given, legends
from ..cards import LEGEND_IDS, SWORD
from ..table import SOLO
from .small_table import (
    ASKED,
    OWN_PHASES,
    PHASES,
    empty_table,
    lay_kingdom,
    lay_tokens,
    legends_in,
    listed,
    mode_of,
    phase_of,
    sorted_ids,
)


def legends_fulfilled(position: Given) -> list[str]:
    table = empty_table()
    lay_kingdom(table, ASKED, position.read("kingdom", given.kingdom))
    return sorted_ids(table.met(ASKED))


def claimable(position: Given) -> list[str]:
    """A8.4, A8.7; the sword only in AFTER (B3.1)."""
    table = empty_table(mode=mode_of(position))
    lay_kingdom(table, ASKED, position.read("kingdom", given.kingdom))
    lay_tokens(table, ASKED, Given({"beside": position.plain.get("beside", [])}, "the position"))
    table.claimed = int(position.flag("claimed", False))
    phase = phase_of(position)
    if table.mode == SOLO:
        for century, row in enumerate(position.row("rows", given.legends, 3), 1):
            table.set_row(century, row)
        table.century = position.whole("century", 1, 3)
        table.turned = legends_in(position, "fulfilled")
    else:
        table.display = legends_in(position, "display")
    if phase >= OWN_PHASES:
        return []
    found = legends.claimable(table, ASKED)
    if PHASES[phase] == "AFTER" and table.items and table.beside(ASKED, SWORD):
        found |= legends.claimable_by_sword(table, ASKED)
    return sorted_ids(found)


def claim(position: Given) -> dict[str, Any]:
    """A8.5, A8.6: the top of the legend deck fills the gap."""
    table = empty_table()
    legend = position.read("legend", given.legend)
    deck = listed(position, "legend_deck", given.legend)
    table.display = legends_in(position, "display")
    table.set_claims(ASKED, legends_in(position, "legends"))
    if not table.display >> legend & 1:
        raise Refusal("contradiction", "A8.4", field="legend")
    table.legend_deck = 1 << deck[-1] if deck else 0
    legends.claim(table, ASKED, legend)
    return {
        "legends": sorted_ids(table.claims(ASKED)),
        "display": sorted_ids(table.display),
        "legend_deck": [LEGEND_IDS[each] for each in deck[:-1]],
    }
