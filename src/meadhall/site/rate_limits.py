"""How often is too often: a window of time for each kind of deed and each visitor."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .errors import HttpError
from .settings import RateLimits

SWEEP: Final = 60.0  # seconds


class SweptMemory(MemoryStorage):
    """Forgets old windows now and then, in passing. The library's own way is a new thread for almost every
    hit, and the event loop waits for each to start."""

    def __init__(self) -> None:
        super().__init__()
        self._next_sweep = time.time() + SWEEP

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = time.time()
        if now >= self._next_sweep:
            self._sweep(now)
        if self.expirations.get(key, 0.0) <= now:
            self.storage[key] = 0
            self.expirations[key] = now + expiry
        self.storage[key] += amount
        return self.storage[key]

    def _sweep(self, now: float) -> None:
        for key in [key for key, end in self.expirations.items() if end <= now]:
            del self.expirations[key], self.storage[key]
        self._next_sweep = now + SWEEP


class Limiter:
    def __init__(self, limits: RateLimits) -> None:
        self._limiter = FixedWindowRateLimiter(SweptMemory())
        self._items: dict[str, RateLimitItem] = {deed: parse(text) for deed, text in asdict(limits).items()}

    def count(self, deed: str, visitor: str) -> None:
        """Count a deed of a visitor; denied if it was one too many."""
        item = self._items[deed]
        if not self._limiter.hit(item, deed, visitor):
            reset = self._limiter.get_window_stats(item, deed, visitor).reset_time
            raise HttpError("too_many", seconds=max(1, round(reset - time.time())))
