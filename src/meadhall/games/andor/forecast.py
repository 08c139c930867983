"""The nights to come: which creature will enter the castle when, and when there are too many of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .creatures import capacity, moves_by_itself, on_shields, way_out
from .names import FIELDS, GOR, SKRAL, TROLL, WARDRAK
from . import tempers
from .table import KIND, MOST_CREATURES, PLACE, STRENGTH, Board
from .threats import letters_left
from .ways import has_rubble, is_broken

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
            if ahead < 0:
                continue
            creature = stands[field]
            stands[field] = -1
            if ahead == out:
                self.arrival[creature] = night
                entered += 1
            else:
                stands[ahead] = creature
        return entered

    def must_fall(self, table: Board, creature: i64) -> bool:
        """Whether it is one of the weakest of those that come in the night the castle cannot stand."""
        if self.arrival[creature] > self.night or not self.excess:
            return False
        sign: i64 = -1 if tempers.trait(table, tempers.STRONGEST) > 0.0 else 1
        weaker: i64 = 0
        for other in range(i64(MOST_CREATURES)):
            if other != creature and self.arrival[other] <= self.night:
                if sign * table.creature(other, STRENGTH) < sign * table.creature(creature, STRENGTH):
                    weaker += 1
        return weaker < self.excess


def next_free(table: Board, field: i64, out: i64, stands: list[int]) -> i64:
    """D10.2 to D10.4: over occupied fields; -1 if the way is blocked."""
    here = field
    for _hop in range(i64(FIELDS)):
        ahead = table.program.board.arrow(here)
        if ahead < 0 or has_rubble(table, ahead) or is_broken(table, here, ahead):
            return -1
        if ahead == out or stands[ahead] < 0:
            return ahead
        here = ahead
    return -1


def nights_left(table: Board) -> i64:
    """Sunrises to come, as a rule: victories move the narrator, too."""
    return (letters_left(table) + 1) // 2 + 1 + i64(tempers.trait(table, tempers.HORIZON))
