"""Nidavellir with its Thingvellir expansion, for 2 to 5 players."""

from .declaration import GAME, Nidavellir

__all__ = ["GAME", "Nidavellir"]
