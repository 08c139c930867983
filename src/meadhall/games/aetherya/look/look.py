# interpreted: pages are for people
"""The look of Aetherya: which file draws what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.contract import Flight, Look, Pressed, Prompt, Scene, ScoreSheet, Tab, Verdict
from meadhall.look.scenery import landscape

from ..card_words import name_of
from ..cards import COMPONENTS
from ..sentences import say
from . import (
    about,
    flights,
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
from .sight import sight_of

OPTION_WORDS: Final[dict[str, tuple[str, str]]] = {
    "items": (
        "Items and Characters",
        "A closed token on every closed card: gems, a hammer, a griffin, a thief and more. For 2 to 4 players.",
    ),
    "cooperative": (
        "Together",
        "All win or lose against a pile of penalties, with two discard piles. For 2 to 4 players.",
    ),
    "first": ("First player", "Drawn by lot, or a player you name."),
}


class AetheryaLook(Look):
    icons = pieces.GLYPHS
    styles = ("pieces.css", "aetherya.css")
    minutes = (20, 40)

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return name_of(COMPONENTS)

    def about(self) -> str:
        return say(
            "Lay lands, peoples, dragons and portals in a kingdom of four by four so that neighbours live in harmony."
            " Fulfil legends on the way, alone, against others or together."
        )

    def option_words(self, option: str) -> tuple[str, str]:
        name, words = OPTION_WORDS[option]
        return say(name), say(words)

    def picture(self) -> Node:
        return landscape("aetherya")

    def emblem(self) -> str:
        return "spiked-dragon-head"

    def how_to_play(self) -> Node:
        from .how_to_play import how_to_play  # noqa: PLC0415

        return how_to_play()

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return pieces.definitions()

    def headline(self, scene: Scene) -> str:
        view = sight_of(scene).view
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

    def prompt(self, scene: Scene) -> Prompt:
        return prompts.prompt(sight_of(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        sight = sight_of(scene)
        others = sight.rivals
        return {
            "chips": rivals.chips(sight),
            "legends": legend_board.legends(sight),
            "kingdom": kingdom.kingdom(sight),
            "supply": supply.supply(sight),
            "claims": supply.claims(sight),
            "treasures": supply.treasures(sight),
            "scores": scores.scores(sight),
            **{f"rival-{seat.seat}": rivals.panel_of(sight, seat) for seat in others},
            **{f"kingdom-{seat.seat}": rivals.whole(sight, seat) for seat in others},
            "previews": previews.previews(sight),
            **{f"previews-{seat.seat}": previews.theirs(sight, seat) for seat in others},
        }

    def layout(self, regions: Mapping[str, Node]) -> Node:
        return layout.layout(regions)

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return layout.tabs(sight_of(scene))

    def press(self, scene: Scene, key: str) -> Pressed:
        return pressing.press(sight_of(scene), key)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        return about.about(sight_of(scene), key)

    # -- what happened, and how it ended -------------------------------------------------------------

    def flights(self, entry: Entry, scene: Scene) -> tuple[Flight, ...]:
        return flights.flights(entry, sight_of(scene))

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        return log.log_line(entry, names)

    def verdict(self, scene: Scene) -> Verdict | None:
        """A lost campaign has no points; else the points say it."""
        sight = sight_of(scene)
        if not sight.view.lost:
            return None
        told = self.prompt(scene)
        return Verdict(told.what, told.why)

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        return sheet.score_sheet(sight_of(scene))


LOOK: Final = AetheryaLook()
