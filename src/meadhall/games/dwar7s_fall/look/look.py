# interpreted: it says which file draws what
"""The look of Dwar7s Fall: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.game import Options
from meadhall.look.contract import Scene
from meadhall.look.drawn import Drawing, DrawnLook

from ..declaration import GAME
from . import (
    about,
    animations,
    goals,
    hand,
    layout,
    log,
    others,
    pieces,
    pressing,
    previews,
    realm,
    sheet,
    tiles,
    turn,
)
from . import prompt as prompts
from .how_to_play import how_to_play
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


class Dwar7sLook(DrawnLook[ViewModel]):
    drawing = DRAWING
    says_you = True
    shows_seats = False
    icons = pieces.GLYPHS
    styles = ("pieces.css", "dwar7s.css")

    def how_to_play(self) -> Node:
        return self.how_to_play_at({})

    def how_to_play_at(self, options: Options) -> Node:
        return how_to_play(str(options.get("components", "")))

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return tiles.definitions()

    def headline(self, scene: Scene) -> str:
        return turn.headline_round(model_of(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        return {
            "chips": others.chips(model),
            "realm": realm.realm(model),
            "hand": hand.hand(model),
            "purse": hand.purse(model),
            "pool": hand.pool(model),
            "turn": turn.turn(model),
            "offers": goals.offers(model),
            "supply": goals.supply(model),
            "goals": goals.own_goals(model),
            **{f"seat-{seat.seat}": others.row_of(model, seat) for seat in model.view.seats},
            "previews": previews.previews(model),
        }


LOOK: Final = Dwar7sLook(GAME)
