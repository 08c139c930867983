# interpreted: answers a question at a time
"""Questions about the resolve phase (W10, W11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.json_reader import JsonObject, echo, facts, name, one_of

from ..rules import tasks
from ..state import choices, json_values, steps
from ..state.cards import CASTLE, GEM_IDS, GEMS, KIND_IDS
from ..state.table import NO_TILE
from ..state.view import tiles_in_play
from ..words.refusals import words
from .ogre_asks import refused
from .scenario import Scenario


def tiles_in(scenario: Scenario, members: int) -> list[int]:
    return [tile for tile in range(scenario.table.tiles) if members >> tile & 1]


def resolve_candidates(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    due = tasks.due_tiles(scenario.table, scenario.player(arguments))
    return scenario.cells(tiles_in(scenario, due))


def dig_targets(scenario: Scenario, arguments: JsonObject) -> list[list[int]]:
    """W10.9, W11.3."""
    table = scenario.table
    scenario.player(arguments)
    castle = scenario.tile(arguments.read("castle", json_values.cell))
    if castle == NO_TILE or table.kind(castle) != CASTLE:
        raise refused("W10.9", words("no_castle", field="castle"))
    if tasks.is_stopped(table, castle):
        return []
    return scenario.cells([tile for tile in range(table.tiles) if tasks.can_dig_up(table, tile)])


# -- resolving -------------------------------------------------------------------------------------


def resolve(scenario: Scenario, arguments: JsonObject) -> dict[str, Any]:
    """W10.2: the choices name every due tile, in the order wanted."""
    seat, table = scenario.player(arguments), scenario.table
    also = [ALSO[number] for number in arguments.row("also", one_of(ALSO))] if arguments.has("also") else []
    table.active = seat
    table.due = tasks.due_tiles(table, seat)
    for wanted in arguments.row("choices", facts):
        resolve_one(scenario, seat, wanted)
    if table.due:
        raise refused("W10.2", words("all_due"))
    return {**outcome(scenario, seat), **{key: MORE[key](scenario) for key in also}}


def resolve_one(scenario: Scenario, seat: int, wanted: JsonObject) -> None:
    table = scenario.table
    tile = scenario.tile(wanted.read("at", json_values.cell))
    if tile == NO_TILE or not table.due >> tile & 1:
        raise refused("W10.2", words("not_due"))
    table.step = steps.RESOLVE
    tasks.resolve(table, seat, tile)
    if wanted.has("trade"):
        buy(scenario, seat, wanted.read("trade", name))
    if wanted.has("dig"):
        dig(scenario, seat, scenario.tile(wanted.read("dig", json_values.cell)))


def buy(scenario: Scenario, seat: int, goal: str) -> None:
    table = scenario.table
    table.clear_offers()
    if table.step == steps.TRADE:
        tasks.offer_trades(table, seat)
    affordable = scenario.offered(choices.BUY, choices.DISCARD_GEM)
    found = [each for each in affordable if scenario.box.goal_ids[each] == goal]
    if not found:
        raise refused("W10.8", words("not_for_sale", goal=echo(goal)))
    tasks.buy(table, seat, found[0])
    scenario.goals_held.setdefault(seat, []).append(goal)
    table.step = steps.RESOLVE


def dig(scenario: Scenario, seat: int, tile: int) -> None:
    table = scenario.table
    if table.step != steps.DIG or tile == NO_TILE or not tasks.can_dig_up(table, tile):
        raise refused("W10.9", words("not_dug"))
    tasks.dig_up(table, seat, tile)
    table.step = steps.RESOLVE


# -- what has become of it -------------------------------------------------------------------------


def outcome(scenario: Scenario, seat: int) -> dict[str, Any]:
    table = scenario.table
    return {
        "gems": scenario.gems(seat),
        "ogres": table.all_ogres(seat),
        "goals": scenario.goals_held.get(seat, []),
        "trophies": table.trophies(seat),
        "dwarfs_in_supply": table.pool(seat),
        "dwarfs": scenario.dwarfs(),
        "tops": sorted([*scenario.cell(tile), KIND_IDS[table.kind(tile)]] for tile in tiles_in_play(table)),
    }


def offers(scenario: Scenario) -> list[str]:
    table = scenario.table
    return [scenario.box.goal_ids[table.goal_shown(place)] for place in range(table.goals_shown)]


def gem_supply(scenario: Scenario) -> dict[str, int]:
    return {GEM_IDS[gem]: scenario.table.supply(gem) for gem in range(GEMS)}


MORE: Final[dict[str, Callable[[Scenario], Any]]] = {
    "offers": offers,
    "gem_supply": gem_supply,
    "stacks": Scenario.stacks,
}
ALSO: Final = tuple(MORE)
