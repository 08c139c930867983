# interpreted: words are for people
"""Builds the words of a decision from the words of the kinds of choices that it offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...rules import scoring, trials
from ...state.cards import LEGEND_IDS
from ...state.table import Board
from ..names import legend_name, legend_value
from ..sentences import say

ChoiceText = Callable[[Board, int, int], str]  # (table, seat, choice)


class ChoiceWords(NamedTuple):
    """A kind of choice as text. Its numbers begin with `first`; the next kind begins where they end."""

    first: int
    notation: ChoiceText
    describe: ChoiceText


def decision(prompt: Callable[[Board, int], Prompt], *kinds: ChoiceWords) -> DecisionWords[Board]:
    def kind_of(choice: int) -> ChoiceWords:
        return max((kind for kind in kinds if kind.first <= choice), key=lambda kind: kind.first)

    return DecisionWords(
        notation=lambda table, seat, choice: kind_of(choice).notation(table, seat, choice),
        describe=lambda table, seat, choice: kind_of(choice).describe(table, seat, choice),
        prompt=prompt,
    )


def single(choice: int, notation: str, sentence: str) -> ChoiceWords:
    """A choice that says the same on every table."""
    return ChoiceWords(
        choice, lambda table, seat, choice: notation, lambda table, seat, choice: say(sentence)
    )


def of_legend(first: int, notation: str, sentence: str, first_legend: int = 0) -> ChoiceWords:
    """A choice for each legend, from one legend on."""

    def describe(table: Board, seat: int, choice: int) -> str:
        legend = choice - first + first_legend
        return say(sentence, legend=legend_name(legend), value=legend_value(legend))

    return ChoiceWords(
        first,
        lambda table, seat, choice: f"{notation} {LEGEND_IDS[choice - first + first_legend]}",
        describe,
    )


def scores(table: Board, seat: int, choice: int) -> dict[str, int]:
    """The score before a choice and after it."""
    after = trials.played(table, seat, choice)
    return {"before": scoring.total(table, seat), "after": scoring.total(after, seat)}
