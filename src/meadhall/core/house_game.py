# interpreted: read once a game
"""A game whose folder is laid out like all of this house: what stands in which file is said here once.

| file | what it holds |
|---|---|
| those named in `words` | choices, questions and news as text |
| `terminal.py` | `show(view, names)`: the table in the terminal |
| `look/look.py` | `LOOK`: the table on a page |
| `referee/` | `ASKS`, and `query(ask, given, args)` |
| `score_sheet.py` | `score_sheet(answer)`: the referee's answer to "score" for people |

All but the words is loaded when it is asked for: a simulation needs none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Generic, TypeVar

from .errors import Refusal
from .game import Game
from .journal import Entry
from .table import Table

B = TypeVar("B", bound=Table)


@dataclass(frozen=True, slots=True)
class Words(Generic[B]):
    """How the choices of a game's board are written down and told; see `Game`."""

    board: type[B]
    notation: Callable[[B, int, int], str]
    describe_choice: Callable[[B, int, int], str]
    typing_hint: Callable[[B, int], str]
    prompt: Callable[[B, int], str]
    describe_entry: Callable[[Entry, list[str]], str]


class HouseGame(Game, Generic[B]):
    words: Words[B]

    def check_first(self, seats: int, first: int) -> None:
        """Refuses an option that names a first player who has no seat."""
        if first > seats:
            option = f"first={first}"
            raise Refusal(
                "option_seats", game=self.name, option=option, least=first, most=self.most_seats, seats=seats
            )

    # -- words -------------------------------------------------------------------------------------

    def board(self, table: Table) -> B:
        assert isinstance(table, self.words.board)
        return table

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return self.words.notation(self.board(table), seat, choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return self.words.describe_choice(self.board(table), seat, choice)

    def typing_hint(self, table: Table, seat: int) -> str:
        return self.words.typing_hint(self.board(table), seat)

    def prompt(self, table: Table, seat: int) -> str:
        return self.words.prompt(self.board(table), seat)

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return self.words.describe_entry(entry, names)

    # -- loaded when asked for ---------------------------------------------------------------------

    def file(self, name: str) -> ModuleType:
        folder = type(self).__module__.rpartition(".")[0]
        return import_module(f"{folder}.{name}")

    def show(self, view: object, names: list[str]) -> object:
        return self.file("terminal").show(view, names)

    def look(self) -> object:
        return self.file("look.look").LOOK

    def asks(self) -> tuple[str, ...]:
        return tuple(self.file("referee").ASKS)

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        return self.file("referee").query(ask, given, args)

    def score_sheet(self, ask: str, answer: object) -> object | None:
        if ask != "score" or not isinstance(answer, dict):
            return None
        sheet: object = self.file("score_sheet").score_sheet(answer)
        return sheet
