"""What people have pressed towards a choice, and what they have sent: kept for each seat, in memory only.

A draft belongs to one question. It is gone once the seat has acted, or is asked something else; what others
do meanwhile (sealing their own bids) leaves it alone.
"""

from __future__ import annotations

from dataclasses import dataclass

Question = tuple[int, str, tuple[int, ...]]  # seq of the seat's last act, decision, choices


@dataclass(frozen=True, slots=True)
class Sent:
    """A press that made a choice: the seq the sender saw, and what was pressed."""

    seq: int
    key: str


@dataclass(slots=True)
class SeatDraft:
    """What lies before one seat."""

    question: Question | None = None
    since: int = 0  # the seq at which the question was first seen
    keys: tuple[str, ...] = ()
    sent: Sent | None = None

    def face(self, question: Question | None, seq: int) -> None:
        """The seat looks at a question, or at none; a new one sweeps the desk."""
        if question != self.question:
            self.question, self.since, self.keys = question, seq, ()
