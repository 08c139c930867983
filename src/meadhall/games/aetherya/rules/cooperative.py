"""The cooperative game (D): one display of legends for all, and a pile of penalties."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.result import Result

from ..state import choices, events, steps
from ..state.table import Board
from . import ending, legends, turns
from .adjacency import bit, lowest
from .deal import display_size, draw_legends


def check_legends(table: Board, seat: i64) -> None:
    """D4: every open displayed legend met in this kingdom is turned closed; compulsory [R31]."""
    flips = flipped_by(table, seat)
    table.turned |= flips
    while flips:
        table.emit(events.LEGEND_FULFILLED, seat, lowest(flips))
        flips &= flips - 1


def flipped_by(table: Board, seat: i64) -> i64:
    return table.met(seat) & legends.open_legends(table)


def end_turn(table: Board, seat: i64) -> None:
    """D8: an empty deck ends the game after the turn, without D5 even at the end of a round [R33]."""
    if is_over(table, seat):
        ending.finish(table)
    elif is_round_over(table, seat):
        end_round(table)
    else:
        turns.begin(table, turns.next_player(table, seat))


def is_over(table: Board, seat: i64) -> bool:
    """D7, D8."""
    return ending.is_complete(table, seat) or table.deck_size == 0


def is_round_over(table: Board, seat: i64) -> bool:
    """D5: every player has had one turn."""
    return turns.next_player(table, seat) == table.first


def end_round(table: Board) -> None:
    """D5."""
    table.emit(events.ROUND_ENDED, table.first)
    if not table.turned:
        table.active = table.first  # who submits for the team [R32]
        table.step = steps.PENALTY
        return
    remove_turned(table)
    renew_display(table)


def remove_turned(table: Board) -> None:
    """D5.1: fulfilled legends leave the game."""
    table.display &= ~table.turned
    table.turned = 0


def offer_penalties(table: Board) -> None:
    table.offer_each(choices.PENALTY, table.display)


def penalise(table: Board, seat: i64, legend: i64) -> None:
    put_on_penalty_pile(table, seat, legend)
    renew_display(table)


def put_on_penalty_pile(table: Board, seat: i64, legend: i64) -> None:
    """D5.2."""
    table.display &= ~bit(legend)
    table.penalty |= bit(legend)
    table.emit(events.LEGEND_PENALISED, seat, legend)


def renew_display(table: Board) -> None:
    """D5.3; D9: without a legend left the game ends [R36]."""
    draw_legends(table, display_size(table))
    if table.display:
        turns.begin(table, table.first)
    else:
        ending.finish(table)


def penalty_sum(table: Board) -> int:
    return legends.value_of(table.penalty)


def score(totals: tuple[int, ...], penalties: int) -> int:
    """D11: the lowest total less the penalties. D10: the team has won if it is more than 0."""
    return min(totals) - penalties


def result(table: Board, totals: tuple[int, ...]) -> Result:
    team_score = score(totals, penalty_sum(table))
    shared = tuple(1 for _ in totals)
    return Result(totals, shared, team_score > 0, "kingdoms_against_penalties", team_score)
