"""The table of Aetherya: the contract kept by the rule files."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.result import Result
from meadhall.core.table import NO_CHOICE, NOBODY

from ..bots import position_value, rollout_policy
from ..state import secrets, steps
from ..state.table import BYTES_TO_KEEP, NUMBERS, Board, empty_cells
from ..state.view import table_view
from . import deal, ending, flow


class AetheryaTable(Board):
    """One game, whichever way it is played."""

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
        if self.step == steps.ARRANGE:
            return super().first_who_owes()
        return self.active if self.step != steps.OVER else NOBODY

    def copy(self) -> AetheryaTable:
        twin = AetheryaTable(self.seats, self.luck, self.cells[:])
        twin.take_over(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the bytes and the numbers. A listener is no part of the game."""
        cells = bytes(list(self.cells[:BYTES_TO_KEEP]))
        return rebuilt, (self.seats, cells, tuple([getattr(self, name) for name in NUMBERS]))

    def result(self) -> Result | None:
        return ending.result(self)

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, viewer: int) -> object:
        return table_view(self, viewer)

    def imagine(self, seat: int, luck: int) -> AetheryaTable:
        twin = self.copy()
        secrets.forget(twin, seat, luck)
        return twin

    def openly_forced(self, seat: int) -> int:
        """Choices follow from what lies open, but for one case: two cards drawn alone leave one choice if
        they are equal (C4.1), and nobody else may learn that. A single drawn card always leaves several."""
        options = self.choices(seat)
        return options[0] if len(options) == 1 and self.step != steps.KEEP else NO_CHOICE

    def decision(self, seat: int) -> str:
        if not 0 <= seat < self.seats or not flow.may_decide(self, seat):
            return ""
        return steps.DECISIONS[self.step].id

    def rule(self) -> str:
        """The rule behind the decision in force."""
        return steps.DECISIONS[self.step].rule if self.step in steps.DECISIONS else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return position_value.estimate(self, seat)

    def value(self, seat: int) -> float:
        return position_value.value(self, seat)

    def rollout(self, luck: int) -> None:
        rollout_policy.rollout(self, luck)


def rebuilt(seats: int, cells: bytes, numbers: tuple[int, ...]) -> AetheryaTable:
    """A table that was pickled."""
    table = AetheryaTable(seats, 0, empty_cells(numbers[NUMBERS.index("items")] != 0))
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(table, name, number)
    for place, value in enumerate(cells):
        table.cells[place] = u8(value)
    return table


@cache
def laid_out(seats: int, mode: int, items: bool) -> AetheryaTable:
    """The table before luck has a say; kept, since simulations begin with it over and over."""
    table = AetheryaTable(seats, 0, empty_cells(items))
    table.mode = mode
    table.items = int(items)
    deal.lay_out(table)
    return table


def new_table(seats: int, luck: int, mode: int, items: bool, first: int = NOBODY) -> AetheryaTable:
    table = laid_out(seats, mode, items).copy()
    flow.begin(table, luck, first)
    return table
