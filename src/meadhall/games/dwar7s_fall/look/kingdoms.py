"""Kingdoms on the land: their cells, owners and borders."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import html

from ..state.view import Cell, TableView
from .outlines import Edges, outline
from .tiles import STEP
from .words import plain

INSET: Final = 2.8  # from the middle of the gap


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A region with one castle or several. All their owners have it (W4.4)."""

    seats: tuple[int, ...]
    colours: tuple[str, ...]  # of the seats
    cells: frozenset[Cell]
    castles: tuple[Cell, ...]  # in the order of the seats
    tiles: int
    value: int


def kingdoms(view: TableView) -> tuple[Kingdom, ...]:
    cells = {tile.tile: tile.cell for tile in view.tiles}
    castles = {tile.top.owner: tile.cell for tile in view.tiles if tile.top.kind == "castle"}
    found: dict[tuple[int, ...], list[int]] = {}
    for seat in view.seats:
        if seat.kingdom:
            found.setdefault(seat.kingdom, []).append(seat.seat)
    return tuple(
        Kingdom(
            tuple(seats),
            tuple(view.seats[seat].colour for seat in seats),
            frozenset(cells[tile] for tile in tiles),
            tuple(castles[seat] for seat in seats),
            len(tiles),
            view.seats[seats[0]].kingdom_value,
        )
        for tiles, seats in found.items()
    )


def owners(found: tuple[Kingdom, ...]) -> dict[Cell, tuple[int, ...]]:
    """The owners of each cell's kingdom."""
    return {cell: kingdom.seats for kingdom in found for cell in kingdom.cells}


def edges_of(view: TableView) -> Edges:
    """The open edges of each tile."""
    return tuple((tile.cell, tile.joined) for tile in view.tiles)


# -- drawn ---------------------------------------------------------------------------------------------


def borders(found: tuple[Kingdom, ...]) -> str:
    return "".join(border(kingdom) for kingdom in found)


@lru_cache(maxsize=1024)
def border(kingdom: Kingdom) -> str:
    """A line around the kingdom, in the colours of all its owners."""
    path = outline(kingdom.cells, INSET)
    lines = [f'<path class="kout case" d="{path}"/>']
    for number, colour in enumerate(kingdom.colours):
        kind = f"kout {colour} of{len(kingdom.seats)} n{number}"
        lines.append(f'<path class="{kind}" d="{path}"/>')
    return "".join(lines)


def flags(found: tuple[Kingdom, ...]) -> str:
    """A flag at each castle: a square with the tiles, a hexagon with the points."""
    return "".join(
        flag(colour, castle, kingdom.tiles, kingdom.value)
        for kingdom in found
        for colour, castle in zip(kingdom.colours, kingdom.castles, strict=True)
    )


def flag(colour: str, castle: Cell, tiles: int, value: int) -> str:
    x, y = castle[0] * STEP + 70, castle[1] * STEP - 4
    return f'<g class="kflag {colour}" transform="translate({x} {y}) scale(1.25)">{numbers(colour, tiles, value)}</g>'


@sent_once
def numbers(colour: str, tiles: int, value: int) -> Markup:
    return html(
        f'<rect class="pole" x="-50" y="-15" width="100" height="30" rx="15"/>'
        f'<use href="#dw-m-{colour}" class="mp {colour}" transform="translate(-32 1) scale(.78)"/>'
        f'<rect class="sq" x="-17" y="-9.500" width="20" height="19" rx="3"/><text class="t1" x="-7" y="5.500">{tiles}</text>'
        f'<path class="hx" transform="translate(27 0) scale(.94)" d="M0-14L12-7V7L0 14L-12 7V-7Z"/><text class="t2" x="27" y="5.500">{plain(value)}</text>'
    )


def dashed(cells: frozenset[Cell]) -> str:
    """The border of the kingdom as the drafted card would make it."""
    if not cells:
        return ""
    path = outline(cells, 7.5)
    return f'<path class="kout case thin" d="{path}"/><path class="kout after" d="{path}"/>'
