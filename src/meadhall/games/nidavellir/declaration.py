# interpreted: read once a game
"""What Nidavellir says of itself, and which file does what the contract asks."""

from __future__ import annotations

from typing import Final

from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Credits, Option, Options
from meadhall.core.table import Table

from .rules import game_table
from .rules.thingvellir import expansion_table
from .state.table import Board
from .words import game_words

WORDS: Final = Words(Board, game_words.notation, game_words)


class Nidavellir(FolderGame[Board]):
    words = WORDS
    id = "nidavellir"
    name = "Nidavellir"
    version = 1
    least_seats = 2
    most_seats = 5
    usual_seats = 4
    about = (
        "Bid coins at three taverns for dwarfs of five classes. Complete lines bring heroes, small coins grow"
        " great, and the bravest army wins."
    )
    options = (
        Option(
            "beginner",
            False,
            "Leaves out three heroes with unusual powers: Thrud, Ylud and Uline.",
            label="First game",
        ),
        Option("thingvellir", False, "Adds the camp with artefacts and mercenaries, and six more heroes."),
    )
    minutes = (30, 60)
    emblem = "dwarf-helmet"
    credits = Credits("Nidavellir, Thingvellir", designers=("Serge Laget",), publishers=("GRRRE Games",))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        beginner = bool(options["beginner"])
        if options["thingvellir"]:
            return expansion_table.new_table(seats, luck, beginner)
        return game_table.new_table(seats, luck, beginner)

    def read_choice(self, table: Table, seat: int, text: str) -> int | None:
        bid = game_words.read_bid(self.board(table), seat, text) if table.decision(seat) == "bid" else None
        return super().read_choice(table, seat, text) if bid is None else bid


GAME = Nidavellir()
