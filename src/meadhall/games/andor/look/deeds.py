"""Choices that are no fields, as a row of buttons: actions, free actions, uses of the thing in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.names import FIGURE_IDS, THING_IDS
from ..words.names import hero_name, thing_name
from ..words.sentences import say
from . import consequences
from .pieces import HERO_GLYPHS, thing_glyph
from .view_model import NOBODY, ViewModel, item_of, ware_of

SINGLE_GLYPHS: Final = {
    choices.PASS: "hourglass",
    choices.END_DAY: "night-sleep",
    choices.WINESKIN: "water-flask",
    choices.WINESKIN_HALF: "water-flask",
    choices.REMOVE_RUBBLE: "stone-pile",
    choices.STOP: "position-marker",
    choices.AGAIN: "hourglass",
}
ALWAYS: Final = frozenset(map(key_of, (choices.PASS, choices.END_DAY)))
HOTKEYS: Final = {choices.PASS: "w", choices.END_DAY: "e", choices.STOP: "s"}


@dataclass(frozen=True, slots=True)
class Deed:
    key: str
    label: str
    glyph: str
    hotkey: str = ""
    hint: str = ""  # what it changes


def deeds(model: ViewModel) -> tuple[Deed, ...]:
    """In the order of their weight; what belongs to a thing in hand stands alone."""
    item = model.item
    if item is not None:
        return uses(model, item)
    ware = model.number("ware")
    if ware != NOBODY and may_do_something(model):
        return buyers(model, ware)
    return tuple(deed(model, choice) for choice in deed_choices(model))


def deed_choices(model: ViewModel) -> list[int]:
    """Those that no thing in hand, no ware and no field stands for."""
    if not may_do_something(model):
        return []
    return [
        choice
        for choice in sorted(model.open, key=weight)
        if not choices.is_field(choice)
        and item_of(choice) is None
        and ware_of(choice) == NOBODY
        and choice != choices.STOP
    ]


def may_do_something(model: ViewModel) -> bool:
    return bool(model.open) and (not model.deciding or model.decision in ("turn", "move", "free_actions"))


def weight(choice: int) -> tuple[int, int]:
    """Fights first, then what the legend offers, then free actions; passing and sleeping last."""
    if choice in (choices.PASS, choices.END_DAY):
        return (9, choice)
    if choices.is_fight(choice):
        return (0, choice)
    return (2 if choices.is_clear(choice) or choices.is_free(choice) else 1, choice)


def deed(model: ViewModel, choice: int) -> Deed:
    return Deed(
        key_of(choice),
        model.words(choice),
        glyph_of(choice),
        HOTKEYS.get(choice, ""),
        consequences.changes(model, choice),
    )


def glyph_of(choice: int) -> str:
    if choice in SINGLE_GLYPHS:
        return SINGLE_GLYPHS[choice]
    if choices.is_herb_steps(choice):
        return "herbs-bundle"
    if choices.is_fight(choice):
        return "crossed-swords"
    if choices.is_clear(choice):
        return "stone-pile"
    if choices.is_take(choice) or choices.is_drop(choice):
        return thing_glyph(THING_IDS[choices.thing_of(choice)])
    if choices.is_well(choice):
        return "well"
    if choices.is_card(choice):
        return "scroll-quill"
    if choices.is_figure(choice):
        return HERO_GLYPHS[FIGURE_IDS[choices.figure_of(choice)]]
    item = item_of(choice)
    return thing_glyph(THING_IDS[item[1]]) if item else "walking-boot"


# -- a thing in hand, a ware on the counter ------------------------------------------------------------------------


def uses(model: ViewModel, item: tuple[int, int]) -> tuple[Deed, ...]:
    """The uses of the thing in hand. The field a telescope looks at is pressed on the map."""
    fitting = [
        choice for choice in sorted(model.open) if item_of(choice) == item and not choices.is_look(choice)
    ]
    return (*(deed(model, choice) for choice in fitting), put_back())


def buyers(model: ViewModel, ware: int) -> tuple[Deed, ...]:
    fitting = [choice for choice in sorted(model.open) if ware_of(choice) == ware]
    return (
        *(
            Deed(key_of(choice), model.words(choice), "shop", hint=consequences.changes(model, choice))
            for choice in fitting
        ),
        put_back(),
    )


def put_back() -> Deed:
    return Deed("clear", say("Back"), "return-arrow", "escape")


def item_title(model: ViewModel) -> str:
    """The thing in hand and its owner."""
    item = model.item
    if item is None:
        return ""
    hero = model.view.heroes[item[0]].who
    return say("{hero}: {thing}", hero=hero_name(hero), thing=thing_name(THING_IDS[item[1]]))


# -- the region -----------------------------------------------------------------------------------------------------


def acts(model: ViewModel) -> Markup:
    return drawn_acts(deeds(model), item_title(model))


@drawn_once
def drawn_acts(found: tuple[Deed, ...], title: str) -> Markup:
    if not found:
        return region("acts", NOTHING, "acts none")
    head = title or say("What else you may do")
    first, last = row(found, always=False), row(found, always=True)
    content = f'<h2 class="caps">{escaped(head)}</h2><div class="acting" data-zone="acts">{first}{last}</div>'
    return region("acts", content, "acts panel")


def row(found: tuple[Deed, ...], always: bool) -> str:
    """Waiting and sleeping stay in sight, however much else there is."""
    buttons = joined(button(each) for each in found if (each.key in ALWAYS) == always)
    return f'<div class="deeds{" always" if always else ""}">{buttons}</div>' if buttons else ""


def button(each: Deed, kind: str = "") -> Markup:
    hint = f"<small>{escaped(each.hint)}</small>" if each.hint else ""
    hotkey = f' data-hotkey="{each.hotkey}"' if each.hotkey else ""
    return html(
        f'<button type="button" class="doing can {kind}" data-press="{each.key}" data-key="deed:{each.key}"{hotkey}>'
        f"{glyph(each.glyph)}<span>{escaped(each.label)}{hint}</span></button>"
    )
