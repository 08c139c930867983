"""Rate limits: actions of a kind that an account, or an address before there is one, may do in a minute."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Final

from .errors import HttpError
from .settings import RateLimits

WINDOW: Final = 60.0  # seconds; it begins with the first action


class Limiter:
    def __init__(self, limits: RateLimits) -> None:
        self._limits: dict[str, int] = asdict(limits)
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}  # when it ends, and actions so far
        self._next_sweep = 0.0

    def count(self, action: str, visitor: str) -> None:
        """Count an action of a visitor; refuse it if it is one too many."""
        now = time.monotonic()
        if now >= self._next_sweep:
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
            self._next_sweep = now + WINDOW
        end, actions = self._windows.get((action, visitor), (0.0, 0))
        if end <= now:
            end, actions = now + WINDOW, 0
        self._windows[action, visitor] = end, actions + 1
        if actions >= self._limits[action]:
            raise HttpError("too_many", seconds=max(1, round(end - now)))
