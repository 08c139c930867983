# interpreted: words are for people
"""The choices of a decision: each kind is a range of numbers, with its notation and its description."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...state.table import Board

Describer = Callable[[Board, int, int], str]  # (table, seat, number within the range)


class ChoiceRange(NamedTuple):
    """The choices from `first` on, up to the next range of the same decision."""

    first: int
    notation: Describer
    describe: Describer


def decision(prompt: Callable[[Board, int], Prompt], *ranges: ChoiceRange) -> DecisionWords[Board]:
    """The words of a decision that offers choices of these ranges, in rising order."""

    def range_of(choice: int) -> ChoiceRange:
        return next(one for one in reversed(ranges) if choice >= one.first)

    def notation(table: Board, seat: int, choice: int) -> str:
        kind = range_of(choice)
        return kind.notation(table, seat, choice - kind.first)

    def describe(table: Board, seat: int, choice: int) -> str:
        kind = range_of(choice)
        return kind.describe(table, seat, choice - kind.first)

    return DecisionWords(notation, describe, prompt)
