"""Ways over the land: how a hero gets to a field, and what each hour of it costs."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from .. import choices
from ..boards import board_named
from ..heroes import NORMAL_HOURS
from ..view import HeroView, TableView
from .sight import Sight

Road = tuple[int, ...]  # fields in the order they are entered
Edges = tuple[tuple[int, int], ...]
FREE: Final = 0  # the hour of a step that an item has paid for


class Fare(NamedTuple):
    """What so many steps take."""

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
    broken: Edges
    rubble: Road
    beasts: Road
    start: int
    used: int  # hours
    left: int
    credit: int  # steps that are paid for
    prices: tuple[int, ...]  # of overtime


def outset_now(sight: Sight) -> Outset | None:
    """Whence the hero who acts could go on now."""
    hero = sight.acting
    if hero is None or not sight.walking or min(sight.open) >= choices.STEP + 85:
        return None
    return outset_of(sight.view, hero)


def outset_of(view: TableView, hero: HeroView) -> Outset:
    rubble = tuple(sorted({token.field for token in view.tokens if token.token == "rubble"}))
    beasts = tuple(sorted([creature.field for creature in view.creatures if creature.field >= 0]))
    return Outset(
        view.board,
        view.broken,
        rubble,
        beasts,
        hero.field,
        hero.hours,
        hero.hours_left,
        view.credit,
        view.overtime,
    )


@lru_cache(maxsize=512)
def journeys(outset: Outset) -> dict[int, Journey]:
    """As far as the hours of a hero go, the nearest first."""
    board, broken, rubble, beasts, start, used, left, credit, prices = outset
    found = roads(board, broken, rubble, beasts, start, credit + left)
    fares = [fare(steps, used, credit, prices) for steps in range(credit + left + 1)]
    return {field: Journey(road, fares[len(road)]) for field, road in found.items()}


@lru_cache(maxsize=1024)
def fare(steps: int, used: int, credit: int, prices: tuple[int, ...]) -> Fare:
    hours = tuple(FREE if step < credit else used + step - credit + 1 for step in range(steps))
    overtime = [hour for hour in hours if hour > NORMAL_HOURS]
    willpower = sum(prices[hour - NORMAL_HOURS - 1] for hour in overtime)
    return Fare(hours, sum(hour != FREE for hour in hours), len(overtime), willpower)


def roads(board: str, broken: Edges, rubble: Road, beasts: Road, start: int, most: int) -> dict[int, Road]:
    """The shortest way to each field within so many steps; of equals the one past the fewest creatures."""
    adjacent = board_named(board).adjacent
    closed = {*broken, *((other, one) for one, other in broken)}
    found: dict[int, Road] = {}
    waiting: list[tuple[int, int, Road]] = [(0, 0, ())]
    while waiting:
        length, met, road = heappop(waiting)
        here = road[-1] if road else start
        if here in found or (road and here == start):
            continue
        if road:
            found[here] = road
        if length == most:
            continue
        for other in adjacent[here]:
            if other not in rubble and (here, other) not in closed and other not in found:
                heappush(waiting, (length + 1, met + (other in beasts), (*road, other)))
    return found
