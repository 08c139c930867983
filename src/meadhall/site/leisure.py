"""What may wait a moment waits until the event loop is at leisure: whoever is asked to play is served first.

How long a callback waits for its turn tells how busy the loop is. While it is, looking again is put off, so
that a watcher sees several changes at once; nobody is put off for longer than `PATIENCE`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

BUSY: Final = 0.003  # seconds before a callback has its turn
AGAIN: Final = 0.01
PATIENCE: Final = 0.25


class Leisure:
    """Deeds in the order in which they were put off; one that waits already is not put off twice."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[Callable[[], None], float] = {}
        self._loop: asyncio.AbstractEventLoop | None = None  # in which it looks whether there is time
        self._asked = 0.0

    def add(self, deed: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._since = loop, {}
            self._look_soon()
        self._since.setdefault(deed, self._clock())

    def _look_soon(self) -> None:
        self._asked = self._clock()
        asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        """One deed at a time: what it brings about comes before the next."""
        now = self._clock()
        deed, since = next(iter(self._since.items()))
        busy = now - self._asked > BUSY and now - since < PATIENCE
        if not busy:
            del self._since[deed]
            deed()
        if not self._since:
            self._loop = None
        elif busy:
            asyncio.get_running_loop().call_later(AGAIN, self._look_soon)
        else:
            self._look_soon()
