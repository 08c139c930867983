"""Quick values of gems, goals and tasks for a seat, in points of the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import goals, ogres, tasks
from ..rules.regions import in_region
from ..state.cards import (
    CASTLE,
    DRAGON,
    EXPLORER,
    GEMS,
    GIANT,
    GOLD_MINE,
    HUNTER,
    MINER,
    SECRET_OGRE,
    TAVERN,
    WAREHOUSE,
    WIZARD,
    is_mine,
    is_monster,
)
from ..state.table import NO_CARD, NO_TILE, Board, bit
from . import reach
from .reach import FAR, at_hand, way, ways

GOAL_WORTH: Final = 3.0  # of one more goal beyond its points: the end comes nearer
OGRE_WORTH: Final = 1.6
DIG_WORTH: Final = 0.3
BLOCKED_MINE: Final = 6.0  # to free a mine of a kind that works nowhere else
DUG_MINE: Final = 3.0  # to dig one out
ACTION_WORTH: Final = 5.0  # of the action a castle adds
STUCK_DWARF: Final = 0.9  # the cost of a dwarf whose task cannot be finished
STEP_WORTH: Final = 0.90  # each action still missing for a goal takes off a tenth
SECRET_PART: Final = 0.6  # of a secret goal, for the way to it


# -- trade goals -----------------------------------------------------------------------------------


def gem_actions(table: Board, gem: i64, number: i64) -> i64:
    """The actions to mine so many gems."""
    need = table.box.kind_need[GOLD_MINE + gem]
    portion = max(table.box.gem_yield[gem], i64(1))
    return (number + portion - 1) // portion * need


def actions_missing(table: Board, seat: i64, goal: i64, found: i64) -> i64:
    """The actions until the goal can be bought, without the visit to the warehouse."""
    actions = way(found, WAREHOUSE)
    for gem in range(i64(GEMS)):
        missing = table.box.cost(goal, gem) - table.gems(seat, gem)
        if missing > 0:
            actions += gem_actions(table, gem, missing) + way(found, GOLD_MINE + gem)
            if missing > table.supply(gem):
                actions += FAR
    return actions


def goal_gain(table: Board, goal: i64) -> float:
    """The gain of a goal beyond the gems that it costs."""
    gain = float(table.box.goal_vp[goal]) + GOAL_WORTH
    for gem in range(i64(GEMS)):
        gain -= float(table.box.cost(goal, gem) * table.box.gem_vp[gem])
    return gain


def discounted(value: float, actions: i64) -> float:
    for _action in range(actions):
        value *= STEP_WORTH
    return value


def best_goal(table: Board, seat: i64) -> i64:
    """The offer with the highest discounted gain; NO_TILE if there is none."""
    best: i64 = NO_TILE
    highest: float = -1000.0
    found = ways(table, seat)
    for place in range(table.goals_shown):
        goal = table.goal_shown(place)
        value = discounted(goal_gain(table, goal), actions_missing(table, seat, goal, found))
        if value > highest:
            best, highest = goal, value
    return best


def goal_promise(table: Board, seat: i64) -> float:
    """The value of the best offer, and a part of the others."""
    best: float = 0.0
    rest: float = 0.0
    found = ways(table, seat)
    for place in range(table.goals_shown):
        goal = table.goal_shown(place)
        value = 0.8 * discounted(goal_gain(table, goal), actions_missing(table, seat, goal, found))
        if value > best:
            best, value = value, best
        rest += value
    return best + 0.15 * rest


def best_affordable(table: Board, seat: i64) -> float:
    best: float = 0.0
    for place in range(table.goals_shown):
        goal = table.goal_shown(place)
        if tasks.can_afford(table, seat, goal):
            best = max(best, goal_gain(table, goal))
    return best


def gem_worth(table: Board, seat: i64, gem: i64, goal: i64) -> float:
    """The value of one more gem: high if the best goal lacks it, low if the hand is full."""
    is_full = table.hand_size(seat) >= table.box.hand_limit
    value = (0.1 if is_full else 0.8) * float(table.box.gem_vp[gem])
    if goal != NO_TILE and table.gems(seat, gem) < table.box.cost(goal, gem):
        value = 2.0 * float(table.box.gem_vp[gem])
    secret = table.secret(seat)
    if not table.is_revealed(seat):
        if secret == WIZARD:
            value += 1.0
        elif secret == MINER and not table.gems(seat, gem):
            value += 1.5
    return value


# -- tasks -----------------------------------------------------------------------------------------


def task_worth(table: Board, seat: i64, tile: i64, goal: i64) -> float:
    """The value of resolving a tile now."""
    kind = table.kind(tile)
    if is_mine(kind):
        return mine_worth(table, seat, tile, kind - GOLD_MINE, goal)
    if kind == TAVERN:
        return ogre_worth(table, seat)
    if kind == WAREHOUSE:
        return 0.9 * best_affordable(table, seat)
    if kind == CASTLE:
        return dig_worth(table, seat, tile)
    return monster_worth(table, seat, tile, kind)


def mine_worth(table: Board, seat: i64, tile: i64, gem: i64, goal: i64) -> float:
    number = tasks.gems_at(table, tile)
    return float(number) * gem_worth(table, seat, gem, goal) if number else 0.0


def ogre_worth(table: Board, seat: i64) -> float:
    if not ogres.can_draw(table):
        return 0.0
    return 3.2 if wants(table, seat, SECRET_OGRE) else OGRE_WORTH


def wants(table: Board, seat: i64, secret: i64) -> bool:
    return table.secret(seat) == secret and not table.is_revealed(seat)


def monster_worth(table: Board, seat: i64, tile: i64, kind: i64) -> float:
    """The value of the trophy, and of the kingdom without the monster."""
    value = float(table.box.trophy_vp)
    castle = table.castle(seat)
    if castle != NO_TILE and table.region(castle) == table.region(tile):
        value -= float(table.box.vp[table.top(tile)])
        if kind == GIANT:
            value += ACTION_WORTH
    if kind == DRAGON:
        value += BLOCKED_MINE * float(kinds_freed(table, seat, tile))
    if wants(table, seat, HUNTER):
        value += 5.0
    if wants(table, seat, EXPLORER) and not goals.is_met(table, seat, EXPLORER):
        value += 4.0
    return value


def kinds_freed(table: Board, seat: i64, dragon: i64) -> i64:
    """How many mines a dragon keeps from working, of kinds that work nowhere else. The card below counts."""
    usable = at_hand(table, seat)
    region = table.region(dragon)
    number: i64 = 0
    for tile in range(table.tiles):
        if in_region(table, tile, region) and is_lacking(usable, table.kind(tile)):
            number += 1
    below = table.under(table.top(dragon))
    if below != NO_CARD and is_lacking(usable, table.box.kind[below]):
        number += 1
    return number


def is_lacking(usable: i64, kind: i64) -> bool:
    return (is_mine(kind) or kind == WAREHOUSE) and usable & bit(kind) == 0


def dig_worth(table: Board, seat: i64, castle: i64) -> float:
    """The value of the best dig. Even a dig in vain brings the dwarfs home."""
    best = DIG_WORTH
    if not tasks.is_stopped(table, castle):
        usable = at_hand(table, seat)
        for tile in range(table.tiles):
            if tasks.can_dig_up(table, tile):
                best = max(best, uncovered_worth(table, seat, tile, usable))
    return best


def uncovered_worth(table: Board, seat: i64, tile: i64, usable: i64) -> float:
    """The change by the card below the top: points of the kingdom, and mines that work."""
    below = table.under(table.top(tile))
    value = 0.0
    castle = table.castle(seat)
    if castle != NO_TILE and table.region(castle) == table.region(tile):
        value += float(table.box.vp[below] - table.box.vp[table.top(tile)])
    if is_lacking(usable, table.box.kind[below]) and not would_be_missed(table, seat, tile):
        value += DUG_MINE if works_once_uncovered(table, seat, tile) else 0.0
    return value


def works_once_uncovered(table: Board, seat: i64, tile: i64) -> bool:
    """Whether the card below would work. Its walls may let a dragon in."""
    ahead = table.copy()
    assert isinstance(ahead, Board)
    tasks.dig_up(ahead, seat, tile)
    return not is_mine(ahead.kind(tile)) or not tasks.is_stopped(ahead, tile)


def would_be_missed(table: Board, seat: i64, tile: i64) -> bool:
    """Whether the seat still needs the card in play, and it works nowhere else."""
    kind = table.kind(tile)
    if is_mine(kind) and not asked_for(table, seat, kind - GOLD_MINE):
        return False
    return not reach.works_elsewhere(table, seat, tile)


def asked_for(table: Board, seat: i64, gem: i64) -> bool:
    """Whether some offer takes more of these gems than the seat has."""
    for place in range(table.goals_shown):
        if table.box.cost(table.goal_shown(place), gem) > table.gems(seat, gem):
            return True
    return False


# -- the last turn ---------------------------------------------------------------------------------


def last_worth(table: Board, seat: i64, tile: i64) -> float:
    """The points that resolving a tile adds if nothing comes after."""
    kind = table.kind(tile)
    if is_mine(kind):
        gem = kind - GOLD_MINE
        return float(tasks.gems_at(table, tile) * table.box.gem_vp[gem])
    if kind == WAREHOUSE:
        return max(best_affordable(table, seat) - GOAL_WORTH, 0.0)
    return float(table.box.trophy_vp) if is_monster(kind) else 0.0


# -- secret goals ----------------------------------------------------------------------------------


def secret_promise(table: Board, seat: i64) -> float:
    """The value of progress towards a secret goal that is not yet revealed."""
    secret = table.secret(seat)
    if secret < 0 or table.is_revealed(seat):
        return 0.0
    worth = float(table.box.secret_vp[secret]) + GOAL_WORTH
    if goals.is_met(table, seat, secret):
        return 0.95 * worth
    if table.final_round:
        return 0.0
    have = goals.progress(table, seat, secret)
    wanted = table.box.secret_wanted[secret]
    if secret == EXPLORER:
        have = explorer_dwarfs(table, seat)
        wanted = wanted * table.box.explorer_dwarfs
    part = float(max(have, i64(0))) / float(wanted)
    return SECRET_PART * worth * part * part


def explorer_dwarfs(table: Board, seat: i64) -> i64:
    """The dwarfs that count for the explorer: those on the two fullest monsters."""
    most: i64 = 0
    second: i64 = 0
    for tile in range(table.tiles):
        dwarfs = table.dwarfs(tile, seat)
        if dwarfs and is_monster(table.kind(tile)):
            dwarfs = min(dwarfs, table.box.explorer_dwarfs)
            if dwarfs > most:
                most, second = dwarfs, most
            elif dwarfs > second:
                second = dwarfs
    return most + second
