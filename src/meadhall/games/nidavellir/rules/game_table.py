"""The table of the base game: implements the contract with the rule modules."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.result import Result, ranked
from meadhall.core.table import NO_CHOICE

from ..bots import position_value, rollout_policy
from ..state import secrets, steps
from ..state.choices import BIDS
from ..state.table import Board, cells_of, empty_cells
from ..state.view import table_view
from . import deal, flow, scoring

BID_LIST: Final = list(range(BIDS))


class NidavellirTable(Board):
    """Nidavellir without expansion."""

    def __init__(self, seats: int, luck: int, cells: vec[u8]) -> None:
        super().__init__(seats, luck, cells)

    # -- the game ----------------------------------------------------------------------------------

    def may_decide(self, seat: i64) -> bool:
        return flow.may_decide(self, seat)

    def owes(self, seat: i64) -> bool:
        return flow.owes(self, seat)

    def make_offers(self, seat: i64) -> i64:
        return flow.offer(self, seat)

    def carry_out(self, seat: i64, choice: i64) -> None:
        flow.decide(self, seat, choice)

    def first_who_owes(self) -> i64:
        return flow.first_who_owes(self)

    def choices(self, seat: int) -> list[int]:
        if self.bids_freely(seat):
            return BID_LIST
        return super().choices(seat)

    def bids_freely(self, seat: int) -> bool:
        """Whether the seat may lay its coins in all ways: this list is made once."""
        if not self.depth or self.top_step != steps.BID or not 0 <= seat < self.seats:
            return False
        return flow.may_decide(self, seat) and self.owns_all_coins(seat)

    def copy(self) -> NidavellirTable:
        twin = NidavellirTable(self.seats, self.luck, self.cells[:])
        twin.take_over(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, self.packed()

    def result(self) -> Result | None:
        if not flow.is_over(self):
            return None
        return ranked([scoring.total(self, seat) for seat in range(self.players)])

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, viewer: int) -> object:
        return table_view(self, viewer, self.has_camp())

    def imagine(self, seat: int, luck: int) -> NidavellirTable:
        twin = self.copy()
        secrets.forget(twin, seat, luck)
        return twin

    def openly_forced(self, seat: int) -> int:
        """Only the cards of the Pioneer are seen by one seat alone (N18.4), even if all three are alike."""
        options = self.choices(seat)
        if len(options) != 1 or self.top_step == steps.PIONEER:
            return NO_CHOICE
        return options[0]

    def decision(self, seat: int) -> str:
        if not 0 <= seat < self.seats or not flow.may_decide(self, seat):
            return ""
        return steps.DECISIONS[self.top_step].id

    def rule(self) -> str:
        """The rule behind the decision in force."""
        return steps.DECISIONS[self.top_step].rule if self.depth else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return position_value.estimate(self, seat)

    def value(self, seat: int) -> float:
        return position_value.value(self, seat)

    def rollout(self, luck: int) -> None:
        rollout_policy.rollout(self, luck)

    def reward(self, seat: int) -> float:
        if not flow.is_over(self):
            return 0.0
        own = scoring.total(self, seat)
        sharers = 0
        for other in range(self.players):
            score = scoring.total(self, other)
            if score > own:
                return 0.0
            sharers += score == own
        return 1.0 / sharers


def unpacked(seats: int, luck: int, cells: bytes, numbers: tuple[int, ...]) -> NidavellirTable:
    """A table as it was packed."""
    table = NidavellirTable(seats, luck, cells_of(cells))
    table.lay_numbers(numbers)
    return table


@cache
def laid_out(seats: int, beginner: bool) -> NidavellirTable:
    """The table before anything random; cached, because every simulated game starts with it."""
    table = NidavellirTable(seats, 0, empty_cells(seats))
    deal.lay_out(table, beginner)
    return table


def new_table(seats: int, luck: int, beginner: bool) -> NidavellirTable:
    table = laid_out(seats, beginner).copy()
    flow.begin(table, luck)
    return table
