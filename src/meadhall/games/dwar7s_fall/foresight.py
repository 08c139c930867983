"""Looking ahead, for players who search: an action is finished, and the position judged, in many worlds.

Playing on by quick choices made search weaker: they err by more than most choices differ.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import estimate, judgement, scoring, steps
from .table import Board

PAR: Final = 40.0  # a standing that promises neither victory nor defeat
SCALE: Final = 30.0  # so many points more are worth half of what is left to be had


def look_ahead(table: Board) -> None:
    judgement.finish_action(table)


def outlook(table: Board, seat: i64) -> float:
    """From 0 to 1 by how the seat stands; a finished game counts its winners, too."""
    above = estimate.standing(table, seat) - PAR
    share = 0.5 + 0.5 * above / (abs(above) + SCALE)
    if table.step != steps.OVER:
        return share
    return 0.5 * (share + scoring.victory_share(table, seat))
