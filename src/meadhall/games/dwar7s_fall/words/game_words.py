# interpreted: words are for people
"""Dwar7s Fall in words: what a seat is asked, what it may choose, and what happened.

The sentences are in `sentences`, the names in `card_words`; here they meet what lies on the table. Only what
the asked seat may know is used, so a real and an imagined table give the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import notation
from ..notation import tile_name
from ..rules import goals, ogres, turns
from ..state import steps
from ..state.cards import OGRES
from ..state.table import Board
from .choices import describe_choice
from .log import describe_entry
from .names import kind_name
from .sentences import HINTS, PROMPTS, say

__all__ = ["describe_choice", "describe_entry", "prompt", "typing_hint"]

TOO_MANY_TO_LIST: Final = 40

Prompter = Callable[[Board, int], str]


def prompt(table: Board, seat: int) -> str:
    """What the seat is to do now, and why."""
    decision = table.decision(seat)
    if not decision:
        return say(PROMPTS["nothing"])
    if seat != table.active:
        return say(PROMPTS["reveal"])
    return PROMPTERS[table.step](table, seat)


def plain(sentence: str) -> Prompter:
    return lambda table, seat: say(PROMPTS[sentence])


def act(table: Board, seat: int) -> str:
    if not table.tiles:
        return say(PROMPTS["first_card"])
    playable = any(table.ogres(seat, ogre) and ogres.has_target(table, seat, ogre) for ogre in range(OGRES))
    sentence = "act" if turns.can_act(table, seat) else "act_done"
    return say(
        PROMPTS[sentence + "_ogres" * playable], used=table.used, allowance=turns.allowance(table, seat)
    )


def of_card(sentence: str) -> Prompter:
    return lambda table, seat: say(PROMPTS[sentence], card=kind_name(table.box.kind[table.held]))


def bully_rival(table: Board, seat: int) -> str:
    return say(PROMPTS["bully_rival"], cell=tile_name(table, table.spot))


def panic_to(table: Board, seat: int) -> str:
    return say(PROMPTS["panic_to"], cell=tile_name(table, table.spot // 4))


def discard(table: Board, seat: int) -> str:
    return say(PROMPTS["discard"], size=table.hand_size(seat), limit=table.box.hand_limit)


def end_turn(table: Board, seat: int) -> str:
    return say(PROMPTS["end_turn_reveal" if goals.can_reveal(table, seat) else "end_turn"])


def typing_hint(table: Board, seat: int) -> str:
    """How to type a choice where there are too many to read."""
    options = table.choices(seat)
    if len(options) < TOO_MANY_TO_LIST:
        return ""
    return say(HINTS["cells"], example=notation.notation(table, seat, options[-1]))


PROMPTERS: Final[dict[int, Prompter]] = {
    steps.ACT: act,
    steps.PLACE: of_card("place"),
    steps.ROTATE: of_card("rotate"),
    steps.AMBUSH: plain("ambush"),
    steps.BULLY_OWN: plain("bully_own"),
    steps.BULLY_RIVAL: bully_rival,
    steps.PANIC: plain("panic"),
    steps.PANIC_TO: panic_to,
    steps.THIEF: plain("thief"),
    steps.CROWN: plain("crown"),
    steps.RESOLVE: plain("resolve"),
    steps.TRADE: plain("trade"),
    steps.DIG: plain("dig"),
    steps.DISCARD: discard,
    steps.END: end_turn,
}
