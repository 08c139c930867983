# interpreted: looks of third parties are made of it
"""The contract of a look: a game draws its table by it, and the site asks it for the parts of a page.

A look turns a `Scene` (all that one viewer may know) into named regions of HTML. The site puts the regions on
a page, sends those that changed, and brings back what the viewer presses. Nothing here needs a browser, and a
game needs no script of its own: see docs/pages.md for the attributes the browser client understands.

Every method has a default (`defaults.py`). A look that defines nothing shows a button for every choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from htpy import Node, p

from meadhall.core.game import Game, Options
from meadhall.core.journal import Entry

from . import defaults
from .scene import (
    Animation,
    Button,
    Draft,
    Explain,
    PagePrompt,
    Play,
    Pressed,
    Scene,
    ScoreSheet,
    SeatFace,
    SheetRow,
    Tab,
    Verdict,
)

__all__ = [
    "Animation",
    "Button",
    "Draft",
    "Explain",
    "Look",
    "PagePrompt",
    "Play",
    "Pressed",
    "Scene",
    "ScoreSheet",
    "SeatFace",
    "SheetRow",
    "Tab",
    "Verdict",
]


class Look:
    """How one game is shown. Texts are in the language spoken now (`core.i18n`)."""

    icons: frozenset[str] = defaults.ICONS  # glyphs of game-icons its drawings and tabs refer to
    styles: tuple[str, ...] = ()  # style sheets in the game's folder `look`
    # Played together: everybody sees the drafts of all. Players who are not asked may press, too, to make a
    # proposal. It lasts until another seat decides.
    shares_drafts: bool = False
    shows_seats: bool = True  # its layout has the site's own list of who plays, `seats`
    says_you: bool = False  # lines of the log address a reader whose name is given as `core.i18n.YOU`

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- the rules ----------------------------------------------------------------------------------

    def how_to_play(self) -> Node:
        """The rules in our words, with pieces as pictures."""
        return p[self.game.translated(self.game.about)]

    def how_to_play_at(self, options: Options) -> Node:
        """The same for a table with these options, where they change what is told."""
        return self.how_to_play()

    # -- the table --------------------------------------------------------------------------------

    def definitions(self) -> Node:
        """Patterns and clip paths that the drawings share; once a page."""
        return None

    def headline(self, scene: Scene) -> str:
        """Where the game stands: "Age 2 · round 3 of 3"."""
        return ""

    def prompt(self, scene: Scene) -> PagePrompt:
        """The task of the viewer; without one, the seats for whom the table waits."""
        return defaults.prompt(scene)

    def regions(self, scene: Scene) -> dict[str, Node]:
        """The parts of the board by name. A region that did not change must come out the same."""
        return {"choices": defaults.choices(scene)}

    def behind(self, scene: Scene) -> dict[str, Node]:
        """More parts: panels (`data-panel`) that are closed at first. The site updates those that a viewer
        has opened. A dialog that asks something belongs into `regions`."""
        return {}

    def layout(self, regions: Mapping[str, Node]) -> Node:
        """The regions in their places: the look's own, and the site's `prompt`, `log`, `chat`."""
        return defaults.layout(regions)

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        """The tabs of the phone."""
        return defaults.tabs(scene)

    def press(self, scene: Scene, key: str) -> Pressed:
        """The effect of pressing a piece. Keys are the look's own; "choice:37" makes that choice."""
        number = key.removeprefix("choice:")
        if number != key and number.isdigit() and int(number) in scene.choices:
            return Play(int(number))
        return defaults.explanation(self.prompt(scene).what)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        """All about a piece (`data-about`): its full effect and its rule."""
        return None

    def fold_history(self, memory: object, entry: Entry) -> object:
        """The viewer's memory after an entry: facts that the table no longer shows. It begins as None."""
        return memory

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        """The movements that show the entries; `scene` is the table after them."""
        return []

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        """The entry as a line of the log, with small pieces; None if it is not worth a line."""
        return self.game.describe_entry(entry, names) or None

    def verdict(self, scene: Scene) -> Verdict | None:
        """The first words of the result page; None for the usual ones: the winner and the points."""
        return None

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        """The sheet of a finished game, as on the paper pad."""
        return None
