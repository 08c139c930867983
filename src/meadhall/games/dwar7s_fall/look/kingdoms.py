"""Kingdoms on the land: their cells, owners and borders; and the roads between joined tiles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import html

from ..state.view_values import Cell, TableView
from .tiles import GAP, STEP
from .words import plain

Lines = dict[Cell, list[Cell]]
AROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W
# The corners of a cell between which each side runs, clockwise.
CORNERS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
Edges = tuple[tuple[Cell, tuple[bool, ...]], ...]  # of each tile in play: by side, whether the edge is open
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


def beside(cell: Cell, side: int) -> Cell:
    x, y = AROUND[side]
    return cell[0] + x, cell[1] + y


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


# -- outlines ------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def outline(cells: frozenset[Cell], inset: float) -> str:
    """The outer border of the cells as a path, drawn so far inside the gap."""
    edges = outer_edges(cells)
    path = []
    while edges:
        path.append(drawn(ring(edges), inset))
    return "".join(path)


def outer_edges(cells: frozenset[Cell]) -> Lines:
    edges: Lines = {}
    for cell in sorted(cells):
        for side, ((x, y), (end_x, end_y)) in enumerate(CORNERS):
            if beside(cell, side) not in cells:
                start = (cell[0] + x, cell[1] + y)
                edges.setdefault(start, []).append((cell[0] + end_x, cell[1] + end_y))
    return edges


def ring(edges: Lines) -> list[Cell]:
    """One closed line, taken out of the edges; where two touch at a corner it turns right, so that they stay apart."""
    first = next(iter(edges))
    line, before, at = [first], None, first
    while True:
        ways = edges[at]
        way = ways.pop(rightmost(before, at, ways))
        if not ways:
            del edges[at]
        before, at = at, way
        if at == first:
            return line
        line.append(at)


def rightmost(before: Cell | None, at: Cell, ways: list[Cell]) -> int:
    if before is None or len(ways) == 1:
        return 0
    ahead = (at[0] - before[0], at[1] - before[1])
    return max(
        range(len(ways)),
        key=lambda way: ahead[0] * (ways[way][1] - at[1]) - ahead[1] * (ways[way][0] - at[0]),
    )


def drawn(line: list[Cell], inset: float) -> str:
    points = []
    for number, (x, y) in enumerate(line):
        before, after = line[number - 1], line[(number + 1) % len(line)]
        coming, going = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if coming != going:
            right, down = -(coming[1] + going[1]), coming[0] + going[0]
            points.append(f"{x * STEP - GAP / 2 + right * inset:g} {y * STEP - GAP / 2 + down * inset:g}")
    return "M" + "L".join(points) + "Z"


# -- roads through the gaps ----------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def links(tiles: Edges) -> str:
    """A road through every gap with an open edge; each is drawn from the north and the west side."""
    path = [link(cell, side) for cell, joined in tiles for side in (0, 3) if joined[side]]
    return f'<path class="lk" d="{"".join(path)}"/>' if path else ""


def link(cell: Cell, side: int) -> str:
    x, y = cell[0] * STEP, cell[1] * STEP
    if side == 0:
        return f"M{x + 50} {y + 1}V{y - GAP - 1}H{x + 90}V{y + 1}Z"
    return f"M{x + 1} {y + 50}H{x - GAP - 1}V{y + 90}H{x + 1}Z"


def bounds(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """West, north, east and south of all of them."""
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)
