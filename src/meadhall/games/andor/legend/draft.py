# interpreted: reads a legend once
"""A legend file while it is read: where one is in it, and what may stand there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.i18n import SOURCE, speaking
from meadhall.core.json_reader import echo

from ..state.names import FIELDS
from .program import Program, Value


class BrokenLegend(Refusal):
    """Told to the author of a legend file: in English throughout, like the words of the file."""

    def sentence(self) -> str:
        with speaking(SOURCE):
            return super().sentence()

    def __str__(self) -> str:
        with speaking(SOURCE):
            return super().__str__()

    def __reduce__(self) -> tuple[object, ...]:
        return (broken, (self.reason, self.rule, self.details))


def broken(reason: str, rule: str, details: dict[str, object]) -> BrokenLegend:
    return BrokenLegend(reason, rule, **details)


class Draft:
    """A program being written, where the reader stands, and which names were made and used."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.place: list[str] = []
        self.made: set[tuple[str, str]] = set()
        self.used: dict[tuple[str, str], str] = {}
        self.var_values: dict[str, list[Value]] = {}  # what each var may become
        self.var_fields: dict[str, str] = {}  # vars that are asked for as a field, and where
        self.letters: dict[int, str] = {}  # with cards of the legend, and where the first of them stands
        self.deck_names: list[str] = []
        self.box_cards: list[dict[str, Any]] = []

    def aside(self) -> Draft:
        """For what is read, but not played: names it makes or asks for are forgotten."""
        program = self.program
        draft = Draft(Program(program.name, program.heroes, program.hard, program.board))
        draft.place, draft.letters, draft.deck_names = self.place, self.letters, self.deck_names
        return draft

    # -- complaints --------------------------------------------------------------------------------

    def refuse(self, problem: str) -> BrokenLegend:
        where = ", ".join([f"Legend '{echo(self.program.name)}'", *self.place])
        return BrokenLegend("impossible", "D32.10", problem=f"{where}: {problem}")

    def demand(self, holds: bool, problem: str) -> None:
        if not holds:
            raise self.refuse(problem)

    # -- plain JSON --------------------------------------------------------------------------------

    def mapping(self, plain: Any, what: str) -> Mapping[str, Any]:
        self.demand(isinstance(plain, Mapping), f"{what} should be an object, not {echo(plain)}")
        return dict(plain)

    def listing(self, plain: Any, what: str) -> list[Any]:
        self.demand(isinstance(plain, list), f"{what} should be a list, not {echo(plain)}")
        return list(plain)

    def text(self, plain: Any, what: str) -> str:
        self.demand(isinstance(plain, str) and plain != "", f"{what} should be a text, not {echo(plain)}")
        return str(plain)

    def whole(self, plain: Any, what: str, least: int = -999, most: int = 999) -> int:
        fits = isinstance(plain, int) and not isinstance(plain, bool) and least <= plain <= most
        self.demand(fits, f"{what} should be a whole number from {least} to {most}, not {echo(plain)}")
        return int(plain)

    def flag(self, plain: Any, what: str) -> bool:
        self.demand(isinstance(plain, bool), f"{what} should be true or false, not {echo(plain)}")
        return bool(plain)

    def one_of(self, plain: Any, known: Iterable[str], what: str) -> int:
        words = list(known)
        fits = isinstance(plain, str) and plain in words
        self.demand(fits, f"{what} '{echo(plain)}' is unknown; known: {', '.join(words)}")
        return words.index(plain)

    def words(self, plain: Mapping[str, Any], need: Iterable[str], may: Iterable[str], what: str) -> None:
        """Refuses parameters that are missing or unknown."""
        for word in need:
            self.demand(word in plain, f"{what} lacks '{word}'")
        known = [*need, *may]
        for word in plain:
            self.demand(word in known, f"{what} does not know '{echo(word)}'")

    # -- names -------------------------------------------------------------------------------------

    def make(self, group: str, name: Any) -> int:
        self.made.add((group, self.text(name, group)))
        return self.number(group, str(name))

    def use(self, group: str, name: Any) -> int:
        where = ", ".join(self.place)
        self.used.setdefault((group, self.text(name, group)), where)
        return self.number(group, str(name))

    def number(self, group: str, name: str) -> int:
        names = {"tag": self.program.tags, "flag": self.program.flags, "var": self.program.vars}[group]
        if name not in names:
            names.append(name)
        self.demand(
            len(names) <= (8 if group == "var" else 60), f"there are too many names of the kind {group}"
        )
        return names.index(name)

    def deck(self, name: Any) -> int:
        self.demand(name in self.deck_names, f"there is no deck '{echo(name)}'")
        return self.deck_names.index(name)

    # -- fields ------------------------------------------------------------------------------------

    def on_board(self, field: int) -> int:
        board = self.program.board
        self.demand(field in board.fields, f"field {field} is not on the board '{board.name}'")
        return field

    def field_number(self, plain: Any, what: str) -> int:
        return self.on_board(self.whole(plain, what, 0, FIELDS - 1))

    def field_list(self, plain: Any, what: str) -> list[int]:
        return [self.field_number(each, what) for each in self.listing(plain, what)]
