"""Scoring (W14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.result import Result

from ..state.cards import GEMS
from ..state.table import Board
from .dwarfs import on_table
from .goals import can_reveal
from .regions import kingdom_tiles, kingdom_value

REASONS: Final = ("goals", "standstill", "round_limit")


def goal_points(table: Board, seat: i64) -> i64:
    points: i64 = 0
    for goal in range(table.box.trade_goals):
        if table.holder(goal) == seat:
            points += table.box.goal_vp[goal]
    if table.is_revealed(seat):
        points += table.box.secret_vp[table.secret(seat)]
    return points


def monster_points(table: Board, seat: i64) -> i64:
    """W11.7."""
    return table.box.trophy_vp * table.trophies(seat)


def gem_points(table: Board, seat: i64) -> i64:
    points: i64 = 0
    for gem in range(i64(GEMS)):
        points += table.gems(seat, gem) * table.box.gem_vp[gem]
    return points


def total(table: Board, seat: i64) -> i64:
    """W14.1: cards and ogres in hand give nothing; W14.2: a shared kingdom counts in full for each."""
    score = goal_points(table, seat) + monster_points(table, seat)
    return score + gem_points(table, seat) + kingdom_value(table, seat)


def final_goal_points(table: Board, seat: i64) -> i64:
    """W14.4: at the end a fulfilled secret goal counts, revealed or not."""
    points = goal_points(table, seat)
    if can_reveal(table, seat):
        points += table.box.secret_vp[table.secret(seat)]
    return points


def final_total(table: Board, seat: i64) -> i64:
    """The score if the game ended now."""
    return total(table, seat) - goal_points(table, seat) + final_goal_points(table, seat)


def places(ranks: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """W14.3: by score, then tiles of the kingdom, then own dwarfs on the table; full ties are shared."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def result(table: Board) -> Result:
    ranks: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        ranks.append((total(table, seat), kingdom_tiles(table, seat), on_table(table, seat)))
    scores = tuple(rank[0] for rank in ranks)
    return Result(scores, places(ranks), reason=REASONS[table.ended_by])


def victory_share(table: Board, seat: i64) -> float:
    """The seat's share of the victory, computed without sorting."""
    sharers = 0
    for other in range(table.players):
        lead = compare(table, other, seat)
        if lead > 0:
            return 0.0
        if lead == 0:
            sharers += 1
    return 1.0 / sharers


def compare(table: Board, one: i64, other: i64) -> i64:
    """Above 0 if the first seat is ahead (W14.3)."""
    lead = total(table, one) - total(table, other)
    if not lead:
        lead = kingdom_tiles(table, one) - kingdom_tiles(table, other)
    if not lead:
        lead = on_table(table, one) - on_table(table, other)
    return lead
