"""Spans of time as people read them."""

from __future__ import annotations

from typing import Final

from meadhall.site.speech import say

MINUTE, HOUR, DAY = 60, 3600, 86_400
SHORT: Final = 10 * MINUTE


def in_words(seconds: int) -> str:
    """ "4:05" for little time, whole minutes, hours or days for much."""
    if seconds < SHORT:
        return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
    if seconds < 2 * HOUR:
        return say.many("{number} minute", "{number} minutes", seconds // MINUTE)
    if seconds < 2 * DAY:
        return say.many("{number} hour", "{number} hours", seconds // HOUR)
    return say.many("{number} day", "{number} days", seconds // DAY)
