# interpreted: drawn once a page, or when somebody asks
"""The layout: the realm with the hand below on the left; prompt, offers, goals, players on the right."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node
from markupsafe import Markup

from meadhall.look.contract import Tab
from meadhall.look.markup import escaped, glyph, html
from meadhall.look.placing import Parts, side_tabs

from ..state import choices
from ..state.cards import MOST_SEATS
from .view_model import ViewModel
from .words import say


def layout(regions: Mapping[str, Node]) -> Markup:
    part = Parts(regions)
    return html(
        f'<div class="dw7"><div class="d-chips">{part("chips")}</div>'
        f'<div class="d-land" data-on="land">{part("realm")}{zoom()}</div>'
        f'<div class="d-hand panel" data-on="land">{part("hand", "purse", "pool")}</div>'
        f'<div class="d-prompt">{part("turn", "prompt")}</div>'
        f'<div class="d-offers panel" data-on="goals">{part("offers", "supply")}</div>'
        f'<div class="d-goals panel" data-on="goals">{part("goals")}</div>'
        f'<div class="d-side panel" data-on="players">{side(part)}</div>'
        f"{part('previews')}</div>"
    )


def zoom() -> str:
    buttons = (
        ("zoom-in", "+", say("Nearer")),
        ("zoom-out", "−", say("Farther")),
        ("zoom-whole", glyph("expand"), say("The whole realm")),
    )
    return '<div class="zoom">{}</div>'.format(
        "".join(
            f'<button type="button" data-do="{deed}" aria-label="{escaped(name)}" title="{escaped(name)}">{mark}</button>'
            for deed, mark, name in buttons
        )
    )


def side(part: Parts) -> str:
    """Players, log and chat as tabs that need no script."""
    tabs = (
        ("players", escaped(say("Players")), f'<div class="rows">{part.all_of("seat-")}</div>'),
        ("log", escaped(say("Log")), part("log")),
        ("chat", escaped(say("Chat")), part("chat")),
    )
    return side_tabs(tabs)


def tabs(model: ViewModel) -> tuple[Tab, ...]:
    """A dot marks where something can be done."""
    mine = model.mine
    trades = mine and model.decision == "trade"
    robs = mine and bool(model.within(choices.PLAYER, MOST_SEATS))
    reveals = model.may(choices.REVEAL)
    return (
        Tab("land", say("Realm"), "village", mine and not trades and not robs),
        Tab("goals", say("Goals"), "scroll-unfurled", trades or reveals),
        Tab("players", say("Players"), "three-friends", robs),
    )
