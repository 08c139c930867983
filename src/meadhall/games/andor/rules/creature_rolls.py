"""A creature rolls: its strength and its dice (D6.5, D6.6), which lie open as those of the heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..state import events
from ..state.table import (
    DICE,
    DICE_COUNT,
    FLAGS,
    FOE_BLACK,
    FOE_DICE,
    FOE_DICE_COUNT,
    FOE_VALUE,
    GUARDED,
    NOWHERE,
    PLACE,
    ROLLS,
    SP,
    STRENGTH,
    WP_NOW,
    Board,
)
from .dice import best_group, dice_of
from .fighters import ally_bonus
from .heroes import bit

AS_ATTACKERS: Final = -1


def creature_strength(table: Board, creature: i64) -> i64:
    """D32.7: `attackers` = strength of all who take part and of their allies."""
    strength = table.creature(creature, STRENGTH)
    if table.creature(creature, FLAGS) & p.SP_OF_ATTACKERS:
        strength = ally_bonus(table, table.creature(creature, PLACE))
        for hero in range(table.party):
            if table.fighters & bit(hero):
                strength += table.hero(hero, SP)
    return strength + table.creature_sp_day + table.creature_sp_round + table.creature_sp_legend


def strength_shown(table: Board, creature: i64) -> i64:
    """The strength people see before a battle: AS_ATTACKERS while nobody attacks it."""
    if table.creature(creature, FLAGS) & p.SP_OF_ATTACKERS and creature != table.target:
        return AS_ATTACKERS
    return creature_strength(table, creature)


def roll_creature(table: Board, creature: i64) -> i64:
    """D6.5: its dice stay on the table, for all to see."""
    number, black = dice_of(
        table.program.dice[table.creature(creature, ROLLS)], table.creature(creature, WP_NOW)
    )
    for die in range(number):
        table.set_foe(FOE_DICE + die, table.roll_black_die() if black else table.roll_die())
    table.set_foe(FOE_DICE_COUNT, number)
    table.set_foe(FOE_BLACK, black)
    counted = best_group(foe_dice(table))
    table.emit(events.CREATURE_ROLLED, NOWHERE, counted, black)
    return counted


def foe_dice(table: Board) -> list[int]:
    return [table.foe(FOE_DICE + die) for die in range(table.foe(FOE_DICE_COUNT))]


def clear_dice(table: Board) -> None:
    """Those of all heroes, and the creature's."""
    for hero in range(table.party):
        if table.hero(hero, DICE_COUNT):
            for what in range(i64(DICE), i64(GUARDED) + 1):
                table.set_hero(hero, what, 0)
    for what in range(i64(FOE_DICE), i64(FOE_VALUE) + 1):
        table.set_foe(what, 0)
