"""Edges, regions and kingdoms (W4).

Every tile holds its open sides and the number of its region; the table holds the regions with monsters. They
change only with the card in play on some tile. That is rare, so all of them are then found anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..state.cards import DRAGON, GIANT, SIDES
from ..state.table import NO_CARD, NO_TILE, Board, bit, opposite

# -- edges and regions -----------------------------------------------------------------------------


def edge_is_open(table: Board, tile: i64, side: i64) -> bool:
    """W4.1: there is a neighbour, and neither of the facing sides carries a wall."""
    other = table.next(tile, side)
    if other == NO_TILE or table.walls(tile) >> side & 1:
        return False
    return table.walls(other) >> opposite(side) & 1 == 0


def find_edges(table: Board) -> None:
    """Notes the open sides of all tiles."""
    for tile in range(table.tiles):
        sides: i64 = 0
        for side in range(i64(SIDES)):
            if edge_is_open(table, tile, side):
                sides |= bit(side)
        table.set_open_sides(tile, sides)


def find_regions(table: Board) -> None:
    """W4.2: numbers all regions anew, each by its first tile."""
    find_edges(table)
    visited: i64 = 0
    table.dragons = 0
    table.giants = 0
    for first in range(table.tiles):
        if visited >> first & 1 == 0 and not table.is_empty(first):
            visited |= fill(table, first)


def fill(table: Board, first: i64) -> i64:
    """Numbers the region of a tile; returns its tiles as bits."""
    found = bit(first)
    waiting: i64 = found
    tile = first
    while waiting:
        while waiting >> tile & 1 == 0:
            tile = tile + 1 if tile + 1 < table.tiles else 0
        waiting ^= bit(tile)
        table.set_region(tile, first)
        note_monster(table, table.kind(tile), first)
        for side in range(i64(SIDES)):
            if table.side_is_open(tile, side):
                other = bit(table.next(tile, side))
                if not found & other:
                    found |= other
                    waiting |= other
    return found


def note_monster(table: Board, kind: i64, region: i64) -> None:
    if kind == DRAGON:
        table.dragons |= bit(region)
    elif kind == GIANT:
        table.giants |= bit(region)


def in_region(table: Board, tile: i64, region: i64) -> bool:
    return table.region(tile) == region and not table.is_empty(tile)


# -- kingdoms (W4.3 to W4.6) -----------------------------------------------------------------------


def kingdom_tiles(table: Board, seat: i64) -> i64:
    """How many tiles the kingdom has; 0 without a castle in play."""
    castle = table.castle(seat)
    if castle == NO_TILE:
        return 0
    region = table.region(castle)
    number: i64 = 0
    for tile in range(table.tiles):
        if in_region(table, tile, region):
            number += 1
    return number


def kingdom_value(table: Board, seat: i64) -> i64:
    castle = table.castle(seat)
    if castle == NO_TILE:
        return 0
    region = table.region(castle)
    value: i64 = 0
    for tile in range(table.tiles):
        if in_region(table, tile, region):
            value += table.box.vp[table.top(tile)]
    return value


# -- monsters in a region (W11) --------------------------------------------------------------------


def dragon_near(table: Board, at: i64) -> bool:
    """W11.1: whether a dragon is in the region of a tile."""
    return table.dragons >> table.region(at) & 1 != 0


def giant_near(table: Board, at: i64) -> bool:
    """W11.2: whether a frost giant is in the region of a tile."""
    return table.giants >> table.region(at) & 1 != 0


def monster_near(table: Board, at: i64) -> bool:
    """W11.3: whether any monster is in the region of a tile."""
    return (table.dragons | table.giants) >> table.region(at) & 1 != 0


def is_stacked(table: Board, tile: i64) -> bool:
    """Whether the tile holds two cards or more."""
    return not table.is_empty(tile) and table.under(table.top(tile)) != NO_CARD
