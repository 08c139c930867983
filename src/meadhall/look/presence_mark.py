"""A mark beside a name: a bot sits there, a bot plays for the person, or the person is away."""

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
    """The mark for narrow places: only for a person who is away or replaced."""
    return "" if attending == BOT else mark(attending)
