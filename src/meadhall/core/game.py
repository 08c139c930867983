# interpreted: read once a game
"""The declaration of a game: name, version, seats, options, facts for people, and how to deal."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .errors import Refusal
from .i18n import Translator, translator
from .journal import Entry
from .option import Option, Options, OptionValue
from .prompt import Prompt
from .table import Table

__all__ = ["Credits", "Game", "Option", "OptionValue", "Options"]


@dataclass(frozen=True, slots=True)
class Credits:
    """The people and companies behind the boxed game."""

    boxes: str = ""  # what was published, if that is more than the name of the game
    designers: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Each name once."""
        return tuple(dict.fromkeys((*self.designers, *self.illustrators, *self.publishers)))


class Game(ABC):
    """The declaration of a game; packages offer one under the entry point group `meadhall.games`.

    Every fact about the game stands here once. The texts are English; `translated` finds them in the folder
    `languages` of the package.
    """

    id: str
    name: str
    version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    about: str  # one or two sentences
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] | None = None  # how long a game takes
    counts_points: bool = True  # else it is won or lost, and numbers of the score sheet are no points
    emblem: str = "round-table"  # the glyph of game-icons.net that stands for the game in lists
    credits: Credits | None = None
    about_seats: str = ""  # what the number of players changes, where that needs to be said
    solo_name: str = ""  # what one player plays, in lists of tables, where that is another game

    # -- laying a table ----------------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, options: Options, luck: int) -> Table:
        """The opening position. Seats and options have been checked."""

    def new_table(
        self, seats: int, luck: int, options: Options | None = None, version: int | None = None
    ) -> Table:
        if version is not None and version not in self.versions():
            raise Refusal("unknown_version", game=self.name, version=version, known=self.version)
        if not self.least_seats <= seats <= self.most_seats:
            raise Refusal(
                "seat_count", game=self.name, least=self.least_seats, most=self.most_seats, seats=seats
            )
        settled = self.settle_options(options or {})
        self.check_fit(seats, settled)
        return self.deal(seats, settled, luck)

    # -- positions ---------------------------------------------------------------------------------

    def dump(self, table: Table) -> object:
        """The whole table as a plain JSON value. It holds every secret: nobody may see it before the end."""
        raise Refusal("no_positions", game=self.name)

    def load(self, position: object) -> Table:
        """The table that `dump` described; it plays on exactly as the dumped one. Refuses what cannot be a
        position of this game."""
        raise Refusal("no_positions", game=self.name)

    # -- options -----------------------------------------------------------------------------------

    def check_fit(self, seats: int, options: Options) -> None:  # noqa: B027
        """Refuse seats and options that do not go together. Each of them has been checked."""

    def versions(self) -> tuple[int, ...]:
        """Versions of the rules whose records still replay."""
        return (self.version,)

    def settle_options(self, given: Options, from_stranger: bool = False) -> dict[str, OptionValue]:
        """All options with their values: the given ones checked, the others at their default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise Refusal("unknown_option", game=self.name, option=name, known=names)
        return {
            name: self.settle_value(
                option, option.check(self.name, given.get(name, option.default), from_stranger)
            )
            for name, option in known.items()
        }

    def settle_value(self, option: Option, value: OptionValue) -> OptionValue:
        """The value of an option as a match and its record keep it. A game replaces the name of a file by the
        content of the file, as JSON text, so that a record needs no file; settled values stay as they are."""
        return value

    # -- what the site shows of the game ---------------------------------------------------------------

    def translated(self, text: str) -> str:
        """A text of the declaration in the language spoken now."""
        return self._translator()(text) if text else ""

    def _translator(self) -> Translator:
        file = sys.modules[type(self).__module__].__file__
        return translator(Path(file or "").parent)

    def title(self) -> str:
        """The name of the game in the language spoken now."""
        return self.translated(self.name)

    def option_words(self, option: Option) -> tuple[str, str]:
        """The name of an option, and what it changes."""
        return self.translated(option.title), self.translated(option.about)

    def value_words(self, option: Option, value: OptionValue) -> str:
        """A value of an option, as people choose it on a form."""
        return str(value)

    def cover(self) -> str:
        """A landscape of 320 by 150 as the content of an `svg` element; "" if the game has none."""
        return ""

    # -- words -------------------------------------------------------------------------------------

    def notation(self, table: Table, seat: int, choice: int) -> str:
        """A choice as written in records: short, readable, the same for ever."""
        return str(choice)

    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        """A choice as a person is offered it."""
        return self.notation(table, seat, choice)

    def read_choice(self, table: Table, seat: int, text: str) -> int | None:
        """The choice that a person typed in words, or None. Notation is always understood."""
        wanted = " ".join(text.lower().split())
        meant = [
            choice for choice in table.choices(seat) if self.notation(table, seat, choice).lower() == wanted
        ]
        return meant[0] if meant else None

    def typing_hint(self, table: Table, seat: int) -> str:
        """How to type a choice where a list of all would be too long to read; "" if a list will do."""
        return ""

    def prompt(self, table: Table, seat: int) -> Prompt:
        """The question that the seat is asked now, and its reason."""
        return Prompt(table.decision(seat))

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        """A journal entry as a log line; "" for entries not worth a line."""
        return f"{entry.what} {entry.seat} {entry.first} {entry.second}"

    def show(self, view: object, names: list[str]) -> object:
        """The table as a renderable for the terminal (anything rich can print)."""
        return repr(view)

    def look(self) -> object | None:
        """How the site shows the game, a `meadhall.look.contract.Look`; without one it shows words only."""
        return None

    def rules_text(self, language: str) -> str:
        """The numbered rules in a language, in the format of docs/rules_pages.md; "" if the game has none."""
        return ""

    def rules_text_at(self, language: str, options: Options) -> str:
        """The same for a table with these options, where they change what is told."""
        return self.rules_text(language)

    # -- referee -----------------------------------------------------------------------------------

    def asks(self) -> tuple[str, ...]:
        """Questions the referee of this game answers."""
        return ()

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        """The referee's answer as a plain JSON value."""
        raise self.unknown_ask(ask)

    def unknown_ask(self, ask: str) -> Refusal:
        return Refusal("unknown_ask", game=self.name, ask=ask, known=", ".join(self.asks()) or "none")

    def score_sheet(self, ask: str, answer: object) -> object | None:
        """A referee's answer as a renderable for people, where the game has one."""
        return None
