"""Choices as numbers: dense, stable once published.

Cells are numbered 4 * row + column, legends and tokens as in `cards`. Piles matter in cooperative play only;
elsewhere both are 0.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import FIRST_NON_GEM, ITEMS, NON_GEMS

ARRANGE: Final = 0  # 24 orders of the four hand cards on the centre cells
DRAW: Final = 24
END_TURN: Final = 25
TWO_FROM_DECK: Final = 26
DECK_AND_DISCARD: Final = 27
NO_SWAP: Final = 28
KEEP: Final = 29  # 2: the first or the second card taken
TAKE_TOKEN: Final = 31
DISCARD_TOKEN: Final = 32
SQUARE: Final = 33  # 9: 3 * row + column of the top left cell
CLAIM: Final = 42  # 15 legends
PENALTY: Final = 57  # 15 legends
TAKE: Final = 72  # 64: 32 * pile taken from + 16 * pile put on + cell
PLACE: Final = 136  # 32: 16 * pile put on + cell
REVEAL: Final = 168  # 32: 16 * pile put on + cell
SWAP: Final = 200  # 30: 6 * place in the lower row + place in the upper row
TREATY: Final = 230  # 16 cells
STAFF: Final = 246  # 16 cells
SWORD: Final = 262  # 4 duels
HAMMER: Final = 266  # 120 pairs of cells
PALANTIR: Final = 386  # 64: 16 * seat + cell
GRIFFIN: Final = 450  # 64: 16 * seat + cell
SMUGGLER: Final = 514  # 128: 32 * gem + 8 * seat + token that is no gem, each from 0
THIEF: Final = 642  # 36: 9 * seat + item, from 0
CHOICES: Final = 678

ARRANGEMENTS: Final = 24
PAIRS: Final = 120
UPPER_ROOM: Final = 6  # legends in the upper row, at most

ORDERS: Final = vec[i64]([index for order in permutations(range(4)) for index in order])
PAIR_CELLS: Final = vec[i64]([cell for pair in combinations(range(16), 2) for cell in pair])


def arranged(choice: i64, corner: i64) -> i64:
    """The index of the hand card that an arrangement puts on a centre cell."""
    return ORDERS[(choice - ARRANGE) * 4 + corner]


def first_of(pair: i64) -> i64:
    return PAIR_CELLS[pair * 2]


def second_of(pair: i64) -> i64:
    return PAIR_CELLS[pair * 2 + 1]


def hammer_cells(choice: i64) -> tuple[i64, i64]:
    return first_of(choice - HAMMER), second_of(choice - HAMMER)


def place_of(place: i64) -> tuple[i64, i64]:
    """Kingdom and cell of the token at which a palantir looks, or that a griffin fetches."""
    return place >> 4, place & 15


def smuggled(choice: i64) -> tuple[i64, i64, i64]:
    """The gem that is given, the other seat, and the token taken."""
    what = choice - SMUGGLER
    return (what >> 5) + 1, what // NON_GEMS % 4, what % NON_GEMS + FIRST_NON_GEM


def smuggling(gem: i64, owner: i64, token: i64) -> i64:
    return SMUGGLER + 32 * (gem - 1) + NON_GEMS * owner + token - FIRST_NON_GEM


def stolen(choice: i64) -> tuple[i64, i64]:
    """The other seat, and the item taken."""
    return (choice - THIEF) // ITEMS, (choice - THIEF) % ITEMS + 1


def stealing(owner: i64, item: i64) -> i64:
    return THIEF + ITEMS * owner + item - 1


def pair_of(one: i64, other: i64) -> i64:
    """The number of a pair of cells."""
    low, high = min(one, other), max(one, other)
    return low * (31 - low) // 2 + high - low - 1
