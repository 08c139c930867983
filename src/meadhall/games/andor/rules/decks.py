"""Decks: a bag of cards nobody has seen, above a row of cards that came back (D23.1, D28.1)."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend.conditions import size_of
from ..state.table import NOWHERE, Board
from .heroes import bit


def draw(table: Board, deck: i64) -> i64:
    """The number of the top card, which leaves the deck; NOWHERE if the deck is empty."""
    place = take_top(table, deck)
    return NOWHERE if place == NOWHERE else table.program.decks[deck].cards[place]


def take_top(table: Board, deck: i64) -> i64:
    top = table.deck_top(deck)
    if top != NOWHERE:
        table.set_deck_top(deck, NOWHERE)
        return top
    bag = table.bag(deck)
    if bag:
        place = member(bag, table.draw(size_of(bag)))
        table.set_bag(deck, bag & ~bit(place))
        return place
    return table.take_from_row(deck) if table.row_size(deck) else NOWHERE


def member(some: i64, index: i64) -> i64:
    """The element of a set at a place, counted from 0."""
    left = some
    for _skipped in range(index):
        left &= left - 1
    place: i64 = 0
    while not left & bit(place):
        place += 1
    return place


def look(table: Board, deck: i64) -> i64:
    """D28.1: the top card stays there, known to all."""
    place = take_top(table, deck)
    if place == NOWHERE:
        return NOWHERE
    table.set_deck_top(deck, place)
    return table.program.decks[deck].cards[place]


def put_back(table: Board, deck: i64, card: i64) -> None:
    """D23.1: under its deck, or out of the game."""
    facts = table.program.decks[deck]
    if not facts.out:
        for place in range(len(facts.cards)):
            if facts.cards[place] == card:
                table.put_under(deck, place)
                return
