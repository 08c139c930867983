"""Decisions and choices in words: `DECISIONS` by step, `CHOICES` by the first number of a range.

The first word of a notation is the deed. Heroes, things, items and cards are their ids, fields numbers:
`step 14`, `fight 20`, `give dwarf archer wineskin`, `buy warrior sp`. It never changes.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...rules.heroes import shown_as
from ...state.table import Board
from ..names import hero_forms
from ..sentences import say
from . import battles, cards, free_actions, turns
from .records import ChoiceWords, Question

CHAPTERS: Final = (turns, free_actions, battles, cards)
CHOICES: Final[dict[int, ChoiceWords]] = {
    first: words for chapter in CHAPTERS for first, words in chapter.CHOICES.items()
}
FIRST: Final = sorted(CHOICES)


def choice_words(choice: int) -> ChoiceWords:
    return CHOICES[FIRST[bisect_right(FIRST, choice) - 1]]


def notation(table: Board, _seat: int, choice: int) -> str:
    return choice_words(choice).notation(table, choice)


def describe(table: Board, _seat: int, choice: int) -> str:
    return choice_words(choice).describe(table, choice)


def in_words(question: Question) -> DecisionWords[Board]:
    def answer(table: Board, seat: int, choice: int) -> str:
        meaning = question.answers.get(choice)
        return meaning({}) if meaning else describe(table, seat, choice)

    return DecisionWords(notation, answer, lambda table, _seat: question.prompt(table))


def meanwhile(table: Board, _seat: int) -> Prompt:
    acts = say("{Hero} is to act.", **hero_forms(shown_as(table, table.active)))
    return Prompt(say("Meanwhile your heroes may take free actions."), acts)


QUESTIONS: Final[dict[int, Question]] = {
    step: question for chapter in CHAPTERS for step, question in chapter.QUESTIONS.items()
}
DECISIONS: Final = {step: in_words(question) for step, question in QUESTIONS.items()}
FREE_ACTIONS: Final = DecisionWords(notation, describe, meanwhile)  # while another seat is to act
