"""The value of a position for a seat, in points of the final score: its points and its prospects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import goals, scoring, turns
from ..state import steps
from ..state.cards import GEMS, WAREHOUSE
from ..state.table import Board
from . import rollout_policy, values_at_a_glance
from .reach import can_finish

WORK_PART: Final = 0.85  # of a task, while its dwarfs still stand there
PART_DONE: Final = 0.7  # of a task, by the part of its dwarfs that stand there
STRAY_DWARF: Final = 0.4  # the cost of a dwarf away from home
FULL_HAND: Final = 2.0  # the cost of each card above the hand limit
ROOM: Final = 0.9  # of a place in hand for gems and ogres
USEFUL_ROOM: Final = 6
ENOUGH_GEMS: Final = 3  # of a kind: no goal asks for more
HOARDED_GEM: Final = 0.6  # the part of its points that a further one loses
HARM_PART: Final = 0.35  # of a rival's gain, as the own loss
PATIENCE: Final = 12  # rounds; later harm matters less and stuck dwarfs more, so that nobody waits for ever


def estimate(table: Board, seat: i64) -> float:
    """The value of a position. A half-finished action counts as finished in the best way."""
    if table.step != steps.OVER and rollout_policy.is_nested(table.step):
        ahead = table.copy()
        assert isinstance(ahead, Board)
        rollout_policy.finish_action(ahead)
        return standing(ahead, seat)
    return standing(table, seat)


def standing(table: Board, seat: i64) -> float:
    """The prospects of the seat, less a part of those of the strongest rival."""
    return prospects(table, seat) - felt(table, HARM_PART) * best_rival(table, seat)


def felt(table: Board, part: float) -> float:
    """How much a rival's gain counts against the seat: less with more rivals, less in a long game."""
    share = part / float(table.players - 1)
    if table.round > PATIENCE:
        share = share * float(PATIENCE * PATIENCE) / float(table.round * table.round)
    return share


def best_rival(table: Board, seat: i64) -> float:
    best: float = -1000.0
    for other in range(table.players):
        if other != seat:
            best = max(best, prospects(table, other))
    return best


def prospects(table: Board, seat: i64) -> float:
    value = float(scoring.total(table, seat))
    if table.step == steps.OVER:
        return value
    value += values_at_a_glance.secret_promise(table, seat)
    if table.final_round:
        return value if has_played(table, seat) else value + last_work(table, seat)
    value += values_at_a_glance.GOAL_WORTH * float(goals.goals_completed(table, seat))
    value += values_at_a_glance.goal_promise(table, seat) + work(table, seat)
    value += hand_room(table, seat) - hoarded(table, seat)
    value += 0.7 * values_at_a_glance.OGRE_WORTH * float(table.all_ogres(seat))
    if turns.allowance(table, seat) > table.box.base_actions:
        value += values_at_a_glance.ACTION_WORTH
    return value


def hand_room(table: Board, seat: i64) -> float:
    """The value of room in the hand. Kingdom cards take room; cards above the limit will be discarded."""
    room = table.all_gems(seat) + table.all_ogres(seat) - turns.surplus(table, seat)
    lost = max(turns.surplus(table, seat), i64(0))
    return ROOM * float(min(room, i64(USEFUL_ROOM))) - FULL_HAND * float(lost)


def hoarded(table: Board, seat: i64) -> float:
    """The cost of many gems of one kind: they leave no room for others."""
    value = 0.0
    for gem in range(i64(GEMS)):
        number = table.gems(seat, gem) - ENOUGH_GEMS
        if number > 0:
            value += HOARDED_GEM * float(number * table.box.gem_vp[gem])
    return value


def has_played(table: Board, seat: i64) -> bool:
    """Whether the seat has had its turn in this round."""
    return turns.turns_left(table, seat) > turns.turns_left(table, table.active)


def work(table: Board, seat: i64) -> float:
    """The value of dwarfs that gather for tasks. Only the best warehouse counts: there is one goal to buy."""
    goal = values_at_a_glance.best_goal(table, seat)
    coming = coming_home(table, seat)
    value = 0.0
    trade = 0.0
    for tile in range(table.tiles):
        dwarfs = table.dwarfs(tile, seat)
        if dwarfs:
            gain = gain_at(table, seat, tile, dwarfs, goal, coming)
            if table.kind(tile) == WAREHOUSE:
                trade = max(trade, gain)
            else:
                value += gain
            value -= cost_at(table, seat, tile, dwarfs, coming)
    return value + trade


def coming_home(table: Board, seat: i64) -> i64:
    """How many dwarfs will be free: those that return, and those at the task to finish next."""
    returning: i64 = 0
    next_task: i64 = 0
    for tile in range(table.tiles):
        dwarfs = table.dwarfs(tile, seat)
        if dwarfs:
            need = table.box.need[table.top(tile)]
            if dwarfs >= need:
                returning += need
            elif dwarfs > next_task and can_finish(table, seat, tile):
                next_task = dwarfs
    return returning + next_task


def gain_at(table: Board, seat: i64, tile: i64, dwarfs: i64, goal: i64, coming: i64) -> float:
    need = table.box.need[table.top(tile)]
    if dwarfs >= need:
        return WORK_PART * values_at_a_glance.task_worth(table, seat, tile, goal)
    if not can_finish(table, seat, tile, coming):
        return 0.0
    return PART_DONE * float(dwarfs) / float(need) * values_at_a_glance.task_worth(table, seat, tile, goal)


def cost_at(table: Board, seat: i64, tile: i64, dwarfs: i64, coming: i64) -> float:
    """The cost of dwarfs that are neither at home nor about to return."""
    need = table.box.need[table.top(tile)]
    if dwarfs >= need:
        return STRAY_DWARF * float(dwarfs - need)
    if can_finish(table, seat, tile, coming):
        return STRAY_DWARF * float(dwarfs)
    return values_at_a_glance.STUCK_DWARF * weariness(table) * float(dwarfs)


def weariness(table: Board) -> float:
    """Dwarfs that block each other cost more the longer the game lasts."""
    return float(max(table.round, i64(PATIENCE))) / float(PATIENCE)


def last_work(table: Board, seat: i64) -> float:
    """The value of tasks that the seat can still finish in its last turn."""
    left = turns.allowance(table, seat)
    if table.active == seat:
        left = left - table.used if table.step == steps.ACT else 0
    value = 0.0
    for tile in range(table.tiles):
        dwarfs = table.dwarfs(tile, seat)
        if dwarfs:
            need = table.box.need[table.top(tile)]
            if need - dwarfs <= left and (dwarfs >= need or can_finish(table, seat, tile)):
                part = min(float(dwarfs) / float(need), 1.0)
                value += WORK_PART * part * values_at_a_glance.last_worth(table, seat, tile)
    return value
