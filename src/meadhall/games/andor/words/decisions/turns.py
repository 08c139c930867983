# interpreted: words are for people
"""Turns, moves and figures (D3, D5, D19), in words."""

from __future__ import annotations

from typing import Final

from ...rules.heroes import hours_left, normal_hours_left
from ...state import choices, steps
from ...state.names import FIGURE_IDS
from ...state.table import FIELD as HERE
from ...state.table import KIND, TAG, Board
from ..names import creature_name, figure_name, small
from ..sentences import say
from ..story import card_title
from .records import (
    FIELD,
    HERB,
    About,
    ChoiceWords,
    Parts,
    Question,
    asks,
    of_hero,
    said,
    texts,
    where,
    words,
)


def creature_on(table: Board, field: int) -> str:
    creature = table.creature_on(field)
    tag = table.creature(creature, TAG)
    kind = table.program.kinds[table.creature(creature, KIND)].name
    return creature_name(kind, texts(table), table.program.tags[tag - 1] if tag else "")


def card_id(table: Board, choice: int) -> str:
    return table.program.cards[choices.card_of(choice)].name


CREATURE: Final = About(
    FIELD.written,
    lambda table, choice: {
        "field": choices.field_of(choice),
        "creature": small(creature_on(table, choices.field_of(choice))),
    },
)
CARD: Final = About(card_id, lambda table, choice: {"card": card_title(texts(table), card_id(table, choice))})
FIGURE: Final = About(
    lambda _table, choice: FIGURE_IDS[choices.figure_of(choice)],
    lambda _table, choice: {"figure": figure_name(FIGURE_IDS[choices.figure_of(choice)])},
)

CHOICES: Final[dict[int, ChoiceWords]] = {
    choices.STEP: words("step", said("Go to field {field}"), FIELD),
    choices.FIGHT: words("fight", said("Attack: {creature}, field {field}"), CREATURE),
    choices.OFFER_CARD: words("card", said("Accept: {card}"), CARD),
    choices.PASS: words("pass", said("Wait for an hour")),
    choices.END_DAY: words("end_day", said("End the day")),
    choices.STOP: words("stop", said("Stop here")),
    choices.WINESKIN: words("wineskin", said("Drink from the wineskin: a step for free")),
    choices.HERB_STEPS: words("herb_steps", said("Eat the herb: free steps, up to {value}"), HERB),
    choices.MOVE_FIGURE: words("move", said("Move: {figure}"), FIGURE),
    choices.AGAIN: words("again", said("Spend another hour")),
    choices.REMOVE_RUBBLE: words("remove_rubble", said("Clear rubble on a neighbouring field")),
    choices.WINESKIN_HALF: words("wineskin_half", said("Drink from the half-full wineskin: a step for free")),
}


def of_walker(table: Board) -> Parts:
    hero = table.part(1)
    return {**of_hero(table), "field": where(table, table.hero(hero, HERE)), "left": hours_words(table, hero)}


def hours_told(parts: Parts) -> str:
    return str(parts["left"])


def hours_words(table: Board, hero: int) -> str:
    """How much of the day is left."""
    left, normal = hours_left(table, hero), normal_hours_left(table, hero)
    if not left:
        return say("No hour is left today.")
    if left == normal:
        return say("Hours left: {normal}.", normal=normal)
    if normal:
        return say("Hours left: {normal}, then {extra} of overtime.", normal=normal, extra=left - normal)
    return say("Only overtime is left: {extra} h.", extra=left)


def of_figure(table: Board) -> Parts:
    return {"figure": figure_name(FIGURE_IDS[table.part(2)]), "left": table.part(3)}


QUESTIONS: Final[dict[int, Question]] = {
    steps.TURN: asks(said("{name}: move, fight, wait or end the day"), hours_told, of_walker),
    steps.MOVE: asks(said("{name}: go on, or stop on field {field}"), hours_told, of_walker),
    steps.FIGURE: asks(
        said("{figure}: go on, or stop"), said("Fields left in this hour: {left}."), of_figure
    ),
}
