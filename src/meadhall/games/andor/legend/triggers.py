"""Cards that a moment calls (D32.5): they are laid on the stack in file order and marked as played."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.heroes import bit, heroes_on
from ..state import steps
from ..state.table import NOWHERE, Board
from .program import NONE, ON_CONTACT, Card


def may_play(table: Board, card: Card) -> bool:
    return card.repeat or not table.cards_done & bit(card.number)


def lay_card(table: Board, card: Card, hero: i64, here: i64) -> None:
    """A card of the legend is to be executed next."""
    if not card.repeat:
        table.cards_done |= bit(card.number)
    table.push(steps.PLAY_CARD, card.number, NONE, hero, here, NOWHERE)


def call_cards(table: Board, on: i64, number: i64, hero: i64, here: i64) -> bool:
    """Lay all cards of a moment on the stack, the first on top; whether there was one."""
    program = table.program
    called = False
    for index in range(program.legend_cards - 1, -1, -1):
        card = program.cards[index]
        for trigger in card.triggers:
            if (
                trigger.on == on
                and (trigger.number == number or trigger.number == NONE)
                and may_play(table, card)
            ):
                lay_card(table, card, hero, here)
                called = True
                break
    return called


def contact(table: Board, field: i64) -> None:
    """A hero and a creature are on the same field, whoever moved."""
    here = heroes_on(table, field)
    if here and table.creature_on(field) != NOWHERE:
        hero: i64 = 0
        while not here & bit(hero):
            hero += 1
        call_cards(table, ON_CONTACT, NONE, hero, field)
