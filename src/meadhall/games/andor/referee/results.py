# interpreted: answers a question at a time
"""The parts of a table, as answers show them (D33.3)."""

from __future__ import annotations

from typing import Any

from ..state.table import (
    KIND,
    MOST_CREATURES,
    NOWHERE,
    ON_SHIELD,
    PLACE,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    Board,
)


def kind_of(table: Board, creature: int) -> str:
    return table.program.kinds[table.creature(creature, KIND)].name


def creature_list(table: Board) -> list[list[Any]]:
    """By field, then kind; the defeated lie on a field of their own."""
    on_fields = [table.creature_on(field) for field in table.program.board.fields]
    found = [[kind_of(table, each), table.creature(each, PLACE)] for each in on_fields if each != NOWHERE]
    grave = table.program.board.out_of_play
    for number, kind in enumerate(table.program.kinds if grave != NOWHERE else []):
        found += [[kind.name, grave]] * table.fallen(number)
    return sorted(found, key=lambda each: (each[1], each[0]))


def shield_list(table: Board) -> list[str]:
    every = range(MOST_CREATURES)
    return sorted(kind_of(table, each) for each in every if table.creature(each, PLACE) == ON_SHIELD)


def tokens_by_field(table: Board, kind: int) -> dict[str, list[int]]:
    """The values of the tokens of a kind."""
    found: dict[str, list[int]] = {}
    for field in table.program.board.fields:
        values = [
            table.token(token, TOKEN_VALUE)
            for token in range(table.tokens_used)
            if table.token(token, TOKEN_PLACE) == field and table.token(token, TOKEN_KIND) == kind
        ]
        if values:
            found[str(field)] = sorted(values)
    return found
