"""How good a position looks for a seat, in points of the final score: what it has, and what it promises."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import goals, judgement, scoring, steps, turns, worth
from .table import Board

WORK_PART: Final = 0.85  # of a task, while its dwarfs still stand there
STRAY_DWARF: Final = 0.4  # what a dwarf without a useful task costs
FULL_HAND: Final = 2.0  # what each card above the hand limit costs
ROOM: Final = 0.9  # of a place in hand for gems and ogres
USEFUL_ROOM: Final = 6
HARM_PART: Final = 0.35  # how much of a rival's gain is felt as the own loss
PATIENCE: Final = 12  # rounds after which harm matters less, lest two stubborn players wait for ever
LEAD_SCALE: Final = 12.0  # a lead of so many points is worth half of what is left to be had


def estimate(table: Board, seat: i64) -> float:
    """A half-finished action is judged by its best end."""
    if table.step != steps.OVER and judgement.is_nested(table.step):
        ahead = table.copy()
        assert isinstance(ahead, Board)
        judgement.finish_action(ahead)
        return standing(ahead, seat)
    return standing(table, seat)


def standing(table: Board, seat: i64) -> float:
    """The own prospects, less a part of those of the strongest rival."""
    harm = HARM_PART
    if table.round > PATIENCE:
        harm = HARM_PART * float(PATIENCE * PATIENCE) / float(table.round * table.round)
    return prospects(table, seat) - harm * best_rival(table, seat)


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
    value += worth.secret_promise(table, seat)
    if table.final_round and has_played(table, seat):
        return value
    value += worth.GOAL_WORTH * float(goals.goals_completed(table, seat))
    value += worth.goal_promise(table, seat) + work(table, seat)
    value += hand_room(table, seat)
    value += 0.7 * worth.OGRE_WORTH * float(table.all_ogres(seat))
    if turns.allowance(table, seat) > table.box.base_actions:
        value += worth.ACTION_WORTH
    return value


def hand_room(table: Board, seat: i64) -> float:
    """Kingdom cards in hand leave no room for gems; what is above the limit will be lost."""
    room = table.all_gems(seat) + table.all_ogres(seat) - turns.surplus(table, seat)
    lost = max(turns.surplus(table, seat), i64(0))
    return ROOM * float(min(room, i64(USEFUL_ROOM))) - FULL_HAND * float(lost)


def has_played(table: Board, seat: i64) -> bool:
    """Whether the seat's turn in this round is over."""
    return turns.turns_left(table, seat) > turns.turns_left(table, table.active)


def work(table: Board, seat: i64) -> float:
    """Dwarfs gathering for a task promise a part of it."""
    goal = worth.best_goal(table, seat)
    value = 0.0
    for tile in range(table.tiles):
        dwarfs = table.dwarfs(tile, seat)
        if dwarfs:
            value += work_at(table, seat, tile, dwarfs, goal)
    return value


def work_at(table: Board, seat: i64, tile: i64, dwarfs: i64, goal: i64) -> float:
    need = table.box.need[table.top(tile)]
    surplus = dwarfs - need
    if surplus >= 0:
        due = WORK_PART * worth.task_worth(table, seat, tile, goal)
        return due - STRAY_DWARF * float(surplus)
    part = float(dwarfs) / float(need)
    free = table.box.spaces[table.top(tile)] - table.crowd(tile)
    if free + surplus < 0:  # rivals stand in the way
        part = 0.0
    return 0.7 * part * worth.task_worth(table, seat, tile, goal) - STRAY_DWARF * float(dwarfs)


# -- outlook ---------------------------------------------------------------------------------------


def outlook(table: Board, seat: i64) -> float:
    """From 0 to 1 by the lead over the best rival; a finished game counts its winners too."""
    lead = prospects(table, seat) - best_rival(table, seat)
    share = 0.5 + 0.5 * lead / (abs(lead) + LEAD_SCALE)
    if table.step != steps.OVER:
        return share
    return 0.5 * (share + scoring.victory_share(table, seat))
