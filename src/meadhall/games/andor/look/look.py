# interpreted: it says which file draws what
"""The look of Andor: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.game import Options, OptionValue
from meadhall.look.contract import Scene, Verdict
from meadhall.look.covers import landscape
from meadhall.look.drawn import Drawing, DrawnLook
from meadhall.look.markup import NOTHING

from ..words import game_words
from ..words.story import legend_name
from . import (
    about,
    aims,
    animations,
    deeds,
    fight,
    figures,
    ground,
    hero_boards,
    how_to_play,
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
    sunrise,
    tracks,
)
from . import prompt as prompts
from .field_words import all_contents
from .night_alarm import forecast
from .view_model import Sight, sight_of


class AndorLook(DrawnLook[Sight]):
    says_you = True
    icons = pieces.GLYPHS
    styles = ("land.css", "pieces.css", "andor.css", "fight.css")
    minutes = (60, 120)
    shares_drafts = True
    counts_points = False
    drawing = Drawing(
        sight_of=sight_of,
        prompt=prompts.prompt,
        layout=layout.layout,
        tabs=layout.tabs,
        press=pressing.press,
        about=about.about,
        flights=animations.flights,
        log_line=log.log_line,
        score_sheet=sheet.score_sheet,
    )

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return game_words.title()

    def about(self) -> str:
        return game_words.about()

    def option_words(self, option: str) -> tuple[str, str]:
        return game_words.option_words(option)

    def value_words(self, option: str, value: OptionValue) -> str:
        return game_words.value_words(option, value)

    def how_to_play_at(self, options: Options) -> Node:
        return how_to_play.how_to_play_at(options)

    def picture(self) -> Node:
        return landscape("andor")

    def emblem(self) -> str:
        return "castle"

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return NOTHING

    def headline(self, scene: Scene) -> str:
        sight = sight_of(scene)
        return f"{legend_name(sight.texts)} · {tracks.headline(sight)}"

    def regions(self, scene: Scene) -> dict[str, Node]:
        sight = sight_of(scene)
        reach, there, crowds = aims.aims(sight), all_contents(sight), figures.crowded(sight)
        board, hunted = sight.view.board, forecast(sight.view)
        return {
            "land": ground.ground(board),
            "marks": map_layers.marks(sight, reach, hunted),
            "things": map_layers.things(sight),
            "hunt": route.hunt(board, tuple([chain for _kind, chain in hunted])),
            "route": route.route(sight, reach),
            "figures": figures.figures(sight),
            "numbers": ground.numbers(board),
            "targets": map_layers.targets(sight, reach, there, crowds),
            "track": tracks.track(sight),
            "alarm": tracks.alarm(sight, hunted),
            "time": tracks.time_track(sight, reach),
            "dawn": sunrise.dawn(sight),
            "story": story.story(sight),
            "tasks": story.tasks(sight),
            "fight": fight.fight(sight),
            "acts": deeds.acts(sight),
            "shop": shop.shop(sight),
            **hero_boards.boards(sight),
            "previews": previews.previews(sight, reach, there, crowds),
        }

    def verdict(self, scene: Scene) -> Verdict | None:
        return sheet.verdict(sight_of(scene))


LOOK: Final = AndorLook()
