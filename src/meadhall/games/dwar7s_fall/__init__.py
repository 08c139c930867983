"""Dwar7s Fall: the base game for 2 to 4 players."""

from .declaration import GAME, Dwar7sFall

__all__ = ["GAME", "Dwar7sFall"]
