# interpreted: pages are for people
"""What pressing a field leads to: a way there, an attack, or the field that was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .. import choices
from ..names import THING_IDS
from .roads import Journey, journeys
from .sight import NOBODY, Sight
from .speech import say

TELESCOPE: Final = THING_IDS.index("telescope")


@dataclass(frozen=True, slots=True)
class Aim:
    """A field that may be pressed. Without a choice of its own it is first looked at, with what it would cost."""

    mark: str  # "can", or "over" if it takes overtime
    act: str
    choice: int = NOBODY
    journey: Journey | None = None
    attack: int = NOBODY


Reach = dict[int, Aim]


def aims(sight: Sight) -> Reach:
    if not sight.open:
        return {}
    looking = telescope_fields(sight)
    if looking:
        return looking
    if sight.walking:
        walked = walks(sight)
        return {**walked, **attacks(sight, walked)}
    return asked_fields(sight)


def walks(sight: Sight) -> Reach:
    return {field: walk_of(each, sight.spoken) for field, each in journeys(sight).items()}


@lru_cache(maxsize=8192)
def walk_of(journey: Journey, spoken: str) -> Aim:
    return Aim("over" if journey.overtime else "can", hours(journey), journey=journey)


def hours(journey: Journey) -> str:
    if journey.overtime:
        return say(
            "{hours} h, {overtime} of them overtime: {willpower} willpower",
            hours=journey.cost,
            overtime=journey.overtime,
            willpower=-journey.willpower,
        )
    return say("{hours} h", hours=journey.cost)


def attacks(sight: Sight, walked: Reach) -> Reach:
    """Creatures within reach; an archer may also walk up to them."""
    found: Reach = {}
    for choice in sight.among(choices.FIGHT, 85):
        field = choice - choices.FIGHT
        walk = walked.get(field)
        found[field] = Aim("can", sight.words(choice), journey=walk.journey if walk else None, attack=choice)
    return found


def hero_field(sight: Sight) -> int:
    return sight.acting.field if sight.acting else NOBODY


def telescope_fields(sight: Sight) -> Reach:
    """Fields to be looked at while the telescope is in hand."""
    item = sight.item
    if item is None or item[1] != TELESCOPE:
        return {}
    first = choices.TELESCOPE + 85 * item[0]
    return {choice - first: Aim("can", sight.words(choice), choice) for choice in sight.among(first, 85)}


def asked_fields(sight: Sight) -> Reach:
    """Decisions that ask for a field."""
    found: Reach = {}
    for first in (choices.STEP, choices.FIELD):
        for choice in sight.among(first, 85):
            found[choice - first] = Aim("can", sight.words(choice), choice)
    for choice in sight.among(choices.CLEAR, 170):
        field = (choice - choices.CLEAR) // 2
        both = field in found
        found[field] = Aim("can", sight.words(choice), NOBODY if both else choice)
    return found


def planned(sight: Sight, reach: Reach) -> Journey | None:
    """The way to the field that was pressed."""
    aim = reach.get(sight.number("to"))
    return aim.journey if aim else None
