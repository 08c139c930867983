# interpreted: drawn once a page, or when somebody asks
"""The layout: legends on the left, the kingdom in the middle, prompt, score and opponents on the right."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node
from markupsafe import Markup

from meadhall.look.contract import Tab
from meadhall.look.markup import escaped, html
from meadhall.look.placing import Parts, side_tabs

from ..state import choices
from ..state.cards import LEGENDS
from ..words.sentences import say
from .view_model import FAR, ViewModel

ON_LEGENDS = frozenset({"swap_legends", "penalty_legend"})


def layout(regions: Mapping[str, Node]) -> Markup:
    part = Parts(regions)
    return html(
        f'<div class="aeth"><div class="a-chips">{part("chips")}</div>'
        f'<div class="a-left" data-on="kingdom legends">{part("legends", "claims")}</div>'
        f'<div class="a-mid" data-on="kingdom">{part("kingdom")}<div class="a-stock">{part("supply", "treasures")}</div></div>'
        f'<div class="a-prompt">{part("prompt")}</div>'
        f'<div class="a-right"><div class="a-side panel" data-on="score">{side(part)}</div>'
        f'<div class="a-rivals" data-on="others">{part.all_of("rival-")}</div></div>'
        f"{part.all_of('kingdom-')}{part('previews')}{part.all_of('previews-')}</div>"
    )


def side(part: Parts) -> str:
    """Score, log and chat as tabs that need no script; on the phone the score has a tab of its own."""
    tabs = (
        ("score", escaped(say("Score")), part("scores")),
        ("log", escaped(say("Log")), part("log")),
        ("chat", escaped(say("Chat")), part("chat")),
    )
    return side_tabs(tabs)


def tabs(model: ViewModel) -> tuple[Tab, ...]:
    """A dot marks a tab where something can be pressed."""
    acts = bool(model.open)
    on_legends = acts and (model.decision in ON_LEGENDS or model.any_open(choices.CLAIM, LEGENDS))
    on_others = acts and model.using in {*FAR, "smuggler", "thief"}
    return (
        Tab("kingdom", say("Kingdom"), "village", acts and model.decision not in ON_LEGENDS),
        Tab("legends", say("Legends"), "scroll-unfurled", on_legends),
        Tab("score", say("Score"), "abacus"),
        *((Tab("others", say("Others"), "three-friends", on_others),) if len(model.view.seats) > 1 else ()),
    )
