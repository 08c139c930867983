"""The look of a game: its own, or the plain one in words."""

from __future__ import annotations

from functools import cache

from meadhall.core.registry import game_here
from meadhall.look.contract import Look

from .plain_look import PlainLook


@cache
def look_of(game: str) -> Look:
    declared = game_here(game)
    look = declared.look()
    return look if isinstance(look, Look) else PlainLook(declared)
