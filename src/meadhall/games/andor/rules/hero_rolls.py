"""A hero rolls, and what is done to the dice (D8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import effect_types
from ..legend import program as p
from ..state import choices, events, steps
from ..state.names import (
    ARCHER,
    BREW,
    DWARF,
    FULL_BREW,
    HALF_BREW,
    HELM,
    HERB,
    LEAST_HERB,
    MOST_HERB,
    WARRIOR,
    WIZARD,
)
from ..state.table import (
    BLACK,
    BOOST,
    BOOST_DIE,
    CARRIED,
    DICE,
    DICE_COUNT,
    FIELD,
    FLAGS,
    FLIPPED,
    HERB_BONUS,
    PLACE,
    SP,
    TYPE,
    WP,
    Board,
)
from . import things
from .dice import best_group, highest, opposite, places_of, with_brew
from .fighters import banned
from .heroes import bit, dice_for, has_black_die, is_type

WITH_HELM: Final = 1
WITH_BREW: Final = 2


def one_by_one(table: Board, hero: i64) -> bool:
    """D8.2, D8.3: the archer always, others when they shoot with a bow."""
    if is_type(table, hero, ARCHER):
        return True
    return table.target >= 0 and table.hero(hero, FIELD) != table.creature(table.target, PLACE)


def roll_hero(table: Board) -> None:
    hero = table.popped(1)
    table.push(steps.FINISH_ROLL, hero)
    table.push(steps.OFFER_HERB, hero)
    table.push(steps.OFFER_BOOST, hero)
    if has_black_die(table, hero):
        table.push(steps.BLACK, hero)
    else:
        roll_own(table, hero)


def choose_die(table: Board, choice: i64) -> None:
    """D8.8: a single black die instead of all own dice."""
    hero = table.part(1)
    table.pop()
    if choice == choices.OWN_DICE:
        roll_own(table, hero)
        return
    table.set_hero(hero, BLACK, 1)
    add_die(table, hero, table.roll_black_die())
    table.push(steps.OFFER_FLIP, hero)


def roll_own(table: Board, hero: i64) -> None:
    if one_by_one(table, hero):
        table.push(steps.NEXT_DIE, hero)
        return
    for _die in range(dice_for(table.hero(hero, TYPE), table.hero(hero, WP))):
        add_die(table, hero, table.roll_die())
    table.push(steps.OFFER_FLIP, hero)


def add_die(table: Board, hero: i64, value: i64) -> None:
    number = table.hero(hero, DICE_COUNT)
    table.set_hero(hero, DICE + number, value)
    table.set_hero(hero, DICE_COUNT, number + 1)
    table.emit(events.DICE_ROLLED, hero, value, table.hero(hero, BLACK))


def next_die(table: Board) -> None:
    hero = table.popped(1)
    add_die(table, hero, table.roll_die())
    if table.hero(hero, DICE_COUNT) < dice_for(table.hero(hero, TYPE), table.hero(hero, WP)):
        table.push(steps.ROLL_ON, hero)
    table.push(steps.OFFER_FLIP, hero)


def roll_on(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.ROLL_ON:
        table.push(steps.NEXT_DIE, hero)


# -- the wizard turns a die over (D8.6) ------------------------------------------------------------


def offer_flip(table: Board) -> None:
    """D8.6: once a round, by the wizard if he takes part."""
    hero = table.popped(1)
    if table.flip_used or banned(table, effect_types.BAN_FLIP):
        return
    for wizard in range(table.party):
        if table.fighters & bit(wizard) and is_type(table, wizard, WIZARD):
            table.push(steps.FLIP, wizard, hero)


def flip_options(table: Board) -> None:
    """Of dice that show the same one is enough; of one-by-one rollers the die just rolled."""
    hero = table.part(2)
    number = table.hero(hero, DICE_COUNT)
    table.offer(choices.NOTHING)
    first: i64 = number - 1 if one_by_one(table, hero) else 0
    for die in range(first, number):
        if not shown_before(table, hero, first, die):
            table.offer(choices.flip(die))


def shown_before(table: Board, hero: i64, first: i64, die: i64) -> bool:
    for other in range(first, die):
        if table.hero(hero, DICE + other) == table.hero(hero, DICE + die):
            return True
    return False


def flip(table: Board, choice: i64) -> None:
    hero = table.part(2)
    table.pop()
    if choice == choices.NOTHING:
        return
    table.flip_used = 1
    die = choices.die_of(choice)
    before = table.hero(hero, DICE + die)
    after = opposite(before, table.hero(hero, BLACK) != 0)
    table.set_hero(hero, DICE + die, after)
    table.set_hero(hero, FLIPPED, die + 1)
    table.emit(events.DIE_FLIPPED, hero, before, after)


# -- helm or brew (D8.4, D8.5) ---------------------------------------------------------------------


def helm_helps(table: Board, hero: i64) -> bool:
    """D8.4: no use for archer, shots, wizard, black die."""
    if one_by_one(table, hero) or table.hero(hero, BLACK) or banned(table, effect_types.BAN_HELM):
        return False
    two_dice = is_type(table, hero, WARRIOR) or is_type(table, hero, DWARF)
    return two_dice and table.carries(hero, HELM) >= 0


def brew_helps(table: Board, hero: i64) -> bool:
    return table.carries(hero, BREW) >= 0 and not banned(table, effect_types.BAN_BREW)


def offer_boost(table: Board) -> None:
    hero = table.popped(1)
    if helm_helps(table, hero) or brew_helps(table, hero):
        table.push(steps.BOOST, hero)


def boost_options(table: Board) -> None:
    """D8.5: helm or brew, never both."""
    hero = table.part(1)
    table.offer(choices.NOTHING)
    if helm_helps(table, hero):
        table.offer(choices.USE_HELM)
    if brew_helps(table, hero):
        carried = things.things_at(table, CARRIED + hero)
        if carried & bit(FULL_BREW):
            brew_options(table, hero, False)
        if carried & bit(HALF_BREW):
            brew_options(table, hero, True)


def brew_options(table: Board, hero: i64, half: bool) -> None:
    """D8.5: one of his own dice is doubled; of one-by-one rollers the last."""
    number = table.hero(hero, DICE_COUNT)
    first: i64 = number - 1 if one_by_one(table, hero) else 0
    for die in range(first, number):
        if not shown_before(table, hero, first, die):
            table.offer(choices.brew(die, half))


def boost(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.USE_HELM:
        table.set_hero(hero, BOOST, WITH_HELM)
        table.emit(events.BOOST_USED, hero, HELM)
    elif choice != choices.NOTHING:
        table.set_hero(hero, BOOST, WITH_BREW)
        half = choices.is_half_brew(choice)
        table.set_hero(hero, BOOST_DIE, choices.die_of(choice))
        things.use_side(table, things.find_thing(table, HALF_BREW if half else FULL_BREW, CARRIED + hero))
        table.emit(events.BOOST_USED, hero, BREW)


# -- a herb (D14.6) --------------------------------------------------------------------------------


def offer_herb(table: Board) -> None:
    hero = table.popped(1)
    if table.target >= 0 and table.creature(table.target, FLAGS) & p.NO_HERBS:
        return
    if table.carries(hero, HERB) >= 0:
        table.push(steps.HERB, hero)


def herb_options(table: Board) -> None:
    carried = things.things_at(table, CARRIED + table.part(1))
    table.offer(choices.NOTHING)
    for value in range(LEAST_HERB, MOST_HERB + 1):
        if things.has_herb(carried, value):
            table.offer(choices.add_herb(value))


def use_herb(table: Board, choice: i64) -> None:
    """D14.6: added to the battle value, declared right after the own roll; any number of herbs in a round."""
    hero = table.part(1)
    table.pop()
    if choice != choices.NOTHING:
        value = choices.herb_of(choice)
        things.use_herb(table, hero, value)
        table.add_hero(hero, HERB_BONUS, value)
        table.emit(events.BOOST_USED, hero, HERB)
        table.push(steps.OFFER_HERB, hero)


# -- what it comes to (D7.3) -----------------------------------------------------------------------


def dice_shown(table: Board, hero: i64) -> list[int]:
    return [table.hero(hero, DICE + die) for die in range(table.hero(hero, DICE_COUNT))]


def die_result(table: Board, hero: i64) -> i64:
    dice = dice_shown(table, hero)
    single = one_by_one(table, hero)
    if table.hero(hero, BOOST) == WITH_HELM:
        return best_group(dice)
    if table.hero(hero, BOOST) == WITH_BREW:
        return with_brew(dice, table.hero(hero, BOOST_DIE), single)
    return dice[-1] if single else highest(dice)


def dice_that_count(table: Board, hero: i64) -> list[int]:
    """D8: the places of the dice that make the result; none before the roll."""
    dice = dice_shown(table, hero)
    if not dice:
        return []
    result, boost = die_result(table, hero), table.hero(hero, BOOST)
    if boost == WITH_HELM:
        return places_of(dice, result)
    if one_by_one(table, hero):
        return [len(dice) - 1]
    doubled = table.hero(hero, BOOST_DIE)
    if boost == WITH_BREW and with_brew([dice[doubled]], 0, False) == result:
        return [doubled]
    return [dice.index(result)]


def may_roll_on(table: Board, hero: i64) -> i64:
    """Dice a hero could still roll in this round."""
    if table.hero(hero, DICE_COUNT) and not table.awaits(steps.ROLL_ON, hero):
        return 0
    return dice_for(table.hero(hero, TYPE), table.hero(hero, WP)) - table.hero(hero, DICE_COUNT)


def reached(table: Board, hero: i64, result: i64) -> i64:
    """D7.3: what a hero adds with such dice."""
    return table.hero(hero, SP) + result + table.hero(hero, HERB_BONUS)


def finish_roll(table: Board) -> None:
    hero = table.popped(1)
    result = die_result(table, hero)
    table.emit(events.HERO_RESULT, hero, result, table.hero(hero, SP))
    table.heroes_value += reached(table, hero, result)
