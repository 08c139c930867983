# interpreted: it says which file draws what
"""The look of Nidavellir: which file draws what."""

from __future__ import annotations

from typing import Final, cast

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.contract import Scene
from meadhall.look.drawn import Drawing, DrawnLook

from ..declaration import GAME
from ..state.cards import ROUNDS_PER_AGE
from ..words.sentences import say
from . import (
    about,
    animations,
    army,
    camp,
    coins_zone,
    hall,
    layout,
    log,
    piles,
    pressing,
    previews,
    rivals,
    sheet,
    taken,
    taverns,
    treasury,
)
from . import prompt as prompts
from .pieces import classes, faces
from .taken import Takings
from .view_model import ViewModel, model_of

BESIDE: Final = frozenset(
    [
        "crown",
        "rune-stone",
        "viking-longhouse",
        "camping-tent",
        "goblin-head",
        "dragon-head",
        "horse-head",
        "sight-disabled",
        "swap-bag",
        "check-mark",
        "vintage-robot",
        "tavern-sign",
        "three-friends",
        "scroll-unfurled",
        "plain-padlock",
        "cut-diamond",
        "two-coins",
        "cancel",
        "plain-arrow",
        "expand",
    ]
)

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


class NidavellirLook(DrawnLook[ViewModel]):
    drawing = DRAWING
    says_you = True
    shows_seats = False
    icons = BESIDE | faces.GLYPHS | frozenset(classes.EMBLEM.values())
    styles = ("pieces.css", "army.css", "dialogs.css", "nidavellir.css")

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return classes.definitions()

    def fold_history(self, memory: object, entry: Entry) -> object:
        return taken.fold_history(cast(Takings, memory or ()), entry)

    def headline(self, scene: Scene) -> str:
        view = model_of(scene).view
        if scene.over:
            return say("The game is over")
        rounds = ROUNDS_PER_AGE[len(view.seats)]
        return say("Age {age} · round {round} of {rounds}", age=view.age, round=view.round, rounds=rounds)

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        regions: dict[str, Node] = {
            "tavern-0": taverns.tavern(model, 0),
            "tavern-1": taverns.tavern(model, 1),
            "tavern-2": taverns.tavern(model, 2),
            "camp": camp.camp(model),
            "purse": coins_zone.purse(model),
            "army": army.army(model),
            "command": army.command(model),
            "hall": hall.hall(model),
            "treasury": treasury.treasury(model),
            "chips": rivals.chips(model),
            "discards": piles.discards(model),
            "discards-label": piles.pile_label(model),
            "choose": piles.choose(model),
            "previews": previews.previews(model),
        }
        for seat in model.others:
            regions[f"rival-{seat.seat}"] = rivals.panel_of(model, seat)
        if model.decision == "hero":
            regions["heroes"] = hall.heroes(model)
        return regions

    def behind(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        return {
            **{f"army-{seat.seat}": rivals.army_of(model, seat) for seat in model.others},
            "heroes": hall.heroes(model),
        }


LOOK: Final = NidavellirLook(GAME)
