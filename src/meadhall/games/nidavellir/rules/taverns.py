"""Resolving a tavern (N6): reveal, order, turns, clean-up, gem swaps."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import COIN_VALUE, NO_CARD, NO_COIN, SPECIAL_GEM, ULINE, is_camp_card
from ..state.table import CAMP_SIZE, COINS, IN_HAND, ON_TAVERN, TAVERN_SIZE, TAVERNS, Board
from . import army
from .ages import end_round_or_age
from .bids import cards_per_tavern, take_coins_back
from .coins import may_exchange


def open_tavern(table: Board, tavern: i64) -> None:
    """N6.1: bids of this tavern, and only those, are turned up; then Uline's owner chooses."""
    table.tavern = tavern
    table.revealed = tavern + 1
    table.emit(events.TAVERN_OPENED, NOBODY, tavern)
    if table.journal is not None:
        emit_bids(table)
    seer = table.owner_of(ULINE)
    if seer == NOBODY:
        fix_order(table)
    else:
        table.push(steps.FIX_ORDER, 0)
        table.push(steps.ULINE_BID, seer)


def emit_bids(table: Board) -> None:
    for seat in range(table.players):
        coin = table.coin_at(seat, ON_TAVERN + table.tavern)
        if coin != NOBODY:
            table.emit(events.COIN_REVEALED, seat, table.coin(seat, coin), table.tavern)


# -- Uline (N9.16) ---------------------------------------------------------------------------------


def offer_hand_coins(table: Board, seat: i64) -> None:
    for index in range(i64(COINS)):
        if table.place(seat, index) == IN_HAND and table.coin(seat, index) != NO_COIN:
            table.offer(choices.COIN + index)


def lay_uline_bid(table: Board, seat: i64, index: i64) -> None:
    table.set_place(seat, index, ON_TAVERN + table.tavern)
    table.emit(events.ULINE_BID, seat, table.coin(seat, index), table.tavern)


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
            table.insert_in_order(seat)
    table.push(steps.TURN, 0)


# -- a turn (N6.4 to N6.6) -------------------------------------------------------------------------


def next_turn(table: Board) -> None:
    """The turn of one player; the next of the order follows (N6.7), after the last the tavern closes.

    The step stays on the stack and counts the turns.
    """
    turn = table.top_detail
    if turn == table.order_size:
        table.pop()
        close_tavern(table)
        return
    table.top_detail = turn + 1
    seat = table.in_order(turn)
    table.emit(events.TURN_BEGAN, seat, table.tavern)
    table.turn_begins(seat)
    if may_exchange(table, seat):
        table.push(steps.EXCHANGE, seat)
    table.push(steps.PICK, seat)


def offer_cards(table: Board, seat: i64) -> None:
    table.offer_kinds_in_tavern()
    if table.camp_open_to(seat):
        for slot in range(i64(CAMP_SIZE)):
            if table.camp_card(slot) != NO_CARD:
                table.offer(choices.CARD + table.camp_card(slot))


def pick(table: Board, seat: i64, card: i64) -> None:
    if is_camp_card(card):
        table.take_camp_card(seat, card)
        return
    lift(table, seat, card)
    table.emit(events.CARD_TAKEN, seat, card, table.tavern)
    army.gain(table, seat, card)


def lift(table: Board, seat: i64, card: i64) -> None:
    """A card leaves its tavern, to a player or (nobody) to the pile."""
    if table.journal is not None:
        table.emit(events.CARD_LIFTED, seat, card, table.tavern * TAVERN_SIZE + table.tavern_slot(card))
    table.remove_from_tavern(card)


# -- after the last turn (N6.8 to N6.10) -----------------------------------------------------------


def close_tavern(table: Board) -> None:
    clean_up(table)
    swap_gems(table)
    if table.tavern + 1 < TAVERNS:
        open_tavern(table, table.tavern + 1)
    else:
        end_round(table)


def clean_up(table: Board) -> None:
    """N6.8: cards nobody took go to the discard pile."""
    for slot in range(cards_per_tavern(table.players)):
        card = table.tavern_card(table.tavern, slot)
        if card != NO_CARD:
            discard_from_tavern(table, card)


def discard_from_tavern(table: Board, card: i64) -> None:
    lift(table, NOBODY, card)
    table.change_pile(card, 1)
    table.emit(events.TAVERN_CARD_DISCARDED, NOBODY, card, table.tavern)


def swap_gems(table: Board) -> None:
    """N6.9: in each tie group the outer gems swap, then the inner ones. Gem 6 takes no part."""
    first: i64 = 0
    while first < table.order_size:
        after = end_of_tie(table, first)
        if after - first > 1:
            swap_in_group(table, first, after - 1)
        first = after


def end_of_tie(table: Board, first: i64) -> i64:
    """The place after the last of the order that bid the same."""
    bid = table.bid(table.in_order(first))
    place = first + 1
    while place < table.order_size and table.bid(table.in_order(place)) == bid:
        place += 1
    return place


def swap_in_group(table: Board, first: i64, last: i64) -> None:
    if table.gem(table.in_order(first)) == SPECIAL_GEM:  # the highest gem stands first in its group
        first += 1
    swap_outer_gems(table, first, last)


def swap_outer_gems(table: Board, first: i64, last: i64) -> None:
    """Seats of one tie group, by their places in the order: highest gem first."""
    while first < last:
        high = table.in_order(first)
        low = table.in_order(last)
        gem = table.gem(high)
        table.set_gem(high, table.gem(low))
        table.set_gem(low, gem)
        table.emit(events.GEMS_SWAPPED, high, low)
        first += 1
        last -= 1


def end_round(table: Board) -> None:
    """N6.10."""
    take_coins_back(table)
    table.emit(events.ROUND_ENDED, NOBODY)
    end_round_or_age(table)
