"""The legend track, goals and defeats (D24, D26, D32.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend.conditions import fate_overdue, holds
from ..legend.program import ON_LETTER, ON_WHEN, Trigger
from ..legend.triggers import lay_card, may_play
from ..state import events, steps
from ..state.names import LAST_LETTER, LOST, PLAYING, WON
from ..state.table import FATE, FATE_MET, NOWHERE, Board
from .heroes import bit

AT_N: Final = 0  # reasons of an outcome
ALL_GOALS: Final = 2
FIRST_DEFEAT: Final = 3


def set_outcome(table: Board, outcome: i64, reason: i64) -> None:
    if table.outcome == PLAYING:
        table.outcome = outcome
        table.reason = reason


def goals_hold(table: Board) -> bool:
    for goal in table.program.goals:
        if not holds(table, goal.condition, NOWHERE, NOWHERE):
            return False
    return True


def check_goals(table: Board) -> None:
    """D26.2: at the end of the track."""
    set_outcome(table, WON if goals_hold(table) else LOST, AT_N)


def advance(table: Board) -> None:
    """D24.2: the narrator goes one letter on; its cards follow."""
    left, defeat = table.popped(1), table.popped(2)
    if left <= 0 or (defeat and table.narrator_moved):
        return
    table.push(steps.NARRATOR, left - 1, 0)
    table.narrator = min(table.narrator + 1, LAST_LETTER)
    table.emit(events.NARRATOR_MOVED, NOWHERE, table.narrator)
    table.push(steps.LETTER_CARDS, table.narrator)


def letter_cards(table: Board) -> None:
    """D24.3: cards of the letter in file order, those whose letter comes from a var last. At N the end."""
    letter = table.popped(1)
    note_fates(table)
    if fate_overdue(table):
        check_defeats(table)
    if table.outcome:
        return
    if letter >= table.n_token:
        table.push(steps.TRACK_END)
        letter = LAST_LETTER
    lay_letter_cards(table, letter)


def lay_letter_cards(table: Board, letter: i64) -> None:
    for index in reversed(cards_at(table, letter)):
        lay_card(table, table.program.cards[index], NOWHERE, NOWHERE)


def cards_at(table: Board, letter: i64) -> list[int]:
    """The cards that wait at a letter, in the order they are played."""
    program = table.program
    found: list[int] = []
    for by_var in (False, True):
        for index in range(program.legend_cards):
            card = program.cards[index]
            for trigger in card.triggers:
                if (
                    (trigger.var >= 0) == by_var
                    and letter_of(table, trigger) == letter
                    and index not in found
                    and may_play(table, card)
                ):
                    found.append(index)
    return found


def letter_of(table: Board, trigger: Trigger) -> i64:
    """The letter at which a card waits by this trigger, or NOWHERE."""
    if trigger.on != ON_LETTER:
        return NOWHERE
    return table.var(trigger.var) if trigger.var >= 0 else trigger.number


def letters_with_cards(table: Board) -> list[int]:
    """The letters still to come where cards wait; those of N wait where the track ends."""
    found: list[int] = []
    for card in table.program.cards[: table.program.legend_cards]:
        for trigger in card.triggers:
            letter = letter_of(table, trigger)
            at = table.n_token if letter == LAST_LETTER else letter
            is_left = table.narrator < at and (letter < table.n_token or letter == LAST_LETTER)
            if is_left and at not in found and may_play(table, card):
                found.append(at)
    return sorted(found)


def move_n_token(table: Board, by: i64) -> None:
    """D24.7: where it lies the legend ends."""
    table.n_token = max(0, min(LAST_LETTER, table.n_token + by))
    table.emit(events.N_TOKEN_MOVED, NOWHERE, table.n_token)
    if table.n_token <= table.narrator:
        check_goals(table)


# -- looked at after every step (D32.8) ------------------------------------------------------------


def look_around(table: Board) -> None:
    note_fates(table)
    check_defeats(table)
    if (
        table.outcome == PLAYING
        and table.program.rules.win_at_once
        and not table.in_prologue
        and goals_hold(table)
    ):
        set_outcome(table, WON, ALL_GOALS)
    if table.outcome == PLAYING and table.program.when_cards and not table.in_prologue:
        call_conditional_cards(table)


def check_defeats(table: Board) -> None:
    defeats = table.program.defeats
    for index in range(len(defeats)):
        if holds(table, defeats[index].condition, NOWHERE, NOWHERE):
            set_outcome(table, LOST, FIRST_DEFEAT + index)


def call_conditional_cards(table: Board) -> None:
    for card in table.program.when_cards:
        for trigger in card.triggers:
            condition = trigger.condition
            if (
                trigger.on == ON_WHEN
                and condition is not None
                and may_play(table, card)
                and holds(table, condition, NOWHERE, NOWHERE)
            ):
                table.cards_done |= bit(card.number)
                lay_card(table, card, NOWHERE, NOWHERE)
                break


def note_fates(table: Board) -> None:
    """A fate is met for good once its condition holds."""
    for hero in range(table.party):
        fate = table.hero(hero, FATE)
        if fate and not table.hero(hero, FATE_MET):
            done = table.program.cards[fate - 1].done
            if done is not None and holds(table, done, hero, hero):
                table.set_hero(hero, FATE_MET, 1)
                table.emit(events.FATE_MET, hero, fate - 1)
