# interpreted: pages are for people
"""Lines over the land: where creatures will go, the way that is planned, and flags of those who mark a field."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, dist

from markupsafe import Markup

from ..heroes import NORMAL_HOURS
from . import aims
from .forecast import Chain, forecast
from .ground import turned
from .land import Point, land_named
from .layers import at, layer
from .pieces import pawn
from .planning import Mark, marks_of, way_of_actor
from .roads import FREE, Journey
from .sight import Sight

# -- where creatures will go ---------------------------------------------------------------------------------------


def hunt(sight: Sight) -> Markup:
    return drawn_hunt(sight.view.board, forecast(sight.view))


@lru_cache(maxsize=512)
def drawn_hunt(board: str, chains: tuple[tuple[str, Chain], ...]) -> Markup:
    """A dotted red line from each creature to where it will stand after the next sunrise."""
    cells = land_named(board).cells
    drawn = ""
    for _kind, chain in chains:
        points = [cells[field].centre for field in chain]
        before, goal = points[-2], points[-1]
        short = min(0.45, 34 / (dist(before, goal) or 1))
        tip = (goal[0] + (before[0] - goal[0]) * short, goal[1] + (before[1] - goal[1]) * short)
        angle = degrees(atan2(goal[1] - before[1], goal[0] - before[0]))
        drawn += f'<path class="hunt" d="{line([*points[:-1], tip])}"/>'
        drawn += turned(
            '<path class="hunt-tip" d="M-9-8L6 0L-9 8Z"/>', round(tip[0], 1), round(tip[1], 1), round(angle)
        )
    return layer("hunt", drawn, "l-hunt")


def line(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


# -- ways --------------------------------------------------------------------------------------------------------


def route(sight: Sight, reach: aims.Reach) -> Markup:
    """The way that is planned; one that is only looked at appears in the slot."""
    planned = aims.planned(sight, reach) or way_of_actor(sight)
    actor = sight.acting
    drawn = drawn_way(sight.view.board, actor.field, planned) if planned and actor else ""
    drawn += drawn_flags(sight.view.board, marks_of(sight))
    slot = '<svg data-slot="route" data-key="route-slot" overflow="visible"></svg>'
    return layer("route", drawn + slot, "l-route" + (" planned" if drawn else ""))


@lru_cache(maxsize=256)
def drawn_flags(board: str, marks: tuple[Mark, ...]) -> str:
    """The figure of whoever marks a field stands on its corner."""
    cells = land_named(board).cells
    return "".join(
        at(
            f'<g class="flag hero {mark.hero}" transform="scale(.62)">{pawn(mark.hero)}</g>',
            cells[mark.field].spot,
        )
        for mark in marks
    )


@lru_cache(maxsize=4096)
def drawn_way(board: str, start: int, journey: Journey) -> str:
    """A dotted road with a pin a step that tells the hour."""
    cells = land_named(board).cells
    points = [cells[field].centre for field in (start, *journey.road)]
    path = line(points)
    pins = "".join(
        f'<g class="pin{" over" if hour > NORMAL_HOURS else ""}" transform="translate({x:g} {y:g})"><circle r="16"/>'
        f'<text y="6.8">{"–" if hour == FREE else hour}</text></g>'
        for (x, y), hour in zip(points[1:], journey.hours, strict=True)
    )
    return f'<g class="way"><path class="way-bed" d="{path}"/><path class="way-in" d="{path}"/>{pins}</g>'
