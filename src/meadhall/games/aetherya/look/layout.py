# interpreted: pages are for people
"""Where everything lies: left the legends, in the middle the kingdom, right what to do, the score and the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Node, fragment
from markupsafe import Markup, escape

from meadhall.look.contract import Tab

from .. import choices
from ..cards import LEGENDS
from ..sentences import say
from .sight import Sight
from .token_uses import FAR

ON_LEGENDS = frozenset({"swap_legends", "penalty_legend"})


def layout(regions: Mapping[str, Node]) -> Markup:
    text = {name: str(fragment[node]) for name, node in regions.items()}

    def part(*names: str) -> str:
        return "".join(text.get(name, "") for name in names)

    def all_of(start: str) -> str:
        return "".join(text[name] for name in text if name.startswith(start))

    return Markup(
        f'<div class="aeth"><div class="a-chips">{part("chips")}</div>'
        f'<div class="a-left" data-on="kingdom legends">{part("legends", "claims")}</div>'
        f'<div class="a-mid" data-on="kingdom">{part("kingdom")}<div class="a-stock">{part("supply", "treasures")}</div></div>'
        f'<div class="a-prompt">{part("prompt")}</div>'
        f'<div class="a-right"><div class="a-side panel" data-on="score">{side(part)}</div>'
        f'<div class="a-rivals" data-on="others">{all_of("rival-")}</div></div>'
        f"{all_of('kingdom-')}{part('previews')}{all_of('previews-')}</div>"
    )


def side(part: Callable[..., str]) -> str:
    """Score, log and chat as tabs that need no script; on the phone the score has a tab of its own."""
    tabs = (
        ("score", escape(say("Score")), part("scores")),
        ("log", escape(say("Log")), part("log")),
        ("chat", escape(say("Chat")), part("chat")),
    )
    switches = "".join(
        f'<input type="radio" name="side" id="side-{name}" class="sr"{" checked" if name == "score" else ""}>'
        f'<label for="side-{name}">{label}</label>'
        for name, label, _body in tabs
    )
    bodies = "".join(f'<div class="side-{name}">{body}</div>' for name, _label, body in tabs)
    return f'<div class="side-tabs">{switches}</div>{bodies}'


def tabs(sight: Sight) -> tuple[Tab, ...]:
    """A dot marks where something can be done."""
    acts = bool(sight.open)
    on_legends = acts and (sight.decision in ON_LEGENDS or sight.any_open(choices.CLAIM, LEGENDS))
    on_others = acts and sight.using in {*FAR, "smuggler", "thief"}
    return (
        Tab("kingdom", say("Kingdom"), "village", acts and sight.decision not in ON_LEGENDS),
        Tab("legends", say("Legends"), "scroll-unfurled", on_legends),
        Tab("score", say("Score"), "abacus"),
        *((Tab("others", say("Others"), "three-friends", on_others),) if len(sight.view.seats) > 1 else ()),
    )
