"""Drafts: the pieces a player has pressed towards a choice, and the last press sent. In memory only, by seat.

A draft belongs to one question. It ends when the seat has acted, or is asked something else. Choices of
others meanwhile (sealed bids) leave it alone.
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
    """The draft of one seat."""

    question: Question | None = None
    since: int = 0  # the seq at which the question was first seen
    keys: tuple[str, ...] = ()
    sent: Sent | None = None

    def face(self, question: Question | None, seq: int) -> None:
        """The seat is asked this question, or none. A new question clears the draft."""
        if question != self.question:
            self.question, self.since, self.keys = question, seq, ()
