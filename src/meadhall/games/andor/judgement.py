"""How sensible heroes decide at a glance: the rule of thumb of bots, and the look ahead of search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.luck import below, next_luck

from . import choices, flow, quick_battle, steps, tempers
from .aims import aim, plans
from .errands import (
    brews_wanted,
    delivery_field,
    goal_field,
    greatest_foe,
    is_delivered,
    nearest_new_well,
    saves_gold,
    wanted_kind,
)
from .foes import wanted_dead
from .forecast import Forecast
from .free_actions import is_free
from .heroes import NORMAL_HOURS, can_spend_hour, hours_left
from .names import (
    BREW,
    COIN,
    FARMER,
    FULL_BREW,
    GEM_2,
    GEM_6,
    GOLD,
    HERB,
    LETTER,
    RUNE,
    THING_FARMER,
    THINGS,
    WARE_SP,
    WARES,
)
from .quick_battle import thrift, worth_fighting
from .table import CARRIED, FIELD, HOURS, NOWHERE, PREVIOUS, SHARE, TOKEN_KIND, TOKEN_TAG, WP, Board
from .table import GOLD as PURSE
from .tempers import trait
from .things import find_thing
from .threats import letters_left, safe_tonight
from .ways import ways_from

LONGEST: Final = 700  # decisions of a look ahead
LATE: Final = 7
THIRSTY: Final = 6  # hours after which a wineskin is opened on the way
FRESH: Final = 15  # willpower with which a well is left for others


def look_ahead(table: Board, luck: i64) -> None:
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
    if step == steps.FLIGHT:
        return choices.STOP
    found = quick_battle.choice(table, step, options)
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
        if choices.FIGHT <= option < choices.CLEAR and worth_fighting(table, hero, option - choices.FIGHT):
            return option
    if not can_spend_hour(table, hero) or is_late(table, hero):
        return choices.END_DAY
    if choices.REMOVE_RUBBLE in options and below(luck, 4) == 0:
        return choices.REMOVE_RUBBLE
    goal = aim(table, hero)
    if goal != table.hero(hero, FIELD):
        if choices.TAKE + 27 * hero + THING_FARMER in options and table.handled < 6:
            return choices.TAKE + 27 * hero + THING_FARMER
        return step_towards(table, hero, goal, options)
    return stay_here(table, hero, goal, options)


def promising(table: Board) -> list[int]:
    """A hero's first turn of a day and the chance of a battle deserve a thought; else the rule of thumb."""
    thumb = quick_choice(table, table.luck)
    if table.step() != steps.TURN or is_free(thumb):
        return [thumb]
    options = table.all_options(flow.seat_to_act(table))
    battles = [option for option in options if choices.FIGHT <= option < choices.CLEAR and option != thumb]
    fights = choices.FIGHT <= thumb < choices.CLEAR
    if table.hero(table.part(1), HOURS) > 0 and not battles and not fights:
        return [thumb]
    found: list[int] = [thumb, *battles]
    if thumb != choices.END_DAY:
        found.append(choices.END_DAY)
    return found


def is_late(table: Board, hero: i64) -> bool:
    """Time to rest, unless a letter is in danger; the fresh go on for an hour."""
    hours = float(table.hero(hero, HOURS))
    if hours < NORMAL_HOURS or in_danger(table, hero):
        return False
    tired = table.program.rules.castle and float(table.hero(hero, WP)) <= trait(table, tempers.TIRING)
    return tired or hours >= trait(table, tempers.LATE)


def in_danger(table: Board, hero: i64) -> bool:
    """A letter must not spend the night where a creature will come."""
    return table.carries(hero, LETTER) >= 0 and not safe_tonight(table, table.hero(hero, FIELD))


def flee(table: Board, hero: i64, options: list[int]) -> i64:
    """With a letter to a field where the night is safe."""
    for option in options:
        if option < choices.FIELD and table.creature_on(option) == NOWHERE and safe_tonight(table, option):
            return option
    return choices.END_DAY


def stay_here(table: Board, hero: i64, goal: i64, options: list[int]) -> i64:
    """Call for allies, wait for companions who can still come today, or call it a day."""
    foe = table.creature_on(goal)
    if foe != NOWHERE and wanted_dead(table, foe, Forecast(table)) > 0.0:
        for figure in range(i64(2)):
            if choices.MOVE_FIGURE + figure in options and table.figure(figure) != goal:
                return choices.MOVE_FIGURE + figure
    fields = plans(table)
    for other in range(table.party):
        if other != hero and fields[other] == goal and table.hero(other, FIELD) != goal:
            away = table.program.board.distance(table.hero(other, FIELD), goal)
            if away + 1 < hours_left(table, other) and table.hero(hero, HOURS) < LATE - 2:
                return choices.PASS
    return choices.END_DAY


def quick_figure(table: Board, options: list[int]) -> i64:
    """Prince and dwarves go where the hero who sends them waits."""
    goal = table.hero(table.part(1), FIELD)
    best = options[len(options) - 1]
    nearest = table.program.board.distance(table.figure(table.part(2)), goal)
    for option in options:
        if option < choices.FIELD and table.program.board.distance(option, goal) < nearest:
            best, nearest = option, table.program.board.distance(option, goal)
    return best


# -- free actions ----------------------------------------------------------------------------------


def quick_free_action(table: Board, hero: i64, options: list[int]) -> i64:
    """Wells when weak, strength when rich, treasures that lie here; treasures where they count."""
    if table.handled >= 12:
        return -1
    for option in options:
        if choices.GIVE <= option < choices.TAKE:
            gift = option - choices.GIVE
            if wants_to_give(table, gift // 108, gift % 108 // THINGS, gift % THINGS):
                return option
        elif choices.TAKE <= option < choices.DROP:
            if wants_to_take(table, (option - choices.TAKE) // 27, (option - choices.TAKE) % 27):
                return option
        elif choices.DROP <= option < choices.BUY:
            if wants_to_drop(table, (option - choices.DROP) // 27, (option - choices.DROP) % 27):
                return option
        elif choices.BUY <= option < choices.EMPTY_WELL:
            if wants_to_buy(table, (option - choices.BUY) // WARES, (option - choices.BUY) % WARES):
                return option
        elif choices.EMPTY_WELL <= option < choices.HERB_WP:
            if wants_to_drink(table, option - choices.EMPTY_WELL):
                return option
        elif choices.OFFER_CARD <= option < choices.PASS and letters_left(table) <= 5:
            return option
    return -1


def wants_to_drink(table: Board, hero: i64) -> bool:
    return table.hero(hero, WP) <= FRESH or nearest_new_well(table, hero) == table.hero(hero, FIELD)


def wants_to_take(table: Board, hero: i64, thing: i64) -> bool:
    if thing == THING_FARMER or is_delivered(table, table.hero(hero, FIELD)):
        return False
    token = find_thing(table, thing, table.hero(hero, FIELD))
    if has_arrived(table, token, table.hero(hero, FIELD)):
        return False
    kind = table.token(token, TOKEN_KIND)
    return not deposited(table, kind, table.hero(hero, FIELD))


def wants_to_give(table: Board, hero: i64, other: i64, thing: i64) -> bool:
    """A second brew to whoever has none."""
    if thing != FULL_BREW or greatest_foe(table) == NOWHERE:
        return False
    return table.count_tokens(BREW, CARRIED + hero) > 1 and table.carries(other, BREW) < 0


def has_arrived(table: Board, token: i64, field: i64) -> bool:
    """Whether a goal wants the token where it is."""
    tag = table.token(token, TOKEN_TAG) - 1
    return tag >= 0 and goal_field(table, tag) == field


def deposited(table: Board, kind: i64, field: i64) -> bool:
    """Whether tokens of a kind lie there for a fate."""
    for hero in range(table.party):
        if wanted_kind(table, hero, kind) == field:
            return True
    return False


def wants_to_drop(table: Board, hero: i64, thing: i64) -> bool:
    here = table.hero(hero, FIELD)
    if thing == COIN:
        if wanted_kind(table, hero, GOLD) == here:
            return True
        return is_delivered(table, here)
    if GEM_2 <= thing <= GEM_6:
        return is_delivered(table, here)
    token = find_thing(table, thing, CARRIED + hero)
    if has_arrived(table, token, here):
        return True
    kind = table.token(token, TOKEN_KIND)
    if kind == BREW or kind == HERB or kind == RUNE:
        return wanted_kind(table, hero, kind) == here
    return False


def wants_to_buy(table: Board, hero: i64, ware: i64) -> bool:
    if ware == BREW:
        if wanted_kind(table, hero, BREW) != NOWHERE:
            return table.carries(hero, BREW) < 0
        return brews_wanted(table) > 0
    if ware != WARE_SP or saves_gold(table, hero):
        return False
    return delivery_field(table) == NOWHERE or (letters_left(table) > 9 and table.hero(hero, PURSE) >= 2)


# -- moving ----------------------------------------------------------------------------------------


def step_towards(table: Board, hero: i64, goal: i64, options: list[int]) -> i64:
    """The step that comes nearest; with a letter or farmers round creatures, or not at all."""
    board = table.program.board
    careful = table.carries(hero, LETTER) >= 0 or table.carries(hero, FARMER) >= 0
    ways = ways_from(table, goal, careful) if careful or table.broken_count or table.rubbles else []
    best: i64 = choices.END_DAY
    nearest: i64 = 1000
    for option in options:
        if option < choices.FIELD and not (careful and table.creature_on(option) != NOWHERE):
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
    if choices.TAKE + 27 * hero + THING_FARMER in options and table.handled < 6:
        return choices.TAKE + 27 * hero + THING_FARMER
    if choices.WINESKIN in options and goal != table.hero(hero, FIELD) and table.hero(hero, HOURS) >= THIRSTY:
        return choices.WINESKIN
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
            if thrift(table, option - choices.HERO) > thrift(table, best - choices.HERO):
                best = option
        return best
    for option in options:
        hero, other = option - choices.HERO, best - choices.HERO
        if table.hero(hero, WP) - table.hero(hero, SHARE) > table.hero(other, WP) - table.hero(other, SHARE):
            best = option
    return best
