# interpreted: read once a game
"""What Dwar7s Fall says of itself, and which file does what the contract asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.table import Table

from . import flow, notation, words
from .component_file import box_named, check_name
from .game_table import Dwar7sTable, laid_out
from .table import Board
from .view import TableView


class Dwar7sFall(Game):
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
        Option("components", "", "name of a component file with the printed numbers of your own box"),
    )

    def check_fit(self, seats: int, options: Options) -> None:
        if int(options["first"]) > seats:
            raise Refusal(
                "option_seats",
                game=self.name,
                option=f"first={options['first']}",
                least=options["first"],
                most=4,
                seats=seats,
            )
        box_named(check_name(str(options["components"])))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        table = opening(seats, str(options["components"])).copy()
        flow.begin(table, luck, int(options["first"]) - 1)
        return table

    # -- words -------------------------------------------------------------------------------------

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return notation.notation(board(table), seat, choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return words.describe_choice(board(table), seat, choice)

    def typing_hint(self, table: Table, seat: int) -> str:
        return words.typing_hint(board(table), seat)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(board(table), seat)

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return words.describe_entry(entry, names)

    # -- for people only, loaded when asked for: a simulation needs none of it ---------------------

    def show(self, view: object, names: list[str]) -> object:
        from .terminal import show  # noqa: PLC0415

        assert isinstance(view, TableView)
        return show(view, names)

    def asks(self) -> tuple[str, ...]:
        from .referee import ASKS  # noqa: PLC0415

        return ASKS

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        from .referee import query  # noqa: PLC0415

        return query(ask, given, args)

    def score_sheet(self, ask: str, answer: object) -> object | None:
        from .score_sheet import score_sheet  # noqa: PLC0415

        return score_sheet(answer) if ask == "score" and isinstance(answer, dict) else None


@cache
def opening(seats: int, components: str) -> Dwar7sTable:
    """The table before luck has a say; kept, since simulations begin with it over and over."""
    return laid_out(seats, box_named(components))


def board(table: Table) -> Board:
    assert isinstance(table, Board)
    return table


GAME = Dwar7sFall()
