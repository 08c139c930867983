# interpreted: read once a game
"""What Aetherya says of itself, and which file does what the contract asks."""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Option, Options
from meadhall.core.table import Table

from .rules import game_table
from .state.table import COMPETITIVE, COOPERATIVE, SOLO, Board
from .words import game_words

WORDS: Final = Words(Board, game_words.notation, game_words)


class Aetherya(FolderGame[Board]):
    words = WORDS
    id = "aetherya"
    name = "Aetherya"
    version = 1
    least_seats = 1
    most_seats = 4
    usual_seats = 2
    about = (
        "Lay lands, races, dragons and portals in a kingdom of four by four so that neighbours live in"
        " harmony, and fulfil legends on the way. One player sets out on a solo campaign of three centuries."
    )
    options = (
        Option(
            "items", False, "play with Items and Characters: a token on every closed card (2 to 4 players)"
        ),
        Option(
            "cooperative",
            False,
            "cooperative game: win or lose together, against penalties (2 to 4 players)",
        ),
        Option("first", 0, "who begins: 0 draws lots, 1 to 4 names a player", (0, 1, 2, 3, 4)),
    )

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
