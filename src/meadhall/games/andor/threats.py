"""Where creatures will stand tomorrow, and how much time is left."""

from __future__ import annotations

from mypy_extensions import i64

from . import program as p
from .creatures import moves_by_itself, next_place, way_out
from .names import WARDRAK
from .table import FLAGS, KIND, MOST_CREATURES, NOWHERE, PLACE, Board


def letters_left(table: Board) -> i64:
    return table.n_token - table.narrator


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
