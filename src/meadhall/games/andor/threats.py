"""Which creatures endanger the castle: who will be there when, and which of them can be let in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import program as p
from .creatures import capacity, moves_by_itself, next_place, on_shields, way_out
from .names import WARDRAK
from .table import FLAGS, KIND, MOST_CREATURES, NOWHERE, PLACE, STRENGTH, Board

NEVER: Final = 99


def nights_to_go(table: Board, creature: i64) -> i64:
    """Sunrises until the creature leaves the board, if nobody stops it; NEVER if it stays."""
    field = table.creature(creature, PLACE)
    if field < 0 or not moves_by_itself(table, creature):
        return NEVER
    kind = table.creature(creature, KIND)
    if kind > 3:
        return NEVER
    board = table.program.board
    out = way_out(table)
    steps: i64 = 0
    while field != out and steps < 40:
        field = board.arrow(field)
        steps += 1
        if field < 0:
            return NEVER
    return (steps + 1) // 2 if kind == WARDRAK else steps


def letters_left(table: Board) -> i64:
    return table.n_token - table.narrator


def nights_left(table: Board) -> i64:
    """Sunrises to come, as a rule: victories move the narrator, too."""
    return (letters_left(table) + 1) // 2 + 1


def must_be_stopped(table: Board, creature: i64) -> bool:
    """Whether the castle has no room for this one: the strongest are let in first."""
    if not table.program.rules.castle:
        return False
    nights = nights_to_go(table, creature)
    left = nights_left(table)
    if nights > left:
        return False
    room = capacity(table) - on_shields(table)
    stronger: i64 = 0
    for other in range(i64(MOST_CREATURES)):
        if (
            table.creature(other, PLACE) >= 0
            and comes_first(table, other, creature)
            and nights_to_go(table, other) <= left
        ):
            stronger += 1
    return stronger >= room


def comes_first(table: Board, one: i64, other: i64) -> bool:
    """Harder to beat; of equals the first in the list."""
    strong, weak = table.creature(one, STRENGTH), table.creature(other, STRENGTH)
    return strong > weak or (strong == weak and one < other)


def tomorrow(table: Board, creature: i64) -> i64:
    """The field on which it will stand after the next sunrise."""
    field = table.creature(creature, PLACE)
    if not moves_by_itself(table, creature) or table.creature(creature, FLAGS) & p.ASLEEP:
        return field
    ahead = next_place(table, field)
    if ahead >= 0 and table.creature(creature, KIND) == WARDRAK and ahead != way_out(table):
        further = next_place(table, ahead)
        return further if further >= 0 else ahead
    return ahead if ahead >= 0 else field


def safe_tonight(table: Board, field: i64) -> bool:
    """Whether no creature will come to stand on the field at sunrise, as far as one can see."""
    for creature in range(i64(MOST_CREATURES)):
        if table.creature(creature, PLACE) >= 0 and tomorrow(table, creature) == field:
            return False
    return table.creature_on(field) == NOWHERE
