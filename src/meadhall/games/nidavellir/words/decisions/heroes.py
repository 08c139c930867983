"""Heroes (N8, N9, N16), and the Pioneer's choice (N11.8)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt
from meadhall.core.table import NOBODY

from ...rules import heroes
from ...rules.army import lines
from ...state import choices, steps
from ...state.cards import CLASS_IDS, YLUD_POINTS
from ...state.table import PIONEER_CARDS, Board
from ..names import column_word
from ..sentences import say
from .common import (
    describe_card,
    describe_drop,
    describe_growth,
    explain_card,
    grades,
    note_card,
    note_column,
)


def ask_hero(table: Board, seat: int) -> Prompt:
    complete, owned = lines(table, seat), table.heroes(seat)
    if not heroes.heroes_due(table, seat):
        why = say("Gjallarhorn calls a hero, whatever your lines.")
    elif complete == 1:
        why = say("Your fifth class completes a line.")
    else:
        why = say("Your lines ({lines}) outnumber your heroes ({heroes}).", lines=complete, heroes=owned)
    return Prompt(say("Recruit a hero"), why)


# -- Dagda, Bonfur, Thrud --------------------------------------------------------------------------


def describe_last(table: Board, seat: int, choice: int) -> str:
    column = choice - choices.COLUMN
    return describe_drop(column, table.last_card(seat, column))


def ask_first_drop(table: Board, seat: int) -> Prompt:
    return drop(say("Dagda costs you the last card of two columns."))


def ask_drop(table: Board, seat: int) -> Prompt:
    if table.top_detail == heroes.closed_to_bonfur():
        return drop(say("Bonfur costs you the last card of one column."))
    return drop(say("Dagda costs you the last card of another column."))


def drop(why: str) -> Prompt:
    return Prompt(say("Choose a column: its last dwarf is discarded"), why)


def ask_thrud(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Choose a column for Thrud"),
        say("Thrud takes the end of any column, and adds a grade there."),
    )


# -- Ylud ------------------------------------------------------------------------------------------


def note_ylud(table: Board, seat: int, choice: int) -> str:
    return "stay" if choice == choices.STAY else f"ylud {CLASS_IDS[choice - choices.COLUMN]}"


def describe_ylud(table: Board, seat: int, choice: int) -> str:
    if choice == choices.STAY:
        return say("Let her stay in the {column} column", column=column_word(table.ylud_column(seat)))
    column = choice - choices.COLUMN
    points = YLUD_POINTS[column]
    if not points:
        return describe_growth(table, seat, choice)
    before, after = grades(table, seat, choice)
    return say(
        "{column} column (grades {before} → {after}, points +{points})",
        column=column_word(column), before=before, after=after, points=points,
    )  # fmt: skip


def ask_ylud(table: Board, seat: int) -> Prompt:
    why = (
        say("The age ends, and Ylud joins a column.")
        if table.ylud_column(seat) == NOBODY
        else say("Before the final count Ylud may join another column, or stay.")
    )
    return Prompt(say("Choose a column for Ylud"), why)


# -- heroes of Thingvellir, the Pioneer ------------------------------------------------------------


def ask_double(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Choose a column for Olwyn's double"), say("Olwyn's Double joins a column without a double.")
    )


def ask_camp_card(table: Board, seat: int) -> Prompt:
    return Prompt(say("Take a card of the camp"), say("Holda brings a card from the camp."))


def ask_pile_card(table: Board, seat: int) -> Prompt:
    return Prompt(say("Take a card of the discard pile"), say("Andumia raises a card from the discard pile."))


def ask_pioneer(table: Board, seat: int) -> Prompt:
    """Cards that are alike are one choice (N11.8)."""
    kinds = len({table.pioneer_card(index) for index in range(PIONEER_CARDS)})
    if kinds == 1:
        why = say("You are the Pioneer of the Kingdom: all three cards are alike.")
    elif kinds == 2:
        why = say("You are the Pioneer of the Kingdom: of three cards two are alike.")
    else:
        why = say("You are the Pioneer of the Kingdom.")
    return Prompt(say("Keep one of these cards"), why)


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.HERO: DecisionWords(note_card("hero"), explain_card, ask_hero),
    steps.DROP_TWO: DecisionWords(note_column("drop"), describe_last, ask_first_drop),
    steps.DROP_ONE: DecisionWords(note_column("drop"), describe_last, ask_drop),
    steps.PLACE_THRUD: DecisionWords(note_column("thrud"), describe_growth, ask_thrud),
    steps.PLACE_YLUD: DecisionWords(note_ylud, describe_ylud, ask_ylud),
    steps.PLACE_DOUBLE: DecisionWords(note_column("double"), describe_growth, ask_double),
    steps.TAKE_FROM_CAMP: DecisionWords(note_card("camp"), explain_card, ask_camp_card),
    steps.TAKE_FROM_PILE: DecisionWords(note_card("pile"), describe_card, ask_pile_card),
    steps.PIONEER: DecisionWords(note_card("keep"), describe_card, ask_pioneer),
}
