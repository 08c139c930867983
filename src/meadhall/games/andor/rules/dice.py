"""The worth of dice (D1.9, D6.5, D8): plain functions of lists of results."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend.program import Dice


def opposite(value: i64, black: bool) -> i64:
    """D1.9: ordinary dice add up to 7; the black die pairs 6 with 10 and 8 with 12."""
    if not black:
        return 7 - value
    return 18 - value + (-2 if value == 6 or value == 10 else 2)


def best_group(dice: list[int]) -> int:
    """D6.5, D8.4: the largest sum of dice that show the same."""
    best = 0
    for value in dice:
        best = max(best, value * dice.count(value))
    return best


def places_of(dice: list[int], worth: int) -> list[int]:
    """Where the dice lie that show the same and together are worth so much."""
    value = next(value for value in dice if value * dice.count(value) == worth)
    return [place for place in range(len(dice)) if dice[place] == value]


def highest(dice: list[int]) -> int:
    """D8.1."""
    best = 0
    for value in dice:
        best = max(best, value)
    return best


def with_brew(dice: list[int], doubled: int, one_by_one: bool) -> int:
    """D8.5: one die counts twice; for a one-by-one roller the last."""
    if one_by_one:
        return 2 * dice[-1]
    return max(highest(dice), 2 * dice[doubled])


def dice_of(dice: Dice, wp: i64) -> tuple[i64, i64]:
    """D6.6: how many dice a creature rolls with its willpower, and whether they are black."""
    for row in range(len(dice.least_wp)):
        if wp >= dice.least_wp[row]:
            return dice.number[row], dice.black[row]
    last = len(dice.least_wp) - 1
    return dice.number[last], dice.black[last]
