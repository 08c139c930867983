"""How good a position looks for a seat, in points of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from . import scoring
from .table import Board


def estimate(table: Board, seat: i64) -> float:
    return float(scoring.total(table, seat))


def outlook(table: Board, seat: i64) -> float:
    return table.reward(seat)
