"""Cards are drawn and played, or stopped by a shield (D14.4, D23)."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend import effect_types, interpreter, token_effects
from ..legend import program as p
from ..state import choices, events, steps
from ..state.names import SHIELD
from ..state.table import NOWHERE, Board
from . import decks, gifts
from .heroes import bit, in_the_day


def draw(table: Board) -> None:
    """Cards are drawn one by one; a shield may cancel one before it does anything (D14.4)."""
    deck, number, hero = table.popped(1), table.popped(2), table.popped(3)
    here, owner = table.popped(4), table.popped(5)
    if number <= 0:
        return
    table.push(steps.DRAW, deck, number - 1, hero, here, owner)
    card = decks.draw(table, deck)
    if card == NOWHERE:
        return
    table.push(steps.PLAY_CARD, card, deck, hero, here, owner)
    table.blocked = 0
    if table.program.cards[card].shield:
        for holder in range(table.party - 1, i64(-1), i64(-1)):
            table.push(steps.ASK_BLOCK, holder, card)


def may_block(table: Board, hero: i64) -> bool:
    """A hero in the sunrise box only at sunrise; in a battle its fighters."""
    if table.carries(hero, SHIELD) < 0:
        return False
    if table.fighters:
        return table.fighters & bit(hero) != 0
    return table.at_sunrise != 0 or in_the_day(table, hero)


def ask_block(table: Board) -> None:
    hero, card = table.popped(1), table.popped(2)
    if not table.blocked and may_block(table, hero):
        table.push(steps.BLOCK, hero, card)


def block(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.YES:
        table.blocked = 1
        gifts.use_shield(table, hero)


def play_card(table: Board) -> None:
    number, deck, hero = table.popped(1), table.popped(2), table.popped(3)
    here, owner = table.popped(4), table.popped(5)
    card = table.program.cards[number]
    if deck != p.NONE and table.blocked:
        table.blocked = 0
        table.emit(events.CARD_BLOCKED, hero, number)
        decks.put_back(table, deck, number)
        return
    table.emit(events.CARD_PLAYED, hero, number)
    if deck != p.NONE and not leaves_by_waiting(table, card.effects):
        table.push(steps.AFTER_CARD, number, deck)
    interpreter.run_list(table, card.effects, hero, here, owner, number)


def leaves_by_waiting(table: Board, first: i64) -> bool:
    """D23.6: a card that waits for a hero leaves the game afterwards."""
    return first != p.NONE and isinstance(table.program.effects[first], effect_types.Wait)


def peeked(table: Board, choice: i64) -> None:
    """D28.1: NO removes the card from the game."""
    deck = table.part(2)
    table.pop()
    if choice == choices.NO:
        table.set_deck_top(deck, NOWHERE)


def optional_roll(table: Board, choice: i64) -> None:
    number, hero, here = table.part(2), table.part(3), table.part(4)
    owner, card = table.part(5), table.part(6)
    table.pop()
    effect = table.program.effects[number]
    if choice == choices.YES and isinstance(effect, effect_types.Roll):
        interpreter.roll_now(table, effect, hero, here, owner, card)


def remove_from(table: Board, choice: i64) -> None:
    kind = table.part(2)
    table.pop()
    token_effects.take_token_away(table, table.find_token(kind, choices.field_of(choice)))
