# interpreted: answers a question at a time
"""Questions about ogre cards (W9)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject

from ..rules import ogres
from ..state import choices, json_values, steps
from ..state.cards import AMBUSH, BULLY, OGRE_IDS, PANIC
from ..state.table import NO_TILE
from ..words.refusals import Words, words
from .scenario import Scenario


def ogre_targets(scenario: Scenario, arguments: JsonObject) -> list[Any]:
    seat, ogre = scenario.player(arguments), arguments.read("ogre", json_values.ogre)
    table = scenario.table
    table.clear_offers()
    if ogre == AMBUSH:
        ogres.offer_ambushes(table)
        return scenario.cells(scenario.offered(choices.TILE, choices.DWARF))
    if ogre == BULLY:
        return swaps(scenario, seat)
    if ogre == PANIC:
        return flights(scenario, scenario.tile(arguments.read("from", json_values.cell)))
    ogres.offer_victims(table, seat, ogre)
    return [scenario.colours[other] for other in scenario.offered(choices.PLAYER, choices.BESIDE)]


def swaps(scenario: Scenario, seat: int) -> list[dict[str, Any]]:
    found = []
    for own in range(scenario.table.tiles):
        if scenario.table.dwarfs(own, seat):
            scenario.table.clear_offers()
            ogres.offer_rivals(scenario.table, seat, own)
            for tile, other in (divmod(each, 4) for each in scenario.offered(choices.DWARF, choices.CHOICES)):
                found.append((scenario.cell(own), scenario.cell(tile), scenario.colours[other]))
    return [{"own": own, "other": other, "colour": colour} for own, other, colour in sorted(found)]


def flights(scenario: Scenario, tile: int) -> list[list[int]]:
    if tile == NO_TILE or not scenario.table.crowd(tile):
        return []
    ogres.offer_flights(scenario.table, tile)
    return scenario.cells(scenario.offered(choices.TILE, choices.DWARF))


def is_time(scenario: Scenario, seat: int) -> bool:
    """W9.1: in the own actions phase."""
    return scenario.is_active(seat) and scenario.table.step == steps.ACT


def ogre_playable(scenario: Scenario, arguments: JsonObject) -> bool:
    seat, ogre = scenario.player(arguments), arguments.read("ogre", json_values.ogre)
    table = scenario.table
    held = table.ogres(seat, ogre) > 0
    return held and is_time(scenario, seat) and ogres.has_target(table, seat, ogre)


# -- playing one (W16.1) ---------------------------------------------------------------------------


def play_ogre(scenario: Scenario, arguments: JsonObject) -> dict[str, Any]:
    """W16.3: an illegal play is refused with its rule."""
    seat, ogre = scenario.player(arguments), arguments.read("ogre", json_values.ogre)
    table = scenario.table
    if not is_time(scenario, seat):
        raise refused("W9.1", words("ogre_phase"))
    if not table.ogres(seat, ogre):
        raise refused("W9.1", words("ogre_not_held", colour=scenario.colours[seat], ogre=OGRE_IDS[ogre]))
    table.active = seat
    ogres.play(table, seat, ogre)
    for choice in targets(scenario, ogre, arguments):
        table.clear_offers()
        ogres.offer_targets(table, seat)
        if choice not in scenario.offered(0, choices.CHOICES):
            raise refused(steps.DECISIONS[table.step].rule, words("no_target", ogre=OGRE_IDS[ogre]))
        ogres.choose_target(table, seat, choice)
    return outcome(scenario)


def refused(rule: str, problem: Words) -> Refusal:
    return Refusal("impossible", rule, problem=problem)


def targets(scenario: Scenario, ogre: int, arguments: JsonObject) -> list[int]:
    """The choices of the game that a question names."""
    if ogre == AMBUSH:
        return [choices.TILE + at(scenario, arguments, "target")]
    if ogre == BULLY:
        rival = scenario.seat_of(arguments.need("colour"), "colour")
        own, other = at(scenario, arguments, "own"), at(scenario, arguments, "other")
        return [choices.TILE + own, choices.DWARF + 4 * other + rival]
    if ogre == PANIC:
        owner = scenario.seat_of(arguments.need("colour"), "colour")
        start, end = at(scenario, arguments, "from"), at(scenario, arguments, "to")
        return [choices.DWARF + 4 * start + owner, choices.TILE + end]
    return [choices.PLAYER + scenario.seat_of(arguments.need("target"), "target")]


def at(scenario: Scenario, arguments: JsonObject, field: str) -> int:
    tile = scenario.tile(arguments.read(field, json_values.cell))
    if tile == NO_TILE:
        raise refused("W3.2", words("no_tile", field=field))
    return tile


def outcome(scenario: Scenario) -> dict[str, Any]:
    table = scenario.table
    seats = range(scenario.players)
    discards = [OGRE_IDS[table.discarded_ogre(place)] for place in range(table.ogre_discard)]
    return {
        "dwarfs": scenario.dwarfs(),
        "hands": {
            scenario.colours[seat]: {"gems": scenario.gems(seat), "ogres": scenario.ogres(seat)}
            for seat in seats
        },
        "ogre_discard": discards,
    }
