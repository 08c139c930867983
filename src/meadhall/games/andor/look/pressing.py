"""What pressing a piece does: makes a choice, goes on putting one together, or says why it does neither."""

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
from .view_model import NOBODY, Sight, item_of, ware_of


def press(sight: Sight, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and sight.may(int(rest)):
        return Play(int(rest))
    if what == "field" and rest.isdecimal() and int(rest) in land_named(sight.view.board).cells:
        return press_field(sight, int(rest))
    if what == "crowd" and rest.isdecimal() and int(rest) in land_named(sight.view.board).cells:
        return Explain(field_label(sight, int(rest)))
    if what == "ware" and rest.isdecimal() and int(rest) < WARES:
        return press_ware(sight, int(rest))
    if what == "item":
        return press_item(sight, rest)
    if what == "show" and rest.isdecimal() and int(rest) < len(sight.view.heroes):
        return Draft((*shown_to_all(sight), f"show:{rest}"))
    if key == "agree" and may_plan(sight):
        return press_agree(sight)
    if key == "clear":
        return Draft(())
    if key in ("go", "walk"):
        return walk(sight, stay=key == "go")
    return Explain(prompt(sight).what)


def shown_to_all(sight: Sight) -> tuple[str, ...]:
    return tuple(key for key in sight.draft if key == "agree" or key.startswith("mark:"))


# -- fields ------------------------------------------------------------------------------------------------------


def press_field(sight: Sight, field: int) -> Pressed:
    """The first press plans, the second does it; a field that was asked for is chosen at once."""
    aim = aims(sight).get(field)
    if aim is None and may_plan(sight):
        return press_mark(sight, field)
    if aim is None:
        return Explain(f"{field_label(sight, field)} {no_going(sight, field)}".strip())
    if aim.choice != NOBODY:
        return Play(aim.choice)
    if sight.number("to") != field:
        return Draft((f"to:{field}",))
    return again(sight, aim)


def again(sight: Sight, aim: Aim) -> Pressed:
    if aim.attack != NOBODY and aim.journey is None:
        return Play(aim.attack)
    return walk(sight, stay=False) if aim.journey else Draft(())


def walk(sight: Sight, stay: bool) -> Pressed:
    """All steps of the way, as long as nothing else is asked on it; then perhaps the end of the move."""
    aim = aims(sight).get(sight.number("to"))
    if aim is None or aim.journey is None:
        return Explain(prompt(sight).what)
    return steps_of(aim.journey, stay)


def steps_of(journey: Journey, stay: bool) -> Play:
    steps = [choices.STEP + field for field in journey.road]
    end = [choices.STOP] if stay else []
    return Play(steps[0], (*steps[1:], *end), "move")


# -- things and wares ----------------------------------------------------------------------------------------------


def press_item(sight: Sight, rest: str) -> Pressed:
    hero, _, thing = rest.partition(":")
    if hero.isdecimal() and thing.isdecimal():
        item = (int(hero), int(thing))
        if sight.item == item:
            return Draft((f"show:{hero}",))
        if any(item_of(choice) == item for choice in sight.open):
            return Draft((f"item:{rest}", f"show:{hero}"))
    return Explain(prompt(sight).what)


def press_ware(sight: Sight, ware: int) -> Pressed:
    """Bought at once, unless several of one's heroes could buy it."""
    buys = [choice for choice in sight.open if ware_of(choice) == ware]
    if len(buys) == 1:
        return Play(buys[0])
    if buys:
        return Draft((f"ware:{ware}",))
    return Explain(no_buying(sight, ware))
