"""The generator: the same numbers in every build, and evenly spread."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.rng import below, luck_from_seed, next_luck, word

STATES = st.integers(0, 2**62 - 1)


def reference_next(luck: int) -> int:
    return (luck * 1752450205419405101 + 1442695040888963407) % 2**62


def reference_word(luck: int) -> int:
    """Rotate 32 bits right by the top five bits of the 62-bit state, told without shifts or masks."""
    shuffled = (((luck // 2**17) ^ luck) // 2**25) % 2**32
    turn = luck // 2**57
    bits = f"{shuffled:032b}"
    return int(bits[len(bits) - turn :] + bits[: len(bits) - turn], 2)


@given(STATES)
def test_state_follows_the_reference(luck: int) -> None:
    assert next_luck(luck) == reference_next(luck)


@given(STATES)
def test_word_follows_the_reference(luck: int) -> None:
    assert word(luck) == reference_word(luck)


@given(STATES, st.integers(1, 2**31 - 1))
def test_draws_stay_below_their_limit(luck: int, limit: int) -> None:
    assert below(luck, limit) == reference_word(luck) * limit // 2**32
    assert 0 <= below(luck, limit) < limit


@given(st.integers(-(2**70), 2**70))
def test_any_seed_gives_a_state(seed: int) -> None:
    assert 0 <= luck_from_seed(seed) < 2**62


def test_known_answers() -> None:
    """Published numbers: records replay only while these hold."""
    luck = luck_from_seed(17)
    draws = []
    for _ in range(8):
        luck = next_luck(luck)
        draws.append(below(luck, 1000))
    assert [luck_from_seed(seed) for seed in (0, 1, 17)] == SEEDS
    assert draws == DRAWS


SEEDS = [3679258247414877336, 4462369642434573623, 29989608831793783]
DRAWS = [428, 192, 68, 673, 679, 460, 80, 859]


def test_neighbouring_seeds_are_unrelated() -> None:
    states = [luck_from_seed(seed) for seed in range(2000)]
    assert len(set(states)) == 2000
    different_bits = [(one ^ other).bit_count() for one, other in pairwise(states)]
    assert 30 < sum(different_bits) / len(different_bits) < 33  # half of 62


@pytest.mark.parametrize("sides", [2, 6, 7, 60])
def test_dice_are_even(sides: int) -> None:
    """Chi square over 60,000 throws; the bound is about six standard deviations away."""
    luck, throws, counts = luck_from_seed(5), 60_000, Counter[int]()
    for _ in range(throws):
        luck = next_luck(luck)
        counts[below(luck, sides)] += 1
    expected = throws / sides
    chi_square = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert chi_square < (sides - 1) + 6 * (2 * (sides - 1)) ** 0.5


def test_first_draws_of_many_seeds_are_even() -> None:
    counts = Counter(below(next_luck(luck_from_seed(seed)), 10) for seed in range(20_000))
    chi_square = sum((counts[digit] - 2000) ** 2 / 2000 for digit in range(10))
    assert chi_square < 35
