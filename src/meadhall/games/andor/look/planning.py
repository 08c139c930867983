"""Planning together: the way the acting hero is about to take, fields that others mark, and who agrees.

Seats that are not asked mark a field by pressing it, and take the mark back by pressing it again. All see it until
another seat is to decide.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.look.contract import Draft, Pressed

from .roads import Journey, journeys, outset_of
from .view_model import NOBODY, ViewModel


@dataclass(frozen=True, slots=True)
class Mark:
    """A field somebody shows to all, under the figure of the hero they lead."""

    field: int
    hero: str
    seat: int


def planned_field(keys: tuple[str, ...], what: str) -> int:
    found = next((key.removeprefix(f"{what}:") for key in keys if key.startswith(f"{what}:")), "")
    return int(found) if found.isdecimal() else NOBODY


def marks_of(model: ViewModel) -> tuple[Mark, ...]:
    found = []
    for seat, keys in enumerate(model.plans):
        field = planned_field(keys, "mark")
        hero = next((each.who for each in model.view.heroes if each.seat == seat), "")
        if field != NOBODY and hero:
            found.append(Mark(field, hero, seat))
    return tuple(found)


def way_of_actor(model: ViewModel) -> Journey | None:
    """The way the one who decides has planned, for all others to see."""
    hero = model.acting
    if hero is None or hero.seat == model.viewer or hero.seat >= len(model.plans):
        return None
    field = planned_field(model.plans[hero.seat], "to")
    return journeys(outset_of(model.view, hero)).get(field) if field != NOBODY else None


def agreeing(model: ViewModel) -> tuple[str, ...]:
    """Names of those who agree with what the acting hero is about to do."""
    return tuple(model.faces[seat].name for seat, keys in enumerate(model.plans) if "agree" in keys)


def may_plan(model: ViewModel) -> bool:
    """Seats that are not asked for a way."""
    return not model.over and not model.deciding and 0 <= model.viewer < len(model.faces)


def press_mark(model: ViewModel, field: int) -> Pressed:
    rest = tuple(key for key in model.draft if not key.startswith("mark:"))
    return Draft(rest if model.number("mark") == field else (*rest, f"mark:{field}"))


def press_agree(model: ViewModel) -> Pressed:
    rest = tuple(key for key in model.draft if key != "agree")
    return Draft(rest if "agree" in model.draft else (*rest, "agree"))
