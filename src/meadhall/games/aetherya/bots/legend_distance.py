"""The distance of a kingdom from legends, in cards still to be laid: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import legends
from ..rules.adjacency import CELLS, adjacent, bit, count, touching
from ..state.cards import ALL_RACES, DRAGON, DUEL_GOBLIN_DWARF, GOBLIN, HUMAN, LEGEND_KINDS, LEGENDS, PORTAL
from ..state.table import Board

ONE_CARD_AWAY: Final = 0.6
TWO_CARDS_AWAY: Final = 0.25
FURTHER: Final = 0.05


def nearness(table: Board, seat: i64, wanted: i64) -> float:
    """The sum over some legends that are not met, each from 0 to 1."""
    value = 0.0
    for legend in range(i64(LEGENDS)):
        if wanted & bit(legend):
            missing = cards_missing(table, seat, legend)
            value += 1.0 if missing <= 0 else promise(missing)
    return value


def promise(missing: i64) -> float:
    if missing == 1:
        return ONE_CARD_AWAY
    return TWO_CARDS_AWAY if missing == 2 else FURTHER


def cards_missing(table: Board, seat: i64, legend: i64) -> i64:
    """The number of cards still to be laid, if the right ones were at hand."""
    if legend == ALL_RACES:
        return races_missing(table, seat)
    first, second = LEGEND_KINDS[2 * legend], LEGEND_KINDS[2 * legend + 1]
    portals = legends.portals_between(table, seat, first, second)
    free = ~(table.cards(seat, DRAGON) | table.cards(seat, PORTAL))
    ones, others = table.cards(seat, first), table.cards(seat, second)
    around: i64 = 2 if legend >= DUEL_GOBLIN_DWARF else 1
    least = missing_around(portals, free, ones, others, around)
    if first != second:
        least = min(least, missing_around(portals, free, others, ones, around))
    return least


def missing_around(portals: i64, free: i64, centres: i64, others: i64, wanted: i64) -> i64:
    """The fewest missing cards over all cells for one card with others around it."""
    least = wanted + 1
    for cell in range(i64(CELLS)):
        middle = bit(cell)
        if not (centres | free) & middle:
            continue
        beside = adjacent(portals, cell) if portals else touching(middle)
        missing = wanted - min(wanted, count(beside & others))
        if not centres & middle:
            missing += 1
        least = min(least, missing)
    return least


def races_missing(table: Board, seat: i64) -> i64:
    missing: i64 = 0
    for race in range(i64(HUMAN), i64(GOBLIN + 1)):
        if not table.cards(seat, race):
            missing += 1
    return missing
