"""The look of a game: its own, or the plain look, which shows any game in words with a button a choice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from htpy import Element, Node, button, div, h2, li, p, section, ul

from meadhall.core.game import Game
from meadhall.core.journal import Entry
from meadhall.core.registry import game_here
from meadhall.look.contract import Explain, Look, PagePrompt, Pressed, Scene, Tab
from meadhall.look.icons import icon
from meadhall.site.i18n import say

from .plain_view import common_facts, facts_by_seat

MANY: Final = 24  # choices that need a narrower list


class PlainLook(Look):
    icons = frozenset({"scroll-unfurled", "round-table", "talk", "click"})
    minutes = (10, 60)
    shows_seats = True

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- about the game ----------------------------------------------------------------------------

    def title(self) -> str:
        return self.game.name

    def about(self) -> str:
        return self.game.about

    def option_words(self, option: str) -> tuple[str, str]:
        known = {one.name: one.about for one in self.game.options}
        return option.replace("_", " ").capitalize(), known.get(option, "")

    def picture(self) -> Node:
        return icon(self.emblem(), css="plain-picture")

    def emblem(self) -> str:
        return "round-table"

    def how_to_play(self) -> Node:
        return [
            p[self.game.about],
            p[say("The table is shown in words. When it is your turn, every choice you have is a button.")],
        ]

    # -- the table ---------------------------------------------------------------------------------

    def definitions(self) -> Node:
        return None

    def headline(self, scene: Scene) -> str:
        return ""

    def prompt(self, scene: Scene) -> PagePrompt:
        if scene.over:
            return PagePrompt(say("The game is over."))
        if scene.choices and scene.world is not None:
            asked = self.game.prompt(scene.world, scene.viewer)
            number = len(scene.choices)
            choices = say.many("You have one choice.", "You have {number} choices.", number)
            return PagePrompt(asked.what, asked.why or choices)
        return PagePrompt(waiting_for(scene))

    def regions(self, scene: Scene) -> dict[str, Node]:
        return {
            "choices": self._choices(scene),
            "common": _region(
                "common", say("The table"), common_facts(scene.view, len(scene.seats)), "table"
            ),
            "players": _region(
                "players", say("Players"), facts_by_seat(scene.view, scene.names, scene.viewer), "table"
            ),
        }

    def layout(self, regions: Mapping[str, Node]) -> Node:
        return div(".plain-board")[
            div(".plain-side", data_on="talk")[regions["seats"], regions["log"], regions["chat"]],
            regions["prompt"],
            regions["choices"],
            regions["players"],
            regions["common"],
        ]

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return (
            Tab("choices", say("Choices"), "click", bool(scene.choices)),
            Tab("table", say("Table"), "round-table"),
            Tab("talk", say("Log and chat"), "scroll-unfurled"),
        )

    def press(self, scene: Scene, key: str) -> Pressed:
        pressed = super().press(scene, key)
        if isinstance(pressed, Explain):
            return Explain(say("That cannot be chosen now. {prompt}", prompt=self.prompt(scene).what))
        return pressed

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        return self.game.describe_entry(entry, names) or None

    def _choices(self, scene: Scene) -> Element:
        world, seat = scene.world, scene.viewer
        if not scene.choices or world is None:
            return _region(
                "choices", say("Your choices"), p(".empty")[say("Nothing to choose now.")], "choices"
            )
        many = len(scene.choices) > MANY
        offered = ul({"class": {"choice-list": True, "many": many}}, data_zone=True)[
            (
                li[
                    button(
                        {
                            "type": "button",
                            "class": "btn can",
                            "data-press": f"choice:{choice}",
                            "data-key": f"choice:{choice}",
                        }
                    )[self.game.describe_choice(world, seat, choice)]
                ]
                for choice in scene.choices
            )
        ]
        return _region("choices", say("Your choices"), offered, "choices")


def waiting_for(scene: Scene) -> str:
    """For whom the table waits, in one line."""
    names = [seat.name for seat in scene.seats if seat.deciding]
    return say("Waiting for {names}", names=", ".join(names)) if names else say("One moment…")


def _region(name: str, heading: str, content: Node, tab: str) -> Element:
    return section({"id": f"r-{name}", "data-region": name, "data-on": tab, "class": f"zone plain-{name}"})[
        h2[heading], content
    ]


@cache
def look_of(game: str) -> Look:
    declared = game_here(game)
    look = declared.look()
    return look if isinstance(look, Look) else PlainLook(declared)
