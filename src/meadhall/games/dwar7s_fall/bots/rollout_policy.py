"""Quick, sensible choices for rollouts, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import below, next_luck

from ..rules import building, turns
from ..rules.regions import giant_near, kingdom_value, monster_near
from ..state import choices, steps
from ..state.cards import (
    AMBUSH,
    ARCHITECT,
    CASTLE,
    CROWN,
    DRAGON,
    GIANT,
    GOLD_MINE,
    KING,
    PANIC,
    SECRET_OGRE,
    SIDES,
    THIEF,
    WAREHOUSE,
    is_mine,
    is_monster,
)
from ..state.table import NO_TILE, Board, opposite
from . import reach, values_at_a_glance

NOISE: Final = 0.6  # points, drawn at random, so that players differ
NEVER: Final = -1000.0
FEW_DWARFS: Final = 2  # at home: those at work should come back
COMING_HOME: Final = 0.4  # the value of a dwarf that does


def is_nested(step: i64) -> bool:
    """Whether the step is in the middle of a compound action."""
    return steps.PLACE <= step <= steps.CROWN


def finish_action(table: Board) -> None:
    while is_nested(table.step):
        table.decide(table.active, quick_choice(table, table.active, 0))


def quick_choice(table: Board, seat: i64, luck: i64) -> i64:
    """The choice with the best value at a glance; a random one where no rule of thumb helps."""
    count = table.new_offers(seat)
    best = table.offered(count - 1)
    if count == 1 or best == choices.REVEAL:  # it comes last
        return best
    if table.step == steps.END:
        return choices.END_TURN
    if table.step == steps.ROTATE:
        return best_rotation(table, seat)
    goal = values_at_a_glance.best_goal(table, seat)
    highest: float = NEVER
    state = luck
    for index in range(count):
        option = table.offered(index)
        value = glance(table, seat, option, goal)
        if luck:
            state = next_luck(state)
            value += NOISE * float(below(state, 256)) / 256.0
        if value > highest:
            best, highest = option, value
    return best


def glance(table: Board, seat: i64, option: i64, goal: i64) -> float:
    step = table.step
    if step == steps.ACT:
        return glance_act(table, seat, option, goal)
    if step == steps.PLACE:
        return glance_place(table, seat, option)
    if step == steps.RESOLVE:
        return first_task(table, option - choices.TILE)
    if step == steps.TRADE:
        return values_at_a_glance.goal_gain(table, option - choices.BUY) if option >= choices.BUY else 0.5
    if step == steps.DIG:
        return glance_dig(table, seat, option)
    if step == steps.DISCARD:
        return glance_discard(table, seat, option, goal)
    return glance_target(table, seat, option, goal)


# -- actions ---------------------------------------------------------------------------------------


def glance_act(table: Board, seat: i64, option: i64, goal: i64) -> float:
    if option == choices.END_ACTIONS:
        return 0.3
    if option >= choices.MOVE:
        return glance_move(table, seat, option - choices.MOVE, goal)
    if option >= choices.PUT:
        return glance_put(table, seat, option - choices.PUT, goal)
    if option >= choices.OGRE:
        return glance_ogre(table, seat, option - choices.OGRE)
    return glance_card(table, seat, building.card_of(seat, option - choices.CARD), goal)


def glance_put(table: Board, seat: i64, tile: i64, goal: i64) -> float:
    """The value of what the dwarf brings nearer, discounted by the actions still missing."""
    missing = table.box.need[table.top(tile)] - table.dwarfs(tile, seat)
    if missing <= 0:
        return -1.0
    if not reach.can_finish(table, seat, tile):
        return -0.5
    left = turns.allowance(table, seat) - table.used
    if table.final_round:
        return values_at_a_glance.last_worth(table, seat, tile) / float(missing) if missing <= left else -0.5
    value = values_at_a_glance.task_worth(table, seat, tile, goal)
    if table.pool(seat) < FEW_DWARFS:
        value += COMING_HOME * float(table.dwarfs(tile, seat))
    value /= float(missing)
    if missing > left:
        value *= 0.5
    return value


def glance_move(table: Board, seat: i64, how: i64, goal: i64) -> float:
    """The value of the new tile, less that of the old one."""
    tile = how >> 2
    left_behind = work_left(table, seat, tile, goal)
    return glance_put(table, seat, table.next(tile, how & 3), goal) - left_behind


def work_left(table: Board, seat: i64, tile: i64, goal: i64) -> float:
    need = table.box.need[table.top(tile)]
    if table.dwarfs(tile, seat) > need or not reach.can_finish(table, seat, tile):
        return 0.0
    return values_at_a_glance.task_worth(table, seat, tile, goal) / float(need)


def glance_card(table: Board, seat: i64, card: i64, goal: i64) -> float:
    """The castle first, then kinds that are missing on the table, then monsters against others."""
    kind = table.box.kind[card]
    if kind == CASTLE:
        return 9.0
    if is_monster(kind):
        return 1.2 if rival_in_sight(table, seat) else -1.0
    value = 0.9 * float(table.box.vp[card])
    if table.castle(seat) == NO_TILE:
        value *= 0.5
    if values_at_a_glance.wants(table, seat, ARCHITECT) or values_at_a_glance.wants(table, seat, KING):
        value += 0.7
    if not in_play(table, kind):
        value += 3.0 if is_needed(table, seat, kind, goal) else 0.5
    return value


def in_play(table: Board, kind: i64) -> bool:
    for tile in range(table.tiles):
        if not table.is_empty(tile) and table.kind(tile) == kind:
            return True
    return False


def is_needed(table: Board, seat: i64, kind: i64, goal: i64) -> bool:
    if kind == WAREHOUSE:
        return True
    if goal == NO_TILE or not is_mine(kind):
        return False
    gem = kind - GOLD_MINE
    return table.box.cost(goal, gem) > table.gems(seat, gem)


def rival_in_sight(table: Board, seat: i64) -> bool:
    """Whether a rival's castle is in play outside the kingdom of the seat."""
    for other in range(table.players):
        if other != seat and is_apart(table, seat, other):
            return True
    return False


def is_apart(table: Board, seat: i64, other: i64) -> bool:
    castle = table.castle(other)
    if castle == NO_TILE:
        return False
    own = table.castle(seat)
    return own == NO_TILE or table.region(own) != table.region(castle)


# -- ogres -----------------------------------------------------------------------------------------


def glance_ogre(table: Board, seat: i64, ogre: i64) -> float:
    if values_at_a_glance.wants(table, seat, SECRET_OGRE):
        return 1.5 if ogre == CROWN else -1.0
    if ogre == THIEF:
        return 1.6
    if ogre == CROWN:
        return 1.4
    if ogre == AMBUSH:
        return best_ambush(table, seat)
    return 0.2 if ogre == PANIC else 0.1


def best_ambush(table: Board, seat: i64) -> float:
    best: float = 0.0
    for tile in range(table.tiles):
        if table.crowd(tile):
            best = max(best, ambush_gain(table, seat, tile))
    return best - 1.0


def ambush_gain(table: Board, seat: i64, tile: i64) -> float:
    """Rivals lose almost finished tasks; the seat's own dwarfs count against it, but stuck ones gain."""
    need = float(table.box.need[table.top(tile)])
    value = 0.0
    for other in range(table.players):
        standing = float(table.dwarfs(tile, other))
        if standing:
            if not reach.can_finish(table, other, tile):
                value += values_at_a_glance.STUCK_DWARF * standing if other == seat else -0.3 * standing
            elif other == seat:
                value -= 0.6 * standing
            else:
                value += 1.5 * standing * standing / need
    return value


def glance_target(table: Board, seat: i64, option: i64, goal: i64) -> float:
    step = table.step
    if step == steps.AMBUSH:
        return ambush_gain(table, seat, option - choices.TILE)
    if step == steps.BULLY_OWN:
        return -work_left(table, seat, option - choices.TILE, goal)
    if step == steps.BULLY_RIVAL:
        return glance_swap(table, seat, (option - choices.DWARF) >> 2, (option - choices.DWARF) & 3, goal)
    if step == steps.PANIC:
        return glance_panic(table, seat, (option - choices.DWARF) >> 2, (option - choices.DWARF) & 3, goal)
    if step == steps.PANIC_TO:
        return glance_flight(table, seat, option - choices.TILE, goal)
    victim = option - choices.PLAYER
    return float(table.all_gems(victim) if step == steps.THIEF else table.all_ogres(victim))


def glance_swap(table: Board, seat: i64, tile: i64, other: i64, goal: i64) -> float:
    """A swap is good into a task of the seat, and out of a task of a rival."""
    return glance_put(table, seat, tile, goal) + 0.5 * work_left(table, other, tile, goal)


def glance_panic(table: Board, seat: i64, tile: i64, owner: i64, goal: i64) -> float:
    lost = work_left(table, owner, tile, goal)
    return -lost if owner == seat else lost


def glance_flight(table: Board, seat: i64, tile: i64, goal: i64) -> float:
    owner = table.spot & 3
    value = glance_put(table, owner, tile, goal)
    return value if owner == seat else -value


# -- places ----------------------------------------------------------------------------------------


def glance_place(table: Board, seat: i64, option: i64) -> float:
    card = table.held
    if option >= choices.COVER:
        return glance_cover(table, seat, card, option - choices.COVER)
    how = option - choices.BESIDE
    return glance_beside(table, seat, card, how >> 2, how & 3)


def glance_cover(table: Board, seat: i64, card: i64, tile: i64) -> float:
    gain = float(table.box.vp[card] - table.box.vp[table.top(tile)])
    castle = table.castle(seat)
    if castle != NO_TILE and table.region(castle) == table.region(tile):
        return gain - 0.3
    for other in range(table.players):
        castle = table.castle(other)
        if other != seat and castle != NO_TILE and table.region(castle) == table.region(tile):
            return -gain
    return -1.0


def glance_beside(table: Board, seat: i64, card: i64, tile: i64, side: i64) -> float:
    """Points go next to the own kingdom by open sides, monsters next to those of others."""
    x = building.beside_x(table, tile, side)
    y = building.beside_y(table, tile, side)
    points = float(table.box.vp[card])
    value = 0.0
    for other in range(table.tiles):
        across = x - table.x(other)
        along = y - table.y(other)
        if across * across + along * along == 1 and not table.is_empty(other):
            value += side_worth(table, seat, card, other, facing(across, along), points)
    return value


def facing(across: i64, along: i64) -> i64:
    """The side of a tile towards the other cell."""
    if across:
        return 1 if across > 0 else 3
    return 2 if along > 0 else 0


def side_worth(table: Board, seat: i64, card: i64, tile: i64, side: i64, points: float) -> float:
    if table.walls(tile) >> side & 1:
        return 0.0
    region = table.region(tile)
    value = 0.1
    for other in range(table.players):
        castle = table.castle(other)
        if castle != NO_TILE and table.region(castle) == region:
            value += points + 0.3 if other == seat else -0.6 * points
            if table.box.kind[card] == CASTLE:
                value -= 0.5
    if table.box.kind[card] == CASTLE and not monster_near(table, tile):
        value += 1.0
    return value


def best_rotation(table: Board, seat: i64) -> i64:
    """The best rotation; each is tried on a copy."""
    walls = table.box.walls[table.held]
    best: i64 = choices.TURN
    highest: float = NEVER
    for rotation in range(i64(SIDES)):
        if building.is_first_look(walls, rotation):
            ahead = table.copy()
            assert isinstance(ahead, Board)
            building.lay(ahead, seat, table.held, table.spot, rotation)
            value = kingdoms_compared(ahead, seat)
            if value > highest:
                best, highest = choices.TURN + rotation, value
    return best


def kingdoms_compared(table: Board, seat: i64) -> float:
    """The own kingdom, less those of others; a giant near a castle costs its action."""
    value = 0.0
    for other in range(table.players):
        castle = table.castle(other)
        if castle != NO_TILE:
            points = float(kingdom_value(table, other))
            if giant_near(table, castle):
                points -= values_at_a_glance.ACTION_WORTH
            value += points if other == seat else -0.6 * points
    return value + 0.05 * float(open_sides(table))


def open_sides(table: Board) -> i64:
    """How many sides of the new tile leave room to grow."""
    tile = table.tiles - 1
    number: i64 = 0
    for side in range(i64(SIDES)):
        if table.walls(tile) >> side & 1 == 0:
            other = table.next(tile, side)
            if other == NO_TILE or table.walls(other) >> opposite(side) & 1 == 0:
                number += 1
    return number


# -- resolve and discard ---------------------------------------------------------------------------


def first_task(table: Board, tile: i64) -> float:
    """Monsters first, since they may block mines; warehouses last, since gems come in before."""
    kind = table.kind(tile)
    if kind == DRAGON or kind == GIANT:
        return 9.0
    return -9.0 if kind == WAREHOUSE else 1.0


def glance_dig(table: Board, seat: i64, option: i64) -> float:
    if option == choices.DECLINE:
        return 0.6
    return values_at_a_glance.uncovered_worth(table, seat, option - choices.TILE, reach.at_hand(table, seat))


def glance_discard(table: Board, seat: i64, option: i64, goal: i64) -> float:
    if option >= choices.DISCARD_OGRE:
        return -values_at_a_glance.ogre_worth(table, seat)
    gem = option - choices.DISCARD_GEM
    if goal != NO_TILE and table.gems(seat, gem) > table.box.cost(goal, gem):
        return -0.8 * float(table.box.gem_vp[gem])
    return -values_at_a_glance.gem_worth(table, seat, gem, goal)
