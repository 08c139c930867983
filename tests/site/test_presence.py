"""Watchers of a match are woken when it changes; a batch of changes wakes them once."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from meadhall.site.matches.presence import Presence


def test_a_batch_wakes_watchers_at_its_end() -> None:
    presence = Presence()
    with presence.watching("ann") as event:
        event.clear()
        with presence.batched():
            with presence.batched():
                presence.wake()
            assert not event.is_set(), "a batch within a batch"
        assert event.is_set()


def test_a_batch_without_a_change_wakes_nobody() -> None:
    presence = Presence()
    with presence.watching("ann") as event:
        event.clear()
        with presence.batched():
            pass
        assert not event.is_set()
        presence.wake()
        assert event.is_set()


def test_a_deed_that_fails_halfway_is_told_as_far_as_it_went() -> None:
    presence = Presence()
    with presence.watching("ann") as event:
        event.clear()
        with pytest.raises(ValueError, match="refused"), presence.batched():
            presence.wake()
            raise ValueError("refused")
        assert event.is_set()


def test_those_for_whom_the_table_waits_are_told_first_and_the_others_once_nobody_acts() -> None:
    presence, told = Presence(), []

    async def wait(name: str, event: asyncio.Event) -> None:
        await event.wait()
        told.append(name)

    async def run() -> None:
        with ExitStack() as stack:
            events = {name: stack.enter_context(presence.watching(name)) for name in ("ann", "bo", "cy")}
            for event in events.values():
                event.clear()
            waiting = [asyncio.create_task(wait(name, event)) for name, event in events.items()]
            await asyncio.sleep(0)
            presence.wake_first(["cy"])
            for _ in range(9):
                presence.touch("cy")  # who acts again
                await asyncio.sleep(0)
            assert told == ["cy"]
            await asyncio.gather(*waiting)

    asyncio.run(run())
    assert told == ["cy", "ann", "bo"]


def test_what_all_see_at_once_need_not_be_seen_again() -> None:
    presence = Presence()

    async def run() -> None:
        with presence.watching("ann") as event:
            event.clear()
            presence.wake_first([])
            presence.wake()
            assert event.is_set()
            event.clear()
            for _ in range(9):
                await asyncio.sleep(0)
            assert not event.is_set()

    asyncio.run(run())
