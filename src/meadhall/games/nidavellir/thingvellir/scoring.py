"""What artefacts are worth at the end (N14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import (
    CLASSES,
    COIN_VALUE,
    DRAUPNIR,
    FACTS,
    FIRST_MERCENARY,
    HRAFNSMERKI,
    JARNGLOFI,
    MEGINGJORD,
    MERCENARIES,
    MJOLLNIR,
    SVALINN,
)
from ..table import COINS, Board

MEGINGJORD_SCORE: Final[int] = FACTS[MEGINGJORD]["end_score"]
JARNGLOFI_SCORE: Final[int] = FACTS[JARNGLOFI]["end_score"]


def artefacts(table: Board, seat: i64) -> i64:
    """N12.10: all artefacts of a seat."""
    score: i64 = 0
    if table.commands(seat, DRAUPNIR):
        score += draupnir(table, seat)
    if table.commands(seat, SVALINN):  # N14.4
        score += 5 * table.heroes(seat)
    if table.commands(seat, MEGINGJORD):
        score += MEGINGJORD_SCORE
    if table.commands(seat, MJOLLNIR):
        score += mjollnir(table, seat)
    if table.commands(seat, HRAFNSMERKI):
        score += hrafnsmerki(table, seat)
    if table.commands(seat, JARNGLOFI):
        score += JARNGLOFI_SCORE
    return score


def draupnir(table: Board, seat: i64) -> i64:
    """N14.2: 6 a coin of 15 or more."""
    score: i64 = 0
    for index in range(i64(COINS)):
        if COIN_VALUE[table.coin(seat, index)] >= 15:
            score += 6
    return score


def mjollnir(table: Board, seat: i64) -> i64:
    """N14.8: 2 a grade of the best column."""
    most: i64 = 0
    for column in range(i64(CLASSES)):
        most = max(most, table.grades(seat, column))
    return 2 * most


def hrafnsmerki(table: Board, seat: i64) -> i64:
    """N14.10: 5 a mercenary card."""
    score: i64 = 0
    for card in range(i64(FIRST_MERCENARY), i64(FIRST_MERCENARY + MERCENARIES)):
        if table.commands(seat, card) or table.enlisted(seat, card):
            score += 5
    return score
