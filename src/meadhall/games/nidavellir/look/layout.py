# interpreted: pages are for people
"""Where everything lies. Left what is on offer, in the middle what is mine, right the others and what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Node, fragment
from markupsafe import Markup, escape

from meadhall.look.contract import Tab

from ..sentences import say
from .army_presses import LANDINGS
from .hall import choosable
from .sight import Sight

ON_ARMY = LANDINGS | {"drop_last", "hofud", "brising_drop"}
ON_TAVERNS = frozenset({"bid", "pick", "tavern_discard", "holda"})


def layout(regions: Mapping[str, Node]) -> Markup:
    text = {name: str(fragment[node]) for name, node in regions.items()}

    def part(*names: str) -> str:
        return "".join(text.get(name, "") for name in names)

    def all_of(start: str) -> str:
        return "".join(text[name] for name in text if name.startswith(start))

    return Markup(
        f'<div class="nida"><div class="n-prompt">{part("prompt")}</div><div class="n-chips">{part("chips")}</div>'
        f'<div class="n-left" data-on="taverns">{part("tavern-0", "tavern-1", "tavern-2", "camp")}</div>'
        f'<div class="n-purse">{part("purse")}</div>'
        f'<div class="n-mid"><div class="n-army" data-on="army">{part("army", "command")}</div>'
        f'<div class="n-hall" data-on="heroes">{part("hall", "treasury")}</div></div>'
        f'<div class="n-right"><div class="n-rivals" data-on="rivals">{all_of("rival-")}</div>'
        f'<div class="n-side panel" data-on="log">{side(part)}</div></div>'
        f"{part('heroes', 'choose')}{all_of('army-')}{part('previews')}</div>"
    )


def side(part: Callable[..., str]) -> str:
    """Log, chat and discards as tabs that need no script."""
    tabs = (
        ("log", escape(say("Log")), part("log")),
        ("chat", escape(say("Chat")), part("chat")),
        ("discards", part("discards-label"), part("discards")),
    )
    switches = "".join(
        f'<input type="radio" name="side" id="side-{name}" class="sr"{" checked" if name == "log" else ""}>'
        f'<label for="side-{name}">{label}</label>'
        for name, label, _body in tabs
    )
    bodies = "".join(f'<div class="side-{name}">{body}</div>' for name, _label, body in tabs)
    return f'<div class="side-tabs">{switches}</div>{bodies}'


def tabs(sight: Sight) -> tuple[Tab, ...]:
    """A dot marks where something can be done."""
    decision = sight.decision if sight.open else ""
    return (
        Tab("taverns", say("Taverns"), "tavern-sign", decision in ON_TAVERNS),
        Tab("army", say("Army"), "dwarf-helmet", decision in ON_ARMY),
        Tab("heroes", say("Heroes"), "crown", bool(choosable(sight))),
        Tab("rivals", say("Rivals"), "three-friends"),
        Tab("log", say("Log"), "scroll-unfurled"),
    )
