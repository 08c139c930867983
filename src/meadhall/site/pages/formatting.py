"""Spans of time as people read them."""

from __future__ import annotations

from meadhall.site.i18n import say

MINUTE, HOUR, DAY = 60, 3600, 86_400


def on_a_clock(seconds: int) -> str:
    """ "14:05", or whole hours or days, as the client counts them down."""
    return in_words(seconds) if seconds >= 2 * HOUR else f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def in_words(seconds: int) -> str:
    """Seconds, or whole minutes, hours or days: what is left over is left out."""
    if seconds < 2 * MINUTE and seconds % MINUTE:
        return say.many("{number} second", "{number} seconds", seconds)
    if seconds < 2 * HOUR:
        return say.many("{number} minute", "{number} minutes", seconds // MINUTE)
    if seconds < 2 * DAY:
        return say.many("{number} hour", "{number} hours", seconds // HOUR)
    return say.many("{number} day", "{number} days", seconds // DAY)
