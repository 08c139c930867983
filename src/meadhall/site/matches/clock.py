"""Clocks: how long a seat may think. They follow from the times in the log, so a restart loses nothing.

Terms are a plain dictionary: {} for none, {"move": s} for so many seconds each choice, {"bank": s, "bonus":
s} for a bank that lasts the whole match and grows with every choice. Days are only many seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LONG: Final = 3600  # seconds: with so much time people come and go


class Clock:
    """One clock a seat, running while the seat owes a choice. Times in milliseconds."""

    def __init__(self, config: dict[str, int], seats: int) -> None:
        self.config = config
        self.banks = [config.get("bank", 0) * 1000] * seats
        self.running: dict[int, int] = {}  # seat -> since when

    @property
    def is_patient(self) -> bool:
        """Whether nobody has to sit at the table all the time."""
        return max(self.config.get("move", 0), self.config.get("bank", 0)) >= LONG

    def start(self, waiting: Iterable[int], at: int) -> None:
        """These seats, and no others, owe a choice from now on; clocks that run go on."""
        self.running = {seat: self.running.get(seat, at) for seat in waiting}

    def press(self, seat: int, at: int) -> None:
        """The seat has chosen: its time is taken off its bank."""
        since = self.running.pop(seat, None)
        if since is not None and "bank" in self.config:
            bonus = self.config.get("bonus", 0) * 1000
            self.banks[seat] = max(0, self.banks[seat] - (at - since)) + bonus

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if its clock does not run."""
        if not self.config or seat not in self.running:
            return None
        allowed = self.config["move"] * 1000 if "move" in self.config else self.banks[seat]
        return self.running[seat] + allowed
