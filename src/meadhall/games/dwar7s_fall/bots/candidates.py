"""Support for search: the choices worth searching, the rollout, and the value of the table it reaches."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import below, next_luck

from ..rules import scoring
from ..state import steps
from ..state.table import Board
from . import position_value, rollout_policy

CANDIDATES: Final = 8  # those with the best estimates
PATIENCE: Final = 30  # rounds to play on at most
CLEAR_LEAD: Final = 10.0  # points
DISCOUNT: Final = 0.98  # what a result is worth a round later
EPSILON: Final = 1e-9  # estimates that differ by less are equal
LONG_GAME: Final = 16  # rounds
RESTLESS: Final = 0.1  # points below the best that are accepted, for each further round

# -- what deserves a thought -----------------------------------------------------------------------


def default_choice(table: Board, seat: i64, luck: i64) -> i64:
    """The choice with the best estimate; of equal ones a random one. In a long game worse choices come in,
    too: else all players might repeat the same moves for ever."""
    options = table.all_options(seat)
    values = estimates(table, seat, options)
    least = max(values) - EPSILON - RESTLESS * float(max(table.round - LONG_GAME, i64(0)))
    equals = [option for option, value in zip(options, values, strict=True) if value > least]
    return equals[below(next_luck(luck), len(equals))]


def candidates(table: Board, seat: i64) -> list[int]:
    """The choices worth searching: the best actions, places and trades. Other decisions get the default
    choice."""
    if not is_weighty(table.step):
        return [default_choice(table, seat, table.luck)]
    options = table.all_options(seat)
    if len(options) <= CANDIDATES:
        return options
    values = estimates(table, seat, options)
    least = sorted(values)[-CANDIDATES]
    return [option for option, value in zip(options, values, strict=True) if value >= least][:CANDIDATES]


def is_weighty(step: i64) -> bool:
    return step == steps.ACT or step == steps.PLACE or step == steps.TRADE


def estimates(table: Board, seat: i64, options: list[int]) -> list[float]:
    """The estimate of the table after each choice."""
    values: list[float] = []
    for option in options:
        ahead = table.copy()
        assert isinstance(ahead, Board)
        ahead.decide(seat, option)
        values.append(position_value.estimate(ahead, seat))
    return values


# -- playing on ------------------------------------------------------------------------------------


def rollout(table: Board, luck: i64) -> None:
    """Plays on with quick choices, at most PATIENCE rounds."""
    state = luck
    last = table.round + PATIENCE
    while table.step != steps.OVER and table.round <= last:
        state = next_luck(state)
        table.decide(table.active, rollout_policy.quick_choice(table, table.active, state))


def value(table: Board, seat: i64) -> float:
    """From 0 to 1. Half of it is the share of the victory, half the lead over the strongest rival; the first
    points of a lead count most. A discount makes early victories and late defeats better."""
    lead = float(scoring.total(table, seat) - best_total(table, seat))
    lead = lead / math.sqrt(lead * lead + CLEAR_LEAD * CLEAR_LEAD)
    share = 2.0 * scoring.victory_share(table, seat) - 1.0
    return 0.5 + 0.25 * (share + lead) * math.pow(DISCOUNT, float(table.round))


def best_total(table: Board, seat: i64) -> i64:
    """The highest score among rivals."""
    best: i64 = -1000
    for other in range(table.players):
        if other != seat:
            best = max(best, scoring.total(table, other))
    return best
