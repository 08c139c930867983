"""How much time is left, who stands in the way, and where the night is not safe."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.heroes import bit
from ..rules.night import Night
from ..rules.paths import ways_from
from ..state.names import LETTER
from ..state.table import FIELD, MOST_CREATURES, NOWHERE, PLACE, TOKEN_TAG, Board
from .goals import goal_field


def letters_left(table: Board) -> i64:
    return table.n_token - table.narrator


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


def dangerous_tonight(table: Board) -> list[int]:
    """Fields on which a creature stands now, or will after the next sunrise, as far as one can see."""
    ahead = Night(table)
    ahead.walk()
    fields: list[int] = []
    for creature in range(i64(MOST_CREATURES)):
        fields.append(table.creature(creature, PLACE))
        fields.append(ahead.table.creature(creature, PLACE))
    return fields
