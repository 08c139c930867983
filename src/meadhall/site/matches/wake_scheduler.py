"""Whoever only looks on is woken once nobody acts: those for whom a table waits are served first.

A turn of the event loop in which nobody acts is a quiet one. After some of these the watchers who were put
off are woken, one a turn, so that each is drawn for before the next is. In a house at leisure that is at
once; in a full one they wait, and see several changes in one. Nobody waits for longer than `LONGEST_DELAY`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

QUIET: Final = 2  # turns of the event loop
LONGEST_DELAY: Final = 0.5  # seconds


class WakeScheduler:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[asyncio.Event, float] = {}  # who was put off and when, in this order
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
