"""Luck: one number inside a table from which every die and every draw comes.

A permuted congruential generator over 62 bits: the state always fits the unboxed integers of compiled code,
and interpreted and compiled runs (and any other language) give the same stream. Products may overflow 64
bits; only their low bits are kept, and those are the same with or without wrap-around.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STATE_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
WORD_MASK: Final = 0xFFFF_FFFF
MULTIPLIER: Final = 1752450205419405101
INCREMENT: Final = 1442695040888963407


def next_luck(luck: i64) -> i64:
    """The state that follows `luck`."""
    return (luck * MULTIPLIER + INCREMENT) & STATE_MASK


def word(luck: i64) -> i64:
    """32 random bits of a state."""
    shuffled: i64 = (((luck >> 17) ^ luck) >> 25) & WORD_MASK
    turn: i64 = luck >> 57
    return ((shuffled >> turn) | (shuffled << ((32 - turn) & 31))) & WORD_MASK


def below(luck: i64, limit: i64) -> i64:
    """A number from 0 to limit - 1, read off a state."""
    return (word(luck) * limit) >> 32


def luck_from_seed(seed: int) -> int:
    """A well mixed starting state: neighbouring seeds give unrelated games."""
    mixed: i64 = (seed ^ (seed >> 62)) & STATE_MASK
    for step in range(3):
        mixed = ((mixed ^ (mixed >> 31)) * 2685821657736338717 + step + 1) & STATE_MASK
    return next_luck(mixed ^ (mixed >> 29))
