"""Spreads and confidence intervals."""

from __future__ import annotations

import random
from collections import Counter
from statistics import fmean, stdev

import pytest

from meadhall.arena.statistics import block_interval, spread, wilson
from meadhall.core.result import Result, ranked


def test_spread_agrees_with_the_standard_library() -> None:
    scores = [3, 9, 9, 27, -4, 0, 11]
    found = spread(Counter(scores))
    assert found.mean == pytest.approx(fmean(scores))
    assert found.deviation == pytest.approx(stdev(scores))
    assert (found.count, found.least, found.most) == (7, -4, 27)


def test_spread_of_one_game() -> None:
    assert spread(Counter([5])).deviation == 0.0


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0)],
)
def test_wilson_gives_published_intervals(wins: int, trials: int, low: float, high: float) -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert wilson(wins / trials, trials) == pytest.approx((low, high), abs=0.0005)


def test_independent_games_give_the_plain_interval() -> None:
    """Blocks whose spread is that of independent games count as that many games."""
    rates = [0.0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.0, 0.25, 0.25]
    low, high = block_interval(rates, 4)
    plain_low, plain_high = wilson(fmean(rates), 40)
    assert low == pytest.approx(plain_low, abs=0.02)
    assert high == pytest.approx(plain_high, abs=0.02)


def test_games_that_all_go_the_same_way_in_a_block_count_once() -> None:
    rates = [1.0, 0.0] * 20
    assert block_interval(rates, 4) == pytest.approx(wilson(0.5, 40), abs=0.01)


def test_a_clean_sweep_still_has_a_width() -> None:
    low, high = block_interval([1.0] * 10, 4)
    assert (round(low, 2), high) == (0.91, 1.0)


def test_one_block_is_one_telling_game() -> None:
    assert block_interval([0.25], 4) == wilson(0.25, 1)


def test_intervals_cover_the_truth_about_nineteen_times_in_twenty() -> None:
    """Deals favour one side: the chance to win varies by deal, so games of a deal hang together."""
    dice = random.Random(7)
    covered = 0
    for _ in range(400):
        chances = [dice.choice((0.05, 0.55)) for _ in range(40)]
        rates = [fmean(dice.random() < chance for _ in range(4)) for chance in chances]
        low, high = block_interval(rates, 4)
        covered += low <= 0.3 <= high
    assert 0.92 < covered / 400 < 0.99


def test_victories_are_shared_among_winners_and_whole_for_a_team() -> None:
    assert ranked([5, 9, 9]).shares() == (0.0, 0.5, 0.5)
    assert Result((1, 1), (1, 1), won=True).shares() == (1.0, 1.0)
    assert Result((1, 1), (1, 1), won=False).shares() == (0.0, 0.0)
