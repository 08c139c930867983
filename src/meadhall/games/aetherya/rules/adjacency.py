"""Cells, and which of them are adjacent (A7). Sets of cells are 16-bit masks: bit 4 * row + column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 4
CELLS: Final = 16
EVERY_CELL: Final = 0xFFFF
NOT_LEFT: Final = 0xEEEE  # all but column 0
NOT_RIGHT: Final = 0x7777


def bit(cell: i64) -> i64:
    shift: i64 = 1
    return shift << cell


def count(cells: i64) -> i64:
    """The number of cells in a set."""
    pairs: i64 = cells - ((cells >> 1) & 0x5555)
    fours: i64 = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F
    return (eights + (eights >> 8)) & 0x1F


def lowest(cells: i64) -> i64:
    """The first cell of a set that is not empty."""
    return count((cells & -cells) - 1)


def touching(cells: i64) -> i64:
    """A7.1: all cells that share an edge with one of these."""
    upright: i64 = (cells << SIDE) | (cells >> SIDE)
    across: i64 = ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1)
    return (upright | across) & EVERY_CELL


def touching_two(cells: i64) -> i64:
    """All cells that share edges with at least two of these."""
    above: i64 = (cells << SIDE) & EVERY_CELL
    below: i64 = cells >> SIDE
    left: i64 = (cells & NOT_RIGHT) << 1
    right: i64 = (cells & NOT_LEFT) >> 1
    return (above & below) | (left & right) | ((above | below) & (left | right))


def joined_portals(portals: i64, first: i64) -> i64:
    """A7.3: the portals connected to some first ones, these included."""
    group: i64 = first
    grown: i64 = (touching(group) & portals) | group
    while grown != group:
        group = grown
        grown = (touching(group) & portals) | group
    return group


def adjacent(portals: i64, cell: i64) -> i64:
    """A7.4: the cells adjacent to one cell, directly or by open portals; each counts once [R9]."""
    direct: i64 = touching(bit(cell))
    doors: i64 = direct & portals
    if not doors:
        return direct
    return (direct | touching(joined_portals(portals, doors))) & ~bit(cell)
