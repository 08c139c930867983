# interpreted: pages are for people
"""The look of Andor: which file draws what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import Node

from meadhall.core.game import OptionValue
from meadhall.core.journal import Entry
from meadhall.look.contract import Flight, Look, Pressed, Prompt, Scene, ScoreSheet, Tab, Verdict
from meadhall.look.markup import NOTHING
from meadhall.look.scenery import landscape

from .. import words
from ..story_words import legend_name
from . import (
    about,
    aims,
    dawn,
    deeds,
    fight,
    figures,
    flights,
    ground,
    hero_boards,
    layout,
    log,
    map_layers,
    pieces,
    pressing,
    previews,
    route,
    sheet,
    shop,
    story,
    tracks,
)
from . import prompt as prompts
from .sight import sight_of


class AndorLook(Look):
    icons = pieces.GLYPHS
    styles = ("land.css", "pieces.css", "andor.css", "fight.css")
    minutes = (60, 120)
    shares_drafts = True
    counts_points = False

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return words.title()

    def about(self) -> str:
        return words.about()

    def option_words(self, option: str) -> tuple[str, str]:
        return words.option_words(option)

    def value_words(self, option: str, value: OptionValue) -> str:
        return words.value_words(option, value)

    def picture(self) -> Node:
        return landscape("andor")

    def emblem(self) -> str:
        return "castle"

    def how_to_play(self) -> Node:
        from .how_to_play import how_to_play  # noqa: PLC0415

        return how_to_play()

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return NOTHING

    def headline(self, scene: Scene) -> str:
        sight = sight_of(scene)
        return f"{legend_name(sight.texts)} · {tracks.headline(sight)}"

    def prompt(self, scene: Scene) -> Prompt:
        return prompts.prompt(sight_of(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        sight = sight_of(scene)
        reach = aims.aims(sight)
        board = sight.view.board
        return {
            "land": ground.ground(board, sight.spoken),
            "marks": map_layers.marks(sight, reach),
            "things": map_layers.things(sight),
            "hunt": route.hunt(sight),
            "route": route.route(sight, reach),
            "figures": figures.figures(sight),
            "numbers": ground.numbers(board),
            "targets": map_layers.targets(sight, reach),
            "track": tracks.track(sight),
            "alarm": tracks.alarm(sight),
            "time": tracks.time_track(sight, reach),
            "dawn": dawn.dawn(sight),
            "story": story.story(sight),
            "tasks": story.tasks(sight),
            "fight": fight.fight(sight),
            "acts": deeds.acts(sight),
            "shop": shop.shop(sight),
            **hero_boards.boards(sight),
            "previews": previews.previews(sight, reach),
        }

    def layout(self, regions: Mapping[str, Node]) -> Node:
        return layout.layout(regions)

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return layout.tabs(sight_of(scene))

    def press(self, scene: Scene, key: str) -> Pressed:
        return pressing.press(sight_of(scene), key)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        return about.about(sight_of(scene), key)

    # -- what happened -------------------------------------------------------------------------------

    def flights(self, entry: Entry, scene: Scene) -> tuple[Flight, ...]:
        return flights.flights(entry, sight_of(scene))

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        return log.log_line(entry, names)

    def verdict(self, scene: Scene) -> Verdict | None:
        return sheet.verdict(sight_of(scene))

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        return sheet.score_sheet(sight_of(scene))


LOOK: Final = AndorLook()
