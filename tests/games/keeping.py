"""How often properties are tried, interpreted and compiled. The properties themselves: `meadhall.testing`."""

from __future__ import annotations

from typing import Final

from hypothesis import settings
from hypothesis import strategies as st

from meadhall import compiled

SEEDS: Final = st.integers(0, 2**32)


def games(interpreted: int, when_compiled: int) -> settings:
    """How many games a property is tried on; always the same ones, so that a failure comes back."""
    number = when_compiled if compiled() else interpreted
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


def tries(interpreted: int, when_compiled: int) -> settings:
    """How much junk is tried; every time other junk."""
    return settings(max_examples=when_compiled if compiled() else interpreted, deadline=None)


def share(interpreted: float, when_compiled: float) -> float:
    """Of how many positions of a game a property is tried: the compiled engine has time for more."""
    return when_compiled if compiled() else interpreted
