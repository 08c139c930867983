"""What the levels of bots are called, and what they truly do."""

from __future__ import annotations

from typing import Final

from meadhall.site.levels import LEVELS
from meadhall.site.speech import say

USUAL: Final = "search:50ms"


def level_name(level: str) -> str:
    names = {
        "random": say("Dice bot"),
        "greedy": say("Hasty bot"),
        "search:50ms": say("Bright bot"),
        "search:200ms": say("Shrewd bot"),
        "search:1s": say("Wise bot"),
    }
    return names.get(level, level)


def level_label(level: str) -> str:
    """Its name and how long it thinks, short enough for a list."""
    times = {
        "random": say("by chance"),
        "greedy": say("at once"),
        "search:50ms": say("{seconds} s", seconds="0.05"),
        "search:200ms": say("{seconds} s", seconds="0.2"),
        "search:1s": say("{seconds} s", seconds="1"),
    }
    return f"{level_name(level)} · {times[level]}" if level in times else level_name(level)


def level_about(level: str) -> str:
    """How it chooses, and how long it thinks."""
    about = {
        "random": say("takes any legal choice by chance, at once"),
        "greedy": say("looks one choice ahead and takes what looks best, at once"),
        "search:50ms": say("tries its choices in imagined games, 0.05 s each time"),
        "search:200ms": say("tries its choices in imagined games, 0.2 s each time"),
        "search:1s": say("tries its choices in imagined games, 1 s each time"),
    }
    return about.get(level, LEVELS.get(level, ""))
