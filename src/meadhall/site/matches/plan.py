"""Plans: what a choice or an undo adds to the log of a match. And its events, as frames tell them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.core.journal import Entry
from meadhall.core.match import Played, Undone
from meadhall.core.table import Table
from meadhall.store.matches import LogEntry

PLAY, UNDO = "play", "undo"
PERSON, BOT, CLOCK, FORCED = "person", "bot", "clock", "forced"


class MatchEvent(NamedTuple):
    """Something that happened: an entry of the journal, or (None) that all since `back_to` was taken back."""

    number: int  # among all events of the match
    seq: int
    seat: int
    entry: Entry | None = None
    back_to: int = 0


class Step(NamedTuple):
    """An entry of the log, and what it does to the match."""

    entry: LogEntry
    change: Played | Undone


@dataclass(frozen=True, slots=True)
class Plan:
    """The entries that a choice adds to the log, with those of forced choices that follow it."""

    steps: list[Step]

    @property
    def entries(self) -> list[LogEntry]:
        return [step.entry for step in self.steps]

    @property
    def outcome(self) -> Table:
        return self.steps[-1].change.table

    def at(self, now: int) -> Plan:
        """The same at another time."""
        return Plan([Step(entry._replace(at=now), change) for entry, change in self.steps])


@dataclass(slots=True)
class UndoAsk:
    """A seat asks the other people whether it may take back its choice. Any move withdraws it."""

    seat: int
    plan: Plan
    consenting: set[int] = field(default_factory=set)
