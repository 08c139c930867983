"""Scoring (A10, B7): the rows of the pad, on the open cards of a kingdom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state.cards import (
    DRAGON,
    DRAGON_ROW,
    DWARF,
    DWARF_ROW,
    ELF,
    ELF_ROW,
    GEMS,
    GOBLIN,
    GOBLIN_ROW,
    HARMONY,
    HUMAN,
    HUMAN_ROW,
    LANDS,
    LEGEND_ROW,
    PLAIN,
    PORTAL,
    SCORE_ROWS,
    STAFF,
    TREATY,
    is_race,
)
from ..state.table import COMPETITIVE, Board
from .adjacency import CELLS, EVERY_CELL, adjacent, bit, count, lowest, touching
from .legends import value_of

CONFLICT: Final = -2  # A10.6
TAMERS: Final = 2  # A10.5: cards of one race that tame a dragon
MOST_TAMED: Final = 3  # A10.5
TOO_MANY_DRAGONS: Final = 6  # A10.5.3 [R14]


def row_score(table: Board, seat: i64, row: i64) -> i64:
    if row == ELF_ROW:
        return race_row(table, seat, ELF)
    if row == DWARF_ROW:
        return race_row(table, seat, DWARF)
    if row == HUMAN_ROW:
        return race_row(table, seat, HUMAN)
    if row == GOBLIN_ROW:
        return race_row(table, seat, GOBLIN)
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


def harmony(race: i64, land: i64) -> i64:
    """The points of a race card for one land."""
    return HARMONY[LANDS * (race - HUMAN) + land - PLAIN]


def reach(race: i64, cell: i64, around: i64) -> i64:
    """Of the cells adjacent to a race card, those whose lands serve it: goblins do not use portals (A7.6)."""
    return touching(bit(cell)) if race == GOBLIN else around


def points_of(table: Board, seat: i64, race: i64, cell: i64, around: i64) -> i64:
    """The points of a race card on a cell for its adjacent lands."""
    served = reach(race, cell, around)
    first: i64 = LANDS * (race - HUMAN)
    points: i64 = 0
    for land in range(i64(LANDS)):
        worth = HARMONY[first + land]
        if worth:
            points += worth * count(served & table.cards(seat, PLAIN + land))
    return points


def land_points(table: Board, seat: i64, cell: i64) -> i64:
    """The points of the card on a cell for its adjacent lands."""
    race = table.card(seat, cell)
    if not is_race(race):
        return 0
    return points_of(table, seat, race, cell, adjacent(table.cards(seat, PORTAL), cell))


def race_row(table: Board, seat: i64, race: i64) -> i64:
    portals = table.cards(seat, PORTAL)
    points: i64 = 0
    left = table.cards(seat, race)
    while left:
        cell = lowest(left)
        points += points_of(table, seat, race, cell, adjacent(portals, cell))
        left &= left - 1
    return points


# -- dragons (A10.5, B6.2) -------------------------------------------------------------------------


def has_staff(table: Board, seat: i64, cell: i64) -> bool:
    """B6.2: a staff lies open on the card."""
    return table.items != 0 and table.token(seat, cell) == STAFF and not table.token_is_closed(seat, cell)


def is_tamed(table: Board, seat: i64, cell: i64) -> bool:
    """Two cards of one race among human, elf, dwarf are adjacent, or a staff lies on the dragon."""
    if has_staff(table, seat, cell):
        return True
    _race, tamers = most_of_a_race(table, seat, adjacent(table.cards(seat, PORTAL), cell))
    return tamers >= TAMERS


def most_of_a_race(table: Board, seat: i64, around: i64) -> tuple[i64, i64]:
    """The dragon-taming race with the most cards among some cells, and their number."""
    most: i64 = 0
    race: i64 = HUMAN
    for other in range(i64(HUMAN), i64(DWARF + 1)):
        found = count(around & table.cards(seat, other))
        if found > most:
            race, most = other, found
    return race, most


def dragon_value(dragons: i64) -> i64:
    """A10.5.1: the points of each dragon."""
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


def pairs_between(portals: i64, ones: i64, others: i64) -> i64:
    """The number of pairs of adjacent cells between two sets that share no cell."""
    pairs: i64 = 0
    left: i64 = ones
    while left:
        pairs += count(adjacent(portals, lowest(left)) & others)
        left &= left - 1
    return pairs


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


def hostile(table: Board, seat: i64, race: i64) -> i64:
    """The cells of the races that are hostile to one."""
    if race == GOBLIN:
        return table.cards(seat, HUMAN) | table.cards(seat, ELF) | table.cards(seat, DWARF)
    goblins = table.cards(seat, GOBLIN)
    if race == ELF:
        return goblins | table.cards(seat, DWARF)
    return goblins | table.cards(seat, ELF) if race == DWARF else goblins


def enemies(table: Board, seat: i64, cell: i64) -> i64:
    """The cells with which a card is in conflict."""
    fighting = ~signed(table, seat) if table.items else EVERY_CELL
    race = table.card(seat, cell)
    if not is_race(race) or not fighting & bit(cell):
        return 0
    return adjacent(table.cards(seat, PORTAL), cell) & hostile(table, seat, race) & fighting


def conflict_row(table: Board, seat: i64) -> i64:
    return CONFLICT * conflicts(table, seat)
