"""The one way to change a match, for people, programs, bots and clocks alike.

    lock → is the seat the caller's? → play on a copy → INSERT (match, seq) → swap it in → wake the watchers

The copy becomes the table: what is shown is what was written. A choice names the seq it was made at. Sent
again it is answered as done; a choice made at a table that has moved on is denied, and the caller looks
afresh. Nobody hears "done" before the choice is safe on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.matches import OPEN, OVER, PLAYING, Course, LogEntry
from meadhall.store.notify import NOT_IN_THE_LOG
from meadhall.store.store import Store

from ..errors import Denial
from ..metrics import Metrics
from ..wings.wing import SOLE, Wing
from .live_match import BOT, PERSON, PLAY, UNDO, LiveTable, Plan, UndoAsk
from .registry import Hall, now_ms

Arguments = ParamSpec("Arguments")
Outcome = TypeVar("Outcome")
Owner = TypeVar("Owner")
Work = Callable[Concatenate[Owner, Arguments], Coroutine[Any, Any, Outcome]]


def carried_through(work: Work[Owner, Arguments, Outcome]) -> Work[Owner, Arguments, Outcome]:
    """What was begun is finished, even if the caller hangs up meanwhile: memory and store stay in step."""

    @wraps(work)
    async def shielded(owner: Owner, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> Outcome:
        return await asyncio.shield(asyncio.create_task(work(owner, *arguments, **named)))

    return shielded


class Service:
    def __init__(self, store: Store, metrics: Metrics, wing: Wing = SOLE) -> None:
        self.store = store
        self.wing = wing
        self.hall = Hall(store)
        self.metrics = metrics
        self._catching_up: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[LiveTable], None] = lambda table: None  # the house keeper listens here

    # -- choices -----------------------------------------------------------------------------------

    @carried_through
    async def play(self, table: LiveTable, account: str, seat: int, seq: int, choice: int) -> LiveTable:
        """A person's (or program's) choice."""
        started = time.perf_counter()
        async with table.lock:
            self.check_owner(table, account, seat)
            if not table.repeats(seq, PLAY, seat, choice):
                check_seq(table, seq)
                await self._commit(table, table.plan(seat, choice, PERSON, now_ms()))
        self.metrics.move_seconds.observe(time.perf_counter() - started)
        return table

    @carried_through
    async def play_for(self, table: LiveTable, seat: int, choice: int, actor: str = BOT) -> bool:
        """The house plays for a seat; False if that is not possible any more."""
        async with table.lock:
            if not table.may_act(seat):
                return False
            if actor == BOT and table.seats[seat].bot is None:
                return False  # its person came back while the bot was thinking
            try:
                plan = table.plan(seat, choice, actor, now_ms())
                await self._commit(table, plan)
            except Refusal:
                return False
            return True

    def hurry(self, table: LiveTable, account: str, seat: int) -> None:
        """Somebody has seen enough: bots act without a pause until a person is asked."""
        self.check_owner(table, account, seat)
        if not table.asked():
            table.hurried.set()
            self.on_change(table)

    # -- taking back -------------------------------------------------------------------------------

    @carried_through
    async def undo(self, table: LiveTable, account: str, seat: int, seq: int) -> LiveTable:
        """Take back the own last choice: at once among bots, else when the other people agree."""
        async with table.lock:
            self.check_owner(table, account, seat)
            if table.repeats(seq, UNDO, seat, 0):
                return table
            check_seq(table, seq)
            table.undo_ask = UndoAsk(seat, table.plan_undo(seat, now_ms()))
            await self._undo_if_agreed(table)
        return table

    @carried_through
    async def answer_undo(
        self, table: LiveTable, account: str, seat: int, seq: int, agree: bool
    ) -> LiveTable:
        """One of the other people agrees, or not."""
        async with table.lock:
            self.check_owner(table, account, seat)
            check_seq(table, seq)
            ask = table.undo_ask
            if ask is None or ask.seat == seat:
                raise Denial("no_undo_asked")
            if agree:
                ask.agreed.add(seat)
            else:
                table.undo_ask = None
            await self._undo_if_agreed(table)
        return table

    async def _undo_if_agreed(self, table: LiveTable) -> None:
        ask = table.undo_ask
        if ask is not None and set(table.people()) <= ask.agreed | {ask.seat}:
            await self._commit(table, ask.plan.at(now_ms()))
        else:
            self.changed(table)

    # -- beginning ---------------------------------------------------------------------------------

    async def start_if_full(self, table: LiveTable) -> None:
        """Once nobody is missing the match begins. The caller holds the lock."""
        full = all(seat.account or seat.bot for seat in table.seats)
        if table.course.status != OPEN or not full:
            return
        now = now_ms()
        course = replace(table.course, status=PLAYING, started=now)
        plan = table.plan_opening(now)
        await self.write(matches.set_course, table.id, course)
        table.course = course
        table.start_clock()
        await self._commit(table, plan)

    # -- other processes ---------------------------------------------------------------------------

    def heard(self, match: str, seq: int) -> None:
        """Some process, perhaps this one, has written about a match."""
        table = self.hall.in_memory(match)
        if table is None or not _is_behind(table, seq):
            return
        if not self.wing.keeps(match) and self.hall.forget(match):
            return  # whoever wants it here will fetch it
        task = asyncio.create_task(self._catch_up(table, seq))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, table: LiveTable, seq: int) -> None:
        async with table.lock:
            if _is_behind(table, seq):
                await self.hall.catch_up(table)
                self.changed(table)

    # -- shared ------------------------------------------------------------------------------------

    def check_owner(self, table: LiveTable, account: str, seat: int) -> None:
        """Denied unless the seat is the caller's own and the caller plays it."""
        if not 0 <= seat < len(table.seats):
            raise Denial("no_such_seat", seat=seat)
        if table.seats[seat].account != account:
            raise Denial("not_your_seat", seat=seat)
        if table.course.status == OPEN:
            raise Denial("not_started")
        if table.seats[seat].bot is not None and table.playing:
            raise Denial("bot_sits_in")
        table.watchers.sign(account)

    async def _commit(self, table: LiveTable, plan: Plan) -> None:
        """Write, then show. The caller holds the lock."""
        entries = plan.entries
        if not entries:
            self.changed(table)
            return
        course = _course_after(table.course, plan)
        try:
            await self._append(table.id, entries, course)
        except IntegrityError:
            await self.hall.catch_up(table)
            self.changed(table)
            raise Denial("stale_seq", seq=table.seq, given=entries[0].seq) from None
        table.accept(plan)
        for entry in entries:
            self.metrics.moves.labels(entry.actor).inc()
        table.course = course
        self.changed(table)

    def _append(self, match: str, entries: list[LogEntry], course: Course) -> Awaitable[None]:
        if course.status != OVER:
            return self.store.append(match, entries)
        return self.store.append(
            match, entries, lambda connection: matches.set_course(connection, match, course)
        )

    def write(self, change: Callable[..., Outcome], *arguments: Any) -> Awaitable[Outcome]:
        return self.store.write(change, *arguments)

    def changed(self, table: LiveTable) -> None:
        if asked := table.asked():
            table.watchers.wake_first(asked)
        else:
            table.watchers.wake()
        self.on_change(table)


def _is_behind(table: LiveTable, seq: int) -> bool:
    return seq == NOT_IN_THE_LOG or seq >= table.seq


def check_seq(table: LiveTable, seq: int) -> None:
    if seq != table.seq:
        raise Denial("stale_seq", seq=table.seq, given=seq)


def _course_after(course: Course, plan: Plan) -> Course:
    result = plan.outcome.result()
    if result is None:
        return course
    return replace(course, status=OVER, ended=plan.steps[-1].entry.at, result=result.as_plain())
