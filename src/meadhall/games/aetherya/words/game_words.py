# interpreted: words are for people
"""Aetherya in words: what a seat is asked, what it may choose, and what happened.

The sentences are in `sentences`, the names in `card_words`; here they meet what lies on the table. Only what
the asked seat may know is used, so a real and an imagined table give the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.table import NOBODY

from .. import notation
from ..rules import legends
from ..state import secrets, steps
from ..state.cards import UNKNOWN_TOKEN
from ..state.table import COOPERATIVE, HAND, SOLO, Board
from .choices import describe_choice
from .log import describe_entry
from .names import card_name, cell_name, token_name
from .sentences import HINTS, PROMPTS, say

__all__ = ["describe_choice", "describe_entry", "prompt", "typing_hint"]

TOO_MANY_TO_LIST: Final = 60

Prompter = Callable[[Board, int], str]


def prompt(table: Board, seat: int) -> str:
    """What the seat is to do now, and why."""
    if not table.decision(seat):
        return say(PROMPTS["nothing"])
    return PROMPTERS[table.step](table, seat)


def arrange(table: Board, seat: int) -> str:
    if table.sealed(seat) != NOBODY:
        return say(PROMPTS["arrange_again"])
    cards = ", ".join(card_name(table.hand_card(seat, index)) for index in range(HAND))
    return say(PROMPTS["arrange"], cards=cards)


def source(table: Board, seat: int) -> str:
    if table.mode == COOPERATIVE:
        return say(PROMPTS["source_two"])
    sentence = "source_solo" if table.mode == SOLO else "source"
    if legends.claimable(table, seat):
        sentence += "_claim"
    return say(PROMPTS[sentence], card=card_name(table.pile_top(0)))


def drawn(table: Board, seat: int) -> str:
    return say(PROMPTS["drawn_discard" if table.held_public else "drawn"], card=card_name(table.held))


def keep(table: Board, seat: int) -> str:
    return say(PROMPTS["keep"], one=card_name(table.held), other=card_name(table.other))


def token_choice(table: Board, seat: int) -> str:
    token, cell = table.token(seat, table.cell), cell_name(table.cell)
    if token == UNKNOWN_TOKEN or not secrets.knows_token(table, seat, seat, table.cell):
        return say(PROMPTS["token_choice"], cell=cell)
    return say(PROMPTS["token_choice_known"], cell=cell, token=token_name(token))


def after(table: Board, seat: int) -> str:
    return say(PROMPTS["after_items" if table.items else "after"])


def of_century(sentence: str) -> Prompter:
    return lambda table, seat: say(
        PROMPTS[sentence], century=table.century, points=table.points(table.century)
    )


def penalty(table: Board, seat: int) -> str:
    return say(PROMPTS["penalty_legend"])


def typing_hint(table: Board, seat: int) -> str:
    """How to type a choice where there are too many to read."""
    options = table.choices(seat)
    if len(options) < TOO_MANY_TO_LIST:
        return ""
    return say(HINTS["cells"], example=notation.notation(table, seat, options[-1]))


PROMPTERS: Final[dict[int, Prompter]] = {
    steps.ARRANGE: arrange,
    steps.SWAP: of_century("swap_legends"),
    steps.START: source,
    steps.DRAWN: drawn,
    steps.KEEP: keep,
    steps.TOKEN_CHOICE: token_choice,
    steps.AFTER: after,
    steps.SQUARE: of_century("keep_square"),
    steps.PENALTY: penalty,
}
