# interpreted: reads a position once
"""The limits of the numbers in a frame, by the words of `steps.FRAMES`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import Reader, whole

from ..legend import effect_types
from ..legend.effect_types import PAYS_GOLD, PAYS_WP
from ..legend.program import Effect, Program
from ..rules.gifts import SHARE_GOLD
from . import steps
from .names import BREW, LAST_LETTER, THINGS, TOKEN_KINDS, WINESKIN
from .position_limits import LARGE, field_on, number, one_among, set_of, switch
from .table import MOST_CREATURES, NOWHERE, Board

EFFECT_OF: Final[Mapping[str, type[Effect]]] = {
    "effect": Effect,
    "gift": effect_types.Give,
    "offer": effect_types.Offer,
    "price": effect_types.UnlessPaid,
    "roll": effect_types.Roll,
}


def readers(program: Program, heroes: int) -> dict[str, Reader[int]]:
    cards, decks = len(program.cards) - 1, len(program.decks) - 1
    found = {
        "hero": whole(0, heroes - 1),
        "hero?": whole(NOWHERE, heroes - 1),
        "heroes": set_of(heroes),
        "some heroes": whole(1, 2**heroes - 1),
        "field": field_on(program.board),
        "here": field_on(program.board, NOWHERE),
        "card": whole(0, cards),
        "card?": whole(NOWHERE, cards),
        "deck": whole(0, decks),
        "deck?": whole(NOWHERE, decks),
        "setup": whole(0, 3),
        "sunrise": whole(0, 9),
        "turn": whole(0, heroes),
        "goods": whole(0, SHARE_GOLD),
        "sign": one_among((-1, 1), "D4.1"),
        "points": whole(1, LARGE),
        "number": number,
        "switch": switch,
        "fields": whole(0, 4),
        "letter": whole(0, LAST_LETTER),
        "creature": whole(0, MOST_CREATURES - 1),
        "kind": whole(0, len(program.kinds) - 1),
        "item": whole(WINESKIN, BREW),
        "token": whole(0, TOKEN_KINDS - 1),
        "thing": whole(0, THINGS - 1),
        "currencies": whole(1, PAYS_WP | PAYS_GOLD),
    }
    effects = list(enumerate(program.effects))
    for word, kind in EFFECT_OF.items():
        found[word] = one_among([place for place, each in effects if isinstance(each, kind)], "D31")
    return found


def check_frames(table: Board, frames: list[list[int]]) -> None:
    """Each frame holds what its step needs, and nothing else."""
    known = readers(table.program, int(table.party))
    for step, *numbers in frames:
        shape = steps.FRAMES.get(step)
        if shape is None:
            raise Refusal("contradiction", "D31", field="step")
        for word, given in zip(shape, numbers, strict=False):
            known[word](given, word.rstrip("?"))
        if any(numbers[len(shape) :]) or (step == steps.CHOOSE and not can_choose(numbers)):
            raise Refusal("contradiction", "D31", field="frames")


def can_choose(numbers: list[int]) -> bool:
    """D32.3: there are heroes left to choose from, and enough of them."""
    chosen, least, most, able = numbers[2:6]
    return not chosen & ~able and chosen.bit_count() < most <= able.bit_count() and least <= most
