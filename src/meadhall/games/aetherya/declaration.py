# interpreted: read once a game
"""What Aetherya says of itself, and which file does what the contract asks."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.table import Table

from . import game_table, notation, words
from .table import COMPETITIVE, COOPERATIVE, SOLO, Board
from .view import TableView


class Aetherya(Game):
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
        Option("cooperative", False, "win or lose together against a pile of penalties (2 to 4 players)"),
        Option("first", 0, "who begins: 0 draws lots, 1 to 4 names a player", (0, 1, 2, 3, 4)),
    )

    def check_fit(self, seats: int, options: Options) -> None:
        if options["items"] and options["cooperative"]:
            raise Refusal("options_clash", "D1", game=self.name, one="items", other="cooperative")
        for option in ("items", "cooperative"):
            if options[option] and seats == 1:
                raise Refusal("option_seats", game=self.name, option=option, least=2, most=4, seats=seats)
        if int(options["first"]) > seats:
            raise Refusal(
                "option_seats",
                game=self.name,
                option=f"first={options['first']}",
                least=options["first"],
                most=4,
                seats=seats,
            )

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        mode = SOLO if seats == 1 else COOPERATIVE if options["cooperative"] else COMPETITIVE
        return game_table.new_table(seats, luck, mode, bool(options["items"]), int(options["first"]) - 1)

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


GAME = Aetherya()
