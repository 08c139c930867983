# interpreted: answers a question at a time
"""Questions about the map, creatures on it, the castle and farmers (D5, D10 to D12, D20, D22)."""

from __future__ import annotations

from typing import Any

from meadhall.core.json_reader import JsonObject

from ..rules import creatures, moves, paths, things
from ..rules.night import Night
from ..state.names import FARMER, GEM, THING_FARMER
from ..state.position_limits import field_on
from ..state.table import CARRIED, FIELD, NOWHERE, PLACE
from .partial_position import check_party, one_hero, says_heroes, scene
from .question_parts import FEW, MANY, anything, by_field, kind_number
from .results import creature_list, kind_of, shield_list, tokens_by_field


def distance(position: JsonObject) -> int | None:
    table = scene(position)
    field = field_on(table.program.board)
    found = paths.distances_from(table, position.read("from", field))[position.read("to", field)]
    return found if found >= 0 else None


def neighbours(position: JsonObject) -> list[int]:
    table = scene(position)
    field = position.read("field", field_on(table.program.board))
    return [other for other in table.program.board.adjacent[field] if paths.can_go(table, field, other)]


def arrow_path(position: JsonObject) -> list[int]:
    board = scene(position).program.board
    path = [position.read("field", field_on(board))]
    while board.arrow(path[-1]) >= 0:
        path.append(board.arrow(path[-1]))
    return path


def board_facts(position: JsonObject) -> dict[str, Any]:
    board = scene(position).program.board
    return {
        "fields": len(board.fields),
        "edges": board.edges(),
        "fog": board.fog,
        "wells": board.wells,
        "merchants": board.merchants,
        "no_arrow": [field for field in board.fields if board.arrow(field) < 0],
    }


def castle(position: JsonObject) -> dict[str, Any]:
    """D12: defeat happens on the entry after the last free place."""
    table = scene(position)
    check_party(table)
    entered = position.whole("entered", 0, 99) if position.has("entered") else 0
    capacity = creatures.capacity(table)
    return {
        "shields": creatures.golden_shields(table.party),
        "capacity": capacity,
        "lost": entered > capacity,
    }


def place_creature(position: JsonObject) -> dict[str, int | None]:
    """D10.5, D10.11: figures that nobody counts are there; `supply` may be a number for the kind."""
    table = scene(position)
    kind, where = position.row("new", anything, 2)
    number = kind_number(table.program, kind)
    if isinstance(position.plain.get("supply"), int):
        table.set_supply(number, position.read("supply", MANY))
    creature = creatures.place(table, number, field_on(table.program.board)(where, "field"))
    if creature == NOWHERE:
        return {"field": None}
    return {"field": max(0, table.creature(creature, PLACE))}


def sunrise(position: JsonObject) -> dict[str, Any]:
    """Steps 2 to 6. If the question says how many heroes there are, the movement stops at the entry that
    loses (D11.4)."""
    table = scene(position)
    judged = says_heroes(position)
    if judged:
        check_party(table)
    night = Night(table)
    for _sunrise in range(position.whole("sunrises", 0, 50) if position.has("sunrises") else 1):
        if not (judged and night.table.castle_lost):
            night.walk(judged=judged)
    after = night.table
    return {
        "creatures": creature_list(after),
        "castle": [[kind_of(after, creature), night.left[creature]] for creature in night.entries],
        "lost": bool(after.castle_lost) and judged,
        "farmers": {field: len(tokens) for field, tokens in tokens_by_field(after, FARMER).items()},
        "gems": tokens_by_field(after, GEM),
        "on_shields": shield_list(after),
    }


def move_farmers(position: JsonObject) -> dict[str, int]:
    """On each field: deaths, delivery, then take, then drop (D20). `farmers` are with the hero."""
    table = one_hero(position)
    path = position.row("path", field_on(table.program.board))
    for field, number in by_field(position, "on_fields", table.program, FEW).items():
        for _farmer in range(number):
            table.new_token(FARMER, field, 0)
    for _farmer in range(position.read("farmers", FEW) if position.has("farmers") else 0):
        table.new_token(FARMER, CARRIED, 0)
    take = by_field(position, "take", table.program, FEW)
    drop = by_field(position, "drop", table.program, FEW)
    killed = 0
    for index, here in enumerate(path):
        table.set_hero(0, FIELD, here)
        if index and table.creature_on(here) != NOWHERE:
            killed += table.count_tokens(FARMER, CARRIED)
            moves.escort_dies(table, 0, here)
        moves.hand_over_farmers(table, 0)
        for _farmer in range(min(take.get(here, 0), table.count_tokens(FARMER, here))):
            things.take(table, 0, THING_FARMER)
            moves.hand_over_farmers(table, 0)
        for _farmer in range(min(drop.get(here, 0), table.count_tokens(FARMER, CARRIED))):
            things.drop(table, 0, THING_FARMER)
    return {"with_hero": table.count_tokens(FARMER, CARRIED), "delivered": table.delivered, "killed": killed}
