"""Preparing a round (N5): dealing the taverns and laying bids."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import NO_COIN, ULINE
from ..state.choices import BID_COINS, BIDS, bid_coin
from ..state.table import ON_TAVERN, TAVERNS, Board


def cards_per_tavern(players: i64) -> i64:
    """N2.4: one a player, three with two players."""
    return max(players, 3)


def start_round(table: Board) -> None:
    table.round += 1
    table.emit(events.ROUND_BEGAN, NOBODY, table.age, table.round)
    table.round_begins()
    deal_taverns(table)
    table.push(steps.OPEN_TAVERN, 0, 0)
    table.push(steps.BID, 0)


def deal_taverns(table: Board) -> None:
    """N5.1: face up, tavern by tavern."""
    for tavern in range(i64(TAVERNS)):
        for slot in range(cards_per_tavern(table.players)):
            table.set_tavern_card(tavern, slot, table.draw_card())
            if table.journal is not None:
                table.emit(events.CARD_DEALT, NOBODY, table.tavern_card(tavern, slot), tavern)


# -- bids (N5.2): sealed until the last one is in --------------------------------------------------


def bids_now(table: Board, seat: i64) -> bool:
    """N5.3: Uline's owner lays nothing."""
    return not table.has_hero(seat, ULINE)


def offer_bids(table: Board, seat: i64) -> None:
    """Every tavern gets a coin; a player with four coins (N14.11) has fewer ways."""
    if table.owns_all_coins(seat):
        table.offer_range(choices.BID, BIDS)
        return
    for bid in range(i64(BIDS)):
        if uses_own_coins(table, seat, bid):
            table.offer(choices.BID + bid)


def uses_own_coins(table: Board, seat: i64, bid: i64) -> bool:
    for tavern in range(i64(TAVERNS)):
        if table.coin(seat, BID_COINS[bid * TAVERNS + tavern]) == NO_COIN:
            return False
    return True


def seal_bid(table: Board, seat: i64, choice: i64) -> None:
    if table.sealed(seat) == NOBODY:
        table.emit(events.BID_SEALED, seat)
    table.seal(seat, choice)
    if next_bidder(table) != NOBODY:
        return
    table.pop()
    for bidder in range(table.players):
        if bids_now(table, bidder):
            lay_coins(table, bidder, table.sealed(bidder))
            table.seal(bidder, NOBODY)
    table.emit(events.BIDS_CLOSED, NOBODY)


def next_bidder(table: Board) -> i64:
    """The first seat that has not bid yet, or NOBODY."""
    for seat in range(table.players):
        if table.sealed(seat) == NOBODY and bids_now(table, seat):
            return seat
    return NOBODY


def lay_coins(table: Board, seat: i64, choice: i64) -> None:
    """One coin face down on each tavern, the others in the pouch."""
    table.fill_pouch(seat)
    for tavern in range(i64(TAVERNS)):
        table.set_place(seat, bid_coin(choice, tavern), ON_TAVERN + tavern)


def take_coins_back(table: Board) -> None:
    """N6.10: all coins return to their owners' hands."""
    for seat in range(table.players):
        table.take_coins_back(seat)
    table.revealed = 0
