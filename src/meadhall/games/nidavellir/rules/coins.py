"""Coins (N7): upgrades, exchanges, and which coin the treasury gives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import (
    COIN_VALUE,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    NO_COIN,
    ULINE,
    is_royal,
    is_trading,
    royal_coin,
)
from ..state.table import COINS, IN_HAND, IN_POUCH, ON_TAVERN, Board

# -- which coin is taken (N7.8) --------------------------------------------------------------------

NOTHING_TO_TAKE: Final = -1


def value_taken(table: Board, discarded: i64, target: i64) -> i64:
    """N7.8, the discarded coin having left: its own value is forbidden (N7.9)."""
    for value in range(max(target, LOWEST_ROYAL_VALUE), i64(HIGHEST_ROYAL_VALUE + 1)):
        if value != discarded and table.treasury(value):
            return value
    value = min(target - 1, HIGHEST_ROYAL_VALUE)
    while value >= LOWEST_ROYAL_VALUE:
        if value != discarded and table.treasury(value):
            return value
        value -= 1
    return NOTHING_TO_TAKE


def replace_coin(table: Board, seat: i64, index: i64, target: i64) -> i64:
    """Discard a coin and put the one found by N7.8 in its place; NO_COIN if none can be had."""
    coin = table.coin(seat, index)
    value = value_taken(table, COIN_VALUE[coin], target)
    if value == NOTHING_TO_TAKE:  # N7.8, 3: the discard is undone
        table.emit(events.COIN_KEPT, seat, coin)
        return NO_COIN
    if is_royal(coin):
        table.change_treasury(COIN_VALUE[coin], 1)
    table.change_treasury(value, -1)
    table.set_coin(seat, index, royal_coin(value))
    return royal_coin(value)


# -- upgrade (N7.6) --------------------------------------------------------------------------------


def offer_upgrades(table: Board, seat: i64) -> None:
    """N7.6, N7.11: any own coin that is not a trading coin."""
    for index in range(i64(COINS)):
        coin = table.coin(seat, index)
        if coin != NO_COIN and not is_trading(coin):
            table.offer(choices.COIN + index)


def upgrade(table: Board, seat: i64, index: i64, plus: i64) -> None:
    """N7.6: the new coin lies where the old one lay; both have been seen (N18.2, N18.3)."""
    old = table.coin(seat, index)
    new = replace_coin(table, seat, index, COIN_VALUE[old] + plus + table.coin_bonus(seat))
    if new != NO_COIN:
        table.emit(events.COIN_UPGRADED, seat, old, new)
    expose_if_hidden(table, seat, index)


def expose_if_hidden(table: Board, seat: i64, index: i64) -> None:
    if table.place(seat, index) != IN_HAND:
        table.expose(seat, index, 1)


# -- exchange (N7.1 to N7.5) -----------------------------------------------------------------------


def bids_trading_coin(table: Board, seat: i64) -> bool:
    """N7.1: the coin on the tavern being resolved is a trading coin."""
    bid = table.coin_at(seat, ON_TAVERN + table.tavern)
    return bid != NOBODY and is_trading(table.coin(seat, bid))


def may_exchange(table: Board, seat: i64) -> bool:
    """At the start of a turn, by the value that was bid: 0 or 3 may be a trading coin."""
    bid = table.bid(seat)
    return (bid == 0 or bid == 3) and bids_trading_coin(table, seat)


def exchange_if_due(table: Board, seat: i64) -> None:
    """At the end of the turn: the coin may have left the slot meanwhile (R26)."""
    if not bids_trading_coin(table, seat):
        return
    if table.has_hero(seat, ULINE):  # N7.5
        if table.next_coin_at(seat, IN_HAND, table.coin_at(seat, IN_HAND)) != NOBODY:
            table.push(steps.EXCHANGE_PICK, seat)
        return
    first = table.coin_at(seat, IN_POUCH)
    second = table.next_coin_at(seat, IN_POUCH, first)
    if second != NOBODY:
        begin_exchange(table, seat, choices.pair_of(first, second))


def offer_hand_pairs(table: Board, seat: i64) -> None:
    """N7.5: two coins of the hand."""
    for pair in range(i64(choices.PAIRS)):
        if _in_hand(table, seat, choices.lower_of(pair)) and _in_hand(table, seat, choices.upper_of(pair)):
            table.offer(choices.PAIR + pair)


def _in_hand(table: Board, seat: i64, index: i64) -> bool:
    return table.place(seat, index) == IN_HAND and table.coin(seat, index) != NO_COIN


def begin_exchange(table: Board, seat: i64, pair: i64) -> None:
    """N7.2: both coins are shown; N7.3: equal values, one base and one royal, leave a choice."""
    first = choices.lower_of(pair)
    second = choices.upper_of(pair)
    expose_if_hidden(table, seat, first)
    expose_if_hidden(table, seat, second)
    one = table.coin(seat, first)
    other = table.coin(seat, second)
    table.emit(events.POUCH_REVEALED, seat, one, other)
    if COIN_VALUE[one] == COIN_VALUE[other] and one != other:
        table.push(steps.EXCHANGE_TIE, seat, pair)
    else:
        finish_exchange(table, seat, pair, discarded_of_pair(table, seat, first, second))


def discarded_of_pair(table: Board, seat: i64, first: i64, second: i64) -> i64:
    """N7.2: the higher coin is discarded; with Zolkur waiting (N16.6) the lower."""
    first_is_higher = COIN_VALUE[table.coin(seat, first)] >= COIN_VALUE[table.coin(seat, second)]
    return first if first_is_higher != table.zolkur_waits(seat) else second


def offer_pair(table: Board, pair: i64) -> None:
    table.offer(choices.COIN + choices.lower_of(pair))
    table.offer(choices.COIN + choices.upper_of(pair))


def finish_exchange(table: Board, seat: i64, pair: i64, discarded: i64) -> None:
    """N7.2: the target is the sum (+2 with Jarika); the new coin lies where the discarded one lay."""
    target = (
        COIN_VALUE[table.coin(seat, choices.lower_of(pair))]
        + COIN_VALUE[table.coin(seat, choices.upper_of(pair))]
    )
    old = table.coin(seat, discarded)
    new = replace_coin(table, seat, discarded, target + table.coin_bonus(seat))
    table.set_zolkur_waits(seat, 0)
    if new != NO_COIN:
        table.emit(events.COIN_EXCHANGED, seat, old, new)


# -- totals ----------------------------------------------------------------------------------------


def highest_coin(table: Board, seat: i64) -> i64:
    highest: i64 = 0
    for index in range(i64(COINS)):
        highest = max(highest, COIN_VALUE[table.coin(seat, index)])
    return highest


def coin_total(table: Board, seat: i64) -> i64:
    total: i64 = 0
    for index in range(i64(COINS)):
        total += COIN_VALUE[table.coin(seat, index)]
    return total
