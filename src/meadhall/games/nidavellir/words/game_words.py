# interpreted: words are for people
"""The words of Nidavellir for the contract: notation, descriptions, prompts, typed bids and log lines.

They use only the knowledge of the asked seat, so a real and an imagined table give the same words.
"""

from __future__ import annotations

from meadhall.core.prompt import Prompt

from ..state import steps
from ..state.table import Board
from .decisions import DECISION_WORDS, taverns
from .decisions.taverns import read_bid
from .log import describe_entry
from .sentences import say

__all__ = ["describe_choice", "describe_entry", "notation", "prompt", "read_bid", "typing_hint"]


def notation(table: Board, seat: int, choice: int) -> str:
    return DECISION_WORDS[table.top_step].notation(table, seat, choice) if table.depth else str(choice)


def describe_choice(table: Board, seat: int, choice: int) -> str:
    return DECISION_WORDS[table.top_step].describe(table, seat, choice) if table.depth else str(choice)


def prompt(table: Board, seat: int) -> Prompt:
    """The task of the seat now, and the reason."""
    if not table.decision(seat):
        return Prompt(say("You have nothing to decide now."))
    return DECISION_WORDS[table.top_step].prompt(table, seat)


def typing_hint(table: Board, seat: int) -> str:
    bids = table.decision(seat) == steps.DECISIONS[steps.BID].id
    return taverns.typing_hint(table, seat) if bids else ""
