"""The running score from what everybody sees: what a class is worth now, and would be with another card (N12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import (
    BLACKSMITH,
    COIN_OF_TOKEN,
    COIN_VALUE,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
)
from ..view_values import SeatView


class Force(NamedTuple):
    """What is shown of an army, and what its score depends on."""

    seat: int
    lines: int
    heroes: int
    score: int
    army: tuple[tuple[str, ...], ...]
    grades: tuple[int, ...]
    points: tuple[int, ...]
    coins: tuple[str, ...]
    rivals: int  # the most warrior ranks among the others
    calls_heroes: bool  # lines bring heroes (not with Megingjord, N14.5)


def force_of(seats: Sequence[SeatView], own: SeatView) -> Force:
    return Force(
        own.seat,
        own.lines,
        own.heroes,
        own.score,
        own.army,
        own.grades,
        own.points,
        own.coins,
        max([seat.grades[WARRIOR] for seat in seats if seat is not own], default=0),
        "megingjord" not in own.command,
    )


def class_score(own: Force, column: int, more_grades: int = 0, more: int = 0) -> int:
    """Points of a class, with so many more grades and points."""
    grades, points = own.grades[column] + more_grades, own.points[column] + more
    if column == HUNTER:
        return grades * grades
    if column == MINER:
        return grades * points
    if column == BLACKSMITH:
        return grades * (grades + 5) // 2
    if column == WARRIOR and grades and grades >= own.rivals:
        return points + highest_coin(own.coins)
    if column == EXPLORER and "idunn" in own.army[EXPLORER]:
        return points + 2 * grades
    return points


def class_scores(own: Force) -> tuple[int, ...]:
    return tuple([class_score(own, column) for column in range(len(own.army))])


def highest_coin(coins: tuple[str, ...]) -> int:
    return max(map(value, coins), default=0)


def value(token: str) -> int:
    return COIN_VALUE[COIN_OF_TOKEN[token]]
