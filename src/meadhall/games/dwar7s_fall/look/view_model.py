"""The input of all drawings: the viewer's view, the open choices, and the draft.

A compound action (a card, its place, its rotation; an ogre and its targets) is put together in a draft. The
choices of the draft are played on the viewer's imagined table, and that table is shown. So a decision looks
the same in a draft and on the real table, and everything can be cancelled until the last press.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from meadhall.core.i18n import language
from meadhall.look.contract import Draft, Play, Scene, SeatFace

from ..state import choices
from ..state.cards import SIDES
from ..state.table import Board
from ..state.view_values import Cell, SeatView, TableView, TileView
from .kingdoms import Kingdom, beside, kingdoms, owners

DONE: Final = "do:"


@dataclass(frozen=True)
class ViewModel:
    scene: Scene
    view: TableView
    viewer: int
    faces: tuple[SeatFace, ...]
    open: frozenset[int]  # choices the viewer may make
    decision: str
    done: tuple[int, ...]  # the drafted choices; `view`, `open` and `decision` are those after them
    draft: tuple[str, ...]  # the other keys: "pool", "at:5", "turn:2"
    before: TableView  # without the draft
    world: Board | None  # imagined, after the drafted choices
    over: bool
    spoken: str

    @property
    def watching(self) -> bool:
        return not 0 <= self.viewer < len(self.view.seats)

    @cached_property
    def main(self) -> SeatView:
        """The viewer's side of the table; the first seat's for spectators."""
        return self.view.seats[0 if self.watching else self.viewer]

    @property
    def mine(self) -> bool:
        """Whether the viewer decides in the viewer's own turn."""
        return bool(self.open) and self.view.active == self.viewer

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(face.name for face in self.faces)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The colours by seat."""
        return tuple(seat.colour for seat in self.view.seats)

    def may(self, choice: int) -> bool:
        return choice in self.open

    def within(self, first: int, number: int) -> list[int]:
        """The open choices of a range, in order."""
        return sorted(choice for choice in self.open if first <= choice < first + number)

    # -- the land ------------------------------------------------------------------------------------

    @cached_property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        return kingdoms(self.view)

    @cached_property
    def whose(self) -> dict[Cell, tuple[int, ...]]:
        """The owners of each cell's kingdom."""
        return owners(self.kingdoms)

    def tile(self, number: int) -> TileView | None:
        return next((tile for tile in self.view.tiles if tile.tile == number), None)

    def cell_of_place(self, choice: int) -> Cell:
        """The cell that a choice of place means."""
        if choice >= choices.COVER:
            return self.at(choice - choices.COVER).cell
        if choice < choices.BESIDE:
            return (0, 0)  # W6.1
        tile, side = divmod(choice - choices.BESIDE, SIDES)
        return beside(self.at(tile).cell, side)

    def at(self, number: int) -> TileView:
        tile = self.tile(number)
        assert tile is not None
        return tile

    def neighbour(self, number: int, side: int) -> TileView:
        cell = beside(self.at(number).cell, side)
        return next(tile for tile in self.view.tiles if tile.cell == cell)

    # -- the draft -----------------------------------------------------------------------------------

    @property
    def drafting(self) -> bool:
        return bool(self.done or self.draft)

    def drafted(self, what: str) -> int:
        """The number pressed of a kind, 5 of "at:5"; -1 if there is none."""
        return next((int(key[len(what) + 1 :]) for key in self.draft if key.startswith(f"{what}:")), -1)

    @property
    def placing_dwarf(self) -> bool:
        return "pool" in self.draft

    @property
    def selected(self) -> int:
        """The tile that was pressed to see the actions there, or -1."""
        return self.drafted("at")

    @cached_property
    def rotation(self) -> int:
        """The rotation of the drafted card."""
        drafted = self.drafted("turn")
        return drafted if drafted >= 0 else self.rotations[0]

    @cached_property
    def rotations(self) -> list[int]:
        return [choice - choices.TURN for choice in self.within(choices.TURN, SIDES)]

    @cached_property
    def laid(self) -> TableView | None:
        """The view with the drafted card in its place and rotation."""
        return after(self, choices.TURN + self.rotation)

    # -- what pressing leads to ------------------------------------------------------------------------

    def play(self, choice: int) -> Play:
        """The last choice of a compound action: all of it is played."""
        return Play(self.done[0], (*self.done[1:], choice)) if self.done else Play(choice)

    def ahead(self, *made: int) -> Board | None:
        """The imagined table after more choices; None if the viewer may not make them."""
        if self.world is None or made[0] not in self.open:
            return None
        return ahead(self.world, self.viewer, made)

    def go_on(self, choice: int, *more: str) -> Draft:
        """The draft with one more choice, which leads to another decision."""
        return Draft((*(f"{DONE}{made}" for made in (*self.done, choice)), *more))

    def with_draft(self, *keys: str) -> Draft:
        """The same choices, with other keys."""
        return Draft((*(f"{DONE}{made}" for made in self.done), *keys))

    def back(self) -> Draft:
        """The draft without its last choice."""
        return Draft(tuple(f"{DONE}{made}" for made in self.done[:-1]))


# Of recent scenes: a picture asks for its model several times.
_kept: Final = deque[ViewModel](maxlen=8)


def model_of(scene: Scene) -> ViewModel:
    spoken = language()
    for kept in tuple(_kept):
        if kept.scene is scene and kept.spoken == spoken:
            return kept
    seen = look_at(scene, spoken)
    _kept.append(seen)
    return seen


def look_at(scene: Scene, spoken: str) -> ViewModel:
    assert isinstance(scene.view, TableView)
    done = tuple(int(key.removeprefix(DONE)) for key in scene.draft if key.startswith(DONE))
    rest = tuple(key for key in scene.draft if not key.startswith(DONE))
    world, view = scene.world, scene.view
    open_choices, decision = scene.choices, scene.decision
    assert world is None or isinstance(world, Board)
    if world is None:
        done = ()
    elif done:
        world = ahead(world, scene.viewer, done)
        view = view_of(world, scene.viewer)
        open_choices, decision = tuple(world.choices(scene.viewer)), world.decision(scene.viewer)
    return ViewModel(
        scene,
        view,
        scene.viewer,
        scene.seats,
        frozenset(open_choices),
        decision,
        done,
        rest,
        scene.view,
        world,
        scene.over,
        spoken,
    )


def view_of(table: Board, viewer: int) -> TableView:
    view = table.view(viewer)
    assert isinstance(view, TableView)
    return view


def ahead(world: Board, seat: int, made: tuple[int, ...]) -> Board:
    """The imagined table after these choices."""
    table = world.copy()
    assert isinstance(table, Board)
    for choice in made:
        table.play(seat, choice)
    return table


def after(model: ViewModel, choice: int) -> TableView | None:
    """The viewer's view after a choice; None where nothing can be imagined."""
    table = model.ahead(choice)
    return None if table is None else view_of(table, model.viewer)


def key_of(choice: int) -> str:
    return f"choice:{choice}"
