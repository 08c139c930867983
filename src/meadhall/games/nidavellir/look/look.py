# interpreted: pages are for people
"""The look of Nidavellir: which file draws what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.contract import Flight, Look, Pressed, Prompt, Scene, ScoreSheet, Tab
from meadhall.look.scenery import landscape

from ..sentences import say
from . import (
    about,
    army,
    camp,
    coins_zone,
    flights,
    hall,
    layout,
    log,
    piles,
    pressing,
    previews,
    rivals,
    sheet,
    taverns,
    treasury,
)
from . import prompt as prompts
from .pieces import classes, faces
from .sight import sight_of

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


class NidavellirLook(Look):
    icons = BESIDE | faces.GLYPHS | frozenset(classes.EMBLEM.values())
    styles = ("pieces.css", "army.css", "dialogs.css", "nidavellir.css")
    minutes = (30, 60)

    # -- about the game ------------------------------------------------------------------------------

    def title(self) -> str:
        return say("Nidavellir")

    def about(self) -> str:
        return say(
            "Bid coins at three taverns for dwarfs of five classes. Complete lines bring heroes, small coins grow"
            " great, and the bravest army wins."
        )

    def option_words(self, option: str) -> tuple[str, str]:
        if option == "thingvellir":
            return say("Thingvellir"), say(
                "Adds the camp with artefacts and mercenaries, and six more heroes."
            )
        return say("First game"), say("Leaves out three heroes with unusual powers: Thrud, Ylud and Uline.")

    def picture(self) -> Node:
        return landscape("nidavellir")

    def emblem(self) -> str:
        return "dwarf-helmet"

    def how_to_play(self) -> Node:
        from .how_to_play import how_to_play  # noqa: PLC0415

        return how_to_play()

    # -- the table -----------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return classes.definitions()

    def headline(self, scene: Scene) -> str:
        view = sight_of(scene).view
        if scene.over:
            return say("The game is over")
        rounds = {2: 4, 3: 4}.get(len(view.seats), 3)
        return say("Age {age} · round {round} of {rounds}", age=view.age, round=view.round, rounds=rounds)

    def prompt(self, scene: Scene) -> Prompt:
        return prompts.prompt(sight_of(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        sight = sight_of(scene)
        others = sight.view.seats if sight.watching else sight.rivals
        return {
            **{f"tavern-{number}": taverns.tavern(sight, number) for number in range(3)},
            "camp": camp.camp(sight),
            "purse": coins_zone.purse(sight),
            "army": army.army(sight),
            "command": army.command(sight),
            "hall": hall.hall(sight),
            "treasury": treasury.treasury(sight),
            "chips": rivals.chips(sight),
            **{f"rival-{seat.seat}": rivals.panel_of(sight, seat) for seat in others},
            **{f"army-{seat.seat}": rivals.army_of(sight, seat) for seat in others},
            "discards": piles.discards(sight),
            "discards-label": piles.pile_label(sight),
            "heroes": hall.heroes(sight),
            "choose": piles.choose(sight),
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


LOOK: Final = NidavellirLook()
