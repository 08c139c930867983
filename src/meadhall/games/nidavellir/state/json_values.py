# interpreted: reads a question or a position once
"""Readers for the JSON values of Nidavellir (N20) in a question or a position.

A whole position is read as `JsonObject`: nothing may be missing. The referee reads a part as `Question`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import (
    JsonObject,
    Reader,
    any_whole,
    echo,
    facts,
    flag,
    name,
    one_of,
    optional,
    row,
    whole,
    wrong_type,
)

from ..words.refusals import Noun
from .cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    COIN_OF_TOKEN,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    NO_CARD,
    NO_COIN,
    is_hero,
)

__all__ = [
    "JsonObject",
    "Question",
    "Reader",
    "any_whole",
    "card",
    "card_or_none",
    "coin",
    "coin_or_none",
    "column",
    "echo",
    "facts",
    "flag",
    "hero",
    "name",
    "one_of",
    "optional",
    "player",
    "row",
    "treasury",
    "whole",
    "wrong_type",
]

ALL_ROYAL_COINS: Final = 34  # N1.6
EMPTY: Final[Mapping[str, object]] = {
    **{key: {} for key in ("player", "army", "bids", "gems", "mercenaries", "totals", "treasury")},
    **{key: [] for key in ("command", "coins", "hall", "order", "pouch", "steps")},
    **dict.fromkeys(("jarika", "zolkur", "thingvellir", "first_went_to_camp", "second_has_bid"), False),
    "taverns": [None] * 3,
    "revealed": [False] * 3,
    "camp_size": 0,
}  # N20.2: what a question may leave out


class Question(JsonObject):
    """A part of a position in a question to the referee: missing fields are empty (N20.2)."""

    def need(self, field: str) -> object:
        return super().need(field) if field not in EMPTY or self.has(field) else EMPTY[field]


def player(value: object, field: str) -> Question:
    return Question(value, echo(field))


def card(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in CARD_OF_TOKEN:
        raise Refusal("unknown_token", token=echo(value), what="a card")
    return CARD_OF_TOKEN[value]


def hero(value: object, field: str) -> int:
    found = card(value, field)
    if not is_hero(found):
        raise Refusal("unknown_token", token=echo(value), what=Noun("hero"))
    return found


def coin(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in COIN_OF_TOKEN:
        raise Refusal("unknown_token", token=echo(value), what=Noun("coin"))
    return COIN_OF_TOKEN[value]


column: Final[Reader[int]] = one_of(tuple(CLASS_IDS))
card_or_none: Final[Reader[int]] = optional(card, NO_CARD)
coin_or_none: Final[Reader[int]] = optional(coin, NO_COIN)


def treasury(value: object, field: str) -> dict[int, int]:
    """N20.2: how many coins of each value; values not listed are absent."""
    royal_value = one_of(tuple(str(worth) for worth in range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1)))
    count = whole(0, ALL_ROYAL_COINS)
    entries = JsonObject(value, field).plain
    return {royal_value(key, field) + LOWEST_ROYAL_VALUE: count(found, key) for key, found in entries.items()}
