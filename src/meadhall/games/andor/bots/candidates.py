"""For players who search: which turns deserve a thought, and how a legend may go on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import next_luck

from ..rules import flow
from ..state import choices, steps
from ..state.table import HOURS, NOWHERE, Board
from .battle import was_called_off
from .plans import aim
from .rollout_policy import quick_choice, quick_step

LONGEST: Final = 700  # decisions of a look ahead


def rollout(table: Board, luck: i64) -> None:
    """Play on by quick choices to the end; where a move leads to is thought of once."""
    state = luck
    heading: i64 = NOWHERE
    for _decision in range(i64(LONGEST)):
        if table.depth == 0:
            return
        state = next_luck(state)
        if table.step() == steps.MOVE:
            if heading == NOWHERE:
                heading = aim(table, table.part(1))
            choice = quick_step(table, state, heading)
        else:
            heading = NOWHERE
            choice = quick_choice(table, state)
        table.decide(flow.seat_to_act(table), choice)


def candidates(table: Board) -> list[int]:
    """A hero's first turn of a day and the chance of a battle deserve a thought; else the rule of thumb."""
    thumb = quick_choice(table, table.luck)
    if table.step() != steps.TURN or choices.is_free(thumb):
        return [thumb]
    options = table.all_options(flow.seat_to_act(table))
    battles = [option for option in options if is_battle(table, option) and option != thumb]
    fights = choices.is_fight(thumb)
    if table.hero(table.part(1), HOURS) > 0 and not battles and not fights:
        return [thumb]
    found: list[int] = [thumb, *battles]
    if thumb != choices.END_DAY:
        found.append(choices.END_DAY)
    return found


def is_battle(table: Board, option: i64) -> bool:
    """Not one that has just been called off."""
    if not choices.is_fight(option):
        return False
    return not was_called_off(table, table.creature_on(choices.field_of(option)))
