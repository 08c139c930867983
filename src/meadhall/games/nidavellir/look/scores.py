# interpreted: pages are for people
"""The running score from what everybody sees: what a class is worth now, and would be with another card (N12)."""

from __future__ import annotations

from collections.abc import Sequence

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


def class_score(
    seats: Sequence[SeatView], own: SeatView, column: int, more_grades: int = 0, more: int = 0
) -> int:
    """Points of a class, with so many more grades and points."""
    grades, points = own.grades[column] + more_grades, own.points[column] + more
    if column == HUNTER:
        return grades * grades
    if column == MINER:
        return grades * points
    if column == BLACKSMITH:
        return grades * (grades + 5) // 2
    if (
        column == WARRIOR
        and grades
        and all(grades >= seat.grades[WARRIOR] for seat in seats if seat is not own)
    ):
        return points + highest_coin(own)
    if column == EXPLORER and "idunn" in own.army[EXPLORER]:
        return points + 2 * grades
    return points


def class_scores(seats: Sequence[SeatView], own: SeatView) -> tuple[int, ...]:
    return tuple(class_score(seats, own, column) for column in range(len(own.army)))


def highest_coin(own: SeatView) -> int:
    return max((value(token) for token in own.coins), default=0)


def value(token: str) -> int:
    return COIN_VALUE[COIN_OF_TOKEN[token]]
