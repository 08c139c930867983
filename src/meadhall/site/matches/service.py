"""The one way to change a match, for people, programs, bots and clocks alike.

    lock → is the seat the caller's? → play on a copy → INSERT (match, seq) → swap it in → wake the watchers

The copy becomes the state of the match, so the match shows what was written. A choice names the seq it was
made at. The same choice sent again is answered as done. A choice at an older seq is refused, and the caller
gets a new frame. No choice is answered before it is safe on disk.
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
from meadhall.store.matches import OPEN, OVER, PLAYING, LogEntry, MatchProgress
from meadhall.store.notify import NOT_IN_THE_LOG
from meadhall.store.schema import now_ms
from meadhall.store.store import Store

from ..errors import HttpError
from ..metrics import Metrics
from .live_match import LiveMatch
from .plan import BOT, PERSON, PLAY, UNDO, Plan, UndoAsk
from .registry import MatchRegistry

Arguments = ParamSpec("Arguments")
Outcome = TypeVar("Outcome")
Owner = TypeVar("Owner")
Work = Callable[Concatenate[Owner, Arguments], Coroutine[Any, Any, Outcome]]


def carried_through(work: Work[Owner, Arguments, Outcome]) -> Work[Owner, Arguments, Outcome]:
    """Finish the work even if the caller disconnects meanwhile, so that memory and store stay in step."""

    @wraps(work)
    async def shielded(owner: Owner, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> Outcome:
        return await asyncio.shield(asyncio.create_task(work(owner, *arguments, **named)))

    return shielded


class Service:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.registry = MatchRegistry(store)
        self.metrics = metrics
        self._catching_up: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[LiveMatch], None] = lambda match: None  # set by the match runner

    # -- choices -----------------------------------------------------------------------------------

    @carried_through
    async def play(self, match: LiveMatch, account: str, seat: int, seq: int, choice: int) -> LiveMatch:
        """A person's (or program's) choice."""
        started = time.perf_counter()
        async with match.lock:
            self.check_owner(match, account, seat)
            if not match.repeats(seq, PLAY, seat, choice):
                check_seq(match, seq)
                await self._commit(match, match.plan(seat, choice, PERSON, now_ms()))
        self.metrics.move_seconds.observe(time.perf_counter() - started)
        return match

    @carried_through
    async def play_for(self, match: LiveMatch, seat: int, choice: int, actor: str = BOT) -> bool:
        """Play for a seat as its bot, or because its clock ran out; False if that is no longer possible."""
        async with match.lock:
            if not match.may_act(seat):
                return False
            if actor == BOT and match.seats[seat].bot is None:
                return False  # its person came back while the bot was thinking
            try:
                plan = match.plan(seat, choice, actor, now_ms())
                await self._commit(match, plan)
            except Refusal:
                return False
            return True

    def hurry(self, match: LiveMatch, account: str, seat: int) -> None:
        """Let bots act without a pause until a person is asked."""
        self.check_owner(match, account, seat)
        if not match.asked():
            match.skip_pauses.set()
            self.on_change(match)

    # -- taking back -------------------------------------------------------------------------------

    @carried_through
    async def undo(self, match: LiveMatch, account: str, seat: int, seq: int) -> LiveMatch:
        """Take back the own last choice: at once among bots, else when the other people agree."""
        async with match.lock:
            self.check_owner(match, account, seat)
            if match.repeats(seq, UNDO, seat, 0):
                return match
            check_seq(match, seq)
            match.undo_ask = UndoAsk(seat, match.plan_undo(seat, now_ms()))
            await self._undo_if_all_consent(match)
        return match

    @carried_through
    async def answer_undo(
        self, match: LiveMatch, account: str, seat: int, seq: int, agree: bool
    ) -> LiveMatch:
        """One of the other people agrees, or not."""
        async with match.lock:
            self.check_owner(match, account, seat)
            check_seq(match, seq)
            ask = match.undo_ask
            if ask is None or ask.seat == seat:
                raise HttpError("no_undo_asked")
            if agree:
                ask.consenting.add(seat)
            else:
                match.undo_ask = None
            await self._undo_if_all_consent(match)
        return match

    async def _undo_if_all_consent(self, match: LiveMatch) -> None:
        ask = match.undo_ask
        if ask is not None and set(match.people()) <= ask.consenting | {ask.seat}:
            await self._commit(match, ask.plan.at(now_ms()))
        else:
            self.changed(match)

    # -- beginning ---------------------------------------------------------------------------------

    async def start_if_full(self, match: LiveMatch) -> None:
        """Once nobody is missing the match begins. The caller holds the lock."""
        if match.progress.status != OPEN or any(seat.is_free for seat in match.seats):
            return
        now = now_ms()
        progress = replace(match.progress, status=PLAYING, started=now)
        plan = match.plan_opening(now)
        await self.store.write(matches.set_progress, match.id, progress)
        match.progress = progress
        match.start_clock()
        await self._commit(match, plan)

    # -- other processes ---------------------------------------------------------------------------

    def on_news(self, match_id: str, seq: int) -> None:
        """Some process, perhaps this one, has written about a match."""
        match = self.registry.in_memory(match_id)
        if match is None or not _is_behind(match, seq):
            return
        task = asyncio.create_task(self._catch_up(match, seq))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, match: LiveMatch, seq: int) -> None:
        async with match.lock:
            if _is_behind(match, seq):
                await self.registry.catch_up(match)
                self.changed(match)

    # -- shared ------------------------------------------------------------------------------------

    def check_owner(self, match: LiveMatch, account: str, seat: int) -> None:
        """Refused unless the caller has the seat and plays it."""
        if not 0 <= seat < len(match.seats):
            raise HttpError("no_such_seat", seat=seat)
        if match.seats[seat].account != account:
            raise HttpError("not_your_seat", seat=seat)
        if match.progress.status == OPEN:
            raise HttpError("not_started")
        if match.seats[seat].bot is not None and match.playing:
            raise HttpError("bot_sits_in")
        match.presence.touch(account)

    async def _commit(self, match: LiveMatch, plan: Plan) -> None:
        """Write, then show. The caller holds the lock."""
        entries = plan.entries
        if not entries:
            self.changed(match)
            return
        progress = _progress_after(match.progress, plan)
        try:
            await self._append(match.id, entries, progress)
        except IntegrityError:
            await self.registry.catch_up(match)
            self.changed(match)
            raise HttpError("stale_seq", seq=match.seq, given=entries[0].seq) from None
        match.accept(plan)
        for entry in entries:
            self.metrics.moves.labels(entry.actor).inc()
        match.progress = progress
        self.changed(match)

    def _append(self, match_id: str, entries: list[LogEntry], progress: MatchProgress) -> Awaitable[None]:
        if progress.status != OVER:
            return self.store.append(match_id, entries)
        return self.store.append(
            match_id, entries, lambda connection: matches.set_progress(connection, match_id, progress)
        )

    def changed(self, match: LiveMatch) -> None:
        if asked := match.asked():
            match.presence.wake_first(asked)
        else:
            match.presence.wake()
        self.on_change(match)


def _is_behind(match: LiveMatch, seq: int) -> bool:
    return seq == NOT_IN_THE_LOG or seq >= match.seq


def check_seq(match: LiveMatch, seq: int) -> None:
    if seq != match.seq:
        raise HttpError("stale_seq", seq=match.seq, given=seq)


def _progress_after(progress: MatchProgress, plan: Plan) -> MatchProgress:
    result = plan.outcome.result()
    if result is None:
        return progress
    return replace(progress, status=OVER, ended=plan.steps[-1].entry.at, result=result.as_plain())
