"""The evaluation of the troops at the end of age 1 (N11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import (
    B0,
    BLACKSMITH,
    CLASSES,
    COMPONENTS,
    EXPLORER,
    HUNTER,
    MINER,
    NO_CARD,
    S3,
    SPECIAL_BLACKSMITH,
    SPECIAL_GEM,
    WARRIOR,
)
from ..state.table import COINS, NOT_IN_PLAY, PIONEER_CARDS, Board
from . import army

KINGS_HAND_PLUS: Final[int] = COMPONENTS["distinctions"][WARRIOR]["plus"]


def evaluate(table: Board, column: i64) -> None:
    """N11.2, N11.3: count one class now, award it, resolve it, and only then go on to the next."""
    if column + 1 < CLASSES:
        table.push(steps.EVALUATE, 0, column + 1)
    winner = sole_leader(table, column)
    if winner == NOBODY:
        table.set_distinction(column, NOT_IN_PLAY)
        table.emit(events.DISTINCTION_LOST, NOBODY, column)
        if column == EXPLORER:
            lose_top_card(table)
        return
    table.set_distinction(column, winner + 1)
    table.emit(events.DISTINCTION_WON, winner, column)
    award(table, winner, column)


def sole_leader(table: Board, column: i64) -> i64:
    """N11.2: strictly the most grades; a tie, also at zero, is nobody's."""
    leader: i64 = NOBODY
    most: i64 = -1
    for seat in range(table.players):
        grades = table.grades(seat, column)
        if grades > most:
            leader = seat
            most = grades
        elif grades == most:
            leader = NOBODY
    return leader


def award(table: Board, seat: i64, column: i64) -> None:
    if column == WARRIOR:  # N11.4
        table.push(steps.UPGRADE, seat, KINGS_HAND_PLUS)
    elif column == HUNTER:
        take_special_coin(table, seat)
    elif column == MINER:
        take_special_gem(table, seat)
    elif column == BLACKSMITH:  # N11.7
        army.place_card(table, seat, BLACKSMITH, SPECIAL_BLACKSMITH)
    else:
        look_at_three_cards(table, seat)


def take_special_coin(table: Board, seat: i64) -> None:
    """N11.5: the base 0 goes to the box; not an upgrade."""
    for index in range(i64(COINS)):
        if table.coin(seat, index) == B0:
            table.set_coin(seat, index, S3)
            table.emit(events.SPECIAL_COIN_TAKEN, seat)


def take_special_gem(table: Board, seat: i64) -> None:
    """N11.6: on top of the own gem."""
    table.set_gem_below(seat, table.gem(seat))
    table.set_gem(seat, SPECIAL_GEM)
    table.emit(events.SPECIAL_GEM_TAKEN, seat)


# -- Pioneer (N11.8, N11.9) ------------------------------------------------------------------------


def look_at_three_cards(table: Board, seat: i64) -> None:
    for index in range(i64(PIONEER_CARDS)):
        card = table.draw_card()
        table.set_pioneer_card(index, card)
        table.emit(events.PIONEER_LOOKED, seat, card, index, seat)
    table.push(steps.PIONEER, seat)


def offer_pioneer_cards(table: Board) -> None:
    for index in range(i64(PIONEER_CARDS)):
        card = table.pioneer_card(index)
        if index == 0 or (card != table.pioneer_card(0) and (index == 1 or card != table.pioneer_card(1))):
            table.offer(choices.CARD + card)


def keep_card(table: Board, seat: i64, card: i64) -> None:
    """One is kept, the other two go back to the deck."""
    kept = False
    for index in range(i64(PIONEER_CARDS)):
        shown = table.pioneer_card(index)
        table.set_pioneer_card(index, NO_CARD)
        if shown == card and not kept:
            kept = True
        else:
            table.add_to_deck(shown)
    table.emit(events.PIONEER_KEPT, seat, card)
    army.gain(table, seat, card)


def lose_top_card(table: Board) -> None:
    """N11.9, R10: face up to the dwarf discard pile, without effect."""
    card = table.draw_card()
    table.change_pile(card, 1)
    table.emit(events.TOP_CARD_DISCARDED, NOBODY, card)
