# interpreted: drawn once a page, or when somebody asks
"""The layout of the page. Left: cards on offer. Middle: the viewer's own things. Right: rivals and log."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from htpy import Node
from markupsafe import Markup

from meadhall.look.contract import Tab
from meadhall.look.markup import escaped, html
from meadhall.look.placing import Parts, side_tabs

from ..words.sentences import say
from .army_presses import LANDINGS
from .hall import choosable
from .view_model import ViewModel

ON_ARMY = LANDINGS | {"drop_last", "hofud", "brising_drop"}
ON_TAVERNS = frozenset({"bid", "pick", "tavern_discard", "holda"})


def layout(regions: Mapping[str, Node]) -> Markup:
    part = Parts(regions)
    return html(
        f'<div class="nida"><div class="n-prompt">{part("prompt")}</div><div class="n-chips">{part("chips")}</div>'
        f'<div class="n-left" data-on="taverns">{part("tavern-0", "tavern-1", "tavern-2", "camp")}</div>'
        f'<div class="n-purse">{part("purse")}</div>'
        f'<div class="n-mid"><div class="n-army" data-on="army">{part("army", "command")}</div>'
        f'<div class="n-hall" data-on="heroes">{part("hall", "treasury")}</div></div>'
        f'<div class="n-right"><div class="n-rivals" data-on="rivals">{part.all_of("rival-")}</div>'
        f'<div class="n-side panel" data-on="log">{side(part)}</div></div>'
        f"{part('heroes', 'choose')}{part.all_of('army-')}{part('previews')}</div>"
    )


def side(part: Parts) -> str:
    """Log, chat and discards as tabs that need no script."""
    tabs = (
        ("log", escaped(say("Log")), part("log")),
        ("chat", escaped(say("Chat")), part("chat")),
        ("discards", part("discards-label"), part("discards")),
    )
    return side_tabs(tabs)


def tabs(model: ViewModel) -> tuple[Tab, ...]:
    """The tabs on a phone. A dot marks those with a choice."""
    decision = model.decision if model.open else ""
    return dotted(model.spoken, decision in ON_TAVERNS, decision in ON_ARMY, bool(choosable(model)))


@cache
def dotted(_spoken: str, taverns: bool, army: bool, heroes: bool) -> tuple[Tab, ...]:
    return (
        Tab("taverns", say("Taverns"), "tavern-sign", taverns),
        Tab("army", say("Army"), "dwarf-helmet", army),
        Tab("heroes", say("Heroes"), "crown", heroes),
        Tab("rivals", say("Rivals"), "three-friends"),
        Tab("log", say("Log"), "scroll-unfurled"),
    )
