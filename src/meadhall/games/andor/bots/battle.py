"""Quick choices before and in a battle: whom to attack, with whom, and when to let go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..rules import fighters, hero_rolls
from ..rules.heroes import bit, can_spend_hour, everybody, hours_left, is_type
from ..state import choices, steps
from ..state.names import BREW, DWARF
from ..state.table import (
    BLACK,
    DICE,
    DICE_COUNT,
    FLAGS,
    GOLD,
    HERB_BONUS,
    HOURS,
    MUST,
    NOWHERE,
    STRENGTH,
    WP,
    WP_NOW,
    Board,
)
from .forecast import Forecast
from .goals import gold_missing, greatest_foe, wants_it_alone
from .odds import lead, rounds_to_win
from .targets import boss_must_fall, wanted_dead

SHORT: Final = 2.0  # rounds for which nobody else is called
LAST_HOUR: Final = 7
STRONG_FOE: Final = 8
WEAK: Final = 6


def choice(table: Board, step: i64, options: list[int]) -> i64:
    """A choice in a battle, or -1."""
    if step == steps.ASK_INVITE:
        return quick_invite(table, options)
    if step == steps.JOIN:
        return choices.YES
    if step == steps.STAY:
        return quick_stay(table) if choices.YES in options else choices.NO
    if step == steps.ROLL_ON:
        return quick_roll_on(table)
    if step == steps.FLIP:
        return quick_flip(table)
    if step == steps.BOOST or step == steps.HERB:
        return quick_boost(table, options)
    if step == steps.BLACK:
        return choices.BLACK_DIE
    if step == steps.SHIELD or step == steps.OWN_SHIELD:
        return choices.YES if table.part(2) >= 3 else choices.NO
    if step == steps.BLOCK:
        return choices.NO
    if step == steps.REWARD:
        return quick_reward(table)
    return -1


def worth_fighting(table: Board, hero: i64, field: i64) -> bool:
    """A creature that should fall, and a group here that can do it in the hours that are left."""
    creature = table.creature_on(field)
    if was_called_off(table, creature) or wanted_dead(table, creature, Forecast(table)) <= 0.0:
        return False
    group: i64 = 0
    for other in range(table.party):
        if fighters.reaches(table, other, field) and can_spend_hour(table, other):
            group |= bit(other)
    if boss_must_fall(table, creature) and group == everybody(table):
        return True
    if wants_it_alone(table, hero):
        group = bit(hero)
    rounds = rounds_to_win(table, creature, group)
    hours = float(hours_left(table, hero))
    keeps_wounds = table.creature(creature, FLAGS) & p.KEEPS_WOUNDS != 0
    return rounds <= hours or (keeps_wounds and rounds <= hours + 2.0)


def was_called_off(table: Board, creature: i64) -> bool:
    """Whether somebody this creature demands has just declined: who asks again and again is a nuisance."""
    return table.part(2) != 0 and table.creature(creature, MUST) > 0


def quick_invite(table: Board, options: list[int]) -> i64:
    """As many as it takes; nobody where a fate wants the victory of one alone."""
    if table.target < 0 or options[len(options) - 1] == choices.CALL_OFF:
        return options[0]
    rounds = rounds_to_win(table, table.target, table.fighters)
    alone = wants_it_alone(table, table.inviter) and rounds <= float(hours_left(table, table.inviter))
    return options[len(options) - 1] if rounds <= SHORT or alone else options[0]


def quick_stay(table: Board) -> i64:
    hero = table.part(1)
    if table.target < 0:
        return choices.YES if table.hero(hero, HOURS) < LAST_HOUR else choices.NO
    gain = lead(table, table.target, table.fighters)
    left = float(table.creature(table.target, WP_NOW))
    if gain <= 0.0 and left > 2.0:
        return choices.NO
    if table.hero(hero, WP) <= 2 and left > 3.0:
        return choices.NO
    hours = float(hours_left(table, hero))
    finished = left <= (gain + 2.0) * hours
    return choices.YES if finished or table.creature(table.target, FLAGS) & p.KEEPS_WOUNDS else choices.NO


def quick_roll_on(table: Board) -> i64:
    hero = table.part(1)
    last = table.hero(hero, DICE + table.hero(hero, DICE_COUNT) - 1)
    return choices.KEEP if last >= 5 else choices.ROLL_ON


def quick_flip(table: Board) -> i64:
    """Turn the die that gains most, if it gains enough."""
    hero = table.part(2)
    number = table.hero(hero, DICE_COUNT)
    if hero_rolls.one_by_one(table, hero):
        last = table.hero(hero, DICE + number - 1)
        return choices.flip(number - 1) if last <= 2 else choices.NOTHING
    dice = hero_rolls.dice_shown(table, hero)
    highest = 0
    for value in dice:
        highest = max(highest, value)
    enough = 1 if number == 1 else 2
    for die in range(number):
        if 7 - dice[die] >= highest + enough and not table.hero(hero, BLACK):
            return choices.flip(die)
    return choices.NOTHING


def quick_boost(table: Board, options: list[int]) -> i64:
    """The helm costs nothing; brews and herbs are for the strong ones, one herb a round."""
    if choices.USE_HELM in options:
        return choices.USE_HELM
    if table.hero(table.part(1), HERB_BONUS):
        return choices.NOTHING
    foe = greatest_foe(table)
    strong = table.target >= 0 and table.creature(table.target, STRENGTH) >= STRONG_FOE
    if strong and (foe == NOWHERE or foe == table.target):
        return best_brew(table, options)
    return choices.NOTHING


def best_brew(table: Board, options: list[int]) -> i64:
    """The highest die is doubled, by a brew that has been used before if there is one."""
    hero = table.part(1)
    best = options[len(options) - 1]
    if table.carries(hero, BREW) < 0:
        return best
    highest: i64 = 0
    for option in options:
        if choices.is_brew(option):
            shown = table.hero(hero, DICE + choices.die_of(option))
            if shown >= highest:
                best, highest = option, shown
    return best


def quick_reward(table: Board) -> i64:
    """Willpower for the weak; gold for the dwarf, else to whom an odd coin is missing."""
    among = table.part(3)
    weakest: i64 = NOWHERE
    buyer: i64 = NOWHERE
    for hero in range(table.party):
        if among & bit(hero):
            if weakest == NOWHERE or table.hero(hero, WP) < table.hero(weakest, WP):
                weakest = hero
            if buyer == NOWHERE or thrift(table, hero) > thrift(table, buyer):
                buyer = hero
    if table.hero(weakest, WP) < WEAK:
        return choices.reward(weakest, choices.WP_POINT)
    return choices.reward(buyer, choices.GOLD_POINT)


def thrift(table: Board, hero: i64) -> i64:
    """How well a coin is kept by a hero: a fate needs it, the dwarf pays half, an odd coin makes a pair."""
    if gold_missing(table, hero):
        return 3
    return 2 if is_type(table, hero, DWARF) else table.hero(hero, GOLD) % 2
