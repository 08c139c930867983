"""A match in memory: rebuilt from its log, with its seats, events and chat.

`plan` plays a choice on a copy and returns the entries it adds to the log. Once they are written, `accept`
swaps the copy in. `apply` does both at once for an entry of the log. Nothing here waits: see `service`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence

from meadhall.bots.bot import Bot
from meadhall.bots.choosing import first_unasked, would_act_unasked
from meadhall.bots.lineup import resumed
from meadhall.core.errors import Refusal
from meadhall.core.fairness import luck_for_bot
from meadhall.core.game import Game
from meadhall.core.i18n import language
from meadhall.core.match import Match, Played, Undone
from meadhall.core.record import Committed, Record
from meadhall.core.registry import game_here
from meadhall.core.table import NO_CHOICE, SPECTATOR, Table
from meadhall.look.memory import Memory
from meadhall.store.chat import ChatMessage
from meadhall.store.matches import OVER, PLAYING, LogEntry, MatchConfig, MatchProgress, Seat

from ..rulebooks import by_the_rules_of
from .bot_levels import bot_name, in_words
from .clock import Clock
from .drafts import SeatDraft
from .plan import FORCED, PERSON, PLAY, UNDO, MatchEvent, Plan, Step, UndoAsk
from .presence import Presence


class LiveMatch:
    def __init__(
        self,
        config: MatchConfig,
        progress: MatchProgress,
        seats: list[Seat],
        log: Sequence[LogEntry] = (),
        chat: Sequence[ChatMessage] = (),
    ) -> None:
        self.config = config
        self.progress = progress
        self.seats = seats
        self.chat = list(chat)
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.undo_ask: UndoAsk | None = None
        self.skip_pauses = asyncio.Event()  # bots do not pause until a person is asked
        self.memory = Memory()  # of what was drawn of it
        self.bot_states: dict[tuple[int, str], tuple[int, ...]] = {}  # by seat and level: see `Bot.state`
        self.drafts: defaultdict[int, SeatDraft] = defaultdict(SeatDraft)  # by seat
        self.rebuild(log)

    @property
    def id(self) -> str:
        return self.config.id

    @property
    def game(self) -> Game:
        return self.core.game

    @property
    def state(self) -> Table:
        """The rules' state, as committed and displayed."""
        return self.core.table

    @property
    def seq(self) -> int:
        """The number the next entry of the log will have."""
        return len(self.log)

    @property
    def playing(self) -> bool:
        return self.progress.status == PLAYING

    # -- from the log ------------------------------------------------------------------------------

    def rebuild(self, log: Sequence[LogEntry]) -> None:
        config = self.config
        game = game_here(config.game)
        if game.version != config.version:
            raise Refusal("unknown_version", game=game.name, version=config.version, known=game.version)
        luck = Committed(config.commitment, config.seed)
        self.core = Match(game, self.names(), luck, config.options)
        self._shown_names: dict[str, list[str]] = {}  # by language
        self.log: list[LogEntry] = []
        self.events: list[MatchEvent] = []
        self.clock = Clock(config.clock, len(self.seats))
        self._seq_of_move: list[int] = []
        self.start_clock()
        for entry in log:
            self.apply(entry)

    def apply(self, entry: LogEntry) -> None:
        """Carry out an entry of the log."""
        self._accept(self._prepared(entry))

    def accept(self, plan: Plan) -> None:
        """Carry out a plan that has been written."""
        for step in plan.steps:
            self._accept(step)

    def _accept(self, step: Step) -> None:
        entry, change = step
        if isinstance(change, Played):
            self._play(entry, change)
        else:
            self._take_back(entry, change)
        self.log.append(entry)
        self.undo_ask = None
        self.clock.press(entry.seat, entry.at)
        self.clock.start(self.state.to_act(), entry.at)
        if self.asked():
            self.skip_pauses.clear()

    def _play(self, entry: LogEntry, played: Played) -> None:
        self.core.accept(played)
        self._seq_of_move.append(entry.seq)
        for number, event in enumerate(played.entries, start=len(self.events)):
            self.events.append(MatchEvent(number, entry.seq, event.seat, event))

    def _take_back(self, entry: LogEntry, undone: Undone) -> None:
        self.core.take_back(undone)
        left = len(self.core.moves)
        back_to = self._seq_of_move[left]
        self.events.append(MatchEvent(len(self.events), entry.seq, entry.seat, back_to=back_to))
        del self._seq_of_move[left:]

    def start_clock(self) -> None:
        if self.progress.started is not None:
            self.clock.start(self.state.to_act(), self.progress.started)

    # -- to the log --------------------------------------------------------------------------------

    def plan(self, seat: int, choice: int, actor: str, now: int) -> Plan:
        """Refuses what the rules do not allow; changes nothing."""
        entry = LogEntry(self.seq, PLAY, seat, choice, actor, now)
        with by_the_rules_of(self.config.game):
            step = self._prepared(entry)
        return self._with_forced([step], now)

    def plan_opening(self, now: int) -> Plan:
        """Forced choices right after the deal."""
        return self._with_forced([], now)

    def plan_undo(self, seat: int, now: int) -> Plan:
        """Refuses what cannot be taken back; changes nothing."""
        return Plan([self._prepared(LogEntry(self.seq, UNDO, seat, 0, PERSON, now))])

    def _with_forced(self, steps: list[Step], now: int) -> Plan:
        state = steps[-1].change.table if steps else self.state
        while (forced := _forced(state)) is not None:
            entry = LogEntry(self.seq + len(steps), PLAY, *forced, FORCED, now)
            steps.append(self._prepared(entry, steps[-1] if steps else None))
            state = steps[-1].change.table
        return Plan(steps)

    def _prepared(self, entry: LogEntry, before: Step | None = None) -> Step:
        if entry.kind == UNDO:
            return Step(entry, self.core.prepare_undo(entry.seat))
        after = before.change if before is not None else None
        assert not isinstance(after, Undone)
        return Step(entry, self.core.prepare(entry.seat, entry.choice, after))

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

    # -- seats -------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [seat.name or self._nameless(number) for number, seat in enumerate(self.seats)]

    def shown_names(self) -> list[str]:
        """Names for a reader: those of bots in the language spoken."""
        spoken = language()
        if spoken not in self._shown_names:
            self._shown_names[spoken] = [
                in_words(name) if seat.bot and not seat.name else name
                for name, seat in zip(self.core.names, self.seats, strict=True)
            ]
        return self._shown_names[spoken]

    def _nameless(self, number: int) -> str:
        return bot_name(self.id, number) if self.seats[number].bot else f"Seat {number + 1}"

    def set_seat(self, number: int, who: Seat) -> None:
        self.seats[number] = who
        self.core.names[:] = self.names()
        self._shown_names.clear()

    def seat_of(self, account: str | None) -> int | None:
        if account is not None:
            for number, seat in enumerate(self.seats):
                if seat.account == account:
                    return number
        return None

    def viewer_of(self, account: str | None) -> int:
        """The seat of an account; -1 for everybody else."""
        seat = self.seat_of(account)
        return SPECTATOR if seat is None else seat

    def bots_to_act(self) -> list[int]:
        """The bots that the table waits for."""
        return [seat for seat in self.state.to_act() if self.seats[seat].bot] if self.playing else []

    def unasked_bot(self) -> tuple[int, int] | None:
        """A bot that would act though the table does not wait for it, and its choice."""
        state = self.state
        return first_unasked(self._bots_that_might(state), state) if self.playing else None

    def _bots_that_might(self, state: Table) -> Iterator[tuple[int, Bot]]:
        for seat, who in enumerate(self.seats):
            if who.bot is not None and would_act_unasked(state, seat):
                yield seat, resumed(who.bot, *self.bot_setup(seat, who.bot))

    def bot_setup(self, seat: int, level: str) -> tuple[int, tuple[int, ...] | None]:
        """The luck of a bot that begins now, and the state of one after its last choice."""
        luck = luck_for_bot(self.config.seed, seat, len(self.core.moves))
        return luck, self.bot_states.get((seat, level))

    def may_act(self, seat: int) -> bool:
        """Whether the table waits for a seat, or the seat would act unasked."""
        state = self.state
        return self.playing and (seat in state.to_act() or would_act_unasked(state, seat))

    def changed_at(self) -> int:
        """When the last choice was made."""
        return self.log[-1].at if self.log else self.progress.started or 0

    def asked(self) -> list[str]:
        """The accounts of those for whom the table waits."""
        if not self.playing:
            return []
        deciding = [self.seats[seat] for seat in self.state.to_act()]
        return [seat.account for seat in deciding if seat.account and seat.plays_itself]

    def people(self) -> list[int]:
        """Seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.plays_itself]

    # -- the end -----------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole match with its seed. Only for a match that is over."""
        assert self.progress.status == OVER
        return self.core.record()


def _forced(state: Table) -> tuple[int, int] | None:
    for seat in state.to_act():
        choice = state.openly_forced(seat)
        if choice != NO_CHOICE:
            return seat, choice
    return None
