# interpreted: words are for people
"""The words of the game, as `FolderGame` asks for them. `decisions` has them by decision, `log` by event.

Words tell only what the asked seat may know: a real and an imagined table give the same words.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ..state.table import Board
from .decisions import other_modes, tokens, turns
from .log import describe_entry
from .sentences import say

__all__ = ["describe_choice", "describe_entry", "notation", "prompt", "typing_hint"]

TOO_MANY_TO_LIST: Final = 60
DECISION_WORDS: Final[dict[int, DecisionWords[Board]]] = {**turns.WORDS, **tokens.WORDS, **other_modes.WORDS}


def notation(table: Board, seat: int, choice: int) -> str:
    """A choice as written in records: short, without language, the same for ever. MANUAL.md has all forms."""
    return DECISION_WORDS[table.step].notation(table, seat, choice)


def describe_choice(table: Board, seat: int, choice: int) -> str:
    """A choice as a person is offered it, with its change of the score."""
    return DECISION_WORDS[table.step].describe(table, seat, choice)


def prompt(table: Board, seat: int) -> Prompt:
    """The question that the seat has to answer now, and the reason."""
    if not table.decision(seat):
        return Prompt(say("You have nothing to decide now."))
    return DECISION_WORDS[table.step].prompt(table, seat)


def typing_hint(table: Board, seat: int) -> str:
    """An example of a typed choice, if there are too many choices to read."""
    options = table.choices(seat)
    if len(options) < TOO_MANY_TO_LIST:
        return ""
    example = notation(table, seat, options[-1])
    return say(
        "Type what to do, for example {example}; cells are a1 to d4. c lists all choices.", example=example
    )
