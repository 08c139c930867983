"""The wake scheduler wakes those who only look on when nobody acts, once, and never much too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from meadhall.site.matches.presence import LONGEST_DELAY, QUIET, WakeScheduler

LONG_ENOUGH = QUIET + 4  # turns of the event loop


class Wakes:
    """Its clock shows the time it is set to: how full it is does not depend on the machine."""

    def __init__(self) -> None:
        self.now = 0.0
        self.scheduler = WakeScheduler(lambda: self.now)
        self.events = [asyncio.Event() for _ in range(3)]

    @property
    def woken(self) -> list[bool]:
        return [event.is_set() for event in self.events]

    def put_off_all(self) -> None:
        for event in self.events:
            self.scheduler.defer(event)

    async def turns(self, number: int, busy: bool = False) -> None:
        for _ in range(number):
            if busy:
                self.scheduler.stir()
            await asyncio.sleep(0)


def in_a_loop(test: Callable[[Wakes], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    return lambda: asyncio.run(test(Wakes()))


@in_a_loop
async def test_when_nobody_acts_they_are_woken_one_a_turn(wakes: Wakes) -> None:
    wakes.put_off_all()
    seen = []
    while not all(wakes.woken):
        await wakes.turns(1)
        seen.append(wakes.woken.count(True))
    assert seen == [0] * QUIET + [1, 2, 3]


@in_a_loop
async def test_while_somebody_acts_they_wait(wakes: Wakes) -> None:
    wakes.put_off_all()
    await wakes.turns(50, busy=True)
    assert wakes.woken == [False, False, False]
    await wakes.turns(LONG_ENOUGH)
    assert wakes.woken == [True, True, True]


@in_a_loop
async def test_nobody_waits_for_ever(wakes: Wakes) -> None:
    wakes.scheduler.defer(wakes.events[0])
    wakes.now = LONGEST_DELAY * 0.7
    wakes.scheduler.defer(wakes.events[0])  # put off again it waits no longer for that
    wakes.scheduler.defer(wakes.events[1])
    await wakes.turns(9, busy=True)
    assert wakes.woken == [False, False, False]
    wakes.now = LONGEST_DELAY * 1.1
    await wakes.turns(9, busy=True)
    assert wakes.woken == [True, False, False]


@in_a_loop
async def test_whoever_has_gone_or_seen_it_is_not_woken(wakes: Wakes) -> None:
    wakes.put_off_all()
    wakes.scheduler.forget(wakes.events[1])
    await wakes.turns(LONG_ENOUGH)
    assert wakes.woken == [True, False, True]
    wakes.scheduler.forget(wakes.events[1])


@in_a_loop
async def test_once_all_are_woken_the_loop_has_nothing_to_do(wakes: Wakes) -> None:
    for _ in range(2):  # and begins again
        wakes.events[0].clear()
        wakes.scheduler.defer(wakes.events[0])
        await wakes.turns(LONG_ENOUGH)
        assert wakes.woken[0]
        assert not wakes.scheduler.waiting


def test_another_event_loop_begins_anew() -> None:
    wakes = Wakes()

    async def leave() -> None:
        wakes.scheduler.defer(wakes.events[0])

    async def stay() -> None:
        wakes.scheduler.defer(wakes.events[1])
        await wakes.turns(LONG_ENOUGH)

    asyncio.run(leave())
    asyncio.run(stay())
    assert wakes.woken[1]
