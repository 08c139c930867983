# interpreted: reads a question or a position once
"""Readers for the values of W17 in questions, positions and component files."""

from __future__ import annotations

from typing import Final

from meadhall.core.json_reader import JsonObject, Reader, name, one_of, row, whole, wrong_type

from .cards import COLOUR_IDS, GEM_IDS, KIND_IDS, OGRE_IDS, SECRET_IDS, SIDES, STACK_IDS

__all__ = ["JsonObject", "Reader", "name"]

MOST_SPACES: Final = 28  # all the dwarfs there are
MOST_GEMS: Final = 60
FURTHEST: Final = 10**6

kind: Final = one_of(KIND_IDS)
ogre: Final = one_of(OGRE_IDS)
gem: Final = one_of(GEM_IDS)
secret: Final = one_of(SECRET_IDS)
colour: Final = one_of(COLOUR_IDS)
rotation: Final[Reader[int]] = whole(0, SIDES - 1)


def cell(value: object, field: str) -> tuple[int, int]:
    """[x, y]"""
    x, y = row(whole(-FURTHEST, FURTHEST), 2)(value, field)
    return x, y


def walls(value: object, field: str) -> int:
    """Four flags N, E, S, W, as 0 and 1 or false and true; returned as bits."""
    flags = row(wall, SIDES)(value, field)
    return sum(flag << side for side, flag in enumerate(flags))


def wall(value: object, field: str) -> int:
    if value not in (0, 1) or not isinstance(value, int):
        raise wrong_type(field, "0 or 1", value)
    return int(value)


def stack_type(value: object, field: str) -> int:
    return 0 if value is None else one_of(STACK_IDS[1:])(value, field) + 1


def gem_counts(value: object, field: str) -> dict[int, int]:
    """The number of each gem; gems that are not listed are absent."""
    number = whole(0, MOST_GEMS)
    entries = JsonObject(value, field).plain.items()
    return {gem(key, field): number(found, f"{field}.{key}") for key, found in entries}
