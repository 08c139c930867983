"""How often is too often: a window of time for each kind of deed and each visitor."""

from __future__ import annotations

import time
from dataclasses import asdict

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .denials import Denial
from .settings import RateLimits


class Limiter:
    def __init__(self, limits: RateLimits) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {deed: parse(text) for deed, text in asdict(limits).items()}

    def count(self, deed: str, visitor: str) -> None:
        """Count a deed of a visitor; denied if it was one too many."""
        item = self._items[deed]
        if not self._limiter.hit(item, deed, visitor):
            reset = self._limiter.get_window_stats(item, deed, visitor).reset_time
            raise Denial("too_many", seconds=max(1, round(reset - time.time())))
