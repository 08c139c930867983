"""Choices as numbers: dense, stable once published, grouped by the thing chosen.

The decision in force gives the verb (take, discard, recruit), the number the noun (a card, a coin, a column).
A coin is chosen by its place in its owner's row of five, which an upgrade does not change.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BID: Final = 0  # 60: one of five coins for each of three taverns
COIN: Final = 60  # 5
COLUMN: Final = 65  # 5
STAY: Final = 70
ENLIST_FIRST: Final = 71
ENLIST_LAST: Final = 72
PAIR: Final = 73  # 10: two of five coins
PLUS_TWO: Final = 83  # 5: this coin first, by 2
PLUS_THREE: Final = 88  # 5: this coin first, by 3
ENLIST: Final = 93  # 24: a mercenary and one of its two classes
POSITION: Final = 117  # 32: a card of a column, by its place
CARD: Final = 148  # + card: 76 cards
CHOICES: Final = 225

BIDS: Final = 60
PAIRS: Final = 10


def _flat(groups: list[tuple[int, ...]]) -> vec[i64]:
    return vec[i64]([index for group in groups for index in group])


BID_COINS: Final = _flat(list(permutations(range(5), 3)))
PAIR_COINS: Final = _flat(list(combinations(range(5), 2)))


def bid_coin(choice: i64, tavern: i64) -> i64:
    """The coin that a bid lays on a tavern."""
    return BID_COINS[(choice - BID) * 3 + tavern]


def pair_of(first: i64, second: i64) -> i64:
    """The number of a pair of different coins."""
    low = min(first, second)
    high = max(first, second)
    return low * (9 - low) // 2 + high - low - 1


def lower_of(pair: i64) -> i64:
    """The first coin of a pair, by its place in the row."""
    return PAIR_COINS[pair * 2]


def upper_of(pair: i64) -> i64:
    return PAIR_COINS[pair * 2 + 1]


def other_of(pair: i64, coin: i64) -> i64:
    """The coin of a pair that is not the given one."""
    return lower_of(pair) + upper_of(pair) - coin


def vidofnir_coin(choice: i64) -> i64:
    """The coin that Vidofnir & Vedrfolnir upgrade first."""
    return choice - PLUS_TWO if choice < PLUS_THREE else choice - PLUS_THREE


def vidofnir_plus(choice: i64) -> i64:
    """By how much they upgrade it."""
    return 2 if choice < PLUS_THREE else 3
