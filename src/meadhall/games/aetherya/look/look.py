# interpreted: it says which file draws what
"""The look of Aetherya: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.game import OptionValue
from meadhall.look.contract import Scene, Verdict
from meadhall.look.covers import landscape
from meadhall.look.drawn import Drawing, DrawnLook

from ..state.cards import COMPONENTS
from ..words.names import name_of
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

OPTION_WORDS: Final[dict[str, tuple[str, str]]] = {
    "items": (
        "Items and Characters",
        "A closed token on every closed card: gems, a hammer, a griffin, a thief and more. For 2 to 4 players.",
    ),
    "cooperative": (
        "Cooperative game",
        "All win or lose together, against a pile of penalties. For 2 to 4 players.",
    ),
    "first": ("First player", "Drawn by lot, or the player you name."),
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


class AetheryaLook(DrawnLook[ViewModel]):
    drawing = DRAWING
    says_you = True
    icons = pieces.GLYPHS
    styles = ("pieces.css", "aetherya.css")
    minutes = (20, 40)

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return name_of(COMPONENTS)

    def about(self) -> str:
        return say(
            "Lay lands, races, dragons and portals in a kingdom of four by four so that neighbours live in harmony."
            " Fulfil legends on the way: against others, together, or alone in a campaign."
        )

    def option_words(self, option: str) -> tuple[str, str]:
        name, words = OPTION_WORDS[option]
        return say(name), say(words)

    def value_words(self, option: str, value: OptionValue) -> str:
        if option != "first":
            return super().value_words(option, value)
        return say("Drawn by lot") if not value else say("Player {number}", number=value)

    def seats_words(self) -> str:
        return say(
            "With one player it is the solo campaign of three centuries. Two to four play against each other or the cooperative game."
        )

    def alone_words(self) -> str:
        return say("Solo campaign")

    def picture(self) -> Node:
        return landscape("aetherya")

    def emblem(self) -> str:
        return "spiked-dragon-head"

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


LOOK: Final = AetheryaLook()
