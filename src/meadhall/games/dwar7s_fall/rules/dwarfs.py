"""Placing and moving dwarfs (W7, W8)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, events
from ..state.cards import SIDES
from ..state.table import Board


def has_room(table: Board, tile: i64) -> bool:
    """W3.4: the dwarfs of all colours never exceed the spaces."""
    return not table.is_empty(tile) and table.crowd(tile) < table.box.spaces[table.top(tile)]


# -- placing (W7) ----------------------------------------------------------------------------------


def offer_puts(table: Board, seat: i64) -> None:
    """W7.1: any tile with a free space."""
    if not table.pool(seat):
        return
    for tile in range(table.tiles):
        if has_room(table, tile):
            table.offer(choices.PUT + tile)


def put(table: Board, seat: i64, tile: i64) -> None:
    table.change_pool(seat, -1)
    table.change_dwarfs(tile, seat, 1)
    table.emit(events.DWARF_PUT, seat, table.cell(tile))


# -- moving (W8) -----------------------------------------------------------------------------------


def can_step(table: Board, tile: i64, side: i64) -> bool:
    """W8.1: across an open edge to a tile with a free space."""
    return table.side_is_open(tile, side) and has_room(table, table.next(tile, side))


def offer_moves(table: Board, seat: i64) -> None:
    for tile in range(table.tiles):
        if table.dwarfs(tile, seat):
            for side in range(i64(SIDES)):
                if can_step(table, tile, side):
                    table.offer(choices.MOVE + SIDES * tile + side)


def move(table: Board, seat: i64, tile: i64, side: i64) -> None:
    other = table.next(tile, side)
    shift(table, seat, tile, other)
    table.emit(events.DWARF_MOVED, seat, table.cell(tile), table.cell(other))


def shift(table: Board, seat: i64, tile: i64, other: i64) -> None:
    """A dwarf changes tiles."""
    table.change_dwarfs(tile, seat, -1)
    table.change_dwarfs(other, seat, 1)


def send_home(table: Board, seat: i64, tile: i64, number: i64) -> None:
    """Dwarfs go from a tile to their owner's pool."""
    table.change_dwarfs(tile, seat, -number)
    table.change_pool(seat, number)


def on_table(table: Board, seat: i64) -> i64:
    """W14.3: own dwarfs on the table."""
    number: i64 = 0
    for tile in range(table.tiles):
        number += table.dwarfs(tile, seat)
    return number
