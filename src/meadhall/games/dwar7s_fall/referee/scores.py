# interpreted: answers a question at a time
"""Questions about goals, the end and the score (W12, W13, W14)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, any_whole

from ..rules import goals, scoring, turns
from ..rules.regions import kingdom_value
from ..state import json_values, steps
from .scenario import Scenario


def secret_goal_met(scenario: Scenario, arguments: JsonObject) -> bool:
    """W12.2, whether it was revealed or not."""
    return goals.is_met(
        scenario.table, scenario.player(arguments), arguments.read("goal", json_values.secret)
    )


def can_reveal(scenario: Scenario, arguments: JsonObject) -> bool:
    """W12.1: at any moment but after the end."""
    seat = scenario.player(arguments)
    return scenario.table.step != steps.OVER and goals.can_reveal(scenario.table, seat)


def end_trigger(scenario: Scenario, arguments: JsonObject) -> dict[str, Any]:
    """W13.1, at the end of the player's turn."""
    seat, table = scenario.player(arguments), scenario.table
    table.players = scenario.players
    triggered = bool(table.final_round) or turns.calls_final_round(table, seat)
    return {"triggered": triggered, "remaining_turns": turns.turns_left(table, seat) if triggered else 0}


def score(scenario: Scenario, arguments: JsonObject) -> dict[str, dict[str, int]]:
    return {scenario.colours[seat]: sheet(scenario, seat) for seat in range(scenario.players)}


def sheet(scenario: Scenario, seat: int) -> dict[str, int]:
    """As if the game ended now (W14.4)."""
    table = scenario.table
    return {
        "goals": scoring.final_goal_points(table, seat),
        "monsters": scoring.monster_points(table, seat),
        "gems": scoring.gem_points(table, seat),
        "kingdom": kingdom_value(table, seat),
        "total": scoring.final_total(table, seat),
    }


def tie_break(scenario: Scenario, arguments: JsonObject) -> list[str]:
    """W14.3: the winners, sorted by name."""
    totals = arguments.by_name("totals", any_whole)
    if not totals:
        raise Refusal("missing", field="totals", where="the arguments")
    tiles = arguments.by_name("kingdom_tiles", any_whole) if arguments.has("kingdom_tiles") else {}
    dwarfs = arguments.by_name("dwarfs_on_board", any_whole) if arguments.has("dwarfs_on_board") else {}
    names = sorted(totals)
    places = scoring.places([(totals[name], tiles.get(name, 0), dwarfs.get(name, 0)) for name in names])
    return [name for name, place in zip(names, places, strict=True) if place == 1]
