"""Hoard as a game that says little about itself: the rules of `examples/hoard`, and of everything else only
what a test needs. It has no look, no words and no positions: tests see what Meadhall does without."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hoard.rules import BURY, CARDS, DRAW, OPEN, PASS, HoardTable, HoardView
from meadhall.core.errors import Refusal
from meadhall.core.game import Credits, Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.table import Table

__all__ = ["BURY", "CARDS", "DRAW", "GAME", "OPEN", "PASS", "Hoard", "HoardTable", "HoardView"]
RULEBOOK = Path(__file__).parent / "example_rulebook"


class Hoard(Game):
    id = "hoard"
    name = "Hoard"
    version = 2
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    about = "Bid sealed cards for treasures."
    options = (
        Option("rounds", 3, "How many treasures there are.", (1, 2, 3, 4, 5), hint="1 to 5."),
        Option("double", False, "Every treasure counts twice.", label="Double treasures"),
    )
    minutes = (5, 10)
    emblem = "open-chest"
    credits = Credits(designers=("Ada Bee",), illustrators=("Ada Bee",), publishers=("Bee & Sons",))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        return HoardTable(seats, luck, int(options["rounds"]), bool(options["double"]))

    def cover(self) -> str:
        return '<circle class="treasure" cx="160" cy="75" r="40"/>'

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return {OPEN: "open", BURY: "bury", DRAW: "draw", PASS: "pass"}.get(choice, f"bid {choice}")

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        if entry.what in ("bid_card", "treasure", "nobody_won", "took_card"):
            return ""
        return f"{names[entry.seat]} {entry.what} {entry.first}"

    def show(self, view: object, names: list[str]) -> object:
        assert isinstance(view, HoardView)
        return f"treasure {view.treasure}, hands {view.hands}, chests {view.chests}"

    def rules_text(self, language: str) -> str:
        """In English and Russian; readers of other languages get the English rules."""
        file = RULEBOOK / f"{language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def asks(self) -> tuple[str, ...]:
        return ("total", "echo")

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        if ask == "echo":
            return {"given": dict(given), "args": dict(args)}
        if ask != "total":
            return super().answer(ask, given, args)
        chest, heap = given.get("chest", 0), given.get("buried", [])
        if not isinstance(chest, int) or not isinstance(heap, list):
            raise Refusal("wrong_type", "H3.1", field="chest", wanted="a whole number", found=repr(chest))
        return chest + sum(heap)

    def score_sheet(self, ask: str, answer: object) -> object | None:
        return f"Total: {answer}" if ask == "total" else None


GAME = Hoard()
