"""Armies (N8, N10): placing a card, lines, and when a hero is due."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import CLASS_OF, CLASSES, OFFERING_PLUS, OLWYN_DOUBLE, THRUD, is_dwarf, is_offering
from ..state.table import Board


def gain(table: Board, seat: i64, card: i64) -> None:
    """A dwarf joins its column, an offering is an upgrade and then lies in the discard pile (N6.4)."""
    if is_offering(card):
        table.change_pile(card, 1)
        table.push(steps.UPGRADE, seat, OFFERING_PLUS[card])
    elif card == OLWYN_DOUBLE:
        table.double_found(seat)
    else:
        place_card(table, seat, CLASS_OF[card], card)


def place_card(table: Board, seat: i64, column: i64, card: i64) -> None:
    """N10: lift Thrud, put the card, put Thrud down again, compare lines."""
    thrud_was_last = table.thrud_column(seat) == column
    if thrud_was_last:
        lift_thrud(table, seat, column)
    table.put_card(seat, column, card)
    table.emit(events.CARD_PLACED, seat, card, column)
    if thrud_was_last:
        compare_lines_later(table, seat)
        table.push(steps.PLACE_THRUD, seat)
    elif lines(table, seat) > table.heroes(seat):
        compare_lines_later(table, seat)


def compare_lines_later(table: Board, seat: i64) -> None:
    """Compare lines after the steps above on the stack; never twice in a row for one seat."""
    if not (table.top_step == steps.COMPARE_LINES and table.top_seat == seat):
        table.push(steps.COMPARE_LINES, seat)


def lift_thrud(table: Board, seat: i64, column: i64) -> None:
    """N9.10, N10.1: she is never covered."""
    table.take_card(seat, column, table.height(seat, column) - 1)
    table.set_thrud_column(seat, NOBODY)
    table.emit(events.THRUD_LIFTED, seat, column)


def put_thrud_down(table: Board, seat: i64, column: i64) -> None:
    """N10.4."""
    table.put_card(seat, column, THRUD)
    table.set_thrud_column(seat, column)
    table.emit(events.CARD_PLACED, seat, THRUD, column)


def offer_columns(table: Board) -> None:
    """Any of the five columns."""
    table.offer_range(choices.COLUMN, CLASSES)


def lines(table: Board, seat: i64) -> i64:
    """N8.3: the smallest grade count among the five columns."""
    return table.fewest_grades(seat)


def discard(table: Board, seat: i64, column: i64, position: i64) -> None:
    """A dwarf card leaves an army for the dwarf discard pile (N17.1)."""
    card = table.take_card(seat, column, position)
    table.change_pile(card, 1)
    table.emit(events.CARD_DISCARDED, seat, card, column)


def ends_in_dwarf(table: Board, seat: i64, column: i64) -> bool:
    """N9.9: a column whose last card is a dwarf card is open to Dagda and Bonfur."""
    return is_dwarf(table.last_card(seat, column))
