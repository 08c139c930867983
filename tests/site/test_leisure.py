"""Whoever only looks on is woken when nobody acts, once, and never much too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from meadhall.site.matches.wake_scheduler import PATIENCE, QUIET, Leisure

LONG_ENOUGH = QUIET + 4  # turns of the event loop


class House:
    """Its clock shows the time it is set to: how full it is does not depend on the machine."""

    def __init__(self) -> None:
        self.now = 0.0
        self.leisure = Leisure(lambda: self.now)
        self.events = [asyncio.Event() for _ in range(3)]

    @property
    def woken(self) -> list[bool]:
        return [event.is_set() for event in self.events]

    def put_off_all(self) -> None:
        for event in self.events:
            self.leisure.put_off(event)

    async def turns(self, number: int, busy: bool = False) -> None:
        for _ in range(number):
            if busy:
                self.leisure.stir()
            await asyncio.sleep(0)


def in_a_loop(test: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    return lambda: asyncio.run(test(House()))


@in_a_loop
async def test_when_nobody_acts_they_are_woken_one_a_turn(house: House) -> None:
    house.put_off_all()
    seen = []
    while not all(house.woken):
        await house.turns(1)
        seen.append(house.woken.count(True))
    assert seen == [0] * QUIET + [1, 2, 3]


@in_a_loop
async def test_while_somebody_acts_they_wait(house: House) -> None:
    house.put_off_all()
    await house.turns(50, busy=True)
    assert house.woken == [False, False, False]
    await house.turns(LONG_ENOUGH)
    assert house.woken == [True, True, True]


@in_a_loop
async def test_nobody_waits_for_ever(house: House) -> None:
    house.leisure.put_off(house.events[0])
    house.now = PATIENCE * 0.7
    house.leisure.put_off(house.events[0])  # put off again it waits no longer for that
    house.leisure.put_off(house.events[1])
    await house.turns(9, busy=True)
    assert house.woken == [False, False, False]
    house.now = PATIENCE * 1.1
    await house.turns(9, busy=True)
    assert house.woken == [True, False, False]


@in_a_loop
async def test_whoever_has_gone_or_seen_it_is_not_woken(house: House) -> None:
    house.put_off_all()
    house.leisure.forget(house.events[1])
    await house.turns(LONG_ENOUGH)
    assert house.woken == [True, False, True]
    house.leisure.forget(house.events[1])


@in_a_loop
async def test_once_all_are_woken_the_loop_has_nothing_to_do(house: House) -> None:
    for _ in range(2):  # and begins again
        house.events[0].clear()
        house.leisure.put_off(house.events[0])
        await house.turns(LONG_ENOUGH)
        assert house.woken[0]
        assert not house.leisure.waiting


def test_another_event_loop_begins_anew() -> None:
    house = House()

    async def leave() -> None:
        house.leisure.put_off(house.events[0])

    async def stay() -> None:
        house.leisure.put_off(house.events[1])
        await house.turns(LONG_ENOUGH)

    asyncio.run(leave())
    asyncio.run(stay())
    assert house.woken[1]
