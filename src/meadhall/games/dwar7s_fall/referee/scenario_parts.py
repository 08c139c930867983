# interpreted: answers a question at a time
"""Parts of a position as it was given (W17) that need no table yet."""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, echo, whole

from .. import given
from ..box import MOST_TRADE_GOALS, Box
from ..cards import COLOUR_IDS, COMPONENTS, GEM_OF_ID, GEMS, MOST_SEATS
from ..component_file import read_box
from ..table import ORIGIN

WIDEST: Final = 120  # from the westernmost tile to the easternmost
GOAL_FACTS: Final = {fact["id"]: fact for fact in COMPONENTS["trade_goals"]}
SECRET_FACTS: Final = {fact["id"]: fact for fact in COMPONENTS["secret_goals"]}


def seat_order(position: Given) -> list[str]:
    """The players in their order, then the other colours: they may have things on the table, too."""
    listed = position.row("players", given.colour) if position.has("players") else []
    if len(set(listed)) != len(listed):
        raise Refusal("held_twice", "W2.5", token="players")
    rest = [colour for colour in range(MOST_SEATS) if colour not in listed]
    return [COLOUR_IDS[colour] for colour in [*listed, *rest]]


def scenario_box(position: Given) -> Box:
    """The printed numbers, without any card yet."""
    box = read_box(COMPONENTS, "")
    box.cards = 0
    box.trade_goals = 0
    box.goal_ids = []
    for gem in range(GEMS * MOST_TRADE_GOALS):
        box.goal_cost[gem] = 0
    if position.has("gem_vp"):
        for key, value in position.within("gem_vp").plain.items():
            box.gem_vp[GEM_OF_ID[given.known_gem(key)]] = whole(-99, 99)(value, echo(key))
    return box


def goal_facts(value: object, field: str) -> Given:
    """A goal as an object, or by its id alone."""
    if isinstance(value, str):
        known = GOAL_FACTS.get(value) or SECRET_FACTS.get(value)
        if known is None:
            raise Refusal("unknown_token", token=echo(value), what="a goal")
        return Given(known, field)
    return Given(value, field)


def given_coordinate(value: object, field: str) -> int:
    return whole(-given.FURTHEST, given.FURTHEST)(value, field)


def shift(coordinates: list[int]) -> int:
    """What to add to coordinates so that all of them fit in the table's bytes."""
    if not coordinates:
        return ORIGIN
    whole(0, WIDEST)(max(coordinates) - min(coordinates), "width of the land")
    return ORIGIN - (max(coordinates) + min(coordinates)) // 2
