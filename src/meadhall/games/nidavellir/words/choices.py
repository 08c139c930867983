"""What a seat may choose, as a person is offered it: with the coin to be got, the column that grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..notation import vidofnir_first, vidofnir_second
from ..rules import coins
from ..rules.thingvellir import mercenaries
from ..rules.thingvellir.heroes import KHRAD_PLUS
from ..rules.trials import copy_of, exchanged, played
from ..state import choices, steps
from ..state.cards import (
    COIN_VALUE,
    NO_COIN,
    OFFERING_3,
    OFFERING_5,
    OLWYN_DOUBLE,
    WARRIOR,
    YLUD_POINTS,
    is_camp_card,
    points_in,
)
from ..state.table import COINS, IN_HAND, IN_POUCH, ON_TAVERN, TAVERNS, Board
from .names import card_name, coin_name, column_word, dwarf_name, effect, mercenary_name, tavern_name
from .sentences import CHOICES, say

Describer = Callable[[Board, int, int], str]

UPGRADES: Final[dict[int, str]] = {IN_HAND: "upgrade_hand", IN_POUCH: "upgrade_pouch"}


def describe_choice(table: Board, seat: int, choice: int) -> str:
    describe = DESCRIBERS.get(table.top_step) if table.depth else None
    return describe(table, seat, choice) if describe else str(choice)


# -- coins -----------------------------------------------------------------------------------------


def name_of_coin(table: Board, seat: int, index: int) -> str:
    return coin_name(table.coin(seat, index))


def bid(table: Board, seat: int, choice: int) -> str:
    laid = [choices.bid_coin(choice, tavern) for tavern in range(TAVERNS)]
    rest = [table.coin(seat, index) for index in range(COINS) if index not in laid]
    pouch = sorted((coin for coin in rest if coin != NO_COIN), key=lambda coin: COIN_VALUE[coin])
    goblin, dragon, horse = (name_of_coin(table, seat, index) for index in laid)
    names = ", ".join(coin_name(coin) for coin in pouch)
    return say(CHOICES["bid"], goblin=goblin, dragon=dragon, horse=horse, pouch=names)


def lay(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["lay"], coin=name_of_coin(table, seat, choice - choices.COIN))


def upgrade(table: Board, seat: int, choice: int) -> str:
    return upgrade_by(table, seat, choice - choices.COIN, table.top_detail)


def khrad(table: Board, seat: int, choice: int) -> str:
    return upgrade_by(table, seat, choice - choices.COIN, KHRAD_PLUS)


def upgrade_by(table: Board, seat: int, index: int, plus: int) -> str:
    after = copy_of(table)
    coins.upgrade(after, seat, index, plus)
    old, new = name_of_coin(table, seat, index), name_of_coin(after, seat, index)
    if new == old:
        return say(CHOICES["upgrade_nothing"], old=old)
    place = table.place(seat, index)
    tavern = "" if place in UPGRADES else tavern_name(place - ON_TAVERN)
    sentence = CHOICES[UPGRADES.get(place, "upgrade_tavern")]
    return say(sentence, old=old, new=new, plus=plus + table.coin_bonus(seat), tavern=tavern)


def vidofnir(table: Board, seat: int, choice: int) -> str:
    first, plus = vidofnir_first(choice)
    second = vidofnir_second(table, first)
    after = copy_of(table)
    coins.upgrade(after, seat, first, plus)
    coins.upgrade(after, seat, second, 5 - plus)
    return say(
        CHOICES["vidofnir"],
        one=name_of_coin(table, seat, first),
        plus=plus + table.coin_bonus(seat),
        new_one=name_of_coin(after, seat, first),
        other=name_of_coin(table, seat, second),
        other_plus=5 - plus + table.coin_bonus(seat),
        new_other=name_of_coin(after, seat, second),
    )


def serve_as_pouch(table: Board, seat: int, choice: int) -> str:
    one, other = pair_names(table, seat, choice - choices.PAIR)
    return say(CHOICES["serve_as_pouch"], one=one, other=other)


def pair_names(table: Board, seat: int, pair: int) -> tuple[str, str]:
    one, other = choices.lower_of(pair), choices.upper_of(pair)
    return name_of_coin(table, seat, one), name_of_coin(table, seat, other)


def exchange(table: Board, seat: int, choice: int) -> str:
    pair = choice - choices.PAIR
    one, other = pair_names(table, seat, pair)
    old, new = exchanged(table, seat, pair)
    if new == NO_COIN:
        return say(CHOICES["exchange_nothing"], one=one, other=other)
    if old == NO_COIN:
        return say(CHOICES["exchange_equal"], one=one, other=other)
    return say(CHOICES["exchange"], one=one, other=other, old=coin_name(old), new=coin_name(new))


def exchange_tie(table: Board, seat: int, choice: int) -> str:
    index = choice - choices.COIN
    after = copy_of(table)
    coins.finish_exchange(after, seat, table.top_detail, index)
    old, new = name_of_coin(table, seat, index), name_of_coin(after, seat, index)
    return say(CHOICES["discard_coin" if new != old else "upgrade_nothing"], old=old, new=new)


# -- cards -----------------------------------------------------------------------------------------


def card(table: Board, seat: int, choice: int) -> str:
    """A tavern card by its name; what needs explaining with its effect."""
    number = choice - choices.CARD
    if is_camp_card(number):
        return say(CHOICES["camp_card"], card=card_name(number), effect=effect(number))
    if number in (OFFERING_3, OFFERING_5, OLWYN_DOUBLE):
        return say(CHOICES["card_with_effect"], card=card_name(number), effect=effect(number))
    return say(CHOICES["card"], card=card_name(number))


def just_card(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["card"], card=card_name(choice - choices.CARD))


def explained_card(table: Board, seat: int, choice: int) -> str:
    number = choice - choices.CARD
    return say(CHOICES["card_with_effect"], card=card_name(number), effect=effect(number))


def brisingamens_drop(table: Board, seat: int, choice: int) -> str:
    if choice >= choices.CARD:
        return just_card(table, seat, choice)
    column = column_word(choice - choices.COLUMN)
    return say(CHOICES["drop_last"], column=column, card=card_name(OLWYN_DOUBLE))


def hofud(table: Board, seat: int, choice: int) -> str:
    position = choice - choices.POSITION
    name = card_name(table.card(seat, WARRIOR, position))
    return say(CHOICES["hofud"], card=name, position=position + 1)


def enlist_side(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["enlist_first" if choice == choices.ENLIST_FIRST else "enlist_last"])


def enlist(table: Board, seat: int, choice: int) -> str:
    card, column = mercenaries.card_of(choice), mercenaries.class_of(choice)
    dwarf = dwarf_name(column, points_in(card, column))
    return say(CHOICES["enlist"], mercenary=mercenary_name(card), dwarf=dwarf)


# -- columns ---------------------------------------------------------------------------------------


def grow(table: Board, seat: int, choice: int) -> str:
    """A card joins a column."""
    column = choice - choices.COLUMN
    before, after = table.grades(seat, column), played(table, seat, choice).grades(seat, column)
    return say(CHOICES["column"], column=column_word(column), before=before, after=after)


def ylud(table: Board, seat: int, choice: int) -> str:
    if choice == choices.STAY:
        return say(CHOICES["stay"], column=column_word(table.ylud_column(seat)))
    column = choice - choices.COLUMN
    points = YLUD_POINTS[column]
    if not points:
        return grow(table, seat, choice)
    before, after = table.grades(seat, column), played(table, seat, choice).grades(seat, column)
    return say(
        CHOICES["column_with_points"],
        column=column_word(column), before=before, after=after, points=points,
    )  # fmt: skip


def drop_last(table: Board, seat: int, choice: int) -> str:
    column = choice - choices.COLUMN
    name = card_name(table.last_card(seat, column))
    return say(CHOICES["drop_last"], column=column_word(column), card=name)


DESCRIBERS: Final[dict[int, Describer]] = {
    steps.BID: bid,
    steps.ULINE_BID: lay,
    steps.PICK: card,
    steps.UPGRADE: upgrade,
    steps.HERO: explained_card,
    steps.PLACE_THRUD: grow,
    steps.DROP_TWO: drop_last,
    steps.DROP_ONE: drop_last,
    steps.EXCHANGE_PICK: exchange,
    steps.EXCHANGE_TIE: exchange_tie,
    steps.PLACE_YLUD: ylud,
    steps.PIONEER: card,
    steps.TAKE_FROM_CAMP: explained_card,
    steps.TAKE_FROM_PILE: card,
    steps.PLACE_DOUBLE: grow,
    steps.KHRAD_COIN: khrad,
    steps.VIDOFNIR: vidofnir,
    steps.VIDOFNIR_POUCH: serve_as_pouch,
    steps.BRISINGAMENS_FIRST: card,
    steps.BRISINGAMENS_SECOND: card,
    steps.BRISINGAMENS_DROP: brisingamens_drop,
    steps.HOFUD_DISCARD: hofud,
    steps.ENLIST_SIDE: enlist_side,
    steps.ENLIST: enlist,
    steps.ENLIST_AT_ONCE: enlist,
    steps.TAVERN_DISCARD: just_card,
}
