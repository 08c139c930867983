"""The table of Dwar7s Fall: joins the contract with the rule files."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.result import Result
from meadhall.core.table import NO_CHOICE, NOBODY

from ..bots import candidates, position_value
from ..state import choices, secrets, steps
from ..state.box import Box
from ..state.component_file import box_named
from ..state.table import Board, cells_of, empty_cells
from ..state.view import table_view
from . import deal, flow, goals, scoring


class Dwar7sTable(Board):
    """One game."""

    def __init__(self, seats: int, luck: int, box: Box, cells: vec[u8]) -> None:
        super().__init__(seats, luck, box, cells)

    # -- the game ----------------------------------------------------------------------------------

    def may_decide(self, seat: i64) -> bool:
        return flow.may_decide(self, seat)

    def owes(self, seat: i64) -> bool:
        return flow.owes(self, seat)

    def make_offers(self, seat: i64) -> i64:
        return flow.offer(self, seat)

    def carry_out(self, seat: i64, choice: i64) -> None:
        flow.decide(self, seat, choice)

    def next_seat(self) -> int:
        return self.active if self.step != steps.OVER else NOBODY

    def copy(self) -> Dwar7sTable:
        twin = Dwar7sTable(self.seats, self.luck, self.box, self.cells[:])
        twin.take_over(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, without the journal."""
        return (rebuilt, (self.seats, self.box.text, self.array(), self.numbers()))

    def result(self) -> Result | None:
        return scoring.result(self) if self.step == steps.OVER else None

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, viewer: int) -> object:
        return table_view(self, viewer)

    def imagine(self, seat: int, luck: int) -> Dwar7sTable:
        twin = self.copy()
        secrets.forget(twin, seat, luck)
        return twin

    def openly_forced(self, seat: int) -> int:
        """A forced choice that everybody can infer. Counts of gems and ogres are open, not kinds (W15)."""
        options = self.choices(seat)
        return options[0] if len(options) == 1 and secrets.is_openly_forced(self, seat) else NO_CHOICE

    def decision(self, seat: int) -> str:
        if not 0 <= seat < self.seats or not flow.may_decide(self, seat):
            return ""
        return steps.DECISIONS[self.step].id if seat == self.active else "reveal"

    def rule(self) -> str:
        """The rule behind the decision in force."""
        return steps.DECISIONS[self.step].rule if self.step != steps.OVER else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return position_value.estimate(self, seat)

    def value(self, seat: int) -> float:
        return candidates.value(self, seat)

    def reward(self, seat: int) -> float:
        return scoring.victory_share(self, seat) if self.step == steps.OVER else 0.0

    def rollout(self, luck: int) -> None:
        candidates.rollout(self, luck)

    def default_choice(self, seat: int, luck: int) -> int:
        return candidates.default_choice(self, seat, luck) if flow.may_decide(self, seat) else NO_CHOICE

    def volunteer(self, seat: int) -> int:
        """Out of turn: reveals a fulfilled secret goal that could be lost again (W12.1)."""
        if self.step == steps.OVER or seat == self.active or not goals.can_reveal(self, seat):
            return NO_CHOICE
        return choices.REVEAL if goals.can_be_lost(self.secret(seat)) else NO_CHOICE

    def may_volunteer(self, seat: int) -> bool:
        """Whether the seat may hold a fulfilled secret goal, as far as others know."""
        if self.step == steps.OVER or seat == self.active:
            return False
        return secrets.may_have_to_reveal(self, seat)

    def candidates(self, seat: int) -> list[int]:
        return candidates.candidates(self, seat) if flow.owes(self, seat) else self.choices(seat)


def laid_out(seats: int, box: Box) -> Dwar7sTable:
    """The table before anything is drawn at random."""
    table = Dwar7sTable(seats, 0, box, empty_cells())
    deal.lay_out(table)
    return table


def rebuilt(seats: int, components: str, array: bytes, numbers: list[int]) -> Dwar7sTable:
    """The unpickled table."""
    table = Dwar7sTable(seats, 0, box_named(components), cells_of(array))
    table.restore(numbers)
    return table
