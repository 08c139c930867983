"""The camp (N13): who may take a card there, and where it goes."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ...state import choices, events, steps
from ...state.cards import (
    CAMP_CARDS,
    EXPLORER,
    FACTS,
    FAFNIR_BALEYGR,
    FIRST_CAMP_CARD,
    NO_CARD,
    VEGVISIR,
    is_mercenary,
)
from ...state.table import CAMP_SIZE, ENLIST_PHASE, ENLISTED, NOT_IN_PLAY, YLUD_PHASE, Board
from ..army import place_card
from . import artefacts


def lay_camp_deck(table: Board, age: i64) -> None:
    """N2.6, N13.1: twelve cards an age."""
    for card in range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS):
        if FACTS[card]["age"] == int(age):
            table.add_to_camp_deck(card)


def refill(table: Board) -> None:
    """N13.2: up to five face up, at the start of a round only."""
    if table.age == 2 and table.round == 1:
        lay_camp_deck(table, 2)
    for slot in range(i64(CAMP_SIZE)):
        if table.camp_card(slot) == NO_CARD and table.camp_deck_size:
            card = table.draw_camp_card()
            table.set_camp_card(slot, card)
            table.emit(events.CAMP_CARD_SHOWN, NOBODY, card, slot)


def is_open_to(table: Board, seat: i64) -> bool:
    """N13.3: the first of the order; N14.1: Fafnir's owner, if the first did not go there."""
    if is_empty(table):
        return False
    if seat == table.in_order(0):
        return True
    return table.commands(seat, FAFNIR_BALEYGR) and not table.camp_visited


def is_empty(table: Board) -> bool:
    for slot in range(i64(CAMP_SIZE)):
        if table.camp_card(slot) != NO_CARD:
            return False
    return True


def visit(table: Board, seat: i64, card: i64) -> None:
    """A camp card taken in PICK."""
    if seat == table.in_order(0):
        table.camp_visited = 1
    take(table, seat, card)


def take(table: Board, seat: i64, card: i64) -> None:
    """N14, N15.1: to the command zone, with its effect. A card taken by Holda is no visit (N13.7)."""
    slot = slot_of(table, card)
    table.set_camp_card(slot, NO_CARD)
    table.emit(events.CAMP_CARD_TAKEN, seat, card, slot)
    table.set_camp_holder(card, seat + 1)
    if card == VEGVISIR:  # N14.3
        table.set_camp_holder(card, ENLISTED + seat)
        place_card(table, seat, EXPLORER, card)
    elif is_mercenary(card):
        if table.phase == ENLIST_PHASE or table.phase == YLUD_PHASE:  # N15.6
            table.push(steps.ENLIST_AT_ONCE, seat, card)
    else:
        artefacts.take_effect(table, seat, card)


def slot_of(table: Board, card: i64) -> i64:
    slot: i64 = 0
    while table.camp_card(slot) != card:
        slot += 1
    return slot


def offer_camp_cards(table: Board) -> None:
    for slot in range(i64(CAMP_SIZE)):
        if table.camp_card(slot) != NO_CARD:
            table.offer(choices.CARD + table.camp_card(slot))


def ask_for_discard(table: Board, seat: i64) -> None:
    """N13.6: two players, the first went to the camp, the second has a turn here."""
    if table.players == 2 and table.camp_visited and table.order_size == 2 and seat == table.in_order(0):
        table.push(steps.TAVERN_DISCARD, seat)


def clear(table: Board) -> None:
    """N13.8: what lies in the camp, and the rest of its deck, leave the game."""
    for slot in range(i64(CAMP_SIZE)):
        if table.camp_card(slot) != NO_CARD:
            table.set_camp_holder(table.camp_card(slot), NOT_IN_PLAY)
            table.set_camp_card(slot, NO_CARD)
    for index in range(table.camp_deck_size):
        table.set_camp_holder(table.camp_deck_card(index), NOT_IN_PLAY)
    table.camp_deck_size = 0
    table.emit(events.CAMP_CLEARED, NOBODY)
