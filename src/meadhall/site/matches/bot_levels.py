"""Bots by level. A level is called what it is: how the bot chooses, and how long it may think."""

from __future__ import annotations

from typing import Final

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
