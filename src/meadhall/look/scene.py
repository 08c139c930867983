# interpreted: looks of third parties are made of it
"""The values of the contract: the `Scene` that a look draws from, and what a look answers.

What every picture is made of and compared by are named tuples: they are much faster than dataclasses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from htpy import Node

from meadhall.core.game import Game
from meadhall.core.table import SPECTATOR, Table

from .memory import Memory


class SeatFace(NamedTuple):
    """The player at a seat, as everybody sees it."""

    name: str
    kind: str  # "person", "bot" or "open"
    level: str = ""  # a bot's level
    present: bool = True
    deciding: bool = False


class Scene(NamedTuple):
    """All that one viewer may know. `world` is a table imagined for the viewer: for words and consequences of
    the viewer's own choices. Its hidden things are invented: a page must not show them."""

    game: Game
    view: object
    viewer: int
    seats: tuple[SeatFace, ...]
    choices: tuple[int, ...] = ()
    decision: str = ""
    world: Table | None = None
    draft: tuple[str, ...] = ()  # what the viewer has pressed towards a choice, and not yet sent
    over: bool = False
    plans: tuple[tuple[str, ...], ...] = ()  # by seat: the drafts of all, if the look shares them
    memory: object = None  # the viewer's memory of the journal (`Look.fold_history`)
    drawn: Memory | None = None  # the last drawings for the viewer, to be shown again

    @property
    def watching(self) -> bool:
        return self.viewer == SPECTATOR

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


# -- pressing ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """Pressing this makes a choice; those in `then` answer the questions it leads to, as long as the seat may
    choose them. So what was put together as one deed (a card, its place, its turn) is done as one. With
    `asked` they answer that question only: a way of several steps ends where something else is asked."""

    choice: int
    then: tuple[int, ...] = ()
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """Pressing this changes what is being put together."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explain:
    """Pressing this does nothing, and this is why."""

    text: str


Pressed = Play | Draft | Explain


# -- what a look tells beside its regions ----------------------------------------------------------------


class Button(NamedTuple):
    """A button of the prompt. One that cannot be pressed says why in `why`."""

    key: str
    label: str
    main: bool = False
    why: str = ""


class PagePrompt(NamedTuple):
    """Line 1: what to do, in the imperative. Line 2: why, or what else is possible."""

    what: str
    why: str = ""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Animation:
    """A piece travels between two places (`data-place`); the same place twice: it turns over there."""

    start: str
    end: str
    sound: str = ""  # "coin", "card", "line", "horn" or nothing
    as_end: bool = False  # it looks as what is at the end: the start only holds it, and shows something else


class Tab(NamedTuple):
    """A tab of the phone. A dot marks where something can be done."""

    id: str
    label: str
    icon: str
    dot: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the score sheet. `how` explains the viewer's (or the winner's) number."""

    label: str
    mark: Node
    values: tuple[int | None, ...]
    how: str = ""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """`shared`: everybody has the same, which is told once, and does not add up to anything. A total is None
    where there is no score."""

    rows: tuple[SheetRow, ...]
    totals: tuple[int | None, ...]
    shared: bool = False


class Verdict(NamedTuple):
    """How a game played together or alone ended, and what decided it."""

    what: str
    why: str
