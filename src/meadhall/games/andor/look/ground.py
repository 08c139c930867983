"""The land itself, which never changes during a legend: one text for each board and language."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import escaped

from ..words.sentences import say
from .land import Cell, Land, land_named, layer
from .places import BRIDGE, PLACES

RIVER_WIDTHS: Final = (22, 20, 26)
SHORE: Final = (
    (-60, -90), (440, -90), (436, -40), (420, -8), (392, 6), (372, 40), (346, 60), (322, 44), (300, 8), (262, -14),
    (180, -10), (100, -12), (52, 6), (40, 60), (64, 118), (58, 170), (34, 214), (24, 262), (-10, 290), (-60, 300),
)  # fmt: skip
DRAWN_ONCE: Final = (
    '<g id="m-tree"><path class="t-shade" d="M-7 1.5Q0 4.5 8 1.5L8 3Q0 6 -7 3Z"/>'
    '<path class="t-trunk" d="M-1.4-2h2.8v5h-2.8z"/><path class="t-lo" d="M0-14L8.4 0Q0 3-8.4 0Z"/>'
    '<path class="t-mid" d="M0-20L6.8-6.5Q0-4-6.8-6.5Z"/><path class="t-hi" d="M0-25.5L5-13Q0-11-5-13Z"/>'
    '<path class="t-lit" d="M0-25.5L-5-13Q-3-12-1.6-12.1ZM-2.6-11.6L-6.8-6.5Q-4.6-5.6-2.4-5.4ZM-3-4.8L-8.4 0'
    'Q-5.6 1-3 1.3Z"/></g>'
    '<g id="m-peak"><path class="p-body" d="M-27 3L-9-26Q-6-31-3-27L1-21L8-33Q10-36 13-32L29 3Q0 8-27 3Z"/>'
    '<path class="p-dark" d="M10.5-35Q12-34 13-32L29 3Q22 5 14 5L11-8L15-15ZM-6-29Q-4-29-3-27L1-21L-2-14L4-2'
    'L0 5.5Q-4 5.6-8 5.4L-4-10L-8-18Z"/>'
    '<path class="p-snow" d="M8-33Q10-36 13-32L17-23L13-25L11-21L8-25L4-26ZM-9-26Q-6-31-3-27L0-22L-4-21L-6-17'
    'L-9-21L-12-21Z"/></g>'
    '<g id="m-tuft"><path class="g-tuft" d="M-5 2Q-5-2-7-4M-1 2Q-1-4 0-7M3 2Q4-2 7-4"/></g>'
    '<g id="m-wave"><path class="w-wave" d="M-12 0Q-8-5-4 0T4 0T12 0"/></g>'
    '<path id="m-rock" d="M-7 2L-4-5L0-7L5-3L7 2Q0 4-7 2Z"/>'
)


@drawn_once
def ground(board: str) -> Markup:
    """Everything below the pieces. Outlines of fields are written once; what marks a field refers to them."""
    land = land_named(board)
    outlines = "".join(f'<path id="c{cell.number}" d="{cell.outline}"/>' for cell in land.cells.values())
    parts = (
        f"<defs>{DRAWN_ONCE}{outlines}</defs>",
        '<rect class="m-wild" x="-800" y="-800" width="3100" height="2700"/>',
        sea(land),
        group("m-ground", "".join(f'<path d="{ring}"/>' for ring in land.ground)),
        group("m-peaks", "".join(put("m-peak", x, y, size * 0.62) for x, y, size in land.peaks)),
        rivers(land),
        group(
            "m-cells",
            "".join(
                f'<use class="cell {cell.terrain}" href="#c{cell.number}"/>' for cell in land.cells.values()
            ),
        ),
        group("m-ridges", "".join(f'<path d="{ridge}"/>' for ridge in land.ridges)),
        group("m-tufts", "".join(put("m-tuft", x, y, size) for x, y, size in land.tufts)),
        group("m-rocks", "".join(put("m-rock", x, y, size) for x, y, size in land.rocks)),
        group("m-trees", "".join(put("m-tree", x, y, size * 0.78) for x, y, size in land.trees)),
        "".join(turned(BRIDGE, x, y, angle) for _one, _other, x, y, angle in land.bridges),
        group("m-arrows", "".join(arrow(cell) for cell in land.cells.values())),
        "".join(place(cell) for cell in land.cells.values()),
        cartouche(say("Andor")) if land.outdoors else "",
    )
    return layer("land", "".join(parts), "land" if land.outdoors else "land under")


@drawn_once
def numbers(board: str) -> Markup:
    """Drawn after the pieces: a piece may cover a tree, never a number."""
    cells = land_named(board).cells.values()
    drawn = "".join(
        f'<g transform="translate({cell.badge[0]} {cell.badge[1]})"><circle r="14.5"/><text y="6.6">{cell.number}</text></g>'
        for cell in cells
    )
    return layer("numbers", drawn, "m-numbers")


def group(name: str, content: str) -> str:
    return f'<g class="{name}">{content}</g>' if content else ""


def put(name: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{name}" transform="translate({x} {y}) scale({size:.2f})"/>'


def turned(drawing: str, x: float, y: float, angle: float) -> str:
    return f'<g transform="translate({x} {y}) rotate({angle})">{drawing}</g>'


def sea(land: Land) -> str:
    if not land.outdoors:
        return ""
    coast = smooth(SHORE)
    shores = "".join(f'<path class="m-shore s{width}" d="{coast}"/>' for width in (3, 2, 1))
    waves = "".join(f'<use href="#m-wave" x="{x}" y="{y}"/>' for x, y in land.waves)
    return f'{shores}<path class="m-sea" d="{coast}"/>{waves}'


def smooth(points: tuple[tuple[int, int], ...]) -> str:
    """A closed curve through the middles of the sides."""
    middles = [
        ((x + to_x) / 2, (y + to_y) / 2)
        for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True)
    ]
    curve = "".join(
        f"Q{x} {y} {middle[0]:g} {middle[1]:g}" for (x, y), middle in zip(points, middles, strict=True)
    )
    return f"M{middles[-1][0]:g} {middles[-1][1]:g}{curve}Z"


def rivers(land: Land) -> str:
    wide = tuple(zip(land.rivers, RIVER_WIDTHS, strict=False))
    banks = "".join(f'<path class="r-bank" stroke-width="{width + 7}" d="{line}"/>' for line, width in wide)
    water = "".join(f'<path class="r-water" stroke-width="{width}" d="{line}"/>' for line, width in wide)
    return banks + water + "".join(f'<path class="r-glint" d="{line}"/>' for line in land.rivers)


def arrow(cell: Cell) -> str:
    """Where a creature leaves the field at sunrise."""
    if cell.gate is None:
        return ""
    x, y, angle = cell.gate
    return (
        f'<path class="arrow" d="M-5.5-5.5L2.5 0L-5.5 5.5" transform="translate({x} {y}) rotate({angle})"/>'
    )


def place(cell: Cell) -> str:
    drawn = ""
    for feature in sorted(cell.features.intersection(PLACES)):
        drawing, right, down, size = PLACES[feature]
        x, y = cell.centre[0] + right, cell.centre[1] + down
        drawn += f'<g transform="translate({x:g} {y:g}) scale({size})">{drawing}</g>'
    return drawn


def cartouche(title: str) -> str:
    turns = (45, 135, 225, 315, 0, 90, 180, 270)
    rose = "".join(
        f'<path class="k-{"short" if turn % 90 else "long"}" d="M0 0L5-6L0-{19 if turn % 90 else 30}L-5-6Z"'
        f' transform="rotate({turn})"/>'
        for turn in turns
    )
    return (
        '<g transform="translate(650 912)"><path class="k-scroll" d="M-132-26Q0-40 132-26L132 26Q0 12-132 26Z'
        'M-132-20l-26 8l12 16l-12 22l40-3M132-20l26 8l-12 16l12 22l-40-3"/>'
        f'<text class="k-title" y="8">{escaped(title)}</text></g>'
        f'<g transform="translate(860 900)"><circle class="k-ring" r="24"/>{rose}<circle class="k-dot" r="3"/></g>'
    )
