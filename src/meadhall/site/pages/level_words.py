"""What the levels of bots are called, and what they truly do."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

from meadhall.core.i18n import language
from meadhall.site.i18n import say
from meadhall.site.matches.bot_levels import LEVELS

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
        "search:50ms": say("{seconds} s", seconds=_figure(0.05)),
        "search:200ms": say("{seconds} s", seconds=_figure(0.2)),
        "search:1s": say("{seconds} s", seconds=_figure(1)),
    }
    return f"{level_name(level)} · {times[level]}" if level in times else level_name(level)


def level_about(level: str) -> str:
    """How it chooses, and how long it thinks."""
    about = {
        "random": say("takes any legal choice by chance, at once"),
        "greedy": say("looks one choice ahead and takes what looks best, at once"),
        "search:50ms": _searching(0.05),
        "search:200ms": _searching(0.2),
        "search:1s": _searching(1),
    }
    return about.get(level, LEVELS.get(level, ""))


def _searching(seconds: float) -> str:
    return say("tries its choices in imagined games, {seconds} s each time", seconds=_figure(seconds))


def _figure(number: float) -> str:
    return str(format_decimal(number, locale=language()))
