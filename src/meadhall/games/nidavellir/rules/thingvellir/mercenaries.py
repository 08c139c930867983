"""Mercenaries (N15): the order of enlisting, and joining a column."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...state import choices, events, steps
from ...state.cards import FIRST_MERCENARY, MERCENARIES, MERCENARY_CLASS
from ...state.table import ENLIST_PHASE, ENLISTED, Board
from ..army import place_card


def waiting(table: Board, seat: i64) -> i64:
    """Mercenaries in the command zone (N15.1)."""
    count: i64 = 0
    for card in range(i64(FIRST_MERCENARY), i64(FIRST_MERCENARY + MERCENARIES)):
        if table.commands(seat, card):
            count += 1
    return count


def begin_enlisting(table: Board) -> None:
    """N15.2, N15.3: most first, ties by gem; the first of them may go last, if others follow."""
    table.phase = ENLIST_PHASE
    order = enlist_order(table)
    if len(order) > 1:
        table.push(steps.ENLIST_SIDE, order[0])
    elif len(order) == 1:
        table.push(steps.ENLIST_SEAT, order[0])


def enlist_order(table: Board) -> vec[i64]:
    order = vec[i64](capacity=5)
    for seat in range(table.players):
        if waiting(table, seat):
            order = append(order, seat)
            place = len(order) - 1
            while place > 0 and enlists_before(table, seat, order[place - 1]):
                order[place] = order[place - 1]
                place -= 1
            order[place] = seat
    return order


def enlists_before(table: Board, seat: i64, other: i64) -> bool:
    if waiting(table, seat) != waiting(table, other):
        return waiting(table, seat) > waiting(table, other)
    return table.gem(seat) > table.gem(other)


def offer_sides(table: Board) -> None:
    table.offer(choices.ENLIST_FIRST)
    table.offer(choices.ENLIST_LAST)


def choose_side(table: Board, seat: i64, choice: i64) -> None:
    first = choice == choices.ENLIST_FIRST
    table.emit(events.ENLIST_ORDER, seat, 1 if first else 0)
    order = enlist_order(table)
    if not first:
        table.push(steps.ENLIST_SEAT, seat)
    for place in range(len(order) - 1):
        table.push(steps.ENLIST_SEAT, order[len(order) - 1 - place])
    if first:
        table.push(steps.ENLIST_SEAT, seat)


def enlist_next(table: Board, seat: i64) -> None:
    """N15.4: one by one, until none is left."""
    if waiting(table, seat):
        table.push(steps.ENLIST_SEAT, seat)
        table.push(steps.ENLIST, seat)


def offer_mercenaries(table: Board, seat: i64) -> None:
    for number in range(i64(MERCENARIES)):
        if table.commands(seat, FIRST_MERCENARY + number):
            offer_classes(table, number)


def number_of(card: i64) -> i64:
    return card - FIRST_MERCENARY


def offer_classes(table: Board, number: i64) -> None:
    table.offer(choices.ENLIST + number * 2)
    table.offer(choices.ENLIST + number * 2 + 1)


def card_of(choice: i64) -> i64:
    """The mercenary that a choice enlists."""
    return FIRST_MERCENARY + (choice - choices.ENLIST) // 2


def class_of(choice: i64) -> i64:
    """The class as which it enlists."""
    return MERCENARY_CLASS[choice - choices.ENLIST]


def enlist(table: Board, seat: i64, choice: i64) -> None:
    """N15.4, N15.5: at the end of the column of the chosen class."""
    card = card_of(choice)
    table.set_camp_holder(card, ENLISTED + seat)
    table.emit(events.MERCENARY_ENLISTED, seat, card, class_of(choice))
    place_card(table, seat, class_of(choice), card)
