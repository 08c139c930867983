"""A table that writes down the legal choices of a seat: the contract kept once for all compiled games.

A game says who decides, writes the legal choices of a seat (`make_offers`, `offered`) and carries one out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .rng import next_luck, word
from .table import NOBODY, Table

MOST_CHOICES: Final = 65536


class DecisionTable(Table):
    def __init__(self, seats: int, luck: int) -> None:
        super().__init__(seats, luck)
        self.players: i64 = seats
        self.offers_of: i64 = NOBODY  # the seat whose offers are written down and still true
        self.offers_made: i64 = 0  # how many

    # -- what a game defines -----------------------------------------------------------------------

    def may_decide(self, seat: i64) -> bool:
        """Whether the seat may decide now, or decide anew what is sealed."""
        raise self.lacks("may_decide")

    def owes(self, seat: i64) -> bool:
        """Whether the table waits for the seat."""
        raise self.lacks("owes")

    def make_offers(self, seat: i64) -> i64:
        """Write down the legal choices of a seat that may decide; their number."""
        raise self.lacks("make_offers")

    def offered(self, index: i64) -> i64:
        """One of the choices written down."""
        raise self.lacks("offered")

    def carry_out(self, seat: i64, choice: i64) -> None:
        """Make a legal choice happen, and everything that follows by itself."""
        raise self.lacks("carry_out")

    def rule(self) -> str:
        """The rule behind the decision in force."""
        return ""

    # -- deciding ----------------------------------------------------------------------------------

    def decide(self, seat: i64, choice: i64) -> None:
        """A choice that is known to be legal."""
        self.offers_of = NOBODY
        self.carry_out(seat, choice)

    def new_offers(self, seat: i64) -> i64:
        """Write down what a seat may choose now; the number of choices."""
        self.offers_made = self.make_offers(seat)
        self.offers_of = seat
        return self.offers_made

    def is_open(self, seat: i64, choice: i64) -> bool:
        """Whether a choice is legal for the seat now."""
        if not self.may_decide(seat):
            return False
        if self.offers_of != seat:
            self.new_offers(seat)
        return self.is_offered(choice)

    def is_offered(self, choice: i64) -> bool:
        """Whether a choice is among those written down."""
        for index in range(self.offers_made):
            if self.offered(index) == choice:
                return True
        return False

    def all_options(self, seat: i64) -> list[int]:
        """The legal choices of a seat that may decide now."""
        return [self.offered(index) for index in range(self.new_offers(seat))]

    def random_option(self, seat: i64, number: i64) -> i64:
        """One of the legal choices, by a 32-bit random number."""
        return self.offered(number * self.new_offers(seat) >> 32)

    def first_who_owes(self) -> i64:
        """The first seat the table waits for, or NOBODY; a game may know it without asking all."""
        for seat in range(self.players):
            if self.owes(seat):
                return seat
        return NOBODY

    # -- the contract ------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owes(seat)]

    def next_seat(self) -> int:
        return self.first_who_owes()

    def choices(self, seat: int) -> list[int]:
        if not 0 <= seat < self.seats or not self.may_decide(seat):
            return []
        return self.all_options(seat)

    def play(self, seat: int, choice: int) -> None:
        if not 0 <= seat < self.seats or not 0 <= choice < MOST_CHOICES or not self.is_open(seat, choice):
            self.refuse(seat, choice, self.rule())
        self.decide(seat, choice)

    def play_out(self, luck: int) -> int:
        state: i64 = luck
        decisions: i64 = 0
        seat = self.first_who_owes()
        while seat != NOBODY:
            state = next_luck(state)
            self.decide(seat, self.random_option(seat, word(state)))
            decisions += 1
            seat = self.first_who_owes()
        return decisions
