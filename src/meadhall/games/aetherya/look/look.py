# interpreted: it says which file draws what
"""The look of Aetherya: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.look.contract import Scene, Verdict
from meadhall.look.drawn import Drawing, DrawnLook

from ..declaration import GAME
from ..words.sentences import say
from . import (
    about,
    animations,
    kingdom,
    layout,
    legend_board,
    log,
    pieces,
    pressing,
    previews,
    rivals,
    scores,
    sheet,
    supply,
)
from . import prompt as prompts
from .aims import aims
from .view_model import ViewModel, model_of

DRAWING: Final = Drawing(
    model_of,
    prompts.prompt,
    layout.layout,
    layout.tabs,
    pressing.press,
    about.about,
    animations.animations_of,
    log.log_line,
    sheet.score_sheet,
)


class AetheryaLook(DrawnLook[ViewModel]):
    drawing = DRAWING
    says_you = True
    shows_seats = False
    icons = pieces.GLYPHS
    styles = ("pieces.css", "aetherya.css")

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return pieces.definitions()

    def headline(self, scene: Scene) -> str:
        view = model_of(scene).view
        if view.lost:
            return say("The campaign is lost")
        if scene.over:
            return say("The game is over")
        if view.decision == "arrange":
            return say("The kingdoms are founded")
        if view.mode == "solo":
            return say("Century {century} of 3", century=view.century)
        left = min(seat.closed for seat in view.seats)
        return say.many("{number} closed card to the end", "{number} closed cards to the end", left)

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        others, found = model.rivals, aims(model)
        return {
            "chips": rivals.chips(model),
            "legends": legend_board.legends(model),
            "kingdom": kingdom.kingdom(model, found),
            "supply": supply.supply(model),
            "claims": supply.claims(model),
            "treasures": supply.treasures(model),
            "scores": scores.scores(model),
            **{f"rival-{seat.seat}": rivals.panel_of(model, seat) for seat in others},
            "previews": previews.previews(model, found),
            **{f"previews-{seat.seat}": previews.theirs(seat) for seat in others},
        }

    def behind(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        return {f"kingdom-{seat.seat}": rivals.whole(model, seat) for seat in model.rivals}

    def verdict(self, scene: Scene) -> Verdict | None:
        """A lost campaign has no points; together it is the penalty pile that decides; else the points say it."""
        model = model_of(scene)
        if model.view.mode == "cooperative":
            return sheet.together(model)
        if not model.view.lost:
            return None
        told = self.prompt(scene)
        return Verdict(told.what, told.why)


LOOK: Final = AetheryaLook(GAME)
