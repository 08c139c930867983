"""Where creatures will stand tomorrow, and how much time is left."""

from __future__ import annotations

from mypy_extensions import i64

from . import program as p
from .creatures import moves_by_itself, next_place, way_out
from .heroes import bit
from .names import LETTER, WARDRAK
from .table import FIELD, FLAGS, KIND, MOST_CREATURES, NOWHERE, PLACE, TOKEN_TAG, Board
from .ways import ways_from
from .wishes import goal_field


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


def blockers(table: Board) -> i64:
    """Creatures in the only way of a letter, as a set."""
    for hero in range(table.party):
        letter = table.carries(hero, LETTER)
        if letter >= 0:
            goal = goal_field(table, table.token(letter, TOKEN_TAG) - 1)
            if goal != NOWHERE and ways_from(table, goal, True)[table.hero(hero, FIELD)] < 0:
                return creatures_between(table, table.hero(hero, FIELD), goal)
    return 0


def creatures_between(table: Board, start: i64, goal: i64) -> i64:
    """Creatures on a shortest way, as a set."""
    behind, ahead = ways_from(table, start, False), ways_from(table, goal, False)
    found: i64 = 0
    for creature in range(i64(MOST_CREATURES)):
        field = table.creature(creature, PLACE)
        if field >= 0 and behind[field] >= 0 and behind[field] + ahead[field] == ahead[start]:
            found |= bit(creature)
    return found


def safe_tonight(table: Board, field: i64) -> bool:
    """Whether no creature will come to stand on the field at sunrise, as far as one can see."""
    for creature in range(i64(MOST_CREATURES)):
        if table.creature(creature, PLACE) >= 0 and tomorrow(table, creature) == field:
            return False
    return table.creature_on(field) == NOWHERE
