# interpreted: answers a question at a time
"""Questions about walls, regions, kingdoms and places (W3, W4, W6)."""

from __future__ import annotations

from typing import Any

from meadhall.core.json_reader import JsonObject, facts, row

from ..rules import building, regions
from ..state import choices, json_values, view
from ..state.cards import SIDES
from ..state.table import NO_TILE, rotated
from .scenario import Scenario


def rotated_walls(scenario: Scenario, arguments: JsonObject) -> list[Any]:
    """W3.3; flags of the type that was given."""
    walls = arguments.read("walls", json_values.walls)
    shown = rotated(walls, arguments.read("rotation", json_values.rotation))
    plain = row(lambda value, field: value)(arguments.need("walls"), "walls")
    flag = bool if any(isinstance(value, bool) for value in plain) else int
    return [flag(shown >> side & 1) for side in range(SIDES)]


def edge_open(scenario: Scenario, arguments: JsonObject) -> bool:
    """W4.1; cells that do not share a side are never joined."""
    one, other = (scenario.tile(arguments.read(name, json_values.cell)) for name in ("a", "b"))
    if one == NO_TILE or other == NO_TILE:
        return False
    table = scenario.table
    sides = [side for side in range(SIDES) if table.next(one, side) == other]
    return bool(sides) and regions.edge_is_open(table, one, sides[0])


def region_of(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    tile = scenario.tile(arguments.read("at", json_values.cell))
    if tile == NO_TILE:
        return []
    table = scenario.table
    region = table.region(tile)
    return scenario.cells([each for each in range(table.tiles) if regions.in_region(table, each, region)])


def kingdom_of(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    return scenario.cells(list(view.kingdom(scenario.table, scenario.player(arguments))))


def kingdom_value(scenario: Scenario, arguments: JsonObject) -> int:
    return regions.kingdom_value(scenario.table, scenario.player(arguments))


def legal_placements(scenario: Scenario, arguments: JsonObject) -> dict[str, Any]:
    """W6: the card need not be in the hand."""
    table = scenario.table
    scenario.player(arguments)
    card = scenario.add_card(arguments.read("card", card_facts))
    if building.table_is_bare(table):
        return {"adjacent": "anywhere", "stack": []}
    table.clear_offers()
    building.offer_places(table, card)
    beside = [divmod(how, SIDES) for how in scenario.offered(choices.BESIDE, choices.COVER)]
    adjacent = [
        scenario.plain_cell(building.beside_x(table, tile, side), building.beside_y(table, tile, side))
        for tile, side in beside
    ]
    covered = scenario.offered(choices.COVER, choices.PUT)
    return {"adjacent": sorted(adjacent), "stack": scenario.cells(covered)}


def card_facts(value: object, field: str) -> JsonObject:
    """A card as an object, or by its kind alone."""
    return JsonObject({"kind": value}, field) if isinstance(value, str) else facts(value, field)
