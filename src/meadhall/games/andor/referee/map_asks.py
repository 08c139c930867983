# interpreted: answers a question at a time
"""Questions about the map, creatures on it, the castle and farmers (D5, D10 to D12, D20, D22)."""

from __future__ import annotations

from typing import Any

from meadhall.core.given import Given, whole

from .. import creatures, moves, things, ways
from ..names import FARMER, GEM, THING_FARMER
from ..night import Night
from ..table import CARRIED, FIELD, KIND, NOWHERE, PLACE, Board
from .scene import (
    any_value,
    creature_list,
    field_key,
    field_on,
    kind_number,
    one_hero,
    scene,
    shield_list,
    tokens_by_field,
)


def distance(position: Given) -> int | None:
    table = scene(position)
    field = field_on(table)
    found = ways.distances_from(table, position.read("from", field))[position.read("to", field)]
    return found if found >= 0 else None


def neighbours(position: Given) -> list[int]:
    table = scene(position)
    field = position.read("field", field_on(table))
    return [other for other in table.program.board.adjacent[field] if ways.can_go(table, field, other)]


def arrow_path(position: Given) -> list[int]:
    board = scene(position).program.board
    path = [position.read("field", field_on(scene(position)))]
    while board.arrow(path[-1]) >= 0:
        path.append(board.arrow(path[-1]))
    return path


def board_facts(position: Given) -> dict[str, Any]:
    board = scene(position).program.board
    return {
        "fields": len(board.fields),
        "edges": board.edges(),
        "fog": board.fog,
        "wells": board.wells,
        "merchants": board.merchants,
        "no_arrow": [field for field in board.fields if board.arrow(field) < 0],
    }


def castle(position: Given) -> dict[str, Any]:
    """D12: defeat happens on the entry after the last free place."""
    table = scene(position)
    entered = position.whole("entered", 0, 99) if position.has("entered") else 0
    capacity = creatures.capacity(table)
    return {
        "shields": creatures.golden_shields(table.party),
        "capacity": capacity,
        "lost": entered > capacity,
    }


def place_creature(position: Given) -> dict[str, int | None]:
    table = scene(position)
    kind, where = position.row("new", any_value, 2)
    number = kind_number(table, kind)
    table.set_supply(number, position.whole("supply", 0, 99) if position.has("supply") else 16)
    if position.has("fallen"):
        for name, count in position.by_name("fallen", whole(0, 99)).items():
            table.set_fallen(kind_number(table, name), count)
    creature = creatures.place(table, number, field_on(table)(where, "field"))
    if creature == NOWHERE:
        return {"field": None}
    return {"field": max(0, table.creature(creature, PLACE))}


def sunrise(position: Given) -> dict[str, Any]:
    """Steps 2 to 6, no hero on the board. If the number of heroes is given, the movement stops at the entry
    that loses (D11.4)."""
    table = scene(position)
    for hero in range(table.party):
        table.set_hero(hero, FIELD, NOWHERE)
    night = Night(table)
    judged = position.has("heroes")
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


def kind_of(table: Board, creature: int) -> str:
    return table.program.kinds[table.creature(creature, KIND)].name


def move_farmers(position: Given) -> dict[str, int]:
    """On each field: deaths, delivery, then take, then drop (D20)."""
    plain = {word: value for word, value in position.plain.items() if word != "farmers"}
    table = scene(Given(plain, "the position"), 1)
    one_hero(table, "warrior")
    field = field_on(table)
    path = position.row("path", field)
    on_fields = position.by_name("on_fields", whole(0, 20)) if position.has("on_fields") else {}
    for key, number in on_fields.items():
        for _farmer in range(number):
            table.new_token(FARMER, field_key(table, key), 0)
    for _farmer in range(position.whole("farmers", 0, 20) if position.has("farmers") else 0):
        table.new_token(FARMER, CARRIED, 0)
    take = position.by_name("take", whole(0, 20)) if position.has("take") else {}
    drop = position.by_name("drop", whole(0, 20)) if position.has("drop") else {}
    killed = 0
    for index, here in enumerate(path):
        table.set_hero(0, FIELD, here)
        if index and table.creature_on(here) != NOWHERE:
            killed += table.count_tokens(FARMER, CARRIED)
            moves.escort_dies(table, 0, here)
        moves.hand_over_farmers(table, 0)
        for _farmer in range(min(take.get(str(here), 0), table.count_tokens(FARMER, here))):
            things.take(table, 0, THING_FARMER)
            moves.hand_over_farmers(table, 0)
        for _farmer in range(min(drop.get(str(here), 0), table.count_tokens(FARMER, CARRIED))):
            things.drop(table, 0, THING_FARMER)
    return {"with_hero": table.count_tokens(FARMER, CARRIED), "delivered": table.delivered, "killed": killed}
