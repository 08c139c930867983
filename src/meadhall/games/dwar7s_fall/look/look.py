# interpreted: it says which file draws what
"""The look of Dwar7s Fall: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.game import Options, OptionValue
from meadhall.core.i18n import named
from meadhall.look.contract import Scene
from meadhall.look.covers import landscape
from meadhall.look.drawn import Drawing, DrawnLook

from ..state.cards import COMPONENTS
from ..state.component_file import in_order, name_in
from ..words.names import colour_name
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
from .words import listed, say

OPTION_WORDS: Final[dict[str, tuple[str, str]]] = {
    "first": ("First player", "Drawn by lot, or a player you name."),
    "components": ("Printed numbers", "Those of your own box, if the host has a component file with them."),
    "colours": ("Colours", "Of the players, in the order of their seats; others get those that are left."),
}

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
    icons = pieces.GLYPHS
    styles = ("pieces.css", "dwar7s.css")
    minutes = (30, 60)

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return named(COMPONENTS["names"])

    def about(self) -> str:
        return say(
            "Build a realm of mines, taverns and warehouses that all may use, and send seven dwarfs to work in it."
            " Their gems buy food for the winter; dragons, giants and ogres get in between."
        )

    def option_words(self, option: str) -> tuple[str, str]:
        name, words = OPTION_WORDS[option]
        return say(name), say(words)

    def value_words(self, option: str, value: OptionValue) -> str:
        """Of own components only the name of the file is shown, never the numbers."""
        if option == "components":
            return name_in(str(value)) or say("as they come with the game")
        if option == "colours":
            return listed([colour_name(colour) for colour in in_order(str(value))])
        return say("Player {number}", number=value) if value else say("drawn by lot")

    def how_to_play(self) -> Node:
        return self.how_to_play_at({})

    def how_to_play_at(self, options: Options) -> Node:
        return how_to_play(str(options.get("components", "")))

    def picture(self) -> Node:
        return landscape("dwar7s_fall")

    def emblem(self) -> str:
        return "mine-wagon"

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


LOOK: Final = Dwar7sLook()
