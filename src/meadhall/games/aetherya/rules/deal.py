"""Setup (A2, B1, C2, D2): the opening position, up to the first turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import (
    ALL_LEGENDS,
    CLOSED,
    COMPONENTS,
    COPIES,
    FIRST_CARD,
    FIRST_TOKEN,
    KINDS,
    TOKENS,
    UNKNOWN_TOKEN,
)
from ..state.table import COOPERATIVE, HAND, SOLO, Board
from . import legends
from .adjacency import CELLS, bit, count

CENTRE: Final = vec[i64]([5, 6, 9, 10])  # A2.6: cells (1,1) (1,2) (2,1) (2,2)
CLOSED_AT_START: Final = 12  # A2.7
DISPLAY: Final = 8  # A2.2
COOPERATIVE_DISPLAY: Final = vec[i64](
    [0, 0] + [COMPONENTS["legend_display"]["cooperative"][str(seats)] for seats in (2, 3, 4)]
)  # D2
SOLO_ROWS: Final = vec[i64]([0] + [COMPONENTS["legend_display"]["solo_rows"][row] for row in "123"])  # C2


def lay_out(table: Board) -> None:
    """The part of setup without luck: the deck for the number of players (A2.1), the closed legends."""
    for card in range(i64(FIRST_CARD), i64(KINDS)):
        table.change_unseen(card, COPIES[table.players])
    table.deck_size = table.unseen_size()
    table.legend_deck = ALL_LEGENDS
    for seat in range(table.players):
        table.close_kingdom(seat)
        table.seal(seat, NOBODY)


def deal(table: Board) -> None:
    """A2.1 to A2.5, up to the arrangement of the hands."""
    lay_legends(table)
    open_discard(table, 0)
    if table.mode == COOPERATIVE:
        open_discard(table, 1)  # D2
    deal_hands(table)
    table.step = steps.ARRANGE


def lay_legends(table: Board) -> None:
    """A2.2, C2, D2."""
    if table.mode == SOLO:
        for century in range(i64(1), i64(4)):
            draw_legends(table, SOLO_ROWS[century])
            table.set_row(century, table.display)
            table.display = 0
    else:
        draw_legends(table, display_size(table))


def display_size(table: Board) -> i64:
    return COOPERATIVE_DISPLAY[table.players] if table.mode == COOPERATIVE else DISPLAY


def draw_legends(table: Board, wanted: i64) -> None:
    """Fill the display from the legend deck, while that lasts."""
    while count(table.display) < wanted and table.legend_deck:
        legends.show_next(table)


def open_discard(table: Board, pile: i64) -> None:
    """A2.3: the top card of the deck starts a discard pile."""
    card = table.draw_deck()
    table.put_on_pile(pile, card)
    table.emit(events.DISCARD_OPENED, table.first, card, pile)


# -- hands (A2.4, A2.5) ----------------------------------------------------------------------------


def deal_hands(table: Board) -> None:
    aside = vec[i64]([0] * KINDS)  # duplicates in the discard pile, above its bottom card
    for seat in range(table.players):
        deal_hand(table, seat, aside)
    return_duplicates(table, aside)


def deal_hand(table: Board, seat: i64, aside: vec[i64]) -> None:
    """Four different cards; a duplicate goes aside, and everybody sees it (A3.6)."""
    size: i64 = 0
    while size < HAND:
        if not table.deck_size:
            return_duplicates(table, aside)  # [R2]
        card = table.draw_deck()
        twin = place_in_hand(table, seat, card, size)
        if twin == NOBODY:
            table.set_hand_card(seat, size, card)
            size += 1
        else:
            table.set_hand_card(seat, twin, card, True)
            aside[card] += 1


def place_in_hand(table: Board, seat: i64, card: i64, size: i64) -> i64:
    for index in range(size):
        if table.hand_card(seat, index) == card:
            return index
    return NOBODY


def return_duplicates(table: Board, aside: vec[i64]) -> None:
    """A2.5: all cards of the pile but the bottom one go back into the deck."""
    for card in range(i64(FIRST_CARD), i64(KINDS)):
        table.change_unseen(card, aside[card])
        table.deck_size += aside[card]
        aside[card] = 0


# -- the arrangement (A2.6 to A2.9) ----------------------------------------------------------------


def owes_arrangement(table: Board, seat: i64) -> bool:
    return table.sealed(seat) == NOBODY


def seal(table: Board, seat: i64, choice: i64) -> None:
    """Arrangements are shown when all have chosen [R3]; until then a seat may choose again."""
    table.seal(seat, choice)
    table.emit(events.ARRANGEMENT_SEALED, seat)
    for other in range(table.players):
        if owes_arrangement(table, other):
            return
    show_arrangements(table)


def show_arrangements(table: Board) -> None:
    for seat in range(table.players):
        arrange(table, seat, table.sealed(seat))
        close_around(table, seat)
        legends.look_up(table, seat)


def arrange(table: Board, seat: i64, choice: i64) -> None:
    for corner in range(i64(HAND)):
        card = table.hand_card(seat, choices.arranged(choice, corner))
        table.set_card(seat, CENTRE[corner], card)
        table.emit(events.CARD_LAID, seat, card, CENTRE[corner])
    for index in range(i64(HAND)):
        table.set_hand_card(seat, index, CLOSED)
    table.seal(seat, NOBODY)


def close_around(table: Board, seat: i64) -> None:
    """A2.7: 12 closed cards; B1.1: a closed token on each."""
    table.deck_size -= CLOSED_AT_START
    if not table.items:
        return
    for token in range(i64(FIRST_TOKEN), i64(TOKENS)):
        table.hide_token(seat, token, 1)
    closed = table.cards(seat, CLOSED)
    for cell in range(i64(CELLS)):
        if closed & bit(cell):
            table.set_token(seat, cell, UNKNOWN_TOKEN)
