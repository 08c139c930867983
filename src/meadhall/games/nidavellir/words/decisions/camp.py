"""Brisingamens (N14.7), Hofud (N14.9) and the mercenaries (N15)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt
from meadhall.core.table import NOBODY

from ...rules.thingvellir import mercenaries
from ...state import choices, steps
from ...state.cards import CLASS_IDS, OLWYN_DOUBLE, TOKENS, WARRIOR, points_in
from ...state.table import Board
from ..names import card_name, dwarf_name, mercenary_name
from ..sentences import say
from .common import describe_card, describe_drop, name_card, note_card

# -- Brisingamens ----------------------------------------------------------------------------------


def ask_first_card(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Take a card of the discard pile"),
        say("Brisingamens gives two cards of the discard pile. This one is used first."),
    )


def ask_second_card(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Take a card of the discard pile"),
        say(
            "Brisingamens gives another card of the discard pile, used after {card}.",
            card=card_name(table.top_detail),
        ),
    )


def note_drop(table: Board, seat: int, choice: int) -> str:
    if choice < choices.CARD:
        return f"discard {TOKENS[OLWYN_DOUBLE]}@{CLASS_IDS[choice - choices.COLUMN]}"
    return f"discard {TOKENS[choice - choices.CARD]}"


def describe_price(table: Board, seat: int, choice: int) -> str:
    """A double by its column, any other dwarf by its name."""
    if choice < choices.CARD:
        return describe_drop(choice - choices.COLUMN, OLWYN_DOUBLE)
    return name_card(table, seat, choice)


def ask_price(table: Board, seat: int) -> Prompt:
    return Prompt(say("Discard a dwarf of your army"), say("Brisingamens takes its price."))


# -- Hofud -----------------------------------------------------------------------------------------


def note_hofud(table: Board, seat: int, choice: int) -> str:
    """Cards of a column are told apart by their place from the oldest (`W6@2`)."""
    position = choice - choices.POSITION
    return f"hofud {TOKENS[table.card(seat, WARRIOR, position)]}@{position + 1}"


def describe_hofud(table: Board, seat: int, choice: int) -> str:
    position = choice - choices.POSITION
    name = card_name(table.card(seat, WARRIOR, position))
    return say("{card} (card {position} of the column)", card=name, position=position + 1)


def ask_hofud(table: Board, seat: int) -> Prompt:
    if table.sealed(seat) == NOBODY:
        return Prompt(say("Discard a card of your warrior column"), say("Hofud strikes any card but a hero."))
    return Prompt(
        say("Your discard for Hofud is chosen"), say("While others decide, you may still choose another.")
    )


# -- mercenaries -----------------------------------------------------------------------------------


def note_side(table: Board, seat: int, choice: int) -> str:
    return "enlist first" if choice == choices.ENLIST_FIRST else "enlist last"


def describe_side(table: Board, seat: int, choice: int) -> str:
    if choice == choices.ENLIST_FIRST:
        return say("Enlist first, before all others")
    return say("Enlist last, after all others")


def ask_side(table: Board, seat: int) -> Prompt:
    return Prompt(say("Enlist your mercenaries first, or last?"), say("You lead the most mercenaries."))


def note_mercenary(table: Board, seat: int, choice: int) -> str:
    return f"enlist {TOKENS[mercenaries.card_of(choice)]} {CLASS_IDS[mercenaries.class_of(choice)]}"


def describe_mercenary(table: Board, seat: int, choice: int) -> str:
    card, column = mercenaries.card_of(choice), mercenaries.class_of(choice)
    dwarf = dwarf_name(column, points_in(card, column))
    return say("{mercenary} as {dwarf}", mercenary=mercenary_name(card), dwarf=dwarf)


def ask_mercenary(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Choose a mercenary of your command zone"),
        say("The age ends, and mercenaries enlist, each as one of the two classes on the card."),
    )


def ask_class(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Choose the column the mercenary joins"),
        say("{mercenary} enlists at once.", mercenary=mercenary_name(table.top_detail)),
    )


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.BRISINGAMENS_FIRST: DecisionWords(note_card("pile"), describe_card, ask_first_card),
    steps.BRISINGAMENS_SECOND: DecisionWords(note_card("pile"), describe_card, ask_second_card),
    steps.BRISINGAMENS_DROP: DecisionWords(note_drop, describe_price, ask_price),
    steps.HOFUD_DISCARD: DecisionWords(note_hofud, describe_hofud, ask_hofud),
    steps.ENLIST_SIDE: DecisionWords(note_side, describe_side, ask_side),
    steps.ENLIST: DecisionWords(note_mercenary, describe_mercenary, ask_mercenary),
    steps.ENLIST_AT_ONCE: DecisionWords(note_mercenary, describe_mercenary, ask_class),
}
