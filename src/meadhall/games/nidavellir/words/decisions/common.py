"""Parts of notation and description that several decisions share.

Notation is short, has no language and never changes: records hold it. Its first word is the verb. The others
are tokens of N20.1 and ids of the components.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...rules.trials import played
from ...state import choices
from ...state.cards import (
    CLASS_IDS,
    COIN_TOKENS,
    OFFERING_3,
    OFFERING_5,
    OLWYN_DOUBLE,
    TAVERN_IDS,
    TOKENS,
    is_camp_card,
)
from ...state.table import COINS, IN_BOX, IN_HAND, IN_POUCH, ON_TAVERN, TAVERNS, Board
from ..names import card_name, coin_name, column_word, effect
from ..sentences import say

Words = Callable[[Board, int, int], str]

PLACES: Final[dict[int, str]] = {
    IN_HAND: "hand",
    **{ON_TAVERN + tavern: TAVERN_IDS[tavern].split("_")[1] for tavern in range(TAVERNS)},
    IN_POUCH: "pouch",
    IN_BOX: "box",
}
SEEN_IN_POUCH: Final = "pouch_shown"  # face down, but everybody has seen it (N18.3)


# -- notation --------------------------------------------------------------------------------------


def coin_token(table: Board, seat: int, index: int) -> str:
    return COIN_TOKENS[table.coin(seat, index)]


def coin_and_place(table: Board, seat: int, index: int) -> str:
    """The token; where an equal coin lies elsewhere, the place with it (`r7@pouch`)."""
    token = coin_token(table, seat, index)
    place = place_of(table, seat, index)
    twins = [other for other in range(COINS) if coin_token(table, seat, other) == token]
    apart = any(place_of(table, seat, twin) != place for twin in twins)
    return f"{token}@{place}" if apart else token


def place_of(table: Board, seat: int, index: int) -> str:
    place = table.place(seat, index)
    return SEEN_IN_POUCH if place == IN_POUCH and table.exposed(seat, index) else PLACES[place]


def note_card(verb: str) -> Words:
    return lambda table, seat, choice: f"{verb} {TOKENS[choice - choices.CARD]}"


def note_column(verb: str) -> Words:
    return lambda table, seat, choice: f"{verb} {CLASS_IDS[choice - choices.COLUMN]}"


def note_coin(verb: str) -> Words:
    """One of several coins at the same place."""
    return lambda table, seat, choice: f"{verb} {coin_token(table, seat, choice - choices.COIN)}"


def note_pair(verb: str) -> Words:
    def note(table: Board, seat: int, choice: int) -> str:
        pair = choice - choices.PAIR
        one, other = choices.lower_of(pair), choices.upper_of(pair)
        return f"{verb} {coin_token(table, seat, one)} {coin_token(table, seat, other)}"

    return note


# -- description -----------------------------------------------------------------------------------


def named_coin(table: Board, seat: int, index: int) -> str:
    return coin_name(table.coin(seat, index))


def describe_card(table: Board, seat: int, choice: int) -> str:
    """A dwarf by its name, any other card with its effect."""
    card = choice - choices.CARD
    if is_camp_card(card):
        return say("Camp: {card} — {effect}", card=card_name(card), effect=effect(card))
    if card in (OFFERING_3, OFFERING_5, OLWYN_DOUBLE):
        return explain_card(table, seat, choice)
    return name_card(table, seat, choice)


def name_card(table: Board, seat: int, choice: int) -> str:
    return card_name(choice - choices.CARD)


def explain_card(table: Board, seat: int, choice: int) -> str:
    card = choice - choices.CARD
    return say("{card} — {effect}", card=card_name(card), effect=effect(card))


def describe_growth(table: Board, seat: int, choice: int) -> str:
    """A card joins a column."""
    column = choice - choices.COLUMN
    before, after = grades(table, seat, choice)
    return say(
        "{column} column (grades {before} → {after})", column=column_word(column), before=before, after=after
    )


def grades(table: Board, seat: int, choice: int) -> tuple[int, int]:
    """The grades of the chosen column before and after."""
    column = choice - choices.COLUMN
    return table.grades(seat, column), played(table, seat, choice).grades(seat, column)


def describe_drop(column: int, card: int) -> str:
    return say("{column} column: discard {card}", column=column_word(column), card=card_name(card))
