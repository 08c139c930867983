"""Who really sits at a seat: a bot, a bot in somebody's place, or nobody just now. A mark beside the name."""

from __future__ import annotations

from typing import Final

from .i18n import say
from .markup import glyph
from .scene import SeatFace

HERE, BOT, STANDS_IN, AWAY = "", "bot", "stands_in", "away"
GLYPHS: Final = frozenset({"vintage-robot", "wooden-chair"})


def presence_mark(face: SeatFace) -> str:
    if face.kind == "bot":
        return BOT
    if face.level:
        return STANDS_IN
    return HERE if face.present or face.kind != "person" else AWAY


def mark(attending: str) -> str:
    if attending == BOT:
        return glyph("vintage-robot", say("bot"))
    if attending == STANDS_IN:
        return glyph("vintage-robot", say("a bot sits in"))
    return glyph("wooden-chair", say("away")) if attending == AWAY else ""


def missing_mark(attending: str) -> str:
    """Where room is scarce: only for a person who does not play just now."""
    return "" if attending == BOT else mark(attending)
