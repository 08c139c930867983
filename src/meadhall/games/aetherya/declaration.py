# interpreted: read once a game
"""What Aetherya says of itself, and which file does what the contract asks."""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Credits, Option, Options, OptionValue
from meadhall.core.i18n import SOURCE
from meadhall.core.table import Table

from .rules import game_table
from .state.cards import COMPONENTS
from .state.table import COMPETITIVE, COOPERATIVE, SOLO, Board
from .words import game_words
from .words.names import name_of
from .words.sentences import say

WORDS: Final = Words(Board, game_words.notation, game_words)


class Aetherya(FolderGame[Board]):
    words = WORDS
    id = "aetherya"
    name = COMPONENTS["names"][SOURCE]
    version = 1
    least_seats = 1
    most_seats = 4
    usual_seats = 2
    about = (
        "Lay lands, races, dragons and portals in a kingdom of four by four so that neighbours live in"
        " harmony. Fulfil legends on the way: against others, together, or alone in a campaign."
    )
    options = (
        Option(
            "items",
            False,
            "A closed token on every closed card: gems, a hammer, a griffin, a thief and more. For 2 to 4"
            " players.",
            label="Items and Characters",
        ),
        Option(
            "cooperative",
            False,
            "All win or lose together, against a pile of penalties. For 2 to 4 players.",
            label="Cooperative game",
        ),
        Option(
            "first",
            0,
            "Drawn by lot, or the player you name.",
            (0, 1, 2, 3, 4),
            label="First player",
            hint="0 draws lots, 1 to 4 names a player.",
        ),
    )
    minutes = (20, 40)
    emblem = "spiked-dragon-head"
    credits = Credits(designers=("François Bachelart",), publishers=("Nostromo Éditions",))
    about_seats = (
        "With one player it is the solo campaign of three centuries. Two to four play against each other or"
        " the cooperative game."
    )
    solo_name = "Solo campaign"

    def title(self) -> str:
        return name_of(COMPONENTS)

    def value_words(self, option: Option, value: OptionValue) -> str:
        if option.name != "first":
            return super().value_words(option, value)
        return say("Player {number}", number=value) if value else say("Drawn by lot")

    def check_fit(self, seats: int, options: Options) -> None:
        if options["items"] and options["cooperative"]:
            raise Refusal("options_clash", "D1", game=self.name, one="items", other="cooperative")
        for option in ("items", "cooperative"):
            if options[option] and seats == 1:
                raise Refusal("option_seats", game=self.name, option=option, least=2, most=4, seats=seats)
        self.check_first(seats, int(options["first"]))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        mode = SOLO if seats == 1 else COOPERATIVE if options["cooperative"] else COMPETITIVE
        return game_table.new_table(seats, luck, mode, bool(options["items"]), int(options["first"]) - 1)


GAME = Aetherya()
