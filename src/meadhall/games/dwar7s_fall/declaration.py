# interpreted: read once a game
"""What Dwar7s Fall says of itself, and which file does what the contract asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Credits, Option, Options, OptionValue
from meadhall.core.i18n import SOURCE, named
from meadhall.core.table import Table

from .rules import flow
from .rules.game_table import Dwar7sTable, laid_out
from .state.cards import COMPONENTS
from .state.component_file import (
    BOXES_KEPT,
    box_at,
    check_name,
    in_order,
    name_in,
    names_here,
    settled,
    settled_colours,
)
from .state.table import Board
from .words import game_words
from .words.names import colour_name
from .words.sentences import say

WORDS: Final = Words(Board, game_words.notation, game_words)


class Dwar7sFall(FolderGame[Board]):
    words = WORDS
    id = "dwar7s_fall"
    name = COMPONENTS["names"][SOURCE]
    version = 1
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    about = (
        "Build a realm of mines, taverns and warehouses that all may use, and send seven dwarfs to work in"
        " it. Their gems buy food for the winter; dragons, giants and ogres get in between."
    )
    options = (
        Option(
            "first",
            0,
            "Drawn by lot, or a player you name.",
            (0, 1, 2, 3, 4),
            label="First player",
            hint="0 draws lots, 1 to 4 names a player.",
        ),
        Option(
            "components",
            "",
            "Those of your own box, if the host has a component file with them.",
            suggested=("", *names_here()),
            label="Printed numbers",
            hint="Write the name of the component file.",
        ),
        Option(
            "colours",
            "",
            "Of the players, in the order of their seats; others get those that are left.",
            suggested=("", "red", "green", "yellow"),
            hint="For example red,green.",
        ),
    )
    minutes = (30, 60)
    emblem = "mine-wagon"
    credits = Credits(designers=("Luís Brüeh",), publishers=("Vesuvius Media",))

    def title(self) -> str:
        return named(COMPONENTS["names"])

    def value_words(self, option: Option, value: OptionValue) -> str:
        """Of own components only the name of the file is shown, never the numbers."""
        if option.name == "components":
            return name_in(str(value)) or say("as they come with the game")
        if option.name == "colours":
            return ", ".join(colour_name(colour) for colour in in_order(str(value)))
        return say("Player {number}", number=value) if value else say("drawn by lot")

    def settle_options(self, given: Options, from_stranger: bool = False) -> dict[str, OptionValue]:
        """Strangers name a file of the host; numbers of their own are refused."""
        if from_stranger:
            check_name(str(given.get("components", "")))
        return super().settle_options(given, from_stranger)

    def settle_value(self, option: Option, value: OptionValue) -> OptionValue:
        if option.name == "colours":
            return settled_colours(str(value))
        return settled(str(value)) if option.name == "components" else value

    def check_fit(self, seats: int, options: Options) -> None:
        self.check_first(seats, int(options["first"]))
        box_at(str(options["components"]), str(options["colours"]))

    def rules_text(self, language: str) -> str:
        return self.rules_text_at(language, {})

    def rules_text_at(self, language: str, options: Options) -> str:
        """With the numbers of the components in play."""
        filled: Callable[[str, str, str], str] = self.file("words.rules_text").filled
        return filled(super().rules_text(language), language, str(options.get("components", "")))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        table = opening(seats, str(options["components"]), str(options["colours"])).copy()
        flow.begin(table, luck, int(options["first"]) - 1)
        return table


@lru_cache(maxsize=BOXES_KEPT)
def opening(seats: int, components: str, colours: str) -> Dwar7sTable:
    """The table before luck has a say; kept, since simulations begin with it over and over."""
    return laid_out(seats, box_at(components, colours))


GAME = Dwar7sFall()
