"""Aetherya: base game, Items and Characters, solo campaign and cooperative game, for 1 to 4 players."""

from .declaration import GAME, Aetherya

__all__ = ["GAME", "Aetherya"]
