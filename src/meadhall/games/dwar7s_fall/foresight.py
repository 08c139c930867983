"""Looking ahead, for players who search: a round is played on by quick choices, and then judged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import estimate, judgement, scoring, steps
from .table import Board

RIVALRY: Final = 0.8  # how much of a rival's gain counts as the own loss, between two players
PAR: Final = 50.0  # what prospects are compared with, as far as not with those of rivals
LEAD_SCALE: Final = 30.0  # a lead of so many points is worth half of what is left to be had


def look_ahead(table: Board) -> None:
    """Play on until everybody had a turn. All choices are followed by the same play, without whims: else
    chance would drown the small differences between them."""
    left = table.players
    while table.step != steps.OVER and left:
        if table.step == steps.END:
            left -= 1
        table.decide(table.active, judgement.quick_choice(table, table.active, 0))


def lead(table: Board, seat: i64) -> float:
    rivalry = estimate.felt(table, RIVALRY)
    own = estimate.prospects(table, seat)
    return own - rivalry * estimate.best_rival(table, seat) - (1.0 - rivalry) * PAR


def outlook(table: Board, seat: i64) -> float:
    """From 0 to 1 by the lead; a finished game counts its winners, too."""
    ahead = lead(table, seat)
    share = 0.5 + 0.5 * ahead / (abs(ahead) + LEAD_SCALE)
    if table.step != steps.OVER:
        return share
    return 0.5 * (share + scoring.victory_share(table, seat))
