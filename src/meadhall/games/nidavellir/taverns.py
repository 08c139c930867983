"""Resolving a tavern (N6): reveal, order, turns, clean-up, gem swaps."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.table import NOBODY

from . import army, choices, events, steps
from .bids import cards_per_tavern, take_coins_back
from .cards import COIN_VALUE, NO_CARD, NO_COIN, SPECIAL_GEM, ULINE, is_camp_card
from .table import CAMP_SIZE, COINS, IN_HAND, ON_TAVERN, Board


def open_tavern(table: Board, tavern: i64) -> None:
    """N6.1: bids of this tavern, and only those, are turned up; then Uline's owner chooses."""
    table.tavern = tavern
    table.revealed = tavern + 1
    table.tell(events.TAVERN_OPENED, NOBODY, tavern)
    for seat in range(table.players):
        coin = table.coin_at(seat, ON_TAVERN + tavern)
        if coin != NOBODY:
            table.tell(events.COIN_REVEALED, seat, table.coin(seat, coin), tavern)
    table.push(steps.SWAP_GEMS, 0)
    table.push(steps.CLEAN_UP, 0)
    table.push(steps.FIX_ORDER, 0)
    seer = table.owner_of(ULINE)
    if seer != NOBODY:
        table.push(steps.ULINE_BID, seer)


# -- Uline (N9.16) ---------------------------------------------------------------------------------


def uline_options(table: Board, seat: i64, options: vec[i64]) -> vec[i64]:
    for index in range(i64(COINS)):
        if table.place(seat, index) == IN_HAND and table.coin(seat, index) != NO_COIN:
            options = append(options, choices.COIN + index)
    return options


def lay_uline_bid(table: Board, seat: i64, index: i64) -> None:
    table.set_place(seat, index, ON_TAVERN + table.tavern)
    table.tell(events.ULINE_BID, seat, table.coin(seat, index), table.tavern)


# -- order (N6.2, N6.3) ----------------------------------------------------------------------------


def fix_order(table: Board) -> None:
    """Higher coin first, among equal coins the higher gem. Bids are noted: later changes alter nothing."""
    table.order_size = 0
    table.camp_visited = 0
    for seat in range(table.players):
        coin = table.coin_at(seat, ON_TAVERN + table.tavern)
        if coin == NOBODY:
            table.set_bid(seat, NOBODY)
        else:
            table.set_bid(seat, COIN_VALUE[table.coin(seat, coin)])
            insert_in_order(table, seat)
    for turn in range(table.order_size):
        table.push(steps.TURN, table.in_order(table.order_size - 1 - turn))


def insert_in_order(table: Board, seat: i64) -> None:
    place = table.order_size
    while place > 0 and goes_before(table, seat, table.in_order(place - 1)):
        table.set_order(place, table.in_order(place - 1))
        place -= 1
    table.set_order(place, seat)
    table.order_size += 1


def goes_before(table: Board, seat: i64, other: i64) -> bool:
    if table.bid(seat) != table.bid(other):
        return table.bid(seat) > table.bid(other)
    return table.gem(seat) > table.gem(other)


# -- a turn (N6.4 to N6.6) -------------------------------------------------------------------------


def take_turn(table: Board, seat: i64) -> None:
    table.tell(events.TURN_BEGAN, seat, table.tavern)
    table.push(steps.END_TURN, seat)
    table.push(steps.EXCHANGE, seat)
    table.push(steps.PICK, seat)


def pick_options(table: Board, seat: i64, options: vec[i64]) -> vec[i64]:
    options = tavern_options(table, options)
    if table.camp_open_to(seat):
        for slot in range(i64(CAMP_SIZE)):
            if table.camp_card(slot) != NO_CARD:
                options = append(options, choices.CARD + table.camp_card(slot))
    return options


def tavern_options(table: Board, options: vec[i64]) -> vec[i64]:
    """Cards left in this tavern, each kind once."""
    for slot in range(cards_per_tavern(table.players)):
        card = table.tavern_card(table.tavern, slot)
        if card != NO_CARD and not shown_before(table, card, slot):
            options = append(options, choices.CARD + card)
    return options


def shown_before(table: Board, card: i64, slot: i64) -> bool:
    for earlier in range(slot):
        if table.tavern_card(table.tavern, earlier) == card:
            return True
    return False


def pick(table: Board, seat: i64, card: i64) -> None:
    if is_camp_card(card):
        table.take_camp_card(seat, card)
        return
    table.remove_from_tavern(card)
    table.tell(events.CARD_TAKEN, seat, card, table.tavern)
    army.gain(table, seat, card)


# -- after the last turn (N6.8 to N6.10) -----------------------------------------------------------


def clean_up(table: Board) -> None:
    """N6.8: cards nobody took go to the discard pile."""
    for slot in range(cards_per_tavern(table.players)):
        card = table.tavern_card(table.tavern, slot)
        if card != NO_CARD:
            discard_from_tavern(table, card)


def discard_from_tavern(table: Board, card: i64) -> None:
    table.remove_from_tavern(card)
    table.change_pile(card, 1)
    table.tell(events.TAVERN_CARD_DISCARDED, NOBODY, card, table.tavern)


def swap_gems(table: Board) -> None:
    """N6.9: in each tie group the outer gems swap, then the inner ones. Gem 6 takes no part."""
    tied = vec[i64](capacity=5)
    for place in range(table.order_size):
        seat = table.in_order(place)
        if len(tied) and table.bid(tied[0]) != table.bid(seat):
            swap_outer_gems(table, tied)
            tied = vec[i64](capacity=5)
        if table.gem(seat) != SPECIAL_GEM:
            tied = append(tied, seat)
    swap_outer_gems(table, tied)


def swap_outer_gems(table: Board, tied: vec[i64]) -> None:
    """Seats of one tie group, highest gem first (they stand in turn order)."""
    for pair in range(len(tied) // 2):
        high = tied[pair]
        low = tied[len(tied) - 1 - pair]
        gem = table.gem(high)
        table.set_gem(high, table.gem(low))
        table.set_gem(low, gem)
        table.tell(events.GEMS_SWAPPED, high, low)


def end_round(table: Board) -> None:
    """N6.10."""
    take_coins_back(table)
    table.tell(events.ROUND_ENDED, NOBODY)
