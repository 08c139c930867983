"""Artefacts (N14): their immediate effects. Their points are in `scoring`."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ...state import choices, events, steps
from ...state.cards import (
    BRISINGAMENS,
    CLASS_OF,
    CLASSES,
    FIRST_DWARF,
    GJALLARHORN,
    HOFUD,
    JARNGLOFI,
    NO_COIN,
    OLWYN_DOUBLE,
    PILE_KINDS,
    VIDOFNIR_VEDRFOLNIR,
    WARRIOR,
    is_dwarf,
    is_hero,
    is_mercenary,
    is_trading,
)
from ...state.table import COINS, IN_BOX, IN_POUCH, NOT_IN_PLAY, Board
from .. import coins
from ..army import discard
from ..heroes import any_legal_hero


def take_effect(table: Board, seat: i64, artefact: i64) -> None:
    if artefact == VIDOFNIR_VEDRFOLNIR:
        begin_vidofnir(table, seat)
    elif artefact == BRISINGAMENS:  # N14.7
        if not pile_is_empty(table):
            table.push(steps.BRISINGAMENS_FIRST, seat)
    elif artefact == HOFUD:
        begin_hofud(table, seat)
    elif artefact == JARNGLOFI:
        discard_trading_coin(table, seat)
    elif artefact == GJALLARHORN and any_legal_hero(table, seat):  # N14.12
        table.push(steps.HERO, seat)


# -- Vidofnir & Vedrfolnir (N14.6) -----------------------------------------------------------------


def begin_vidofnir(table: Board, seat: i64) -> None:
    first = table.coin_at(seat, IN_POUCH)
    second = table.next_coin_at(seat, IN_POUCH, first)
    if second == NOBODY:  # no pouch: two coins of the hand serve (R14)
        table.push(steps.VIDOFNIR_POUCH, seat)
    else:
        treat_pouch(table, seat, choices.pair_of(first, second))


def treat_pouch(table: Board, seat: i64, pair: i64) -> None:
    """Both coins are shown; beside a trading coin the other one gets all five."""
    first = choices.lower_of(pair)
    second = choices.upper_of(pair)
    coins.expose_if_hidden(table, seat, first)
    coins.expose_if_hidden(table, seat, second)
    table.emit(events.POUCH_REVEALED, seat, table.coin(seat, first), table.coin(seat, second))
    if is_trading(table.coin(seat, first)):
        coins.upgrade(table, seat, second, 5)
    elif is_trading(table.coin(seat, second)):
        coins.upgrade(table, seat, first, 5)
    else:
        table.push(steps.VIDOFNIR, seat, pair)


def offer_vidofnir(table: Board, pair: i64) -> None:
    first = choices.lower_of(pair)
    second = choices.upper_of(pair)
    table.offer(choices.PLUS_TWO + first)
    table.offer(choices.PLUS_TWO + second)
    table.offer(choices.PLUS_THREE + first)
    table.offer(choices.PLUS_THREE + second)


def upgrade_both(table: Board, seat: i64, pair: i64, choice: i64) -> None:
    plus = choices.vidofnir_plus(choice)
    first = choices.vidofnir_coin(choice)
    coins.upgrade(table, seat, first, plus)
    coins.upgrade(table, seat, choices.other_of(pair, first), 5 - plus)


# -- Brisingamens (N14.7) --------------------------------------------------------------------------


def pile_is_empty(table: Board) -> bool:
    for card in range(i64(FIRST_DWARF), i64(PILE_KINDS)):
        if table.pile(card):
            return False
    return True


def offer_pile(table: Board) -> None:
    for card in range(i64(FIRST_DWARF), i64(PILE_KINDS)):
        if table.pile(card):
            table.offer(choices.CARD + card)


def take_from_pile(table: Board, seat: i64, card: i64) -> None:
    table.change_pile(card, -1)
    table.emit(events.PILE_SEARCHED, seat, card)


def choose_first(table: Board, seat: i64, card: i64) -> None:
    """Both cards are chosen before either is resolved (R15)."""
    take_from_pile(table, seat, card)
    if pile_is_empty(table):
        table.push(steps.GAIN_CARD, seat, card)
    else:
        table.push(steps.BRISINGAMENS_SECOND, seat, card)


def choose_second(table: Board, seat: i64, first: i64, second: i64) -> None:
    take_from_pile(table, seat, second)
    table.push(steps.GAIN_CARD, seat, second)
    table.push(steps.GAIN_CARD, seat, first)


def ask_for_drop(table: Board) -> None:
    """End of age 2: the owner discards one dwarf card, if there is one."""
    for seat in range(table.players):
        if table.commands(seat, BRISINGAMENS) and has_dwarf(table, seat):
            table.push(steps.BRISINGAMENS_DROP, seat)


def has_dwarf(table: Board, seat: i64) -> bool:
    for column in range(i64(CLASSES)):
        for position in range(table.height(seat, column)):
            if is_dwarf(table.card(seat, column, position)):
                return True
    return False


def offer_drops(table: Board, seat: i64) -> None:
    """Dwarf cards of the army (R7), each kind once; a double by its column."""
    for card in range(i64(FIRST_DWARF), i64(OLWYN_DOUBLE)):
        if table.find_card(seat, CLASS_OF[card], card) != NOBODY:
            table.offer(choices.CARD + card)
    for column in range(i64(CLASSES)):
        if table.find_card(seat, column, OLWYN_DOUBLE) != NOBODY:
            table.offer(choices.COLUMN + column)


def drop(table: Board, seat: i64, choice: i64) -> None:
    card: i64 = OLWYN_DOUBLE if choice < choices.CARD else choice - choices.CARD
    column = choice - choices.COLUMN if card == OLWYN_DOUBLE else CLASS_OF[card]
    discard(table, seat, column, table.find_card(seat, column, card))


# -- Hofud (N14.9, R20): sealed, revealed together -------------------------------------------------


def begin_hofud(table: Board, seat: i64) -> None:
    for other in range(table.players):
        if other != seat and has_warrior(table, other):
            table.push(steps.HOFUD_DISCARD, seat)
            return


def has_warrior(table: Board, seat: i64) -> bool:
    for position in range(table.height(seat, WARRIOR)):
        if not is_hero(table.card(seat, WARRIOR, position)):
            return True
    return False


def offer_warriors(table: Board, seat: i64) -> None:
    """Any card of the warrior column but heroes."""
    for position in range(table.height(seat, WARRIOR)):
        if not is_hero(table.card(seat, WARRIOR, position)):
            table.offer(choices.POSITION + position)


def seal_discard(table: Board, taker: i64, seat: i64, choice: i64) -> None:
    if table.sealed(seat) == NOBODY:
        table.emit(events.HOFUD_SEALED, seat)
    table.seal(seat, choice)
    for other in range(table.players):
        if other != taker and has_warrior(table, other) and table.sealed(other) == NOBODY:
            return
    table.pop()
    for other in range(table.players):
        if table.sealed(other) != NOBODY:
            discard_warrior(table, other, table.sealed(other) - choices.POSITION)
            table.seal(other, NOBODY)


def discard_warrior(table: Board, seat: i64, position: i64) -> None:
    """A mercenary goes to the camp discard pile (N15.7), any other card to the dwarf pile."""
    card = table.card(seat, WARRIOR, position)
    if is_mercenary(card):
        table.take_card(seat, WARRIOR, position)
        table.set_camp_holder(card, NOT_IN_PLAY)
        table.emit(events.CARD_DISCARDED, seat, card, WARRIOR)
    else:
        discard(table, seat, WARRIOR, position)


# -- Jarnglofi (N14.11) ----------------------------------------------------------------------------


def discard_trading_coin(table: Board, seat: i64) -> None:
    """The trading coin leaves its place, wherever it is; a slot stays empty."""
    for index in range(i64(COINS)):
        coin = table.coin(seat, index)
        if is_trading(coin):
            table.set_coin(seat, index, NO_COIN)
            table.set_place(seat, index, IN_BOX)
            table.expose(seat, index, 0)
            table.emit(events.TRADING_COIN_DISCARDED, seat, coin)
