"""Hoard: sealed bids for treasures. The example of a game in a package of its own."""

from .declaration import GAME

__all__ = ["GAME"]
