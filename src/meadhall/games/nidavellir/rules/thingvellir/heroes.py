"""The six heroes of Thingvellir (N16), all neutral: their effects on arrival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ...state import choices, steps
from ...state.cards import (
    ANDUMIA,
    BASE_HEROES,
    CLASSES,
    COIN_VALUE,
    FACTS,
    FIRST_HERO,
    HEROES,
    HOLDA,
    JARIKA,
    KHRAD,
    NO_COIN,
    OLWYN,
    OLWYN_DOUBLE,
    ZOLKUR,
    is_trading,
)
from ...state.table import COINS, UNCLAIMED, Board
from .. import army, coins
from . import artefacts, camp

KHRAD_PLUS: Final[int] = FACTS[KHRAD]["plus"]
JARIKA_PLUS: Final[int] = FACTS[JARIKA]["plus"]


def join_hall(table: Board) -> None:
    """N2.6."""
    for hero in range(i64(FIRST_HERO + BASE_HEROES), i64(FIRST_HERO + HEROES)):
        table.set_hero_holder(hero, UNCLAIMED)


def arrive(table: Board, seat: i64, hero: i64) -> None:
    if hero == ANDUMIA:  # N16.1, R17
        if not artefacts.pile_is_empty(table):
            table.push(steps.TAKE_FROM_PILE, seat)
    elif hero == HOLDA:  # N16.2
        if not camp.is_empty(table):
            table.push(steps.TAKE_FROM_CAMP, seat)
    elif hero == KHRAD:
        upgrade_lowest(table, seat)
    elif hero == OLWYN:  # N16.5
        table.push(steps.PLACE_DOUBLE, seat)
        table.push(steps.PLACE_DOUBLE, seat)
    elif hero == ZOLKUR:  # N16.6
        table.set_zolkur_waits(seat, 1)


# -- Khrad (N16.3) ---------------------------------------------------------------------------------


def upgrade_lowest(table: Board, seat: i64) -> None:
    lowest: i64 = NOBODY
    ties: i64 = 0
    for index in range(i64(COINS)):
        if is_lowest(table, seat, index):
            lowest = index
            ties += 1
    if ties == 1:
        upgrade_with_khrad(table, seat, lowest)
    else:
        table.push(steps.KHRAD_COIN, seat)


def upgrade_with_khrad(table: Board, seat: i64, index: i64) -> None:
    coins.upgrade(table, seat, index, KHRAD_PLUS)


def offer_lowest_coins(table: Board, seat: i64) -> None:
    for index in range(i64(COINS)):
        if is_lowest(table, seat, index):
            table.offer(choices.COIN + index)


def is_lowest(table: Board, seat: i64, index: i64) -> bool:
    """The lowest coin, or one of the lowest; trading coins excepted."""
    lowest = lowest_value(table, seat)
    return can_be_upgraded(table, seat, index) and COIN_VALUE[table.coin(seat, index)] == lowest


def lowest_value(table: Board, seat: i64) -> i64:
    lowest: i64 = 99
    for index in range(i64(COINS)):
        if can_be_upgraded(table, seat, index):
            lowest = min(lowest, COIN_VALUE[table.coin(seat, index)])
    return lowest


def can_be_upgraded(table: Board, seat: i64, index: i64) -> bool:
    coin = table.coin(seat, index)
    return coin != NO_COIN and not is_trading(coin)


# -- Olwyn (N16.5) ---------------------------------------------------------------------------------


def offer_double_columns(table: Board, seat: i64) -> None:
    """Any column that does not hold the other double."""
    for column in range(i64(CLASSES)):
        if table.find_card(seat, column, OLWYN_DOUBLE) == NOBODY:
            table.offer(choices.COLUMN + column)


def place_double(table: Board, seat: i64, column: i64) -> None:
    army.place_card(table, seat, column, OLWYN_DOUBLE)
