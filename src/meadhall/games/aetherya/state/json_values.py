# interpreted: reads a question or a position once
"""Values of Aetherya (Q1) as they were given in a question or a position: cards, cells, legends, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import (
    JsonObject,
    Reader,
    any_whole,
    echo,
    facts,
    flag,
    one_of,
    optional,
    row,
    whole,
)

from ..rules.adjacency import CELLS, SIDE
from ..words.refusals import Noun
from .cards import CARD_OF_CODE, CLOSED, LEGEND_IDS, LEGEND_OF_ID, NO_TOKEN, TOKEN_OF_ID

__all__ = ["any_whole", "facts", "flag", "one_of", "row", "whole"]  # beside what is defined here

CLOSED_CODE: Final = "--"
CLOSED_MARK: Final = "~"


NO_CARDS: Final = [[CLOSED_CODE] * SIDE] * SIDE
EMPTY: Final[Mapping[str, object]] = {
    "mode": "competitive",
    "kingdom": NO_CARDS,
    "opponent": {},
    **dict.fromkeys(("claimed", "closed", "passed"), False),
    **dict.fromkeys(("deck_size", "looks", "turns_taken", "pile", "to", "keep", "score"), 0),
    **dict.fromkeys(("legends", "display", "legend_deck", "penalty", "row", "fulfilled", "flipped"), ()),
    **dict.fromkeys(("piles", "beside", "on_cards", "lookers", "hidden", "centuries", "totals"), ()),
}  # Q: what a question may leave out


class Position(JsonObject):
    """A whole position: nothing may be missing."""

    whole_position = True

    def within(self, field: str) -> Self:
        return type(self)(self.need(field), field)

    def parts(self, field: str) -> list[Self]:
        """A list of objects."""
        return self.row(field, lambda value, name: type(self)(value, echo(name)))


class Question(Position):
    """A part of a position, as the referee is shown it: what is missing is empty (Q)."""

    whole_position = False

    def need(self, field: str) -> object:
        if field not in EMPTY or self.has(field):
            return super().need(field)
        empty = EMPTY[field]
        return [] if empty == () else empty


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
        raise Refusal("unknown_token", token=echo(value), what=Noun("legend"))
    return LEGEND_OF_ID[value]


def legends(value: object, field: str) -> int:
    """A set of legends; there is one of each (A1.4)."""
    found = 0
    for each in row(legend)(value, field):
        if found >> each & 1:
            raise Refusal("held_twice", "A1.4", token=LEGEND_IDS[each])
        found |= 1 << each
    return found


def token(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in TOKEN_OF_ID:
        raise Refusal("unknown_token", token=echo(value), what="a token")
    return TOKEN_OF_ID[value]


token_or_none: Final[Reader[int]] = optional(token, NO_TOKEN)
