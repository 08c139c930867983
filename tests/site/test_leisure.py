"""What may wait is done when the event loop is at leisure, once, and never much too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from meadhall.site.leisure import AGAIN, BUSY, PATIENCE, Leisure


class Clock:
    """Shows the time it is set to: how busy the loop is does not depend on the machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class House:
    def __init__(self) -> None:
        self.clock = Clock()
        self.leisure = Leisure(self.clock)
        self.done: list[str] = []

    def deed(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append(name)


def in_a_loop(test: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    return lambda: asyncio.run(test(House()))


@in_a_loop
async def test_at_leisure_it_is_done_at_once_and_in_order(house: House) -> None:
    house.leisure.add(house.deed("one"))
    house.leisure.add(house.deed("two"))
    await asyncio.sleep(AGAIN)
    assert house.done == ["one", "two"]


@in_a_loop
async def test_while_there_is_more_urgent_work_it_waits_and_is_then_done_once(house: House) -> None:
    deed = house.deed("seen")
    for _ in range(3):
        house.leisure.add(deed)
    house.clock.now += BUSY * 2
    await asyncio.sleep(0)
    assert house.done == []
    while not house.done:
        await asyncio.sleep(AGAIN)
    await asyncio.sleep(AGAIN * 2)
    assert house.done == ["seen"]


@in_a_loop
async def test_nobody_waits_for_ever(house: House) -> None:
    house.leisure.add(house.deed("seen"))
    house.clock.now += PATIENCE + BUSY * 2  # so long a turn that the loop is busy, and patience at its end
    await asyncio.sleep(0)
    assert house.done == ["seen"]


def test_another_event_loop_begins_anew() -> None:
    house = House()

    async def leave() -> None:
        house.leisure.add(house.deed("left"))

    async def stay() -> None:
        house.leisure.add(house.deed("stayed"))
        await asyncio.sleep(AGAIN)

    asyncio.run(leave())
    asyncio.run(stay())
    assert house.done[-1] == "stayed"
