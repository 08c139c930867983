"""Lines over the land: where creatures will go, the way that is planned, and flags of those who mark a field."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, degrees, dist
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import by_name, drawn_once, sent_once
from meadhall.look.markup import html, joined

from ..rules.heroes import NORMAL_HOURS
from ..state.view import TableView
from . import aims
from .ground import turned
from .land import Point, at, land_named, layer
from .pieces import css_of, pawn
from .planning import Mark, marks_of, way_of_actor
from .roads import FREE, Outset, journeys, outset_of
from .view_model import ViewModel

Chain = tuple[int, ...]  # from where a creature stands to where it will, fields it hops over included
Hunted = tuple[tuple[str, Chain], ...]  # kinds of creatures, and their ways

# -- where creatures will go ---------------------------------------------------------------------------------------


def forecast(view: TableView) -> Hunted:
    return tuple([(creature.kind, creature.way) for creature in view.creatures if creature.way])


def invaders(hunted: Hunted, way_out: int) -> tuple[tuple[str, int], ...]:
    """Creatures that will leave the board, in the castle as a rule: their kind and field. One that a gem lures
    off its shield and that comes back is none."""
    return tuple([(kind, chain[0]) for kind, chain in hunted if chain[-1] == way_out != chain[0]])


@drawn_once
def hunt(board: str, chains: tuple[Chain, ...]) -> Markup:
    """A dotted red line from each creature to where it will stand after the next sunrise."""
    return layer("hunt", "".join(hunting(board, chain) for chain in chains), "l-hunt")


@sent_once
def hunting(board: str, chain: Chain) -> Markup:
    cells = land_named(board).cells
    points = [cells[field].centre for field in chain]
    before, goal = points[-2], points[-1]
    short = min(0.45, 34 / (dist(before, goal) or 1))
    tip = (goal[0] + (before[0] - goal[0]) * short, goal[1] + (before[1] - goal[1]) * short)
    angle = degrees(atan2(goal[1] - before[1], goal[0] - before[0]))
    arrow = '<path class="hunt-tip" d="M-9-8L6 0L-9 8Z"/>'
    line = "L".join(map(written, [*points[:-1], tip]))
    return html(
        f'<path class="hunt" d="M{line}"/>{turned(arrow, round(tip[0], 1), round(tip[1], 1), round(angle))}'
    )


def written(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


# -- ways --------------------------------------------------------------------------------------------------------


def route(model: ViewModel, reach: aims.Reach) -> Markup:
    """The way that is planned; one that is only looked at appears in the slot."""
    planned = aims.planned(model, reach) or way_of_actor(model)
    actor = model.acting
    way = (
        f"{WAY_OPENS}{ways(outset_of(model.view, actor))[planned.road[-1]]}</g>" if planned and actor else ""
    )
    drawn = f"{way}{drawn_flags(model.view.board, marks_of(model))}"
    slot = '<svg data-slot="route" data-key="route-slot" overflow="visible"></svg>'
    return layer("route", drawn + slot, "l-route" + (" planned" if drawn else ""))


@drawn_once
def drawn_flags(board: str, marks: tuple[Mark, ...]) -> Markup:
    """The figure of whoever marks a field stands on its corner."""
    cells = land_named(board).cells
    return joined(
        at(
            f'<g class="flag hero {css_of(mark.hero)}" transform="scale(.62)">{pawn(mark.hero)}</g>',
            cells[mark.field].spot,
        )
        for mark in marks
    )


WAY_OPENS: Final = '<g class="way"><path class="way-bed" d="'
ONCE_MORE: Final = by_name('"/><path class="way-in" d="')


@lru_cache(maxsize=256)
def ways(outset: Outset) -> dict[int, str]:
    """To each field a dotted road with a pin a step that tells the hour, what opens and closes it left to others.
    All but the last step of a road leads to a field, too, and has been drawn before it."""
    board, start = outset.board, outset.start
    points, paths, pins, drawn = points_of(board), {start: ""}, {start: ""}, {}
    for field, (road, fare) in journeys(outset).items():
        last = road[-2] if len(road) > 1 else start
        if len(road) % 2 == 0:
            path = f"{paths[last]}L{points[field]}"
        elif len(road) == 1:
            path = setting_out(board, last, field)
        else:
            path = f"{paths[road[-3]]}{two_steps(board, last, field)}"
        paths[field] = path
        pins[field] = f"{pins[last]}{pin(board, field, fare.hours[-1])}"
        drawn[field] = f'{path}{ONCE_MORE}{path}"/>{pins[field]}'
    return drawn


@cache
def points_of(board: str) -> dict[int, str]:
    return {field: written(cell.centre) for field, cell in land_named(board).cells.items()}


@sent_once
def setting_out(board: str, start: int, first: int) -> Markup:
    points = points_of(board)
    return html(f"M{points[start]}L{points[first]}")


@sent_once
def two_steps(board: str, first: int, second: int) -> Markup:
    points = points_of(board)
    return html(f"L{points[first]}L{points[second]}")


@sent_once
def pin(board: str, field: int, hour: int) -> Markup:
    x, y = land_named(board).cells[field].centre
    kind = "pin over" if hour > NORMAL_HOURS else "pin"
    return html(f'<g class="{kind}" transform="translate({x:g} {y:g})">{told_hour(hour)}</g>')


@sent_once
def told_hour(hour: int) -> Markup:
    return html(f'<circle r="16"/><text y="6.8">{"–" if hour == FREE else hour}</text>')
