"""Lines around groups of cells, and the roads through the gaps between joined tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..state.view import Cell
from .tiles import GAP, STEP

Lines = dict[Cell, list[Cell]]
AROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W
# The corners of a cell between which each side runs, clockwise.
CORNERS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))


def beside(cell: Cell, side: int) -> Cell:
    x, y = AROUND[side]
    return cell[0] + x, cell[1] + y


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


Edges = tuple[tuple[Cell, tuple[bool, ...]], ...]  # of each tile in play: by side, whether the edge is open


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
