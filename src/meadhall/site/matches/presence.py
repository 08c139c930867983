"""Who watches a table now. Latest state wins: a watcher is woken, never queued for.

Each watcher has one event; however often the table changes before it looks, it looks once. Those for whom the
table waits are woken at once, the others when the house is at leisure.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container, Iterator
from contextlib import contextmanager

from .wake_scheduler import WAKES


class Presence:
    """Watchers are known by their account; strangers (None) may watch, too."""

    def __init__(self) -> None:
        self._events: dict[asyncio.Event, str | None] = {}
        self.here: frozenset[str | None] = frozenset()
        self._opened = time.monotonic()
        self._last_sign: dict[str, float] = {}
        self._hushed = 0
        self._missed = False

    def __len__(self) -> int:
        return len(self._events)

    @contextmanager
    def watching(self, account: str | None) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is something new, and at first."""
        event = asyncio.Event()
        event.set()
        news = account is not None and not self.present(account)
        self._events[event] = account
        self.here = frozenset(self._events.values())
        if news:
            self.wake()
        try:
            yield event
        finally:
            del self._events[event]
            WAKES.forget(event)
            self.here = frozenset(self._events.values())
            if account is not None:
                self.touch(account)
                self.wake()

    @contextmanager
    def batched(self) -> Iterator[None]:
        """What happens meanwhile is told in one go, at the end."""
        self._hushed += 1
        try:
            yield
        finally:
            self._hushed -= 1
            if self._missed and not self._hushed:
                self._missed = False
                self.wake()

    def wake(self) -> None:
        """All look again."""
        if self._hushed:
            self._missed = True
            return
        for event in self._events:
            WAKES.forget(event)
            event.set()

    def wake_first(self, first: Container[str | None]) -> None:
        """All look again: those named at once, the others in a moment."""
        if self._hushed:
            self._missed = True
            return
        WAKES.stir()
        for event, watcher in self._events.items():
            if watcher in first:
                WAKES.forget(event)
                event.set()
            elif not event.is_set():
                WAKES.defer(event)

    def wake_only(self, account: str) -> None:
        """For what nobody else can see."""
        for event, watcher in self._events.items():
            if watcher == account:
                event.set()

    def touch(self, account: str) -> None:
        """A sign of life."""
        WAKES.stir()
        self._last_sign[account] = time.monotonic()

    def present(self, account: str) -> bool:
        return account in self.here

    def silent_for(self, account: str) -> float:
        """Seconds since the last sign of life."""
        if self.present(account):
            return 0.0
        return time.monotonic() - self._last_sign.get(account, self._opened)
