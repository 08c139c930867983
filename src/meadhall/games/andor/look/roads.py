# interpreted: pages are for people
"""Ways over the land: how a hero gets to a field, and what each hour of it costs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from ..boards import board_named
from ..heroes import MOST_HOURS, NORMAL_HOURS, OVERTIME_WP
from ..view import HeroView, TableView
from .sight import Sight

Road = tuple[int, ...]  # fields in the order they are entered
Edges = tuple[tuple[int, int], ...]
FREE: Final = 0  # the hour of a step that an item has paid for


@dataclass(frozen=True, slots=True)
class Journey:
    """A way with its hours. Willpower is what overtime costs."""

    road: Road
    hours: tuple[int, ...]  # the hour each step uses
    willpower: int

    @property
    def cost(self) -> int:
        return sum(hour != FREE for hour in self.hours)

    @property
    def overtime(self) -> int:
        return sum(hour > NORMAL_HOURS for hour in self.hours)


def journeys(sight: Sight) -> dict[int, Journey]:
    """Every field the hero who acts could get to now."""
    hero = sight.acting
    if hero is None or not sight.walking or not any(choice < 85 for choice in sight.open):
        return {}
    return journeys_of(sight.view, hero)


def journeys_of(view: TableView, hero: HeroView) -> dict[int, Journey]:
    """As far as the hours of a hero go."""
    rubble = tuple(sorted({token.field for token in view.tokens if token.token == "rubble"}))
    beasts = tuple(sorted(creature.field for creature in view.creatures if creature.field >= 0))
    found = roads(view.board, view.broken, rubble, beasts, hero.field, view.credit + hero.hours_left)
    prices = tuple(price(view, hour) for hour in range(NORMAL_HOURS + 1, MOST_HOURS + 1))
    return {field: journey(road, hero.hours, view.credit, prices) for field, road in found.items()}


@lru_cache(maxsize=8192)
def journey(road: Road, used: int, credit: int, prices: tuple[int, ...]) -> Journey:
    hours = tuple(FREE if step < credit else used + step - credit + 1 for step in range(len(road)))
    return Journey(road, hours, sum(prices[hour - NORMAL_HOURS - 1] for hour in hours if hour > NORMAL_HOURS))


def price(view: TableView, hour: int) -> int:
    """Willpower points of an hour."""
    if hour <= NORMAL_HOURS:
        return 0
    changed = view.hour_costs[hour - NORMAL_HOURS - 1]
    return OVERTIME_WP if changed < 0 else changed


@lru_cache(maxsize=512)
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
