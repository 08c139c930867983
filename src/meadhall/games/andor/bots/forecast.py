"""The nights to come: when creatures will enter the castle, the time left, and fields that are not safe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..rules.creatures import capacity, on_shields
from ..rules.heroes import bit
from ..rules.night import Night
from ..rules.paths import ways_from
from ..state.names import LETTER
from ..state.table import FIELD, MOST_CREATURES, NOWHERE, PLACE, STRENGTH, TOKEN_TAG, Board
from . import policies
from .goals import goal_field

NEVER: Final = 99
NIGHTS: Final = 8  # nobody looks further ahead


class Forecast:
    """By creature the night in which it enters, if nobody stops it; the first night the castle cannot stand,
    and by how many creatures."""

    def __init__(self, table: Board) -> None:
        self.arrival: list[int] = [NEVER] * MOST_CREATURES
        self.stands: list[int] = []  # by creature, after the next sunrise
        self.night: i64 = NEVER
        self.excess: i64 = 0
        self.room: i64 = 0
        self.foes: i64 = 0  # whom to beat first, as a set
        self.blockers = blockers(table)  # who stands in the way of a letter, as a set
        if table.program.rules.castle:
            self.room = capacity(table) - on_shields(table) - i64(policies.trait(table, policies.RESERVE))
            self.rollout(table)

    def rollout(self, table: Board) -> None:
        night = Night(table)
        taken = on_shields(table)
        last = min(i64(NIGHTS), nights_left(table))
        for number in range(i64(1), last + 1):
            night.walk()
            for creature in night.entries:
                self.arrival[creature] = min(self.arrival[creature], number)
            if number == 1:
                self.keep(night)
            entered = on_shields(night.table) - taken if night.entries else i64(0)
            if entered > self.room:
                self.night = number
                self.excess = entered - self.room
                self.choose_foes(table)
                return

    def keep(self, night: Night) -> None:
        """Where creatures stand after the next sunrise."""
        self.stands = [night.table.creature(creature, PLACE) for creature in range(i64(MOST_CREATURES))]

    def tomorrow(self, table: Board, creature: i64) -> i64:
        """Where a creature will stand after the next sunrise: a field, ON_SHIELD or NOWHERE."""
        if not self.stands:
            night = Night(table)
            night.walk()
            self.keep(night)
        return self.stands[creature]

    def choose_foes(self, table: Board) -> None:
        """Of those who come until the night the castle cannot stand: the weakest."""
        for creature in range(i64(MOST_CREATURES)):
            if self.arrival[creature] <= self.night:
                weaker: i64 = 0
                for other in range(i64(MOST_CREATURES)):
                    if self.arrival[other] <= self.night and is_weaker(table, other, creature):
                        weaker += 1
                if weaker < self.excess:
                    self.foes |= bit(creature)

    def must_fall(self, creature: i64) -> bool:
        return self.foes & bit(creature) != 0


def is_weaker(table: Board, one: i64, other: i64) -> bool:
    return table.creature(one, STRENGTH) < table.creature(other, STRENGTH)


def nights_left(table: Board) -> i64:
    """Sunrises to come, as a rule: victories move the narrator, too."""
    nights = (letters_left(table) + 1) // 2 + 1
    return nights + i64(policies.trait(table, policies.HORIZON)) if ends_with_a_battle(table) else nights


def ends_with_a_battle(table: Board) -> bool:
    """Where a creature is to be beaten, the legend is over as soon as it is."""
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED:
            return True
    return False


# -- time left, and fields that are not safe -------------------------------------------------------


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
