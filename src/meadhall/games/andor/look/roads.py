"""Ways over the land: how a hero gets to a field, and what each hour of it costs."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from ..legend.boards import board_named
from ..rules.heroes import NORMAL_HOURS
from ..state import choices
from ..state.view import HeroView, TableView
from .view_model import ViewModel

Road = tuple[int, ...]  # fields in the order they are entered
Edges = tuple[tuple[int, int], ...]
FREE: Final = 0  # the hour of a step that an item has paid for


class Fare(NamedTuple):
    """The cost of so many steps."""

    hours: tuple[int, ...]  # the hour each step uses
    cost: int  # hours
    overtime: int  # of them
    willpower: int  # that overtime costs


class Journey(NamedTuple):
    road: Road
    fare: Fare


class Outset(NamedTuple):
    """All that a hero's ways depend on."""

    board: str
    closed: Edges  # steps nobody can take
    halts: Road  # fields where ways end: a card comes up there
    beasts: Road
    start: int
    used: int  # hours
    credit: int  # steps that are paid for
    prices: tuple[int, ...]  # willpower points of each hour that is left


def outset_now(model: ViewModel) -> Outset | None:
    """Whence the hero who acts could go on now."""
    hero = model.acting
    if hero is None or not model.walking or not choices.is_step(min(model.open)):
        return None
    return outset_of(model.view, hero)


def outset_of(view: TableView, hero: HeroView) -> Outset:
    beasts = tuple(sorted([creature.field for creature in view.creatures if creature.field >= 0]))
    return Outset(
        view.board, view.closed, view.halts, beasts, hero.field, hero.hours, view.credit, hero.prices
    )


@lru_cache(maxsize=512)
def journeys(outset: Outset) -> dict[int, Journey]:
    """As far as the hours of a hero go, the nearest first."""
    board, closed, halts, beasts, start, used, credit, prices = outset
    most = credit + len(prices)
    found = roads(board, closed, halts, beasts, start, most)
    fares = [fare(steps, used, credit, prices) for steps in range(most + 1)]
    return {field: Journey(road, fares[len(road)]) for field, road in found.items()}


@lru_cache(maxsize=1024)
def fare(steps: int, used: int, credit: int, prices: tuple[int, ...]) -> Fare:
    hours = tuple(FREE if step < credit else used + step - credit + 1 for step in range(steps))
    cost = sum(hour != FREE for hour in hours)
    return Fare(hours, cost, sum(hour > NORMAL_HOURS for hour in hours), sum(prices[:cost]))


def roads(board: str, closed: Edges, halts: Road, beasts: Road, start: int, most: int) -> dict[int, Road]:
    """The shortest way to each field within so many steps; of equals the one past the fewest creatures."""
    adjacent = board_named(board).adjacent
    found: dict[int, Road] = {}
    waiting: list[tuple[int, int, Road]] = [(0, 0, ())]
    while waiting:
        length, met, road = heappop(waiting)
        here = road[-1] if road else start
        if here in found or (road and here == start):
            continue
        if road:
            found[here] = road
        if length == most or (road and here in halts):
            continue
        for other in adjacent[here]:
            if (here, other) not in closed and other not in found:
                heappush(waiting, (length + 1, met + (other in beasts), (*road, other)))
    return found
