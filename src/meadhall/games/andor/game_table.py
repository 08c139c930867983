"""The table of Andor: the contract kept by the rule files."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.luck import below, next_luck
from meadhall.core.result import Result
from meadhall.core.table import NOBODY

from . import estimate, flow, judgement, opening, steps
from .choices import CHOICES
from .events import THING_GIVEN
from .names import HERO_IDS, WON
from .program import Program
from .table import TYPE, Board, empty_cells
from .told import HeroEntry
from .track import FIRST_DEFEAT
from .view import table_view


class AndorTable(Board):
    """One legend being played."""

    def __init__(self, seats: int, luck: int, program: Program, cells: vec[i64]) -> None:
        super().__init__(seats, luck, program, cells)

    # -- the game ----------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        seat = self.next_seat()
        return [seat] if seat != NOBODY else []

    def next_seat(self) -> int:
        return self.seat_of(self.part(1)) if self.depth else NOBODY

    def choices(self, seat: int) -> list[int]:
        return flow.options(self, seat) if 0 <= seat < self.seats else []

    def play(self, seat: int, choice: int) -> None:
        if not 0 <= seat < self.seats or not 0 <= choice < CHOICES or choice not in flow.options(self, seat):
            self.refuse(seat, choice, steps.DECISION_RULES.get(self.step(), ""))
        flow.decide(self, choice)

    def copy(self) -> AndorTable:
        twin = AndorTable(self.seats, self.luck, self.program, self.cells[:])
        twin.take_over(self)
        return twin

    def result(self) -> Result | None:
        """Everybody wins or loses together (D1.2)."""
        if self.outcome == 0:
            return None
        won = self.outcome == WON
        places = (1,) * self.seats
        return Result((int(won),) * self.seats, places, won, self.why(), int(self.narrator))

    def why(self) -> str:
        """How it ended: at_n, castle, all_goals, or the id of a defeat of the legend."""
        if self.reason >= FIRST_DEFEAT:
            return self.program.defeats[self.reason - FIRST_DEFEAT].name
        return ("at_n", "castle", "all_goals")[self.reason]

    # -- knowledge: all heroes share what they know (D28.2) ------------------------------------------

    def view(self, viewer: int) -> object:
        return table_view(self, viewer)

    def imagine(self, seat: int, luck: int) -> AndorTable:
        """What nobody knows is not there yet: only the luck is drawn anew."""
        twin = self.copy()
        twin.luck = luck
        return twin

    def decision(self, seat: int) -> str:
        if not 0 <= seat < self.seats or self.depth == 0:
            return ""
        if self.next_seat() == seat:
            return steps.DECISION_IDS[self.step()]
        return steps.FREE_WINDOW if flow.options(self, seat) else ""

    def report(self, what: str, seat: i64, first: i64, second: i64, audience: i64) -> None:
        """An entry says by itself which hero and which legend it is about."""
        journal = self.journal
        if journal is not None:
            other = self.hero_id(second) if what == THING_GIVEN else ""
            entry = HeroEntry(what, seat, first, second, audience, self.hero_id(seat), other, self.program)
            journal.note(entry)

    def hero_id(self, hero: i64) -> str:
        return HERO_IDS[self.hero(hero, TYPE)] if 0 <= hero < self.party else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return estimate.estimate(self)

    def outlook(self, seat: int) -> float:
        return estimate.outlook(self)

    def look_ahead(self, luck: int) -> None:
        judgement.look_ahead(self, luck)

    def play_out(self, luck: int) -> int:
        state: i64 = luck
        decisions: i64 = 0
        while self.depth:
            state = next_luck(state)
            offered = flow.options(self, self.seat_of(self.part(1)))
            flow.decide(self, offered[below(state, len(offered))])
            decisions += 1
        return decisions


def new_table(seats: int, luck: int, program: Program, party: list[int], with_prologue: bool) -> AndorTable:
    table = AndorTable(seats, luck, program, empty_cells())
    opening.lay_out(table, party)
    opening.begin(table, with_prologue)
    flow.run(table)
    return table
