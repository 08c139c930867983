"""Choices as written in records: short, without language, the same for ever.

The first word is the deed, the others are tokens of N20.1 and ids of the components. Two equal coins are told
apart by where they lie (`r7@pouch`), two cards of a column by their place from the oldest (`W6@2`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .rules.thingvellir import mercenaries
from .state import choices, steps
from .state.cards import CLASS_IDS, COIN_TOKENS, OLWYN_DOUBLE, TAVERN_IDS, TOKENS, WARRIOR
from .state.table import COINS, IN_BOX, IN_HAND, IN_POUCH, ON_TAVERN, TAVERNS, Board

PLACES: Final[dict[int, str]] = {
    IN_HAND: "hand",
    **{ON_TAVERN + tavern: TAVERN_IDS[tavern].split("_")[1] for tavern in range(TAVERNS)},
    IN_POUCH: "pouch",
    IN_BOX: "box",
}
SEEN_IN_POUCH: Final = "pouch_shown"  # face down, but everybody has seen it (N18.3)

Writer = Callable[[Board, int, int], str]


def notation(table: Board, seat: int, choice: int) -> str:
    write = WRITERS.get(table.top_step) if table.depth else None
    return write(table, seat, choice) if write else str(choice)


# -- coins -----------------------------------------------------------------------------------------


def coin_token(table: Board, seat: int, index: int) -> str:
    return COIN_TOKENS[table.coin(seat, index)]


def coin_and_place(table: Board, seat: int, index: int) -> str:
    """The token; where an equal coin lies elsewhere, the place with it."""
    token = coin_token(table, seat, index)
    place = place_of(table, seat, index)
    twins = [other for other in range(COINS) if coin_token(table, seat, other) == token]
    apart = any(place_of(table, seat, twin) != place for twin in twins)
    return f"{token}@{place}" if apart else token


def place_of(table: Board, seat: int, index: int) -> str:
    place = table.place(seat, index)
    return SEEN_IN_POUCH if place == IN_POUCH and table.exposed(seat, index) else PLACES[place]


def bid(table: Board, seat: int, choice: int) -> str:
    coins = [coin_token(table, seat, choices.bid_coin(choice, tavern)) for tavern in range(TAVERNS)]
    return f"bid {' '.join(coins)}"


def pair(deed: str) -> Writer:
    def write(table: Board, seat: int, choice: int) -> str:
        number = choice - choices.PAIR
        one, other = choices.lower_of(number), choices.upper_of(number)
        return f"{deed} {coin_token(table, seat, one)} {coin_token(table, seat, other)}"

    return write


def coin(deed: str) -> Writer:
    """One of several coins at the same place."""
    return lambda table, seat, choice: f"{deed} {coin_token(table, seat, choice - choices.COIN)}"


def khrad(table: Board, seat: int, choice: int) -> str:
    return f"khrad {coin_and_place(table, seat, choice - choices.COIN)}"


def upgrade(table: Board, seat: int, choice: int) -> str:
    return f"upgrade {coin_and_place(table, seat, choice - choices.COIN)}+{table.top_detail}"


def vidofnir(table: Board, seat: int, choice: int) -> str:
    first, plus = vidofnir_first(choice)
    second = vidofnir_second(table, first)
    one, other = coin_token(table, seat, first), coin_token(table, seat, second)
    return f"vidofnir {one}+{plus} {other}+{5 - plus}"


def vidofnir_first(choice: int) -> tuple[int, int]:
    """The coin that is treated first, and by how much."""
    if choice < choices.PLUS_THREE:
        return choice - choices.PLUS_TWO, 2
    return choice - choices.PLUS_THREE, 3


def vidofnir_second(table: Board, first: int) -> int:
    pouch = table.top_detail
    return choices.lower_of(pouch) + choices.upper_of(pouch) - first


# -- cards and columns -----------------------------------------------------------------------------


def card(deed: str) -> Writer:
    return lambda table, seat, choice: f"{deed} {TOKENS[choice - choices.CARD]}"


def column(deed: str) -> Writer:
    return lambda table, seat, choice: f"{deed} {CLASS_IDS[choice - choices.COLUMN]}"


def ylud(table: Board, seat: int, choice: int) -> str:
    return "stay" if choice == choices.STAY else f"ylud {CLASS_IDS[choice - choices.COLUMN]}"


def brisingamens_drop(table: Board, seat: int, choice: int) -> str:
    if choice < choices.CARD:
        return f"discard {TOKENS[OLWYN_DOUBLE]}@{CLASS_IDS[choice - choices.COLUMN]}"
    return f"discard {TOKENS[choice - choices.CARD]}"


def hofud(table: Board, seat: int, choice: int) -> str:
    position = choice - choices.POSITION
    return f"hofud {TOKENS[table.card(seat, WARRIOR, position)]}@{position + 1}"


def enlist_side(table: Board, seat: int, choice: int) -> str:
    return "enlist first" if choice == choices.ENLIST_FIRST else "enlist last"


def enlist(table: Board, seat: int, choice: int) -> str:
    return f"enlist {TOKENS[mercenaries.card_of(choice)]} {CLASS_IDS[mercenaries.class_of(choice)]}"


WRITERS: Final[dict[int, Writer]] = {
    steps.BID: bid,
    steps.ULINE_BID: coin("lay"),
    steps.PICK: card("pick"),
    steps.UPGRADE: upgrade,
    steps.HERO: card("hero"),
    steps.PLACE_THRUD: column("thrud"),
    steps.DROP_TWO: column("drop"),
    steps.DROP_ONE: column("drop"),
    steps.EXCHANGE_PICK: pair("exchange"),
    steps.EXCHANGE_TIE: coin("exchange"),
    steps.PLACE_YLUD: ylud,
    steps.PIONEER: card("keep"),
    steps.TAKE_FROM_CAMP: card("camp"),
    steps.TAKE_FROM_PILE: card("pile"),
    steps.PLACE_DOUBLE: column("double"),
    steps.KHRAD_COIN: khrad,
    steps.VIDOFNIR: vidofnir,
    steps.VIDOFNIR_POUCH: pair("vidofnir"),
    steps.BRISINGAMENS_FIRST: card("pile"),
    steps.BRISINGAMENS_SECOND: card("pile"),
    steps.BRISINGAMENS_DROP: brisingamens_drop,
    steps.HOFUD_DISCARD: hofud,
    steps.ENLIST_SIDE: enlist_side,
    steps.ENLIST: enlist,
    steps.ENLIST_AT_ONCE: enlist,
    steps.TAVERN_DISCARD: card("discard"),
}
