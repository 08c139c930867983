"""Scoring (A10, B7): one function a row of the pad, on the open cards of a kingdom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .adjacency import CELLS, EVERY_CELL, adjacent, bit, count, lowest
from .cards import (
    DRAGON,
    DRAGON_ROW,
    DWARF,
    DWARF_ROW,
    ELF,
    ELF_ROW,
    FOREST,
    GEMS,
    GOBLIN,
    GOBLIN_ROW,
    HUMAN,
    HUMAN_ROW,
    LEGEND_ROW,
    MOUNTAIN,
    PLAIN,
    PORTAL,
    SCORE_ROWS,
    STAFF,
    SWAMP,
    TREATY,
    is_race,
)
from .legends import value_of
from .table import COMPETITIVE, Board

CONFLICT: Final = -2  # A10.6
MOST_TAMED: Final = 3  # A10.5
TOO_MANY_DRAGONS: Final = 6  # A10.5.3 [R14]


def row_score(table: Board, seat: i64, row: i64) -> i64:
    if row == ELF_ROW:
        return elf_row(table, seat)
    if row == DWARF_ROW:
        return dwarf_row(table, seat)
    if row == HUMAN_ROW:
        return human_row(table, seat)
    if row == GOBLIN_ROW:
        return goblin_row(table, seat)
    if row == DRAGON_ROW:
        return dragon_row(table, seat)
    if row == LEGEND_ROW:
        return legend_row(table, seat)
    return conflict_row(table, seat)


def total(table: Board, seat: i64) -> i64:
    """A10.8."""
    sum_of_rows: i64 = 0
    for row in range(i64(SCORE_ROWS)):
        sum_of_rows += row_score(table, seat, row)
    return sum_of_rows


def kingdom_points(table: Board, seat: i64) -> i64:
    """The rows without legends (C8, D10)."""
    return total(table, seat) - legend_row(table, seat)


# -- lands (A10.1 to A10.4) ------------------------------------------------------------------------


def pairs_between(portals: i64, ones: i64, others: i64) -> i64:
    """How many pairs of adjacent cells there are between two sets that share no cell."""
    pairs: i64 = 0
    left: i64 = ones
    while left:
        pairs += count(adjacent(portals, lowest(left)) & others)
        left &= left - 1
    return pairs


def elf_row(table: Board, seat: i64) -> i64:
    elves = table.cards(seat, ELF)
    if not elves:
        return 0
    portals = table.cards(seat, PORTAL)
    forests = pairs_between(portals, elves, table.cards(seat, FOREST))
    return 2 * forests - pairs_between(portals, elves, table.cards(seat, SWAMP))


def dwarf_row(table: Board, seat: i64) -> i64:
    dwarves = table.cards(seat, DWARF)
    return 2 * pairs_between(table.cards(seat, PORTAL), dwarves, table.cards(seat, MOUNTAIN))


def human_row(table: Board, seat: i64) -> i64:
    humans = table.cards(seat, HUMAN)
    if not humans:
        return 0
    portals = table.cards(seat, PORTAL)
    liked = table.cards(seat, FOREST) | table.cards(seat, MOUNTAIN)
    points = 2 * pairs_between(portals, humans, table.cards(seat, PLAIN))
    points += pairs_between(portals, humans, liked)
    return points - pairs_between(portals, humans, table.cards(seat, SWAMP))


def goblin_row(table: Board, seat: i64) -> i64:
    """A7.6: goblins do not use portals."""
    return 3 * pairs_between(0, table.cards(seat, GOBLIN), table.cards(seat, SWAMP))


def land_points(table: Board, seat: i64, cell: i64) -> i64:
    """What one race card scores by the lands adjacent to it."""
    around = adjacent(table.cards(seat, PORTAL), cell)
    race = table.card(seat, cell)
    forests = count(around & table.cards(seat, FOREST))
    mountains = count(around & table.cards(seat, MOUNTAIN))
    swamps = count(around & table.cards(seat, SWAMP))
    if race == ELF:
        return 2 * forests - swamps
    if race == DWARF:
        return 2 * mountains
    if race == HUMAN:
        return 2 * count(around & table.cards(seat, PLAIN)) + forests + mountains - swamps
    if race == GOBLIN:
        return 3 * count(adjacent(0, cell) & table.cards(seat, SWAMP))
    return 0


# -- dragons (A10.5, B6.2) -------------------------------------------------------------------------


def has_staff(table: Board, seat: i64, cell: i64) -> bool:
    """B6.2: a staff lies open on the card."""
    return table.items != 0 and table.token(seat, cell) == STAFF and not table.token_is_closed(seat, cell)


def is_tamed(table: Board, seat: i64, cell: i64) -> bool:
    """Two cards of one race among human, elf, dwarf are adjacent, or a staff lies on the dragon."""
    if has_staff(table, seat, cell):
        return True
    around = adjacent(table.cards(seat, PORTAL), cell)
    for race in range(i64(HUMAN), i64(DWARF + 1)):
        if count(around & table.cards(seat, race)) >= 2:
            return True
    return False


def dragon_value(dragons: i64) -> i64:
    """A10.5.1: what each is worth."""
    if dragons == 1:
        return 3
    return 5 if dragons == 2 else 6


def dragon_points(dragons: i64, tamed: i64) -> i64:
    """A10.5.2, A10.5.3."""
    if not dragons or dragons >= TOO_MANY_DRAGONS:
        return 0
    counted = min(tamed, i64(MOST_TAMED))
    return dragon_value(dragons) * (2 * counted - dragons)


def dragon_row(table: Board, seat: i64) -> i64:
    left = table.cards(seat, DRAGON)
    dragons = count(left)
    tamed: i64 = 0
    while left:
        if is_tamed(table, seat, lowest(left)):
            tamed += 1
        left &= left - 1
    return dragon_points(dragons, tamed)


# -- legends and gems (A10.7, B5) ------------------------------------------------------------------


def gem_score(table: Board, seat: i64) -> i64:
    """B5.1: the last digit of the sum."""
    gems: i64 = 0
    for gem in range(i64(1), i64(GEMS + 1)):
        gems += gem * table.beside(seat, gem)
    return gems % 10


def legend_row(table: Board, seat: i64) -> i64:
    """Legends score in competitive play only (C5, D4)."""
    if table.mode != COMPETITIVE:
        return 0
    legends = table.claims(seat)
    points = value_of(legends) if legends else 0
    return points + gem_score(table, seat) if table.items else points


# -- conflicts (A10.6, B6.1) -----------------------------------------------------------------------


def signed(table: Board, seat: i64) -> i64:
    """The cells of cards under a treaty (B6.1)."""
    cells: i64 = 0
    for cell in range(i64(CELLS)):
        if table.token(seat, cell) == TREATY and not table.token_is_closed(seat, cell):
            cells |= bit(cell)
    return cells & ~table.left_behind(seat)


def conflicts(table: Board, seat: i64) -> i64:
    """Hostile pairs; portals serve conflicts of goblins, too (A7.6)."""
    goblins = table.cards(seat, GOBLIN)
    elves = table.cards(seat, ELF)
    dwarves = table.cards(seat, DWARF)
    humans = table.cards(seat, HUMAN)
    if table.items:
        fighting = ~signed(table, seat)
        goblins &= fighting
        elves &= fighting
        dwarves &= fighting
        humans &= fighting
    portals = table.cards(seat, PORTAL)
    fights = pairs_between(portals, goblins, humans | elves | dwarves)
    return fights + pairs_between(portals, elves, dwarves)


def enemies(table: Board, seat: i64, cell: i64) -> i64:
    """The cells with which a card is in conflict."""
    fighting = ~signed(table, seat) if table.items else EVERY_CELL
    if not fighting & bit(cell):
        return 0
    race = table.card(seat, cell)
    hostile: i64 = 0
    if race == GOBLIN:
        hostile = table.cards(seat, HUMAN) | table.cards(seat, ELF) | table.cards(seat, DWARF)
    elif is_race(race):
        hostile = table.cards(seat, GOBLIN)
        if race == ELF:
            hostile |= table.cards(seat, DWARF)
        elif race == DWARF:
            hostile |= table.cards(seat, ELF)
    return adjacent(table.cards(seat, PORTAL), cell) & hostile & fighting


def conflict_row(table: Board, seat: i64) -> i64:
    return CONFLICT * conflicts(table, seat)
