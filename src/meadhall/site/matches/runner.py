"""The match runner: it acts for bots, and for seats whose clock runs out.

One task runs each match while there is something to do. It acts through the service, as people do. A bot uses
rights that need no turn before the next decision. A choice that others cannot see delays nothing they can
see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from meadhall.bots.lineup import thinking_time
from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.schema import now_ms

from .bot_levels import STAND_IN
from .bot_pool import BotPool
from .bot_worker import Question
from .live_match import LiveMatch
from .plan import BOT, CLOCK
from .service import Service

LONGEST_SLEEP: Final = 3600.0
PAUSE_AFTER_TROUBLE: Final = 1.0
QUICK_THOUGHT: Final = 0.05  # seconds that a quick bot's thinking takes of its pause
QUICKEST_THOUGHT: Final = 0.01  # where there is no pause
log = logging.getLogger(__name__)


class MatchRunner:
    def __init__(self, service: Service, pool: BotPool, clock_grace: float) -> None:
        self._service = service
        self._pool = pool
        self._no_timeout_before = now_ms() + int(clock_grace * 1000)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wake_events: dict[str, asyncio.Event] = {}
        self._closing = False
        service.on_change = self.wake

    def wake(self, match: LiveMatch) -> None:
        """Something has changed in a match: look whether a bot or a clock has to act."""
        if match.id in self._tasks:
            self._wake_events[match.id].set()
        elif not self._closing and self._needed(match):
            self._wake_events[match.id] = asyncio.Event()
            task = self._tasks[match.id] = asyncio.create_task(self._keep(match))
            task.add_done_callback(lambda _task: self._forget(match))

    async def resume_all(self) -> None:
        """After a start: go on with every match under way."""
        for match_id in await self._service.store.read(matches.under_way):
            await self._go_on(match_id)

    async def _go_on(self, match_id: str) -> None:
        try:
            self.wake(await self._service.registry.match(match_id))
        except Refusal as refusal:
            log.warning("match cannot be resumed", extra={"reason": refusal.reason})

    async def close(self) -> None:
        self._closing = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _needed(self, match: LiveMatch) -> bool:
        return match.playing and bool(match.bots_to_act() or match.config.clock or match.unasked_bot())

    def _forget(self, match: LiveMatch) -> None:
        del self._tasks[match.id], self._wake_events[match.id]
        self.wake(match)

    # -- one table ---------------------------------------------------------------------------------

    async def _keep(self, match: LiveMatch) -> None:
        while self._needed(match):
            try:
                await self._serve(match)
            except Exception:
                log.exception("match runner failed; retrying")
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _serve(self, match: LiveMatch) -> None:
        unasked = match.unasked_bot()
        bots = [] if unasked else match.bots_to_act()
        pause = self._pause_left(match) if unasked or bots else LONGEST_SLEEP
        if pause <= 0.0 and unasked:
            await self._act_unasked(match, *unasked)
        elif pause <= 0.0:
            await asyncio.gather(*(self._act(match, seat, BOT) for seat in bots))
        elif late := self._out_of_time(match):
            await asyncio.gather(*(self._act(match, seat, CLOCK) for seat in late))
        else:
            await self._sleep(match, pause)

    def _pause_left(self, match: LiveMatch) -> float:
        """Seconds till bots act: a pause begins with the last choice, which all have seen."""
        if not match.config.pace or match.skip_pauses.is_set():
            return 0.0
        pause = match.config.pace / 1000 - QUICK_THOUGHT
        return min(pause, (match.changed_at() - now_ms()) / 1000 + pause)

    async def _act_unasked(self, match: LiveMatch, seat: int, choice: int) -> None:
        position = match.state
        if not await self._service.play_for(match, seat, choice) and match.state is position:
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _act(self, match: LiveMatch, seat: int, actor: str) -> None:
        """Think for a seat, then play; if the table has moved on meanwhile, think no more of it.

        A choice comes after the same time whether there was much to think about or nothing: how many choices
        a seat has may be a secret."""
        choices = list(match.state.choices(seat))
        if not choices:
            return
        level = match.seats[seat].bot or STAND_IN
        least = QUICK_THOUGHT if match.config.pace else QUICKEST_THOUGHT
        due = time.monotonic() + thinking_time(level) + least
        thought = await self._pool.choose(question_of(match, seat, level), choices)
        await asyncio.sleep(due - time.monotonic())
        if await self._service.play_for(match, seat, thought.choice, actor) and thought.state:
            match.bot_states[seat, level] = thought.state

    async def _sleep(self, match: LiveMatch, seconds: float) -> None:
        """Not for longer than till the next clock runs out, and only until something changes."""
        wake_event = self._wake_events[match.id]
        wake_event.clear()
        ends = [self._end(match, seat) for seat in match.people()]
        first = min((end - now_ms()) / 1000 for end in (*ends, now_ms() + seconds * 1000))
        with suppress(TimeoutError):
            await asyncio.wait_for(wake_event.wait(), max(0.0, first))

    def _out_of_time(self, match: LiveMatch) -> list[int]:
        return [seat for seat in match.people() if self._end(match, seat) <= now_ms()]

    def _end(self, match: LiveMatch, seat: int) -> float:
        """When a seat's time is up."""
        deadline = match.clock.deadline(seat)
        return float("inf") if deadline is None else max(deadline, self._no_timeout_before)


def question_of(match: LiveMatch, seat: int, level: str) -> Question:
    core = match.core
    luck_of_bot, state = match.bot_setup(seat, level)
    return Question(
        game=core.game.id,
        seats=len(match.seats),
        options=core.options,
        luck=core.luck,
        moves=tuple((move.seat, move.choice) for move in core.moves),
        seat=seat,
        level=level,
        luck_of_bot=luck_of_bot,
        state=state,
    )
