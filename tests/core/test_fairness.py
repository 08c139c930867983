"""Commitments bind, tell nothing, and every move has luck of its own."""

from __future__ import annotations

import hashlib

from meadhall.core.fairness import commitment, luck_for_move, new_seed

SEED = bytes(range(32))


def test_known_answers() -> None:
    """Published numbers: old matches verify only while these hold."""
    assert commitment(SEED) == KNOWN_COMMITMENT
    assert [luck_for_move(SEED, move) for move in (0, 1, 2)] == KNOWN_LUCK


KNOWN_COMMITMENT = "7a3f64bb2a278718ab2ab24bf24607d5a963f3ffd7f12c2da2f33466bd80a304"
KNOWN_LUCK = [2371002655360150440, 3372028354269679667, 2741729494540971367]


def test_commitment_is_the_documented_hash() -> None:
    hashed = hashlib.blake2b(SEED, digest_size=32, person=b"meadhall commit")
    assert commitment(SEED) == hashed.hexdigest()


def test_seeds_are_fresh_and_long() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_every_move_and_every_seed_has_its_own_luck() -> None:
    lucks = {luck_for_move(bytes([byte]) * 32, move) for byte in range(20) for move in range(50)}
    assert len(lucks) == 1000
    assert all(0 <= luck < 2**62 for luck in lucks)


def test_one_changed_bit_changes_the_commitment() -> None:
    other = bytes([SEED[0] ^ 1]) + SEED[1:]
    assert commitment(other) != commitment(SEED)
