"""What may wait is done when the event loop is at leisure, once, and never much too late."""

from __future__ import annotations

import asyncio
import time

from meadhall.site.leisure import AGAIN, BUSY, PATIENCE, Leisure


async def keep_busy(seconds: float) -> None:
    """The loop has no time for anything else for long: each turn takes longer than what counts as busy."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(BUSY * 2)  # in the loop itself, as drawing does
        await asyncio.sleep(0)


def test_at_leisure_it_is_done_at_once_and_in_order() -> None:
    done: list[str] = []

    async def run() -> None:
        leisure = Leisure()
        leisure.add(one)
        leisure.add(two)
        await asyncio.sleep(0.05)

    def one() -> None:
        done.append("one")

    def two() -> None:
        done.append("two")

    asyncio.run(run())
    assert done == ["one", "two"]


def test_while_there_is_more_urgent_work_it_waits_and_is_then_done_once() -> None:
    done: list[float] = []

    async def run() -> None:
        leisure, began = Leisure(), time.monotonic()

        def deed() -> None:
            done.append(time.monotonic() - began)

        busy = asyncio.create_task(keep_busy(PATIENCE / 2))
        await asyncio.sleep(0)
        for _ in range(5):
            leisure.add(deed)
            await asyncio.sleep(0.001)
        await busy
        await asyncio.sleep(AGAIN * 5)

    asyncio.run(run())
    assert len(done) == 1 and done[0] >= PATIENCE / 3


def test_nobody_waits_for_ever() -> None:
    done: list[float] = []

    async def run() -> None:
        leisure, began = Leisure(), time.monotonic()
        busy = asyncio.create_task(keep_busy(PATIENCE * 3))
        await asyncio.sleep(0)
        leisure.add(lambda: done.append(time.monotonic() - began))
        await busy

    asyncio.run(run())
    assert len(done) == 1 and done[0] < PATIENCE * 2


def test_another_event_loop_begins_anew() -> None:
    done: list[int] = []
    leisure = Leisure()

    async def leave(number: int) -> None:
        leisure.add(lambda: done.append(number))

    async def stay() -> None:
        leisure.add(lambda: done.append(2))
        await asyncio.sleep(0.05)

    asyncio.run(leave(1))
    asyncio.run(stay())
    assert 2 in done
