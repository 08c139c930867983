"""Presence at a match: its watchers, and when each is woken after a change.

Each watcher has one event. However often the match changes before a watcher looks, it looks once. Watchers
for whom the match waits are woken at once. The others are woken by a scheduler as soon as the event loop is
idle, one a turn, so that a busy server serves players first; nobody waits for longer than `LONGEST_DELAY`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from typing import Final


class Presence:
    """Watchers are known by their account; strangers (None) may watch, too."""

    def __init__(self) -> None:
        self._events: dict[asyncio.Event, str | None] = {}
        self.here: frozenset[str | None] = frozenset()
        self._opened = time.monotonic()
        self._last_touch: dict[str, float] = {}
        self._batches = 0
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
        """Wake watchers once, at the end."""
        self._batches += 1
        try:
            yield
        finally:
            self._batches -= 1
            if self._missed and not self._batches:
                self._missed = False
                self.wake()

    def wake(self) -> None:
        """All look again."""
        if self._batches:
            self._missed = True
            return
        for event in self._events:
            WAKES.forget(event)
            event.set()

    def wake_first(self, first: Container[str | None]) -> None:
        """All look again: these at once, the others in a moment."""
        if self._batches:
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
        """For a change that nobody else can see."""
        for event, watcher in self._events.items():
            if watcher == account:
                event.set()

    def touch(self, account: str) -> None:
        """The account is there, and has just acted."""
        WAKES.stir()
        self._last_touch[account] = time.monotonic()

    def present(self, account: str) -> bool:
        return account in self.here

    def silent_for(self, account: str) -> float:
        """Seconds since the account was there."""
        if self.present(account):
            return 0.0
        return time.monotonic() - self._last_touch.get(account, self._opened)


# -- waking those who only look on ------------------------------------------------------------------


QUIET: Final = 2  # turns of the event loop
LONGEST_DELAY: Final = 0.5  # seconds


class WakeScheduler:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[asyncio.Event, float] = {}  # deferred events, oldest first, and since when
        self._loop: asyncio.AbstractEventLoop | None = None  # in whose turns they wait
        self._quiet = 0

    @property
    def waiting(self) -> bool:
        """Whether it takes turns."""
        return self._loop is not None

    def stir(self) -> None:
        """Somebody acts."""
        self._quiet = 0

    def defer(self, event: asyncio.Event) -> None:
        """It is set later; once, however often it was put off."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._since = loop, {}
            loop.call_soon(self._turn)
        self._since.setdefault(event, self._clock())

    def forget(self, event: asyncio.Event) -> None:
        self._since.pop(event, None)

    def _turn(self) -> None:
        self._quiet += 1
        if self._since:
            event, since = next(iter(self._since.items()))
            if self._quiet > QUIET or self._clock() - since > LONGEST_DELAY:
                del self._since[event]
                event.set()
        if self._since and self._loop:
            self._loop.call_soon(self._turn)
        else:
            self._loop = None


WAKES: Final = WakeScheduler()  # one for the whole process: it has one event loop
