# interpreted: read once a game
"""What Nidavellir says of itself, and which file does what the contract asks."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core.game import Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.table import Table

from . import game_table, notation, typed, words
from .table import Board
from .thingvellir import expansion_table
from .view_values import TableView


class Nidavellir(Game):
    id = "nidavellir"
    name = "Nidavellir"
    version = 1
    least_seats = 2
    most_seats = 5
    usual_seats = 4
    about = (
        "Bid coins at three taverns for dwarfs of five classes; complete lines bring heroes, small coins grow"
        " great, and the bravest army wins."
    )
    options = (
        Option("beginner", False, "leave out the heroes Thrud, Ylud and Uline"),
        Option("thingvellir", False, "add the expansion: camp, artefacts, mercenaries and six more heroes"),
    )

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        beginner = bool(options["beginner"])
        if options["thingvellir"]:
            return expansion_table.new_table(seats, luck, beginner)
        return game_table.new_table(seats, luck, beginner)

    # -- words -------------------------------------------------------------------------------------

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return notation.notation(board(table), seat, choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return words.describe_choice(board(table), seat, choice)

    def read_choice(self, table: Table, seat: int, text: str) -> int | None:
        bid = typed.read_bid(board(table), seat, text) if table.decision(seat) == "bid" else None
        return super().read_choice(table, seat, text) if bid is None else bid

    def typing_hint(self, table: Table, seat: int) -> str:
        return words.bid_hint(board(table), seat) if table.decision(seat) == "bid" else ""

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(board(table), seat)

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return words.describe_entry(entry, names)

    # -- for people only, loaded when asked for: a simulation needs none of it ---------------------

    def show(self, view: object, names: list[str]) -> object:
        from .terminal import show  # noqa: PLC0415

        assert isinstance(view, TableView)
        return show(view, names)

    def look(self) -> object:
        from .look.look import LOOK  # noqa: PLC0415

        return LOOK

    def asks(self) -> tuple[str, ...]:
        from .referee import ASKS  # noqa: PLC0415

        return ASKS

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        from .referee import query  # noqa: PLC0415

        return query(ask, given, args)

    def score_sheet(self, ask: str, answer: object) -> object | None:
        from .score_sheet import score_sheet  # noqa: PLC0415

        return score_sheet(answer) if ask == "score" and isinstance(answer, dict) else None


def board(table: Table) -> Board:
    assert isinstance(table, Board)
    return table


GAME = Nidavellir()
