# interpreted: answers a question at a time
"""Questions about actions, dwarfs and the hand limit (W5, W7, W8)."""

from __future__ import annotations

from collections import Counter

from meadhall.core.json_reader import JsonObject, whole

from ..rules import dwarfs, turns
from ..state import choices, json_values, steps
from ..state.cards import SIDES
from ..state.table import NO_TILE
from .scenario import Scenario


def allowance(scenario: Scenario, arguments: JsonObject) -> int:
    return turns.allowance(scenario.table, scenario.player(arguments))


def can_act(scenario: Scenario, arguments: JsonObject) -> bool:
    """W5.3: in the own actions phase, while actions are left."""
    seat, table = scenario.player(arguments), scenario.table
    if not scenario.is_active(seat) or table.step != steps.ACT:
        return False
    table.active = seat
    return turns.can_act(table, seat)


def place_targets(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    scenario.table.clear_offers()
    dwarfs.offer_puts(scenario.table, scenario.player(arguments))
    return scenario.cells(scenario.offered(choices.PUT, choices.MOVE))


def moves_of_dwarf(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    seat, table = scenario.player(arguments), scenario.table
    tile = scenario.tile(arguments.read("from", json_values.cell))
    if tile == NO_TILE:
        return []
    table.clear_offers()
    dwarfs.offer_moves(table, seat)
    moves = [divmod(how, SIDES) for how in scenario.offered(choices.MOVE, choices.TILE)]
    return scenario.cells([table.next(start, side) for start, side in moves if start == tile])


# -- the hand limit (W5.6) -------------------------------------------------------------------------


def discard_required(scenario: Scenario, arguments: JsonObject) -> int:
    return max(0, turns.surplus(scenario.table, scenario.player(arguments)))


def discard_legal(scenario: Scenario, arguments: JsonObject) -> bool:
    """Exactly the surplus, of gems and ogres that are held. Each discard is tried on the table."""
    seat, table = scenario.player(arguments), scenario.table
    wanted = arguments.within("discard")
    if wanted.has("kingdom") and wanted.plain["kingdom"] not in ([], {}, 0):
        return False
    for choice in discards(wanted):
        if turns.surplus(table, seat) <= 0:
            return False
        table.clear_offers()
        turns.offer_discards(table, seat)
        if choice not in scenario.offered(0, choices.CHOICES):
            return False
        turns.discard(table, seat, choice)
    return turns.surplus(table, seat) <= 0


def discards(wanted: JsonObject) -> list[int]:
    gems = wanted.read("gems", json_values.gem_counts) if wanted.has("gems") else {}
    ogres = Counter(wanted.row("ogres", json_values.ogre)) if wanted.has("ogres") else Counter()
    whole(0, json_values.MOST_GEMS)(sum(gems.values()), "gems")
    found = [choices.DISCARD_GEM + gem for gem, number in gems.items() for _ in range(number)]
    return found + [choices.DISCARD_OGRE + ogre for ogre in ogres.elements()]
