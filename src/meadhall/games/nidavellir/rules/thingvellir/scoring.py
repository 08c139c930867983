"""What artefacts are worth at the end (N14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...state.cards import (
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
from ...state.table import COINS, Board

SCORING: Final = vec[i64]([DRAUPNIR, SVALINN, MEGINGJORD, MJOLLNIR, HRAFNSMERKI, JARNGLOFI])
DRAUPNIR_COIN: Final = 15
DRAUPNIR_POINTS: Final = 6
SVALINN_POINTS: Final = 5
MEGINGJORD_SCORE: Final[int] = FACTS[MEGINGJORD]["end_score"]
MJOLLNIR_POINTS: Final = 2
HRAFNSMERKI_POINTS: Final = 5
JARNGLOFI_SCORE: Final[int] = FACTS[JARNGLOFI]["end_score"]


def artefacts(table: Board, seat: i64) -> i64:
    """N12.10: all artefacts of a seat."""
    score: i64 = 0
    for index in range(i64(6)):
        if table.commands(seat, SCORING[index]):
            score += points_of(table, seat, SCORING[index])
    return score


def points_of(table: Board, seat: i64, artefact: i64) -> i64:
    """What one artefact is worth to its owner."""
    if artefact == DRAUPNIR:
        return draupnir(table, seat)
    if artefact == SVALINN:  # N14.4
        return SVALINN_POINTS * table.heroes(seat)
    if artefact == MEGINGJORD:
        return MEGINGJORD_SCORE
    if artefact == MJOLLNIR:
        return mjollnir(table, seat)
    if artefact == HRAFNSMERKI:
        return hrafnsmerki(table, seat)
    return JARNGLOFI_SCORE if artefact == JARNGLOFI else 0


def draupnir(table: Board, seat: i64) -> i64:
    """N14.2: for each coin of 15 or more."""
    score: i64 = 0
    for index in range(i64(COINS)):
        if COIN_VALUE[table.coin(seat, index)] >= DRAUPNIR_COIN:
            score += DRAUPNIR_POINTS
    return score


def mjollnir(table: Board, seat: i64) -> i64:
    """N14.8: for each grade of the column that has most."""
    most: i64 = 0
    for column in range(i64(CLASSES)):
        most = max(most, table.grades(seat, column))
    return MJOLLNIR_POINTS * most


def hrafnsmerki(table: Board, seat: i64) -> i64:
    """N14.10: for each mercenary card."""
    score: i64 = 0
    for card in range(i64(FIRST_MERCENARY), i64(FIRST_MERCENARY + MERCENARIES)):
        if table.commands(seat, card) or table.enlisted(seat, card):
            score += HRAFNSMERKI_POINTS
    return score
