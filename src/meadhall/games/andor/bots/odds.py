"""How a battle is likely to go: what dice are worth on average, and whether a group beats a creature."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..rules import fighters
from ..rules.dice import dice_of
from ..rules.heroes import bit, dice_for, has_black_die, is_type
from ..state.names import ARCHER, BREW, DWARF, HELM, SHIELD, WARRIOR, WIZARD
from ..state.table import FLAGS, PLACE, ROLLS, SP, STRENGTH, TYPE, WP, WP_NOW, Board

HIGHEST: Final = [0.0, 3.5, 4.47, 4.96, 5.24, 5.43]  # of so many dice
LAST: Final = [0.0, 3.5, 4.25, 4.67, 4.94, 5.13]  # rolled one by one, stopping well
GROUPS: Final = [0.0, 3.5, 5.06, 6.3, 7.4]  # equal dice add up
FLIPPED: Final = 5.0  # the wizard's die, turned if low
BLACK_ONE: Final = 8.67
BLACK_TWO: Final = 11.0
BREW_WORTH: Final = 4.0
ENOUGH: Final = 0.8  # lead a round


def roll_worth(table: Board, hero: i64) -> float:
    """The average result of a hero's dice."""
    if has_black_die(table, hero):
        return BLACK_ONE
    number = dice_for(table.hero(hero, TYPE), table.hero(hero, WP))
    if is_type(table, hero, WIZARD):
        return FLIPPED
    if is_type(table, hero, ARCHER):
        return LAST[number]
    helmed = number < 5 and table.carries(hero, HELM) >= 0
    strong = is_type(table, hero, WARRIOR) or is_type(table, hero, DWARF)
    return GROUPS[number] if helmed and strong else HIGHEST[number]


def creature_roll(table: Board, creature: i64) -> float:
    number, black = dice_of(
        table.program.dice[table.creature(creature, ROLLS)], table.creature(creature, WP_NOW)
    )
    if black:
        return BLACK_ONE if number == 1 else BLACK_TWO
    return GROUPS[number] if number < 5 else GROUPS[4]


def lead(table: Board, creature: i64, heroes: i64) -> float:
    """By how much a group beats a creature in an average round."""
    value = float(fighters.ally_bonus(table, table.creature(creature, PLACE))) - creature_roll(
        table, creature
    )
    equal = table.creature(creature, FLAGS) & p.SP_OF_ATTACKERS != 0
    if equal:
        value = -creature_roll(table, creature)
    else:
        value -= float(table.creature(creature, STRENGTH))
    value -= float(table.creature_sp_day + table.creature_sp_legend)
    brewed = 0.0
    for hero in range(table.party):
        if heroes & bit(hero):
            value += roll_worth(table, hero) + (0.0 if equal else float(table.hero(hero, SP)))
            if table.carries(hero, BREW) >= 0:
                brewed += BREW_WORTH
    return value + brewed if table.creature(creature, STRENGTH) >= 8 else value


def rounds_to_win(table: Board, creature: i64, heroes: i64) -> float:
    """Rounds an average battle takes; 99 if it is hopeless."""
    gain = lead(table, creature, heroes)
    if gain < ENOUGH:
        return 99.0
    return float(table.creature(creature, WP_NOW)) / gain


def stands_a_loss(table: Board, hero: i64) -> bool:
    """A bad round should not cost a strength point."""
    return table.hero(hero, WP) >= 4 or table.carries(hero, SHIELD) >= 0
