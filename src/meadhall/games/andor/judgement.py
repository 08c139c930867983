"""How sensible heroes would go on, decided at a glance: the look ahead of search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.luck import below, next_luck

from . import battle, choices, flow, steps
from .aims import aim, is_delivered
from .heroes import bit, can_spend_hour, hours_left
from .names import COIN, FARMER, GEM_2, GEM_6, LETTER, THING_FARMER, WARE_SP, WARES
from .table import (
    DICE,
    DICE_COUNT,
    FIELD,
    HOURS,
    NOWHERE,
    SP,
    STRENGTH,
    WP,
    WP_NOW,
    Board,
)
from .ways import distances_from

LONGEST: Final = 700  # decisions of a look ahead
DAYS_AHEAD: Final = 2


def look_ahead(table: Board, luck: i64) -> None:
    """Play on by quick choices for two days, or to the end."""
    state = luck
    last_day = table.day + DAYS_AHEAD
    for _decision in range(i64(LONGEST)):
        if table.depth == 0 or table.day >= last_day:
            return
        state = next_luck(state)
        table.decide(flow.seat_to_act(table), quick_choice(table, state))


def quick_choice(table: Board, luck: i64) -> i64:
    step = table.step()
    if step == steps.TURN:
        return quick_turn(table, luck)
    if step == steps.MOVE:
        return quick_step(table, luck)
    options = table.all_options(flow.seat_to_act(table))
    if len(options) == 1:
        return options[0]
    if step == steps.JOIN or step == steps.ACCEPT or step == steps.PAY_OR_NOT or step == steps.PEEK:
        return choices.YES
    if step == steps.STAY:
        return quick_stay(table)
    if step == steps.ROLL_ON:
        return quick_roll_on(table)
    if step == steps.FLIP:
        return quick_flip(table)
    if step == steps.BOOST or step == steps.HERB:
        return quick_boost(table, options)
    if step == steps.SHIELD or step == steps.OWN_SHIELD:
        return choices.YES if table.part(2) >= 3 else choices.NO
    if step == steps.REWARD:
        return quick_reward(table)
    if step == steps.ASK_INVITE:
        return options[0]
    if step == steps.DIVIDE:
        return quick_share(table, options)
    if step == steps.FLIGHT:
        return choices.STOP
    return options[below(luck, len(options))]


# -- the turn --------------------------------------------------------------------------------------


def quick_turn(table: Board, luck: i64) -> i64:
    """Fight what can be beaten, use what is here, else go on to the aim; call it a day when tired."""
    hero = table.part(1)
    options = table.all_options(table.seat_of(hero))
    useful = quick_free_action(table, hero, options)
    if useful >= 0:
        return useful
    for option in options:
        if choices.FIGHT <= option < choices.CLEAR and worth_fighting(table, hero, option - choices.FIGHT):
            return option
    if not can_spend_hour(table, hero) or table.hero(hero, HOURS) >= 7:
        return choices.END_DAY
    if choices.REMOVE_RUBBLE in options and below(luck, 2) == 0:
        return choices.REMOVE_RUBBLE
    goal = aim(table, hero)
    if goal != table.hero(hero, FIELD):
        return step_towards(table, hero, goal, options)
    if choices.PASS in options and below(luck, 4) == 0:
        return choices.PASS
    return choices.END_DAY


def quick_free_action(table: Board, hero: i64, options: list[int]) -> i64:
    """Wells when weak, strength when rich, treasures that lie here; treasures where they count."""
    here = table.hero(hero, FIELD)
    delivered = is_delivered(table, here)
    for option in options:
        if (
            choices.EMPTY_WELL <= option < choices.HERB_WP
            and table.hero(option - choices.EMPTY_WELL, WP) <= 15
        ):
            return option
        if (
            choices.BUY <= option < choices.EMPTY_WELL
            and (option - choices.BUY) % WARES == WARE_SP
            and not delivered
        ):
            return option
        if (
            choices.TAKE <= option < choices.DROP
            and not delivered
            and table.handled < 12
            and wanted_thing(table, (option - choices.TAKE) // 27, (option - choices.TAKE) % 27)
        ):
            return option
        if choices.DROP <= option < choices.BUY and delivered:
            thing = (option - choices.DROP) % 27
            if thing == COIN or GEM_2 <= thing <= GEM_6:
                return option
    return -1


def wanted_thing(table: Board, hero: i64, thing: i64) -> bool:
    if thing == THING_FARMER:
        return table.part(1) == hero
    return True


def worth_fighting(table: Board, hero: i64, field: i64) -> bool:
    creature = table.creature_on(field)
    own = 0.0
    for other in range(table.party):
        if battle.reaches(table, other, field) and can_spend_hour(table, other):
            own += float(table.hero(other, SP)) + 4.3
    own += float(battle.ally_bonus(table, field))
    table.fighters = 0
    lead = own - float(battle.creature_strength(table, creature)) - 4.6
    if table.creature(creature, 6) & 16:
        lead = 1.0
    rounds = float(hours_left(table, hero))
    return lead > 0.0 and lead * rounds * 1.5 >= 0.6 * float(table.creature(creature, WP_NOW))


def step_towards(table: Board, hero: i64, goal: i64, options: list[int]) -> i64:
    """The step that comes nearest; with a letter or farmers around creatures."""
    board = table.program.board
    detour = distances_from(table, goal) if table.broken_count or table.rubbles else []
    careful = table.carries(hero, LETTER) >= 0 or table.carries(hero, FARMER) >= 0
    best: i64 = choices.END_DAY
    nearest: i64 = 1000
    for option in options:
        if option < choices.FIELD:
            away = board.distance(option, goal) if not detour else detour[option]
            if away < 0:
                away = 40 + board.distance(option, goal)
            if careful and table.creature_on(option) != NOWHERE:
                away += 50
            if away < nearest:
                best, nearest = option, away
    return best if nearest < 50 or not careful else choices.END_DAY


def quick_step(table: Board, luck: i64) -> i64:
    """Go on to the aim, within the seven hours; take farmers along."""
    hero = table.part(1)
    options = table.all_options(table.seat_of(hero))
    if choices.TAKE + 27 * hero + THING_FARMER in options and table.handled < 6:
        return choices.TAKE + 27 * hero + THING_FARMER
    goal = aim(table, hero)
    if (
        goal == table.hero(hero, FIELD) or (table.hero(hero, HOURS) >= 7 and table.credit == 0)
    ) and choices.STOP in options:
        return choices.STOP
    found = step_towards(table, hero, goal, options)
    if found != choices.END_DAY:
        return found
    return choices.STOP if choices.STOP in options else options[below(luck, len(options))]


# -- battle ----------------------------------------------------------------------------------------


def quick_stay(table: Board) -> i64:
    hero = table.part(1)
    if table.target < 0:
        return choices.YES if table.hero(hero, HOURS) < 7 else choices.NO
    if table.hero(hero, WP) <= 3 and table.creature(table.target, WP_NOW) > 3:
        return choices.NO
    hopeless = table.heroes_value + 4 < battle.creature_strength(table, table.target)
    return choices.NO if hopeless or table.hero(hero, HOURS) >= 8 else choices.YES


def quick_roll_on(table: Board) -> i64:
    hero = table.part(1)
    last = table.hero(hero, DICE + table.hero(hero, DICE_COUNT) - 1)
    return choices.KEEP if last >= 5 else choices.ROLL_ON


def quick_flip(table: Board) -> i64:
    """Turn the die that gains most, if it gains enough."""
    hero = table.part(2)
    number = table.hero(hero, DICE_COUNT)
    if battle.one_by_one(table, hero):
        last = table.hero(hero, DICE + number - 1)
        return choices.FLIP + number - 1 if last <= 2 else choices.NOTHING
    dice = battle.dice_shown(table, hero)
    highest = 0
    for value in dice:
        highest = max(highest, value)
    for die in range(number):
        if 7 - dice[die] >= highest + 2 and not table.hero(hero, 24):
            return choices.FLIP + die
    return choices.NOTHING


def quick_boost(table: Board, options: list[int]) -> i64:
    """The helm costs nothing; brews and herbs are for the large ones."""
    if choices.USE_HELM in options:
        return choices.USE_HELM
    if table.target >= 0 and table.creature(table.target, STRENGTH) >= 10:
        return options[len(options) - 1]
    return choices.NOTHING


def quick_reward(table: Board) -> i64:
    """Willpower for the weak, gold for the rest."""
    among = table.part(3)
    weakest: i64 = NOWHERE
    for hero in range(table.party):
        if among & bit(hero) and (weakest == NOWHERE or table.hero(hero, WP) < table.hero(weakest, WP)):
            weakest = hero
    in_wp: i64 = 1 if table.hero(weakest, WP) < 8 else 0
    return choices.REWARD + 2 * weakest + in_wp


def quick_share(table: Board, options: list[int]) -> i64:
    """Gold to one purse; losses to whoever has most."""
    if table.part(3) > 0:
        return options[0]
    best = options[0]
    for option in options:
        hero, other = option - choices.HERO, best - choices.HERO
        if table.hero(hero, WP) - table.hero(hero, 10) > table.hero(other, WP) - table.hero(other, 10):
            best = option
    return best
