"""Looking ahead, for players who search: which choices deserve a thought, and how a game may go on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.luck import below, next_luck

from . import estimate, judgement, scoring, steps
from .table import Board

CANDIDATES: Final = 8  # choices worth a thought: those the estimate likes best
PATIENCE: Final = 30  # rounds to play on at most
SCALE: Final = 8.0  # with a lead of so many points a victory is as good as half certain
HAIR: Final = 1e-9  # estimates that differ by less are equal

# -- what deserves a thought -----------------------------------------------------------------------


def rule_of_thumb(table: Board, seat: i64, luck: i64) -> i64:
    """What the estimate likes best; a random one of equals, lest stubborn players wait for ever."""
    options = table.all_options(seat)
    values = estimates(table, seat, options)
    highest = max(values)
    equals = [option for option, value in zip(options, values, strict=True) if value > highest - HAIR]
    return equals[below(next_luck(luck), len(equals))]


def promising(table: Board, seat: i64) -> list[int]:
    """A few of the actions, places and trades; small steps follow the rule of thumb."""
    if not is_weighty(table.step):
        return [rule_of_thumb(table, seat, table.luck)]
    options = table.all_options(seat)
    if len(options) <= CANDIDATES:
        return options
    values = estimates(table, seat, options)
    least = sorted(values)[-CANDIDATES]
    return [option for option, value in zip(options, values, strict=True) if value >= least][:CANDIDATES]


def is_weighty(step: i64) -> bool:
    return step == steps.ACT or step == steps.PLACE or step == steps.TRADE


def estimates(table: Board, seat: i64, options: list[int]) -> list[float]:
    """How the table would look after each choice."""
    values: list[float] = []
    for option in options:
        ahead = table.copy()
        assert isinstance(ahead, Board)
        ahead.decide(seat, option)
        values.append(estimate.estimate(ahead, seat))
    return values


# -- playing on ------------------------------------------------------------------------------------


def look_ahead(table: Board, luck: i64) -> None:
    """Quick players finish the game, if they do not get stuck."""
    state = luck
    last = table.round + PATIENCE
    while table.step != steps.OVER and table.round <= last:
        state = next_luck(state)
        table.decide(table.active, judgement.quick_choice(table, table.active, state))


def outlook(table: Board, seat: i64) -> float:
    """From 0 to 1 by the lead over the strongest rival: a narrow victory counts for more than another point
    in a clear one."""
    lead = float(scoring.total(table, seat) - best_total(table, seat))
    return 0.5 + 0.5 * lead / (abs(lead) + SCALE)


def best_total(table: Board, seat: i64) -> i64:
    """The highest score among rivals."""
    best: i64 = -1000
    for other in range(table.players):
        if other != seat:
            best = max(best, scoring.total(table, other))
    return best
