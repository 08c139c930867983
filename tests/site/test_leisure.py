"""Whoever only looks on is woken when nobody acts, once, and never much too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from meadhall.site.matches.presence import LONGEST_DELAY, QUIET, WakeScheduler

LONG_ENOUGH = QUIET + 4  # turns of the event loop


class Services:
    """Its clock shows the time it is set to: how full it is does not depend on the machine."""

    def __init__(self) -> None:
        self.now = 0.0
        self.leisure = WakeScheduler(lambda: self.now)
        self.events = [asyncio.Event() for _ in range(3)]

    @property
    def woken(self) -> list[bool]:
        return [event.is_set() for event in self.events]

    def put_off_all(self) -> None:
        for event in self.events:
            self.leisure.defer(event)

    async def turns(self, number: int, busy: bool = False) -> None:
        for _ in range(number):
            if busy:
                self.leisure.stir()
            await asyncio.sleep(0)


def in_a_loop(test: Callable[[Services], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    return lambda: asyncio.run(test(Services()))


@in_a_loop
async def test_when_nobody_acts_they_are_woken_one_a_turn(services: Services) -> None:
    services.put_off_all()
    seen = []
    while not all(services.woken):
        await services.turns(1)
        seen.append(services.woken.count(True))
    assert seen == [0] * QUIET + [1, 2, 3]


@in_a_loop
async def test_while_somebody_acts_they_wait(services: Services) -> None:
    services.put_off_all()
    await services.turns(50, busy=True)
    assert services.woken == [False, False, False]
    await services.turns(LONG_ENOUGH)
    assert services.woken == [True, True, True]


@in_a_loop
async def test_nobody_waits_for_ever(services: Services) -> None:
    services.leisure.defer(services.events[0])
    services.now = LONGEST_DELAY * 0.7
    services.leisure.defer(services.events[0])  # put off again it waits no longer for that
    services.leisure.defer(services.events[1])
    await services.turns(9, busy=True)
    assert services.woken == [False, False, False]
    services.now = LONGEST_DELAY * 1.1
    await services.turns(9, busy=True)
    assert services.woken == [True, False, False]


@in_a_loop
async def test_whoever_has_gone_or_seen_it_is_not_woken(services: Services) -> None:
    services.put_off_all()
    services.leisure.forget(services.events[1])
    await services.turns(LONG_ENOUGH)
    assert services.woken == [True, False, True]
    services.leisure.forget(services.events[1])


@in_a_loop
async def test_once_all_are_woken_the_loop_has_nothing_to_do(services: Services) -> None:
    for _ in range(2):  # and begins again
        services.events[0].clear()
        services.leisure.defer(services.events[0])
        await services.turns(LONG_ENOUGH)
        assert services.woken[0]
        assert not services.leisure.waiting


def test_another_event_loop_begins_anew() -> None:
    services = Services()

    async def leave() -> None:
        services.leisure.defer(services.events[0])

    async def stay() -> None:
        services.leisure.defer(services.events[1])
        await services.turns(LONG_ENOUGH)

    asyncio.run(leave())
    asyncio.run(stay())
    assert services.woken[1]
