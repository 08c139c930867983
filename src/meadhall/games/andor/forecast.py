"""The nights to come: which creature will enter the castle when, and when there are too many of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import program as p
from . import tempers
from .creatures import BLOCKED, along_arrow, capacity, moves_by_itself, on_shields, way_out
from .heroes import bit
from .names import FIELDS, GOR, SKRAL, TROLL, WARDRAK
from .table import KIND, MOST_CREATURES, PLACE, STRENGTH, Board
from .threats import blockers, letters_left

NEVER: Final = 99
NIGHTS: Final = 8  # nobody looks further ahead
ORDER: Final = (GOR, SKRAL, WARDRAK, TROLL, WARDRAK)  # D10.6


class Forecast:
    """By creature the night in which it enters, if nobody stops it; the first night the castle cannot stand,
    and by how many creatures."""

    def __init__(self, table: Board) -> None:
        self.arrival: list[int] = [NEVER] * MOST_CREATURES
        self.night: i64 = NEVER
        self.excess: i64 = 0
        self.room: i64 = 0
        self.foes: i64 = 0  # whom to beat first, as a set
        self.blockers = blockers(table)  # who stands in the way of a letter, as a set
        if table.program.rules.castle:
            self.room = capacity(table) - on_shields(table) - i64(tempers.trait(table, tempers.RESERVE))
            self.look_ahead(table)

    def look_ahead(self, table: Board) -> None:
        stands: list[int] = [-1] * FIELDS
        for creature in range(i64(MOST_CREATURES)):
            if table.creature(creature, PLACE) >= 0:
                stands[table.creature(creature, PLACE)] = creature
        entered: i64 = 0
        last = min(i64(NIGHTS), nights_left(table))
        for night in range(i64(1), last + 1):
            for kind in ORDER:
                entered += self.advance(table, kind, stands, night)
            if entered > self.room:
                self.night = night
                self.excess = entered - self.room
                self.choose_foes(table)
                return

    def advance(self, table: Board, kind: i64, stands: list[int], night: i64) -> i64:
        """All creatures of a kind by ascending field (D10.7); how many of them enter."""
        out = way_out(table)
        movers: list[int] = []
        for field in range(i64(FIELDS)):
            creature = stands[field]
            if creature >= 0 and table.creature(creature, KIND) == kind and moves_by_itself(table, creature):
                movers.append(field)
        entered: i64 = 0
        for field in movers:
            ahead = next_free(table, field, out, stands)
            if ahead == BLOCKED:
                continue
            creature = stands[field]
            stands[field] = -1
            if ahead == out:
                self.arrival[creature] = night
                entered += 1
            else:
                stands[ahead] = creature
        return entered

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


def next_free(table: Board, field: i64, out: i64, stands: list[int]) -> i64:
    """As `next_place`, with creatures where they will stand by then."""
    ahead = along_arrow(table, field)
    for _hop in range(i64(FIELDS)):
        if ahead == BLOCKED or ahead == out or stands[ahead] < 0:
            return ahead
        ahead = along_arrow(table, ahead)
    return BLOCKED


def nights_left(table: Board) -> i64:
    """Sunrises to come, as a rule: victories move the narrator, too."""
    nights = (letters_left(table) + 1) // 2 + 1
    return nights + i64(tempers.trait(table, tempers.HORIZON)) if ends_with_a_battle(table) else nights


def ends_with_a_battle(table: Board) -> bool:
    """Where a creature is to be beaten, the legend is over as soon as it is."""
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED:
            return True
    return False
