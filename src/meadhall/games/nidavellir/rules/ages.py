"""The ends of the ages (N4.1): Ylud, the evaluation, Thrud's leave, and what comes between."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, events, steps
from ..state.cards import CLASSES, THRUD, WARRIOR, YLUD
from ..state.table import EVALUATION_PHASE, SCORING_PHASE, TAVERN_PHASE, YLUD_PHASE, Board
from . import army, deal


def end_round_or_age(table: Board) -> None:
    """N6.10: an empty deck ends the age."""
    if table.deck_size:
        table.push(steps.START_ROUND, 0)
        return
    table.emit(events.AGE_ENDED, NOBODY, table.age)
    if table.age == 1:
        table.push(steps.START_AGE_2, 0)
        table.push(steps.END_EVALUATION, 0)
        table.push(steps.EVALUATE, 0, WARRIOR)
        table.push(steps.BEGIN_EVALUATION, 0)
    else:
        table.push(steps.FINISH, 0)
        table.push(steps.BEFORE_SCORING, 0)
        table.push(steps.THRUD_LEAVES, 0)
    table.push(steps.YLUD_STEP, 0)
    table.age_ends()


# -- Ylud (N9.13) ----------------------------------------------------------------------------------


def ylud_step(table: Board) -> None:
    table.phase = YLUD_PHASE
    owner = table.owner_of(YLUD)
    if owner != NOBODY:
        table.push(steps.PLACE_YLUD, owner)


def offer_ylud_columns(table: Board, seat: i64) -> None:
    """Any column; already in the army (so at the end of age 2) she may also stay."""
    may_stay = table.ylud_column(seat) != NOBODY
    table.offer_range(choices.COLUMN, CLASSES + 1 if may_stay else CLASSES)  # STAY follows the columns


def place_ylud(table: Board, seat: i64, choice: i64) -> None:
    present = table.ylud_column(seat)
    if choice == choices.STAY:
        table.emit(events.YLUD_STAYED, seat, present)
        return
    if present != NOBODY:
        table.take_card(seat, present, table.find_card(seat, present, YLUD))
        table.emit(events.YLUD_TAKEN_UP, seat, present)
    table.set_ylud_column(seat, choice - choices.COLUMN)
    army.place_card(table, seat, choice - choices.COLUMN, YLUD)


# -- from age 1 to age 2 ---------------------------------------------------------------------------


def begin_evaluation(table: Board) -> None:
    """The age 2 deck comes to the table: the Pioneer draws from it (N11.8)."""
    table.phase = EVALUATION_PHASE
    deal.lay_deck(table, 2)


def start_age_2(table: Board) -> None:
    """N11.10."""
    table.age = 2
    table.round = 0
    table.phase = TAVERN_PHASE
    table.push(steps.START_ROUND, 0)


# -- the end ---------------------------------------------------------------------------------------


def thrud_leaves(table: Board) -> None:
    """N9.12: to the command zone, before anything is counted."""
    owner = table.owner_of(THRUD)
    if owner == NOBODY:
        return
    column = table.thrud_column(owner)
    table.take_card(owner, column, table.height(owner, column) - 1)
    table.set_thrud_column(owner, NOBODY)
    table.emit(events.THRUD_LEFT, owner, column)


def counted(table: Board) -> Board:
    """The table as it would be counted if the game ended now: Thrud leaves first (N9.12)."""
    owner = table.owner_of(THRUD)
    if owner == NOBODY or table.thrud_column(owner) == NOBODY:
        return table
    ended = table.copy()
    assert isinstance(ended, Board)
    thrud_leaves(ended)
    return ended


def finish(table: Board) -> None:
    table.phase = SCORING_PHASE
    table.emit(events.GAME_ENDED, NOBODY)
