# interpreted: a few sums at the end
"""Numbers about many games: how scores spread, and how sure a win rate is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Final

NORMAL_95: Final = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of a number over many games; `deviation` is the sample standard deviation."""

    count: int
    mean: float
    deviation: float
    least: int
    most: int


def spread(histogram: Counter[int]) -> Spread:
    """The spread of whole numbers, each with how often it came; exact sums, so the order never matters."""
    count = histogram.total()
    total = sum(value * times for value, times in histogram.items())
    squares = sum(value * value * times for value, times in histogram.items())
    deviation = math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0
    return Spread(count, total / count, deviation, min(histogram), max(histogram))


def wilson(rate: float, trials: float) -> tuple[float, float]:
    """The Wilson interval: where a win rate lies with 95 % confidence after so many independent trials."""
    z = NORMAL_95
    middle = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * math.sqrt(rate * (1 - rate) / trials + (z / (2 * trials)) ** 2) / (1 + z * z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def block_interval(block_rates: Sequence[float], trials_a_block: int) -> tuple[float, float]:
    """The Wilson interval for games that come in blocks of the same deal.

    Games of one deal are not independent, so the number of games overstates what is known. The spread between
    blocks tells how many independent games would be as telling; that number, never less than the blocks and
    never more than the games, goes into Wilson's formula, which stays sensible near 0 and 1.
    """
    blocks = len(block_rates)
    rate = fmean(block_rates)
    return wilson(rate, min(max(_telling_games(block_rates, rate), blocks), blocks * trials_a_block))


def _telling_games(block_rates: Sequence[float], rate: float) -> float:
    blocks = len(block_rates)
    if blocks == 1:
        return 1.0
    between_blocks = variance(block_rates)
    return math.inf if between_blocks == 0 else rate * (1 - rate) * blocks / between_blocks
