"""Choices as numbers: dense, stable once published.

Tiles are numbered in the order in which their cells were first built on, sides 0 N, 1 E, 2 S, 3 W. The
meaning of a number also depends on the decision in force (`steps`).
"""

from __future__ import annotations

from typing import Final

END_ACTIONS: Final = 0
END_TURN: Final = 1
DECLINE: Final = 2  # no trade, no digging
REVEAL: Final = 3  # the own secret goal
TURN: Final = 4  # 4 rotations
CARD: Final = 8  # 9: place in the starting hand
OGRE: Final = 17  # 5 kinds
BUY: Final = 22  # 24 trade goals; the box has ten, positions given to the referee may have more
DISCARD_GEM: Final = 46  # 4 kinds
DISCARD_OGRE: Final = 50  # 5 kinds
PLAYER: Final = 55  # 4 seats
BESIDE: Final = 59  # 160: 4 * tile + side; of several such names for a cell the first is used
COVER: Final = 219  # 40 tiles
PUT: Final = 259  # 40 tiles: a dwarf from the pool
MOVE: Final = 299  # 160: 4 * tile + side
TILE: Final = 459  # 40 tiles
DWARF: Final = 499  # 160: 4 * tile + seat
CHOICES: Final = 659
