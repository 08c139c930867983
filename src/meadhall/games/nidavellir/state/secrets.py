"""Secrecy (N18): the hidden coins, and the table that a seat imagines.

Decks have no order (cards are drawn by luck when they are needed), so the only secrets are face-down coins,
sealed choices, the three cards of the Pioneer while they are looked at, and luck itself.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.table import NOBODY

from . import steps
from .cards import NO_COIN
from .table import COINS, IN_POUCH, ON_TAVERN, PIONEER_CARDS, Board


def is_hidden(table: Board, seat: i64, index: i64) -> bool:
    """Whether a coin of the seat is secret from the others (N18.3)."""
    place = table.place(seat, index)
    face_down = ON_TAVERN + table.revealed <= place <= IN_POUCH
    return face_down and table.coin(seat, index) != NO_COIN and not table.exposed(seat, index)


def forget(table: Board, viewer: i64, luck: i64) -> None:
    """Make everything the viewer cannot know random, and nothing else."""
    table.luck = luck
    for seat in range(table.players):
        if seat != viewer:
            shuffle_hidden_coins(table, seat)
    if not table.depth:
        return
    step = table.top_step
    if step == steps.BID or step == steps.HOFUD_DISCARD:
        reseal(table, viewer)
    elif step == steps.PIONEER and table.top_seat != viewer:
        redraw_pioneer_cards(table)


def shuffle_hidden_coins(table: Board, seat: i64) -> None:
    """Any coin may lie at any hidden place: all arrangements are equally consistent with what was seen."""
    hidden = vec[i64](capacity=COINS)
    for index in range(i64(COINS)):
        if is_hidden(table, seat, index):
            hidden = append(hidden, index)
    left = len(hidden)
    while left > 1:
        chosen = hidden[table.draw(left)]
        left -= 1
        last = hidden[left]
        place = table.place(seat, chosen)
        table.set_place(seat, chosen, table.place(seat, last))
        table.set_place(seat, last, place)


def reseal(table: Board, viewer: i64) -> None:
    """Others' sealed choices: known to be made, not what they are (N18.5)."""
    for seat in range(table.players):
        if seat != viewer and table.sealed(seat) != NOBODY:
            count = table.new_offers(seat)
            table.seal(seat, table.offered(table.draw(count)))


def redraw_pioneer_cards(table: Board) -> None:
    """N18.4: only the winner sees them."""
    for index in range(i64(PIONEER_CARDS)):
        table.add_to_deck(table.pioneer_card(index))
    for index in range(i64(PIONEER_CARDS)):
        table.set_pioneer_card(index, table.draw_card())
