# interpreted: read once a game
"""What Dwar7s Fall says of itself, and which file does what the contract asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Option, Options, OptionValue
from meadhall.core.table import Table

from .rules import flow
from .rules.game_table import Dwar7sTable, laid_out
from .state.component_file import BOXES_KEPT, box_at, check_name, names_here, settled, settled_colours
from .state.table import Board
from .words import game_words

WORDS: Final = Words(Board, game_words.notation, game_words)


class Dwar7sFall(FolderGame[Board]):
    words = WORDS
    id = "dwar7s_fall"
    name = "Dwar7s Fall"
    version = 1
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    about = (
        "Build a kingdom of mines, taverns and warehouses that all may use, send seven dwarfs to work, and"
        " trade their gems for food before winter. Monsters, ogres and a secret goal get in between."
    )
    options = (
        Option("first", 0, "who begins: 0 draws lots, 1 to 4 names a player", (0, 1, 2, 3, 4)),
        Option(
            "components",
            "",
            "name of a component file with the printed numbers of your own box",
            suggested=("", *names_here()),
        ),
        Option(
            "colours",
            "",
            "the colours of the players in order, for example red,green; others get those that are left",
            suggested=("", "red", "green", "yellow"),
        ),
    )

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
