"""The shape of the land: outlines of the fields and the places for pieces within them.

The numbers were made once: each road between two neighbours is cut in its middle, and a field is what lies
nearest to its half roads. So two fields share a border exactly where the rules join them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from meadhall.look.markup import compact

FOLDER: Final = Path(__file__).parent
BOARDS: Final = ("front", "mine")
VIEW: Final = (-22, -46, 1546, 1050)  # the whole board
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cell:
    """A field: its outline, and where pieces stand in it."""

    number: int
    terrain: str
    features: frozenset[str]
    outline: str
    centre: Point  # the creature
    badge: Point  # the number
    spot: Point  # well, fog, merchant
    heroes: tuple[Point, ...]  # four more places
    gate: tuple[float, float, float] | None  # where the arrow crosses the border, and its angle


@dataclass(frozen=True, slots=True)
class Land:
    name: str
    cells: dict[int, Cell]
    ground: tuple[str, ...]
    rivers: tuple[str, ...]
    ridges: tuple[str, ...]
    bridges: tuple[tuple[int, int, float, float, float], ...]
    peaks: tuple[tuple[float, float, float], ...]
    trees: tuple[tuple[float, float, float], ...]
    tufts: tuple[tuple[float, float, float], ...]
    rocks: tuple[tuple[float, float, float], ...]
    waves: tuple[Point, ...]

    @property
    def outdoors(self) -> bool:
        return bool(self.rivers)


@cache
def land_named(board: str) -> Land:
    name = board if board in BOARDS else BOARDS[0]
    plain = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    cells = {cell["id"]: read_cell(cell) for cell in plain.pop("cells")}
    parts: dict[str, Any] = {
        key: tuple(tuple(each) if isinstance(each, list) else each for each in value)
        for key, value in plain.items()
    }
    return Land(name=name, cells=cells, **parts)


def read_cell(plain: dict[str, Any]) -> Cell:
    gate = plain["gate"]
    return Cell(
        plain["id"],
        plain["terrain"],
        frozenset(plain["features"]),
        plain["outline"],
        point(plain["centre"]),
        point(plain["badge"]),
        point(plain["spot"]),
        tuple(point(each) for each in plain["heroes"]),
        (gate[0], gate[1], gate[2]) if gate else None,
    )


def point(plain: list[float]) -> Point:
    return (plain[0], plain[1])


# -- layers: drawings with the same coordinates, each a region, so that only those that changed are sent --


def layer(name: str, content: str, kind: str = "", more: str = "") -> Markup:
    """A drawing within the board's: it has no view of its own, so its numbers are the board's."""
    css = f' class="{kind}"' if kind else ""
    return compact(f'<svg id="r-{name}" data-region="{name}"{css}{more} overflow="visible">{content}</svg>')


def at(drawing: str, place: Point) -> str:
    return f'<g transform="translate({place[0]:g} {place[1]:g})">{drawing}</g>'
