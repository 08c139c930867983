"""Bots by level, and their names. The name of a level says how the bot chooses, and how long it may think.

Each bot at a table has a name of the old North besides, in the reader's language.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from babel.numbers import format_decimal

from meadhall.core.i18n import language
from meadhall.site.i18n import say

from ..errors import HttpError

LEVELS: Final = {
    "random": "any legal choice, with equal chance",
    "greedy": "looks one choice ahead and takes what looks best",
    "search:50ms": "tries its choices in imagined games for a twentieth of a second",
    "search:200ms": "tries its choices in imagined games for a fifth of a second",
    "search:1s": "tries its choices in imagined games for a second",
}
STAND_IN: Final = "greedy"  # plays in the place of people who are away


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise HttpError("unknown_level", level=level[:40], known=", ".join(LEVELS))
    return level


# -- names of bots ----------------------------------------------------------------------------------


def _names() -> dict[str, str]:
    return {
        "Sindri": say("Sindri"),
        "Ylva": say("Ylva"),
        "Brokk": say("Brokk"),
        "Ingrid": say("Ingrid"),
        "Alvis": say("Alvis"),
        "Gunnvor": say("Gunnvor"),
        "Dvalin": say("Dvalin"),
        "Hervor": say("Hervor"),
        "Eitri": say("Eitri"),
        "Thyra": say("Thyra"),
        "Regin": say("Regin"),
        "Solveig": say("Solveig"),
    }


NAMES: Final = tuple(_names())


def bot_name(match_id: str, seat: int) -> str:
    """The same for as long as the table stands, and no two alike at a table."""
    return NAMES[(int(match_id[:6], 16) + seat) % len(NAMES)]


def in_words(name: str) -> str:
    return _said_in(language()).get(name, name)


@cache
def _said_in(_spoken: str) -> dict[str, str]:
    return _names()


# -- levels in words --------------------------------------------------------------------------------


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
