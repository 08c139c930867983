"""The night to come (D11.1, steps 2 to 6), walked by the rules themselves on a copy of the table: for the
page, bots and the referee. Nobody knows the event card beforehand. Cards that a creature calls up on its way
are played if they need neither luck nor a decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..state.table import MOST_CREATURES, NOWHERE, PLACE, Board
from . import flow
from .courses import SUNRISE_KINDS, course, creatures_out, order_among
from .creatures import move_at_sunrise


def copied(table: Board) -> Board:
    twin = table.copy()
    assert isinstance(twin, Board)
    return twin


class Night:
    """Nights walked one after the other; `table` is how it looks by then."""

    def __init__(self, table: Board) -> None:
        self.table = copied(table)
        self.table.depth = 0
        self.ways: list[list[int]] = []  # by creature: the fields of its way, none if it stays
        self.left: list[int] = [NOWHERE] * MOST_CREATURES  # by creature: the field it left the board from
        self.entries: list[int] = []  # creatures that left it, in order
        self.out: list[int] = []  # creatures on fields and shields when the night began

    def walk(self, told: bool = False, judged: bool = False) -> None:
        """One night; `told` with the way of each creature, `judged` until the castle falls (D11.4)."""
        if told:
            self.ways = [[] for _creature in range(MOST_CREATURES)]
        self.entries = []
        self.out = creatures_out(self.table)
        for step in range(len(SUNRISE_KINDS)):
            kind = SUNRISE_KINDS[step]
            for creature in order_among(self.table, kind, self.out):
                if judged and self.table.castle_lost:
                    return
                if told:
                    self.emit(creature)
                self.move(creature, kind)

    def emit(self, creature: i64) -> None:
        """A wardrak goes twice: its ways are one."""
        way = course(self.table, creature)
        self.ways[creature] = self.ways[creature] + way[1:] if self.ways[creature] else way

    def move(self, creature: i64, kind: i64) -> None:
        table = self.table
        start = table.creature(creature, PLACE)
        move_at_sunrise(table, creature, kind)
        if start >= 0 and table.creature(creature, PLACE) < 0:
            self.left[creature] = start
            self.entries.append(creature)
        if table.depth:
            self.play_cards()

    def play_cards(self) -> None:
        trial = copied(self.table)
        flow.run(trial)
        if trial.luck == self.table.luck and trial.depth == 0:
            self.table = trial
            self.out = creatures_out(trial)
        else:
            self.table.depth = 0


def tonight(table: Board) -> Night:
    """The next night, with the way of each creature."""
    night = Night(table)
    night.walk(told=True)
    return night
