# interpreted: words are for people
"""The game in words, as the contract asks for them. Only what the asked seat may know is used, so a real and
an imagined table give the same words."""

from __future__ import annotations

from typing import Final

from meadhall.core.prompt import Prompt

from ..state.table import Board
from .decisions import REVEAL, WORDS, words_of
from .log import describe_entry
from .sentences import say

__all__ = ["describe_choice", "describe_entry", "notation", "prompt", "typing_hint"]

TOO_MANY_TO_LIST: Final = 40


def prompt(table: Board, seat: int) -> Prompt:
    if not table.decision(seat):
        return Prompt(say("You have nothing to decide now."))
    asked = WORDS[table.step] if seat == table.active else REVEAL
    return asked.prompt(table, seat)


def notation(table: Board, seat: int, choice: int) -> str:
    return words_of(table, choice).notation(table, seat, choice)


def describe_choice(table: Board, seat: int, choice: int) -> str:
    return words_of(table, choice).describe(table, seat, choice)


def typing_hint(table: Board, seat: int) -> str:
    """How to type a choice where there are too many to read."""
    options = table.choices(seat)
    if len(options) < TOO_MANY_TO_LIST:
        return ""
    return say(
        "Type what to do, for example {example}; cells are x,y as on the map. c lists all choices.",
        example=notation(table, seat, options[-1]),
    )
