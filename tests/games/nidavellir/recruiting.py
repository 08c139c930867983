"""Armies whose next dwarf brings a hero."""

from __future__ import annotations

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from tests.games.nidavellir.table_builder import Army, choose, ranks, situation


def about_to_recruit(army: Army | None = None, *, thingvellir: bool = False) -> NidavellirTable:
    """Seat 0 has just completed a line with a blacksmith (by default one dwarf of each class)."""
    story = situation(2, thingvellir=thingvellir).seat(0, army=army or ranks(1, 1, 1, 0, 1))
    table = story.turn("B", "H", "H")
    choose(table, 0, "pick B")
    return table
