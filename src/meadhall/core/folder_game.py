# interpreted: read once a game
"""A game with the standard folder layout. The table lists the files that a `FolderGame` finds by their names.

| file | what it holds |
|---|---|
| `words/` | notation, choices, questions and news as text |
| `terminal.py` | `show(view, names)`: the table in the terminal |
| `look/look.py` | `LOOK`: the table on a page |
| `look/cover.py` | `cover()`: a landscape for the game's card |
| `referee/` | `REFEREE`: answers questions about positions |
| `state/position.py` | `dump(table)` and `load(position)`: whole tables as plain JSON values |
| `rulebook/en.md`, `ru.md`, `fr.md` | the numbered rules |
| `referee/score_sheet.py` | `score_sheet(answer)`: the referee's answer to "score" for people |

Only the first row is loaded with the game. A simulation needs nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module, resources
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .errors import Refusal
from .game import Game
from .journal import Entry
from .prompt import Prompt
from .table import Table

if TYPE_CHECKING:
    from .referee import Referee

B = TypeVar("B", bound=Table)
B_contra = TypeVar("B_contra", bound=Table, contravariant=True)


class WordsFile(Protocol[B_contra]):
    """The functions of a module of words; see `Game`."""

    def describe_choice(self, table: B_contra, seat: int, choice: int, /) -> str: ...
    def typing_hint(self, table: B_contra, seat: int, /) -> str: ...
    def prompt(self, table: B_contra, seat: int, /) -> Prompt | str: ...
    def describe_entry(self, entry: Entry, names: list[str], /) -> str: ...


@dataclass(frozen=True, slots=True)
class Words(Generic[B]):
    """The notation and the words of a kind of table."""

    kind: type[B]
    notation: Callable[[B, int, int], str]
    file: WordsFile[B]


class FolderGame(Game, Generic[B]):
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
        assert isinstance(table, self.words.kind)
        return table

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return self.words.notation(self.board(table), seat, choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return self.words.file.describe_choice(self.board(table), seat, choice)

    def typing_hint(self, table: Table, seat: int) -> str:
        return self.words.file.typing_hint(self.board(table), seat)

    def prompt(self, table: Table, seat: int) -> Prompt:
        asked = self.words.file.prompt(self.board(table), seat)
        return asked if isinstance(asked, Prompt) else Prompt(asked)

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return self.words.file.describe_entry(entry, names)

    # -- loaded when asked for ---------------------------------------------------------------------

    def file(self, name: str) -> ModuleType:
        folder = type(self).__module__.rpartition(".")[0]
        return import_module(f"{folder}.{name}")

    def show(self, view: object, names: list[str]) -> object:
        return self.file("terminal").show(view, names)

    def look(self) -> object:
        return self.file("look.look").LOOK

    def cover(self) -> str:
        drawn: str = self.file("look.cover").cover()
        return drawn

    def dump(self, table: Table) -> object:
        position: object = self.file("state.position").dump(self.board(table))
        return position

    def load(self, position: object) -> Table:
        table = self.file("state.position").load(position)
        assert isinstance(table, Table)
        return table

    def rules_text(self, language: str) -> str:
        folder = resources.files(type(self).__module__.rpartition(".")[0])
        file = folder / "rulebook" / f"{language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def referee(self) -> Referee[Any]:
        referee: Referee[Any] = self.file("referee").REFEREE
        return referee

    def asks(self) -> tuple[str, ...]:
        return self.referee().asks

    def answer(self, ask: str, position: Mapping[str, object], args: Mapping[str, object]) -> object:
        answer: object = self.referee().query(ask, position, args)
        return answer

    def score_sheet(self, ask: str, answer: object) -> object | None:
        if ask != "score" or not isinstance(answer, dict):
            return None
        sheet: object = self.file("referee.score_sheet").score_sheet(answer)
        return sheet
