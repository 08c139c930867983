# interpreted: reads a question or a position once
"""Values of Aetherya (Q1) as they were given in a question or a position: cards, cells, legends, tokens."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, Reader, any_whole, echo, facts, flag, one_of, optional, row, whole

from .adjacency import CELLS, SIDE
from .cards import CARD_OF_CODE, CLOSED, LEGEND_OF_ID, NO_TOKEN, TOKEN_OF_ID

__all__ = [
    "CLOSED_CODE",
    "CLOSED_MARK",
    "Face",
    "Given",
    "Reader",
    "any_whole",
    "card",
    "card_or_none",
    "cell",
    "cells_of",
    "echo",
    "face",
    "facts",
    "flag",
    "kingdom",
    "legend",
    "legends",
    "one_of",
    "optional",
    "plain_cell",
    "row",
    "token",
    "token_or_none",
    "whole",
]

CLOSED_CODE: Final = "--"
CLOSED_MARK: Final = "~"


class Face(NamedTuple):
    """A card of a kingdom: what it is (CLOSED if not told), and whether it lies open."""

    card: int
    is_open: bool


def card(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in CARD_OF_CODE:
        raise Refusal("unknown_token", token=echo(value), what="a card")
    return CARD_OF_CODE[value]


def face(value: object, field: str) -> Face:
    """Q1: "HU" open, "~HU" closed with its face, "--" closed."""
    if value == CLOSED_CODE:
        return Face(CLOSED, False)
    if isinstance(value, str) and value.startswith(CLOSED_MARK):
        return Face(card(value[1:], field), False)
    return Face(card(value, field), True)


def kingdom(value: object, field: str) -> list[Face]:
    """Four rows of four; the 16 cells row by row."""
    rows = row(row(face, SIDE), SIDE)(value, field)
    return [each for line in rows for each in line]


def cell(value: object, field: str) -> int:
    """A2.10: [row, column]."""
    line, column = row(whole(0, SIDE - 1), 2)(value, field)
    return line * SIDE + column


def plain_cell(number: int) -> list[int]:
    return [number // SIDE, number % SIDE]


def cells_of(members: int) -> list[list[int]]:
    """A set of cells, by row, then column (Q6)."""
    return [plain_cell(number) for number in range(CELLS) if members >> number & 1]


def legend(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in LEGEND_OF_ID:
        raise Refusal("unknown_token", token=echo(value), what="a legend")
    return LEGEND_OF_ID[value]


def legends(value: object, field: str) -> int:
    """A set of legends; there is one of each (A1.4)."""
    found = 0
    for each in row(legend)(value, field):
        if found >> each & 1:
            raise Refusal("held_twice", "A1.4", token=f"{field}: legend {each + 1}")
        found |= 1 << each
    return found


def token(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in TOKEN_OF_ID:
        raise Refusal("unknown_token", token=echo(value), what="a token")
    return TOKEN_OF_ID[value]


card_or_none: Final[Reader[int]] = optional(card, CLOSED)
token_or_none: Final[Reader[int]] = optional(token, NO_TOKEN)
