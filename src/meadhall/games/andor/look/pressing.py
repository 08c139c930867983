"""Pressing a piece makes a choice, adds to the draft of one, or explains why it does neither."""

from __future__ import annotations

from meadhall.look.contract import Draft, Explain, Play, Pressed

from ..state import choices
from ..state.names import WARES
from .aims import Aim, aims
from .field_words import field_label
from .land import land_named
from .planning import may_plan, press_agree, press_mark
from .prompt import prompt
from .reasons import no_buying, no_going
from .roads import Journey
from .view_model import NOBODY, ViewModel, item_of, ware_of


def press(model: ViewModel, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and model.may(int(rest)):
        return Play(int(rest))
    if what == "field" and rest.isdecimal() and int(rest) in land_named(model.view.board).cells:
        return press_field(model, int(rest))
    if what == "crowd" and rest.isdecimal() and int(rest) in land_named(model.view.board).cells:
        return Explain(field_label(model, int(rest)))
    if what == "ware" and rest.isdecimal() and int(rest) < WARES:
        return press_ware(model, int(rest))
    if what == "item":
        return press_item(model, rest)
    if what == "show" and rest.isdecimal() and int(rest) < len(model.view.heroes):
        return Draft((*shown_to_all(model), f"show:{rest}"))
    if key == "agree" and may_plan(model):
        return press_agree(model)
    if key == "clear":
        return Draft(())
    if key in ("go", "walk"):
        return walk(model, stay=key == "go")
    return Explain(prompt(model).what)


def shown_to_all(model: ViewModel) -> tuple[str, ...]:
    return tuple(key for key in model.draft if key == "agree" or key.startswith("mark:"))


# -- fields ------------------------------------------------------------------------------------------------------


def press_field(model: ViewModel, field: int) -> Pressed:
    """The first press plans, the second does it; a field that was asked for is chosen at once."""
    aim = aims(model).get(field)
    if aim is None and may_plan(model):
        return press_mark(model, field)
    if aim is None:
        return Explain(f"{field_label(model, field)} {no_going(model, field)}".strip())
    if aim.choice != NOBODY:
        return Play(aim.choice)
    if model.number("to") != field:
        return Draft((f"to:{field}",))
    return again(model, aim)


def again(model: ViewModel, aim: Aim) -> Pressed:
    if aim.attack != NOBODY and aim.journey is None:
        return Play(aim.attack)
    return walk(model, stay=False) if aim.journey else Draft(())


def walk(model: ViewModel, stay: bool) -> Pressed:
    """All steps of the way, as long as nothing else is asked on it; then perhaps the end of the move."""
    aim = aims(model).get(model.number("to"))
    if aim is None or aim.journey is None:
        return Explain(prompt(model).what)
    return steps_of(aim.journey, stay)


def steps_of(journey: Journey, stay: bool) -> Play:
    steps = [choices.step(field) for field in journey.road]
    end = [choices.STOP] if stay else []
    return Play(steps[0], (*steps[1:], *end), "move")


# -- things and wares ----------------------------------------------------------------------------------------------


def press_item(model: ViewModel, rest: str) -> Pressed:
    hero, _, thing = rest.partition(":")
    if hero.isdecimal() and thing.isdecimal():
        item = (int(hero), int(thing))
        if model.item == item:
            return Draft((f"show:{hero}",))
        if any(item_of(choice) == item for choice in model.open):
            return Draft((f"item:{rest}", f"show:{hero}"))
    return Explain(prompt(model).what)


def press_ware(model: ViewModel, ware: int) -> Pressed:
    """Bought at once, unless several of one's heroes could buy it."""
    buys = [choice for choice in model.open if ware_of(choice) == ware]
    if len(buys) == 1:
        return Play(buys[0])
    if buys:
        return Draft((f"ware:{ware}",))
    return Explain(no_buying(model, ware))
