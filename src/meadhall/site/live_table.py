"""A table in memory: the match rebuilt from its log, who sits at it, what was told and said.

`plan` finds out what a choice would write into the log; `apply` makes what is written happen. Nothing here
waits or writes: that is `service`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from meadhall.arena.workers import game_here
from meadhall.core.errors import Refusal
from meadhall.core.journal import Entry
from meadhall.core.match import Match
from meadhall.core.record import Committed, Record
from meadhall.core.speech import language
from meadhall.core.table import Table
from meadhall.look.memory import Memory
from meadhall.store.chat import Saying
from meadhall.store.matches import OVER, PLAYING, Course, LogEntry, Seat, Terms

from .bot_names import bot_name, in_words
from .clock import Clock
from .desks import Desk
from .rulebooks import by_the_rules_of
from .watchers import Watchers

PLAY, UNDO = "play", "undo"
PERSON, BOT, CLOCK, FORCED = "person", "bot", "clock", "forced"


class Told(NamedTuple):
    """Something that happened: an entry of the journal, or (None) that all since `back_to` was taken back."""

    number: int  # among all that was told at the table
    seq: int
    seat: int
    entry: Entry | None = None
    back_to: int = 0


@dataclass(slots=True)
class UndoAsk:
    """A seat asks the other people whether it may take back its choice."""

    seat: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a choice would add to the log (forced choices that follow it included), and where it leads."""

    entries: list[LogEntry]
    outcome: Table


class LiveTable:
    def __init__(
        self,
        terms: Terms,
        course: Course,
        seats: list[Seat],
        log: Sequence[LogEntry] = (),
        chat: Sequence[Saying] = (),
    ) -> None:
        self.terms = terms
        self.course = course
        self.seats = seats
        self.chat = list(chat)
        self.lock = asyncio.Lock()
        self.watchers = Watchers()
        self.undo_ask: UndoAsk | None = None
        self.hurried = asyncio.Event()  # bots do not pause until a person is asked
        self.memory = Memory()  # of what was drawn of it
        self.desks: defaultdict[int, Desk] = defaultdict(Desk)  # by seat
        self.positions: dict[tuple[int, str], tuple[int, dict[str, object]]] = {}  # kept by `frames`
        self.rebuild(log)

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def seq(self) -> int:
        """The number the next entry of the log will have."""
        return len(self.log)

    @property
    def playing(self) -> bool:
        return self.course.status == PLAYING

    # -- from the log ------------------------------------------------------------------------------

    def rebuild(self, log: Sequence[LogEntry]) -> None:
        terms = self.terms
        game = game_here(terms.game)
        if game.version != terms.version:
            raise Refusal("unknown_version", game=game.name, version=terms.version, known=game.version)
        luck = Committed(terms.commitment, terms.seed)
        self.match = Match(game, self.names(), luck, terms.options)
        self._shown_names: dict[str, list[str]] = {}  # by language
        self.log: list[LogEntry] = []
        self.told: list[Told] = []
        self.clock = Clock(terms.clock, len(self.seats))
        self._seq_of_move: list[int] = []
        self.start_clock()
        for entry in log:
            self.apply(entry)

    def apply(self, entry: LogEntry) -> None:
        """Make an entry of the log happen."""
        if entry.kind == PLAY:
            self._play(entry)
        else:
            self._take_back(entry)
        self.log.append(entry)
        self.undo_ask = None
        self.clock.press(entry.seat, entry.at)
        self.clock.start(self.match.table.to_act(), entry.at)
        if self.asked():
            self.hurried.clear()

    def _play(self, entry: LogEntry) -> None:
        journal = self.match.journal
        heard = len(journal.entries)
        self.match.play(entry.seat, entry.choice)
        self._seq_of_move.append(entry.seq)
        for number, told in enumerate(journal.entries[heard:], start=len(self.told)):
            self.told.append(Told(number, entry.seq, told.seat, told))

    def _take_back(self, entry: LogEntry) -> None:
        self.match.undo(entry.seat)
        left = len(self.match.moves)
        back_to = self._seq_of_move[left]
        self.told.append(Told(len(self.told), entry.seq, entry.seat, back_to=back_to))
        del self._seq_of_move[left:]

    def start_clock(self) -> None:
        if self.course.started is not None:
            self.clock.start(self.match.table.to_act(), self.course.started)

    # -- to the log --------------------------------------------------------------------------------

    def plan(self, seat: int, choice: int, actor: str, now: int) -> Plan:
        """Refuses what the rules do not allow; changes nothing."""
        table = self.match.table.copy()
        if not 0 <= seat < table.seats or choice not in table.choices(seat):
            self._refuse(table, seat, choice)
        return self._plan(table, [LogEntry(self.seq, PLAY, seat, choice, actor, now)], now)

    def _refuse(self, table: Table, seat: int, choice: int) -> None:
        """Playing it at a copy tells which rule is against it."""
        with by_the_rules_of(self.terms.game):
            table.play(seat, choice)
            table.refuse(seat, choice)

    def plan_opening(self, now: int) -> Plan:
        """Forced choices right after the deal."""
        return self._plan(self.match.table.copy(), [], now)

    def _plan(self, table: Table, entries: list[LogEntry], now: int) -> Plan:
        for entry in entries:
            self._try(table, entry)
        while (forced := _forced(table)) is not None:
            entry = LogEntry(self.seq + len(entries), PLAY, *forced, FORCED, now)
            self._try(table, entry)
            entries.append(entry)
        return Plan(entries, table)

    def _try(self, table: Table, entry: LogEntry) -> None:
        """Play at a copy with the luck the real table will have."""
        number = len(self.match.moves) + 1 + entry.seq - self.seq
        self.match.luck.rekey(table, number)
        table.play(entry.seat, entry.choice)

    def repeats(self, seq: int, kind: str, seat: int, choice: int) -> bool:
        """Whether exactly this is in the log already: somebody sent it again to be sure."""
        if not 0 <= seq < self.seq:
            return False
        entry = self.log[seq]
        return (entry.kind, entry.seat, entry.choice, entry.actor) == (kind, seat, choice, PERSON)

    def last_act(self, seat: int) -> int:
        """The seq at which a seat last did something, -1 if it never did."""
        for entry in reversed(self.log):
            if entry.seat == seat:
                return entry.seq
        return -1

    # -- who sits ----------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [seat.name or self._nameless(number) for number, seat in enumerate(self.seats)]

    def shown_names(self) -> list[str]:
        """Names for a reader: those of bots in the language spoken."""
        spoken = language()
        if spoken not in self._shown_names:
            self._shown_names[spoken] = [
                in_words(name) if seat.bot and not seat.name else name
                for name, seat in zip(self.match.names, self.seats, strict=True)
            ]
        return self._shown_names[spoken]

    def _nameless(self, number: int) -> str:
        return bot_name(self.id, number) if self.seats[number].bot else f"Seat {number + 1}"

    def set_seat(self, number: int, who: Seat) -> None:
        self.seats[number] = who
        self.match.names[:] = self.names()
        self._shown_names.clear()

    def seat_of(self, account: str | None) -> int | None:
        if account is not None:
            for number, seat in enumerate(self.seats):
                if seat.account == account:
                    return number
        return None

    def bots_to_act(self) -> list[int]:
        if not self.playing:
            return []
        return [seat for seat in self.match.table.to_act() if self.seats[seat].bot is not None]

    def asked(self) -> list[str]:
        """The accounts of those for whom the table waits."""
        if not self.playing:
            return []
        deciding = [self.seats[seat] for seat in self.match.table.to_act()]
        return [seat.account for seat in deciding if seat.account and not seat.bot]

    def people(self) -> list[int]:
        """Seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.account and not seat.bot]

    # -- the end -----------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole truth, seed included: only for a match that is over."""
        assert self.course.status == OVER
        return self.match.record()


def _forced(table: Table) -> tuple[int, int] | None:
    for seat in table.to_act():
        choices = table.choices(seat)
        if len(choices) == 1:
            return seat, choices[0]
    return None
