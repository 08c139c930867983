"""Looking ahead, for players who search: an action is finished, and the position judged, in many worlds.

Playing on by quick choices made search weaker: they err by more than most choices differ.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import estimate, judgement, scoring, steps
from .table import Board

SCALE: Final = 2.0  # points: choices of one moment differ by little, and that little must show


def begin_to_think(table: Board, seat: i64) -> None:
    """Note how the seat stands before it tries its choices."""
    table.stood = estimate.standing(table, seat)


def look_ahead(table: Board) -> None:
    judgement.finish_action(table)


def outlook(table: Board, seat: i64) -> float:
    """From 0 to 1 by what was gained since the seat began to think; a finished game counts winners, too."""
    gain = estimate.standing(table, seat) - table.stood
    share = 0.5 + 0.5 * gain / (abs(gain) + SCALE)
    if table.step != steps.OVER:
        return share
    return 0.5 * (share + scoring.victory_share(table, seat))
