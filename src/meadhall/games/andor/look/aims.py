"""The fields that may be pressed: for a way there, an attack, or as the answer to a decision."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import escaped, html

from ..state import choices
from ..state.names import THING_TELESCOPE
from ..words.sentences import say
from .roads import Fare, Journey, Outset, journeys, outset_now
from .view_model import NOBODY, ViewModel


class Aim(NamedTuple):
    """A field that may be pressed. Without a choice of its own it is first looked at, with what it would cost."""

    mark: str  # "can", or "over" if it takes overtime
    act: str  # HTML
    choice: int = NOBODY
    journey: Journey | None = None
    attack: int = NOBODY


Reach = dict[int, Aim]


def aims(model: ViewModel) -> Reach:
    if not model.open:
        return {}
    looking = telescope_fields(model)
    if looking:
        return looking
    if model.walking:
        walked = walks(model)
        return {**walked, **attacks(model, walked)}
    return asked_fields(model)


def walks(model: ViewModel) -> Reach:
    outset = outset_now(model)
    return walks_from(outset, model.spoken) if outset else {}


@lru_cache(maxsize=512)
def walks_from(outset: Outset, spoken: str) -> Reach:
    return {
        field: Aim("over" if each.fare.overtime else "can", told_fare(each.fare), journey=each)
        for field, each in journeys(outset).items()
    }


def hours(fare: Fare) -> str:
    if fare.overtime:
        return say(
            "{hours} h, {overtime} of them overtime: {willpower} willpower",
            hours=fare.cost,
            overtime=fare.overtime,
            willpower=-fare.willpower,
        )
    return say("{hours} h", hours=fare.cost)


@sent_once
def told_fare(fare: Fare) -> Markup:
    return html(escaped(hours(fare)))


def attacks(model: ViewModel, walked: Reach) -> Reach:
    """Creatures within reach; an archer may also walk up to them."""
    found: Reach = {}
    for choice in model.of_kind(choices.is_fight):
        field = int(choices.field_of(choice))
        walk = walked.get(field)
        found[field] = Aim("can", act(model, choice), journey=walk.journey if walk else None, attack=choice)
    return found


def act(model: ViewModel, choice: int) -> str:
    return escaped(model.words(choice))


def telescope_fields(model: ViewModel) -> Reach:
    """Fields to be looked at while the telescope is in hand."""
    item = model.item
    if item is None or item[1] != THING_TELESCOPE:
        return {}
    looks = [choice for choice in model.of_kind(choices.is_look) if choices.hero_of(choice) == item[0]]
    return {int(choices.field_of(choice)): Aim("can", act(model, choice), choice) for choice in looks}


def asked_fields(model: ViewModel) -> Reach:
    """Decisions that ask for a field."""
    found: Reach = {}
    for choice in sorted(model.open):
        if not choices.is_field(choice) and not choices.is_clear(choice):
            continue
        field = int(choices.field_of(choice))
        both = choices.is_clear(choice) and field in found
        found[field] = Aim("can", act(model, choice), NOBODY if both else choice)
    return found


def planned(model: ViewModel, reach: Reach) -> Journey | None:
    """The way to the field that was pressed."""
    aim = reach.get(model.number("to"))
    return aim.journey if aim else None
