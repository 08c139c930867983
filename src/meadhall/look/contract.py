# interpreted: looks of third parties are made of it
"""The contract of a look: what a game draws its table from, and what the site asks of it.

A look turns a `Scene` (all that one viewer may know) into named regions of HTML. The site puts the regions on
a page, sends those that changed, and brings back what the viewer presses. Nothing here needs a browser, and a
game needs no script of its own: see docs/pages.md for the attributes the browser client understands.

What every picture is made of and compared by are named tuples: much faster than dataclasses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from htpy import Node

from meadhall.core.game import Game, Options
from meadhall.core.journal import Entry
from meadhall.core.table import SPECTATOR, Table

from .memory import Memory


class SeatFace(NamedTuple):
    """Who sits at a seat, as everybody sees it."""

    name: str
    kind: str  # "person", "bot" or "open"
    level: str = ""  # a bot's level
    present: bool = True
    deciding: bool = False


class Scene(NamedTuple):
    """All that one viewer may know. `world` is a table imagined for the viewer: for words and consequences of
    the viewer's own choices; what it holds of hidden things is made up, and nothing of it may show."""

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
    memory: object = None  # what the viewer keeps in mind of what happened (`Look.recollect`)
    drawn: Memory | None = None  # the last drawings for the viewer: what shows the same can be shown again

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


class Look(ABC):
    """How one game is shown. Words come out in the language spoken (`core.speech`)."""

    icons: frozenset[str] = frozenset()  # glyphs of game-icons its drawings refer to
    styles: tuple[str, ...] = ()  # style sheets in the game's folder `look`
    # Played together: all see what each has pressed so far, and whoever is not asked may press too, to show
    # what they mean. It lasts until somebody else is to decide.
    shares_drafts: bool = False
    shows_seats: bool = False  # its layout has the site's own list of who plays, `seats`
    says_you: bool = False  # lines of the log address a reader whose name is given as `core.speech.YOU`

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- the rules ----------------------------------------------------------------------------------

    @abstractmethod
    def how_to_play(self) -> Node:
        """The rules in our words, with pieces as pictures."""

    def how_to_play_at(self, options: Options) -> Node:
        """The same for a table with these options, where they change what is told."""
        return self.how_to_play()

    # -- the table --------------------------------------------------------------------------------

    @abstractmethod
    def definitions(self) -> Node:
        """Patterns and clip paths that the drawings share; once a page."""

    @abstractmethod
    def headline(self, scene: Scene) -> str:
        """Where the game stands: "Age 2 · round 3 of 3"."""

    @abstractmethod
    def prompt(self, scene: Scene) -> PagePrompt:
        """What the viewer is to do; for whom the table waits if nothing."""

    @abstractmethod
    def regions(self, scene: Scene) -> dict[str, Node]:
        """The parts of the board by name. A region that did not change must come out the same."""

    def behind(self, scene: Scene) -> dict[str, Node]:
        """More parts: panels (`data-panel`) that nobody sees before opening them, kept up to date for those
        who have. A part may change sides: a dialog that asks something is in sight."""
        return {}

    @abstractmethod
    def layout(self, regions: Mapping[str, Node]) -> Node:
        """The regions in their places: the look's own, and the site's `prompt`, `log`, `chat`."""

    @abstractmethod
    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        """The tabs of the phone."""

    def press(self, scene: Scene, key: str) -> Pressed:
        """What pressing a piece does. Keys are the look's own; "choice:37" makes that choice."""
        number = key.removeprefix("choice:")
        if number != key and number.isdigit() and int(number) in scene.choices:
            return Play(int(number))
        return Explain(self.prompt(scene).what)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        """All about a piece (`data-about`): its full effect and its rule."""
        return None

    def fold_history(self, memory: object, entry: Entry) -> object:
        """What a viewer keeps in mind after noticing an entry, of what the table itself no longer shows. At
        first it is None."""
        return memory

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        """How what happened is shown to move; `scene` is the table after it."""
        return []

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        """What happened as a line of the log, with small pieces; None for what is not worth a line."""
        return None

    def verdict(self, scene: Scene) -> Verdict | None:
        """What the result page says first of a finished game; None: who won, and by how many points."""
        return None

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        """The sheet of a finished game, as on the paper pad."""
        return None
