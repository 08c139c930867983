"""The base of view models: the facts that every look needs. A game adds its view and its own questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.i18n import language
from meadhall.core.table import NOBODY

from .memory import Memory
from .scene import Scene

M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseViewModel:
    """One viewer's side of a scene: the choices open to the viewer, and what has been pressed so far."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.viewer: Final = scene.viewer
        self.faces: Final = scene.seats
        self.names: Final = tuple([face.name for face in scene.seats])
        self.watching: Final = not 0 <= scene.viewer < len(scene.seats)
        self.open: Final = frozenset(scene.choices)  # choices the viewer may make
        self.decision: Final = scene.decision
        self.draft: Final = scene.draft
        self.over: Final = scene.over
        self.spoken: Final = language()
        self.drawn: Final = Memory() if scene.drawn is None else scene.drawn  # what was drawn last

    # -- seats ---------------------------------------------------------------------------------------

    @property
    def main_seat(self) -> int:
        """The seat whose things lie in the middle: the viewer's; the first one for a spectator."""
        return 0 if self.watching else self.viewer

    @property
    def rival_seats(self) -> tuple[int, ...]:
        """The other seats, beginning with the next one."""
        seats = len(self.faces)
        return tuple([(self.main_seat + step) % seats for step in range(1, seats)])

    # -- choices -------------------------------------------------------------------------------------

    def may(self, choice: int) -> bool:
        return choice in self.open

    def among(self, first: int, number: int) -> list[int]:
        """The open choices of a range."""
        return sorted([choice for choice in self.open if first <= choice < first + number])

    # -- the draft -----------------------------------------------------------------------------------

    def drafted(self, kind: str) -> str:
        """The pressed key of a kind: "5" of "hold:5"; "" if there is none."""
        for key in self.draft:
            if key.startswith(f"{kind}:"):
                return key[len(kind) + 1 :]
        return ""

    def number(self, kind: str) -> int:
        """The same as a number, or NOBODY."""
        drafted = self.drafted(kind)
        return int(drafted) if drafted.isdecimal() else NOBODY

    def drafting(self, **changes: object) -> tuple[str, ...]:
        """The draft with some kinds changed; None takes one away."""
        kept = [key for key in self.draft if key.partition(":")[0] not in changes]
        added = [f"{kind}:{value}" for kind, value in changes.items() if value is not None]
        return tuple(sorted(kept + added))


def key_of(choice: int) -> str:
    """The key of a piece that makes a choice, see `Look.press`."""
    return f"choice:{choice}"


def made_once(make: Callable[[Scene], M]) -> Callable[[Scene], M]:
    """Keeps the model made last: the functions that draw a page ask for it many times in a row."""
    kept: list[tuple[Scene, str, M]] = []

    def model_of(scene: Scene) -> M:
        spoken = language()
        for known, language_then, model in kept:
            if known is scene and language_then == spoken:
                return model
        model = make(scene)
        kept[:] = [(scene, spoken, model)]
        return model

    return model_of
