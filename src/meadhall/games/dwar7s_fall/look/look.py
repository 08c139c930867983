# interpreted: pages are for people
"""The look of Dwar7s Fall: which file draws what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.core.speech import named
from meadhall.look.contract import Flight, Look, Pressed, Prompt, Scene, ScoreSheet, Tab
from meadhall.look.scenery import landscape

from ..cards import COMPONENTS
from . import (
    about,
    flights,
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
from .sight import sight_of
from .words import say

OPTION_WORDS: Final[dict[str, tuple[str, str]]] = {
    "first": ("First player", "Drawn by lot, or a player you name."),
    "components": ("Component file", "The printed numbers of your own box, if the host has such a file."),
}


class Dwar7sLook(Look):
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

    def picture(self) -> Node:
        return landscape("dwar7s_fall")

    def emblem(self) -> str:
        return "mine-wagon"

    def how_to_play(self) -> Node:
        from .how_to_play import how_to_play  # noqa: PLC0415

        return how_to_play()

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return tiles.definitions()

    def headline(self, scene: Scene) -> str:
        return turn.headline_round(sight_of(scene))

    def prompt(self, scene: Scene) -> Prompt:
        return prompts.prompt(sight_of(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        sight = sight_of(scene)
        return {
            "chips": others.chips(sight),
            "realm": realm.realm(sight),
            "hand": hand.hand(sight),
            "purse": hand.purse(sight),
            "pool": hand.pool(sight),
            "turn": turn.turn(sight),
            "offers": goals.offers(sight),
            "supply": goals.supply(sight),
            "goals": goals.own_goals(sight),
            **{f"seat-{seat.seat}": others.row_of(sight, seat) for seat in sight.view.seats},
            "previews": previews.previews(sight),
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

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        return sheet.score_sheet(sight_of(scene))


LOOK: Final = Dwar7sLook()
