# interpreted: it says which file draws what
"""The look of Andor: which file draws what."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.game import Options
from meadhall.look.contract import Scene, Verdict
from meadhall.look.drawn import Drawing, DrawnLook

from ..declaration import GAME
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
from .route import forecast
from .view_model import ViewModel, model_of


class AndorLook(DrawnLook[ViewModel]):
    says_you = True
    shows_seats = False
    icons = pieces.GLYPHS
    styles = ("land.css", "pieces.css", "andor.css", "fight.css")
    shares_drafts = True
    drawing = Drawing(
        model_of=model_of,
        prompt=prompts.prompt,
        layout=layout.layout,
        tabs=layout.tabs,
        press=pressing.press,
        about=about.about,
        animations=animations.animations_of,
        log_line=log.log_line,
        score_sheet=sheet.score_sheet,
    )

    def how_to_play_at(self, options: Options) -> Node:
        return how_to_play.how_to_play_at(options)

    # -- the table -----------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> str:
        model = model_of(scene)
        return f"{legend_name(model.texts)} · {tracks.headline(model)}"

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        reach, there, crowds = aims.aims(model), all_contents(model), figures.crowded(model)
        board, hunted = model.view.board, forecast(model.view)
        return {
            "land": ground.ground(board),
            "marks": map_layers.marks(model, reach, hunted),
            "things": map_layers.things(model),
            "hunt": route.hunt(board, tuple([chain for _kind, chain in hunted])),
            "route": route.route(model, reach),
            "figures": figures.figures(model),
            "numbers": ground.numbers(board),
            "targets": map_layers.targets(model, reach, there, crowds),
            "track": tracks.track(model),
            "alarm": tracks.alarm(model, hunted),
            "time": tracks.time_track(model, reach),
            "dawn": sunrise.dawn(model),
            "story": story.story(model),
            "tasks": story.tasks(model),
            "fight": fight.fight(model),
            "acts": deeds.acts(model),
            "shop": shop.shop(model),
            **hero_boards.boards(model),
            "previews": previews.previews(model, reach, there, crowds),
        }

    def verdict(self, scene: Scene) -> Verdict | None:
        return sheet.verdict(model_of(scene))


LOOK: Final = AndorLook(GAME)
