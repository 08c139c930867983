"""The table of Andor: the contract kept by the rule files."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.result import Result
from meadhall.core.table import NO_CHOICE

from ..bots import candidates, policies, position_value, rollout_policy
from ..legend.program import Program
from ..state import steps
from ..state.counters import NUMBERS
from ..state.events import (
    BATTLE_BEGAN,
    BATTLE_BROKEN_OFF,
    CREATURE_DEFEATED,
    CREATURE_ENTERED,
    CREATURE_MOVED,
    CREATURE_ROLLED,
    LEGEND_LOST,
    LEGEND_WON,
    ROUND_FOUGHT,
    THING_GIVEN,
)
from ..state.hero_entry import HeroEntry
from ..state.names import WON
from ..state.table import KIND, NOWHERE, PLACE, TAG, Board, empty_cells
from ..state.view_maker import ending_of, table_view
from . import flow, offers, setup
from .creature_rolls import foe_dice
from .heroes import shown_as

OF_THE_BATTLE = (BATTLE_BEGAN, CREATURE_ROLLED, ROUND_FOUGHT, BATTLE_BROKEN_OFF, CREATURE_DEFEATED)


class AndorTable(Board):
    """One legend being played."""

    def __init__(self, seats: int, luck: int, program: Program, cells: vec[i64]) -> None:
        super().__init__(seats, luck, program, cells)

    # -- the game ----------------------------------------------------------------------------------

    def next_seat(self) -> int:
        return flow.seat_to_act(self)

    def owes(self, seat: i64) -> bool:
        return flow.seat_to_act(self) == seat

    def may_decide(self, seat: i64) -> bool:
        """The seat to act, and during a turn every seat that has a free action (D31.1)."""
        if flow.seat_to_act(self) == seat:
            return True
        return self.step() == steps.TURN and self.new_offers(seat) > 0

    def make_offers(self, seat: i64) -> i64:
        offers.offer(self, seat)
        return self.offers_made

    def carry_out(self, seat: i64, choice: i64) -> None:
        flow.decide(self, choice)

    def copy(self) -> AndorTable:
        twin = AndorTable(self.seats, self.luck, self.program, self.cells[:])
        twin.take_over(self)
        twin.policy = self.policy
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle; the listener stays behind."""
        numbers = [getattr(self, name) for name in NUMBERS]
        return rebuilt, (self.seats, self.luck, self.program, list(self.cells), numbers, self.policy)

    def result(self) -> Result | None:
        """Everybody wins or loses together (D1.2)."""
        if self.outcome == 0:
            return None
        won = self.outcome == WON
        places = (1,) * self.seats
        return Result((int(won),) * self.seats, places, won, self.why(), int(self.narrator))

    def why(self) -> str:
        """How it ended: at_n, castle, all_goals, or the id of a defeat of the legend."""
        return ending_of(self)

    # -- knowledge: all heroes share what they know (D28.2) ------------------------------------------

    def view(self, viewer: int) -> object:
        return table_view(self, viewer)

    def imagine(self, seat: int, luck: int) -> AndorTable:
        """Hidden things do not exist yet: only the luck is drawn anew."""
        twin = self.copy()
        twin.luck = luck
        return twin

    def decision(self, seat: int) -> str:
        if not 0 <= seat < self.seats or not self.may_decide(seat):
            return ""
        return steps.DECISIONS[self.step()].id if self.owes(seat) else steps.FREE_WINDOW

    def rule(self) -> str:
        step = self.step()
        return steps.DECISIONS[step].rule if step in steps.DECISIONS else ""

    def report(self, what: str, seat: i64, first: i64, second: i64, audience: i64) -> None:
        """An entry says by itself which hero and which legend it is about."""
        journal = self.journal
        if journal is not None:
            hero, other = self.hero_id(seat), self.told_besides(what, second)
            creature = self.creature_id(self.creature_meant(what, first, second))
            entry = HeroEntry(what, seat, first, second, audience, hero, other, creature, self.program)
            journal.note(entry)

    def told_besides(self, what: str, second: i64) -> str:
        if what == THING_GIVEN:
            return self.hero_id(second)
        if what == CREATURE_ROLLED:
            return ", ".join([str(die) for die in foe_dice(self)])
        return self.why() if what in (LEGEND_WON, LEGEND_LOST) else ""

    def creature_meant(self, what: str, first: i64, second: i64) -> i64:
        if what in OF_THE_BATTLE:
            return self.target
        if what == CREATURE_MOVED:
            return self.creature_on(first)
        return second if what == CREATURE_ENTERED else NOWHERE

    def creature_id(self, creature: i64) -> str:
        """Kind, tag and field; no field if it is the only one of its kind. "" without a creature."""
        if creature < 0:
            return ""
        kind, tag = self.creature(creature, KIND), self.creature(creature, TAG)
        field = str(self.creature(creature, PLACE)) if self.standing(kind) > 1 else ""
        return f"{self.program.kinds[kind].name}:{self.program.tags[tag - 1] if tag else ''}:{field}"

    def standing(self, kind: i64) -> int:
        """How many of a kind are on fields."""
        fields = [self.creature_on(field) for field in self.program.board.fields]
        return sum([creature >= 0 and self.creature(creature, KIND) == kind for creature in fields])

    def hero_id(self, hero: i64) -> str:
        return shown_as(self, hero) if 0 <= hero < self.party else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return position_value.estimate(self)

    def value(self, seat: int) -> float:
        return position_value.value(self)

    def default_choice(self, seat: int, luck: int) -> int:
        return rollout_policy.quick_choice(self, luck) if self.owes(seat) else NO_CHOICE

    def policies(self) -> int:
        return policies.MINDS

    def candidates(self, seat: int) -> list[int]:
        return candidates.candidates(self) if self.owes(seat) else self.choices(seat)

    def rollout(self, luck: int) -> None:
        candidates.rollout(self, luck)


def rebuilt(
    seats: int, luck: int, program: Program, cells: list[int], numbers: list[int], policy: int
) -> AndorTable:
    """The table that was pickled."""
    table = AndorTable(seats, luck, program, vec[i64](cells))
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(table, name, number)
    table.policy = policy
    return table


def new_table(seats: int, luck: int, program: Program, party: list[int], with_prologue: bool) -> AndorTable:
    table = AndorTable(seats, luck, program, empty_cells())
    setup.lay_out(table, party)
    setup.begin(table, with_prologue)
    flow.run(table)
    return table
