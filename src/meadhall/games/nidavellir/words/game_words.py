# interpreted: words are for people
"""Nidavellir in words: what a seat is asked, what it may choose, and what happened.

Only what the asked seat may know is used, so a real and an imagined table give the same words.
"""

from __future__ import annotations

from meadhall.core.prompt import Prompt

from ..state import steps
from ..state.table import Board
from .decisions import DECISION_WORDS, taverns
from .log import describe_entry
from .sentences import say

__all__ = ["describe_choice", "describe_entry", "notation", "prompt", "typing_hint"]


def notation(table: Board, seat: int, choice: int) -> str:
    return DECISION_WORDS[table.top_step].notation(table, seat, choice) if table.depth else str(choice)


def describe_choice(table: Board, seat: int, choice: int) -> str:
    return DECISION_WORDS[table.top_step].describe(table, seat, choice) if table.depth else str(choice)


def prompt(table: Board, seat: int) -> Prompt:
    """What the seat is to do now, and why."""
    if not table.decision(seat):
        return Prompt(say("You have nothing to decide now."))
    return DECISION_WORDS[table.top_step].prompt(table, seat)


def typing_hint(table: Board, seat: int) -> str:
    bids = table.decision(seat) == steps.DECISIONS[steps.BID].id
    return taverns.typing_hint(table, seat) if bids else ""
