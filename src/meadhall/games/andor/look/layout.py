# interpreted: drawn once a page, or when somebody asks
"""Where everything lies: the map with its tracks at the left, at the right what to do, the heroes, and the rest in tabs."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node, fragment
from markupsafe import Markup

from meadhall.look.contract import Tab
from meadhall.look.markup import escaped, glyph, html

from ..words.sentences import say
from .deeds import deed_choices
from .land import VIEW
from .view_model import ViewModel, item_of, ware_of

LAYERS = ("land", "marks", "things", "hunt", "route", "figures", "numbers", "targets")


def layout(regions: Mapping[str, Node]) -> Markup:
    text = {name: str(fragment[node]) for name, node in regions.items()}

    def part(*names: str) -> str:
        return "".join(text.get(name, "") for name in names)

    heroes = part(*sorted(name for name in text if name.startswith("hero-")))
    return html(
        f'<div class="andor-table"><div class="d-left" data-on="map">{part("track", "alarm", "story")}'
        f'<div class="mapbox">{board(part(*LAYERS))}{zoom()}<p class="tip" data-slot="tip" data-key="tip"></p>'
        f"{part('dawn')}{part('fight')}</div>{part('time')}</div>"
        f'<div class="d-prompt">{part("prompt")}</div><div class="d-acts" data-on="map">{part("acts")}</div>'
        f'<div class="d-heroes" data-on="heroes">{heroes}</div>'
        f'<div class="d-side panel" data-on="more log">{side(text)}</div>{part("previews")}</div>'
    )


def board(layers: str) -> str:
    view = " ".join(map(str, VIEW))
    label = escaped(say("Map of Andor"))
    return (
        f'<svg class="andor" id="andor-board" data-board="{view}" viewBox="{view}" role="group" aria-label="{label}">'
        f"{layers}</svg>"
    )


def zoom() -> str:
    buttons = (
        ("zoom-in", "+", say("Closer")),
        ("zoom-out", "−", say("Farther")),
        ("zoom-whole", str(glyph("expand")), say("Whole map")),
    )
    drawn = "".join(
        f'<button type="button" data-do="{deed}" aria-label="{escaped(name)}" title="{escaped(name)}">{sign}</button>'
        for deed, sign, name in buttons
    )
    return f'<div class="zoom" role="group" aria-label="{escaped(say("Zoom"))}">{drawn}</div>'


def side(text: Mapping[str, str]) -> str:
    """Equipment, tasks, log and chat as tabs that need no script."""
    tabs = (
        ("shop", say("Equipment"), text.get("shop", "")),
        ("tasks", say("Tasks"), text.get("tasks", "")),
        ("log", say("Log"), text.get("log", "")),
        ("chat", say("Chat"), text.get("chat", "")),
    )
    switches = "".join(
        f'<input type="radio" name="side" id="side-{name}" class="sr"{" checked" if name == "shop" else ""}>'
        f'<label for="side-{name}">{escaped(label)}</label>'
        for name, label, _body in tabs
    )
    bodies = "".join(f'<div class="side-{name}">{body}</div>' for name, _label, body in tabs)
    return f'<div class="side-tabs">{switches}</div>{bodies}'


def tabs(model: ViewModel) -> tuple[Tab, ...]:
    """A dot marks where something can be done."""
    items = any(item_of(choice) is not None for choice in model.open)
    wares = any(ware_of(choice) >= 0 for choice in model.open)
    return (
        Tab("map", say("Map"), "treasure-map", model.deciding or bool(deed_choices(model))),
        Tab("heroes", say("Heroes"), "three-friends", items),
        Tab("more", say("Equipment, log"), "shop", wares),
    )
