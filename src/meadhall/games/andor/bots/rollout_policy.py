"""How sensible heroes decide at a glance: the rule of thumb of bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import below

from ..rules import flow
from ..rules.heroes import NORMAL_HOURS, can_spend_hour, hours_left
from ..rules.paths import ways_from
from ..state import choices, steps
from ..state.names import FARMER, LETTER, THING_FARMER
from ..state.table import FIELD, HOURS, NOWHERE, PREVIOUS, SHARE, WP, Board
from . import battle, policies
from .battle import thrift, worth_fighting
from .forecast import Forecast, dangerous_tonight
from .free_actions import quick_free_action
from .plans import aim, plans
from .policies import trait
from .targets import wanted_dead

WAITING: Final = 5  # hours after which nobody waits for companions
THIRSTY: Final = 6  # hours after which a wineskin is opened on the way


def quick_choice(table: Board, luck: i64) -> i64:
    step = table.step()
    if step == steps.TURN:
        return quick_turn(table, luck)
    if step == steps.MOVE:
        return quick_step(table, luck, aim(table, table.part(1)))
    options = table.all_options(flow.seat_to_act(table))
    if len(options) == 1:
        return options[0]
    if step == steps.ACCEPT or step == steps.PAY_OR_NOT or step == steps.PEEK:
        return choices.YES
    if step == steps.DIVIDE:
        return quick_share(table, options)
    if step == steps.FIGURE:
        return quick_figure(table, options)
    if step == steps.FLIGHT or step == steps.LOOK or step == steps.EXCHANGE:
        return choices.STOP
    found = battle.choice(table, step, options)
    return found if found >= 0 else options[below(luck, len(options))]


# -- the turn --------------------------------------------------------------------------------------


def quick_turn(table: Board, luck: i64) -> i64:
    hero = table.part(1)
    found = next_deed(table, hero, luck)
    if found == choices.END_DAY and in_danger(table, hero) and can_spend_hour(table, hero):
        return flee(table, hero, table.all_options(table.seat_of(hero)))
    return found


def next_deed(table: Board, hero: i64, luck: i64) -> i64:
    """Use what is here, fight what should and can be beaten, else go on to the aim."""
    options = table.all_options(table.seat_of(hero))
    useful = quick_free_action(table, hero, options)
    if useful >= 0:
        return useful
    for option in options:
        if choices.is_fight(option) and worth_fighting(table, hero, choices.field_of(option)):
            return option
    if not can_spend_hour(table, hero) or is_late(table, hero):
        return choices.END_DAY
    if choices.REMOVE_RUBBLE in options and below(luck, 4) == 0:
        return choices.REMOVE_RUBBLE
    goal = aim(table, hero)
    if goal != table.hero(hero, FIELD):
        if choices.take(hero, THING_FARMER) in options and table.handled < 6:
            return choices.take(hero, THING_FARMER)
        return step_towards(table, hero, goal, options)
    return stay_here(table, hero, goal, options)


def is_late(table: Board, hero: i64) -> bool:
    """Time to rest, unless a letter is in danger; the fresh go on for an hour."""
    hours = float(table.hero(hero, HOURS))
    if hours < NORMAL_HOURS or in_danger(table, hero):
        return False
    tired = table.program.rules.castle and float(table.hero(hero, WP)) <= trait(table, policies.TIRING)
    return tired or hours >= trait(table, policies.LATE)


def in_danger(table: Board, hero: i64) -> bool:
    """A letter must not spend the night where a creature will come."""
    return table.carries(hero, LETTER) >= 0 and table.hero(hero, FIELD) in dangerous_tonight(table)


def flee(table: Board, hero: i64, options: list[int]) -> i64:
    """With a letter to a field where the night is safe."""
    dangerous = dangerous_tonight(table)
    for option in options:
        if choices.is_step(option) and option not in dangerous:
            return option
    return choices.END_DAY


def stay_here(table: Board, hero: i64, goal: i64, options: list[int]) -> i64:
    """Call for allies, wait for companions who can still come today, or call it a day."""
    foe = table.creature_on(goal)
    if foe != NOWHERE and wanted_dead(table, foe, Forecast(table)) > 0.0:
        for figure in range(i64(2)):
            if choices.move_figure(figure) in options and table.figure(figure) != goal:
                return choices.move_figure(figure)
    fields = plans(table)
    for other in range(table.party):
        if other != hero and fields[other] == goal and table.hero(other, FIELD) != goal:
            away = table.program.board.distance(table.hero(other, FIELD), goal)
            if away + 1 < hours_left(table, other) and table.hero(hero, HOURS) < WAITING:
                return choices.PASS
    return choices.END_DAY


def quick_figure(table: Board, options: list[int]) -> i64:
    """Prince and dwarves go where the hero who sends them waits."""
    goal = table.hero(table.part(1), FIELD)
    best = options[len(options) - 1]
    nearest = table.program.board.distance(table.figure(table.part(2)), goal)
    for option in options:
        if choices.is_step(option) and table.program.board.distance(option, goal) < nearest:
            best, nearest = option, table.program.board.distance(option, goal)
    return best


# -- moving ----------------------------------------------------------------------------------------


def step_towards(table: Board, hero: i64, goal: i64, options: list[int]) -> i64:
    """The step that comes nearest; with a letter or farmers round creatures, or not at all."""
    board = table.program.board
    careful = table.carries(hero, LETTER) >= 0 or table.carries(hero, FARMER) >= 0
    ways = ways_from(table, goal, careful) if careful or table.broken_count or table.rubbles else []
    best: i64 = choices.END_DAY
    nearest: i64 = 1000
    if careful and ways[table.hero(hero, FIELD)] < 0:  # as far as he can get, until others clear the way
        ways = ways_from(table, goal, False)
    for option in options:
        if choices.is_step(option) and not (careful and table.creature_on(option) != NOWHERE):
            away = board.distance(option, goal) if not ways else ways[option]
            if away < 0:
                if careful:
                    continue
                away = 40 + board.distance(option, goal)
            if away < nearest:
                best, nearest = option, away
    return best


def quick_step(table: Board, luck: i64, goal: i64) -> i64:
    """Go on to the aim, within the seven hours; take farmers along."""
    hero = table.part(1)
    options = table.all_options(table.seat_of(hero))
    if choices.take(hero, THING_FARMER) in options and table.handled < 6:
        return choices.take(hero, THING_FARMER)
    if goal != table.hero(hero, FIELD) and table.hero(hero, HOURS) >= THIRSTY:
        for wineskin in (choices.WINESKIN_HALF, choices.WINESKIN):
            if wineskin in options:
                return wineskin
    late = table.credit == 0 and is_late(table, hero)
    if (goal == table.hero(hero, FIELD) or late) and choices.STOP in options:
        return choices.STOP
    found = step_towards(table, hero, goal, options)
    if found == table.hero(hero, PREVIOUS) and choices.STOP in options:
        return choices.STOP
    if found != choices.END_DAY:
        return found
    return choices.STOP if choices.STOP in options else options[below(luck, len(options))]


# -- sharing ---------------------------------------------------------------------------------------


def quick_share(table: Board, options: list[int]) -> i64:
    """Gold to whoever needs it, or buys at half the price; losses to whoever has most."""
    best = options[0]
    if table.part(3) > 0:
        for option in options:
            if thrift(table, choices.hero_of(option)) > thrift(table, choices.hero_of(best)):
                best = option
        return best
    for option in options:
        hero, other = choices.hero_of(option), choices.hero_of(best)
        if table.hero(hero, WP) - table.hero(hero, SHARE) > table.hero(other, WP) - table.hero(other, SHARE):
            best = option
    return best
