"""Legends of Andor: five legends, and those you write, for one to four people and two to four heroes."""

from .declaration import GAME, Andor

__all__ = ["GAME", "Andor"]
