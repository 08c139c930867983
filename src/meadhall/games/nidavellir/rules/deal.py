"""Setup (N2): the opening position."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..state.cards import (
    BASE_HEROES,
    COMPONENTS,
    FACTS,
    FIRST_DWARF,
    FIRST_HERO,
    HEROES,
    OFFERING_3,
    OFFERING_5,
    SPECIAL_BLACKSMITH,
)
from ..state.table import COINS, MOST_SEATS, NOT_IN_PLAY, Board

BASE_SET: Final = 1  # base coins 0, 2, 3, 4, 5 are numbered 1 to 5


def lay_out(table: Board, beginner: bool) -> None:
    """N2 for the base game without the random parts; the expansion adds to it."""
    lay_treasury(table)
    lay_heroes(table, beginner)
    for seat in range(table.players):
        for index in range(i64(COINS)):
            table.set_coin(seat, index, BASE_SET + index)
    lay_deck(table, 1)


def lay_treasury(table: Board) -> None:
    """N2.3."""
    column = "count" if table.seats >= 4 else "count_2_3_players"
    for coin in COMPONENTS["coins"]["royal"]:
        table.change_treasury(coin["value"], coin[column])


def lay_heroes(table: Board, beginner: bool) -> None:
    """N2.5: all base heroes; beginners leave out three."""
    for number in range(HEROES):
        hero = FIRST_HERO + number
        left_out = number >= BASE_HEROES or (beginner and FACTS[hero].get("beginner_omit", False))
        table.set_hero_holder(hero, NOT_IN_PLAY if left_out else 0)


def deal_gems(table: Board) -> None:
    """N2.2: the highest gems, one as many as players, at random."""
    gems = vec[i64](capacity=MOST_SEATS)
    for number in range(table.players):
        gems = append(gems, MOST_SEATS - number)
    for seat in range(table.players):
        left = table.players - seat
        index = table.draw(left)
        table.set_gem(seat, gems[index])
        gems[index] = gems[left - 1]


def lay_deck(table: Board, age: i64) -> None:
    """N2.4. The cards lie in a fixed order: chance is in the drawing."""
    deck = DECKS[(1 if table.players == MOST_SEATS else 0) * 2 + int(age) - 1]
    for index in range(len(deck)):
        table.add_to_deck(deck[index])


def _deck(age: int, five_players: bool) -> vec[i64]:
    cards: list[int] = []
    for card in range(FIRST_DWARF, SPECIAL_BLACKSMITH):
        fact = FACTS[card]
        cards += [card] * (fact["per_age"] + five_players * fact["per_age_extra_with_5"])
    offering = OFFERING_3 if age == 1 else OFFERING_5
    cards += [offering] * (FACTS[offering]["count"] + five_players * FACTS[offering]["extra_with_5"])
    return vec[i64](cards)


DECKS: Final = [_deck(age, five_players) for five_players in (False, True) for age in (1, 2)]
