# interpreted: pages are for people
"""Where everything lies: left the realm and the hand below it, right what to do, offers, goals, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Node, fragment
from markupsafe import Markup, escape

from meadhall.look.contract import Tab
from meadhall.look.markup import glyph

from .. import choices
from ..cards import MOST_SEATS
from .sight import Sight
from .words import say


def layout(regions: Mapping[str, Node]) -> Markup:
    text = {name: str(fragment[node]) for name, node in regions.items()}

    def part(*names: str) -> str:
        return "".join(text.get(name, "") for name in names)

    rows = "".join(text[name] for name in text if name.startswith("seat-"))
    return Markup(
        f'<div class="dw7"><div class="d-chips">{part("chips")}</div>'
        f'<div class="d-land" data-on="land">{part("realm")}{zoom()}</div>'
        f'<div class="d-hand panel" data-on="land">{part("hand", "purse", "pool")}</div>'
        f'<div class="d-prompt">{part("turn", "prompt")}</div>'
        f'<div class="d-offers panel" data-on="goals">{part("offers", "supply")}</div>'
        f'<div class="d-goals panel" data-on="goals">{part("goals")}</div>'
        f'<div class="d-side panel" data-on="players">{side(rows, part)}</div>'
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
            f'<button type="button" data-do="{deed}" aria-label="{escape(name)}" title="{escape(name)}">{mark}</button>'
            for deed, mark, name in buttons
        )
    )


def side(rows: str, part: Callable[..., str]) -> str:
    """Players, log and chat as tabs that need no script."""
    tabs = (
        ("players", escape(say("Players")), f'<div class="rows">{rows}</div>'),
        ("log", escape(say("Log")), part("log")),
        ("chat", escape(say("Chat")), part("chat")),
    )
    switches = "".join(
        f'<input type="radio" name="side" id="side-{name}" class="sr"{" checked" if name == "players" else ""}>'
        f'<label for="side-{name}">{label}</label>'
        for name, label, _body in tabs
    )
    bodies = "".join(f'<div class="side-{name}">{body}</div>' for name, _label, body in tabs)
    return f'<div class="side-tabs">{switches}</div>{bodies}'


def tabs(sight: Sight) -> tuple[Tab, ...]:
    """A dot marks where something can be done."""
    mine = sight.mine
    trades = mine and sight.decision == "trade"
    robs = mine and bool(sight.within(choices.PLAYER, MOST_SEATS))
    reveals = sight.may(choices.REVEAL)
    return (
        Tab("land", say("Realm"), "village", mine and not trades and not robs),
        Tab("goals", say("Goals"), "scroll-unfurled", trades or reveals),
        Tab("players", say("Players"), "three-friends", robs),
    )
