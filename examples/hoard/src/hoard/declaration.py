"""The declaration of Hoard: its name, seats and options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from meadhall.core.game import Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.prompt import Prompt
from meadhall.core.table import Table

from . import position, words
from .rules import HoardTable, HoardView

RULEBOOK: Final = Path(__file__).parent / "rulebook"


class Hoard(Game):
    id = "hoard"
    name = "Hoard"
    version = 1
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    about = (
        "Bid sealed cards for treasures. Show them off in the open chest, or bury them out of sight; the"
        " richest hoard wins."
    )
    options = (
        Option("rounds", 3, "How many treasures turn up.", (1, 2, 3, 4, 5), label="Treasures"),
        Option("double", False, "Every treasure is worth twice as much.", label="Rich times"),
    )

    minutes = (5, 10)
    emblem = "open-treasure-chest"

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        return HoardTable(seats, luck, int(options["rounds"]), bool(options["double"]))

    # -- words -------------------------------------------------------------------------------------

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return words.notation(choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return words.describe_choice(hoard(table).treasure, choice)

    def prompt(self, table: Table, seat: int) -> Prompt:
        return words.prompt(hoard(table), seat)

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return words.describe_entry(entry, names)

    def show(self, view: object, names: list[str]) -> object:
        assert isinstance(view, HoardView)
        return words.show(view, names)

    def rules_text(self, language: str) -> str:
        """In English and Russian; readers of other languages get the English rules."""
        file = RULEBOOK / f"{language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    # -- the page: imported when it is asked for, since a simulation needs none of it -----------------

    def look(self) -> object:
        from .look.look import HoardLook  # noqa: PLC0415

        return HoardLook(self)

    def cover(self) -> str:
        from .cover import cover  # noqa: PLC0415

        return cover()

    # -- positions ---------------------------------------------------------------------------------

    def dump(self, table: Table) -> object:
        return position.dump(hoard(table))

    def load(self, given: object) -> Table:
        return position.load(given)

    # -- referee -----------------------------------------------------------------------------------

    def asks(self) -> tuple[str, ...]:
        return ("scores",)

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        """The points of every seat in a position, as at the end (H3.1)."""
        return position.load(given).scores() if ask == "scores" else super().answer(ask, given, args)


def hoard(table: Table) -> HoardTable:
    assert isinstance(table, HoardTable)
    return table


GAME: Final = Hoard()
