# interpreted: plain frozen values
"""The view as a frozen value: a viewer's knowledge (W15). Ids are those of W17; None is a secret.

Named tuples are made and compared several times as fast as frozen dataclasses.
"""

from __future__ import annotations

from typing import NamedTuple

Cell = tuple[int, int]


class CardView(NamedTuple):
    """A kingdom card as it lies. Walls are those shown, in the order N, E, S, W."""

    kind: str
    owner: int
    rotation: int
    walls: tuple[bool, ...]
    spaces: int
    need: int
    vp: int


class TileView(NamedTuple):
    tile: int
    cell: Cell
    stack: tuple[CardView, ...]  # from bottom to top
    dwarfs: tuple[int, ...]  # by seat
    region: int
    joined: tuple[bool, ...]  # by side: whether an open edge is there
    due: tuple[int, ...]  # seats whose dwarfs can finish its task
    stopped: bool  # a monster stops the task

    @property
    def top(self) -> CardView:
        return self.stack[-1]


class GoalView(NamedTuple):
    goal: str
    cost: tuple[int, ...]  # by gem
    vp: int


class SeatView(NamedTuple):
    """One player's side of the table."""

    seat: int
    colour: str
    hand: tuple[str, ...]  # kingdom cards not yet laid
    gem_number: int
    gems: tuple[int, ...] | None  # by kind
    ogre_number: int
    ogres: tuple[int, ...] | None  # by kind
    hand_size: int
    surplus: int  # cards above the hand limit
    pool: int
    trophies: int
    goals: tuple[str, ...]  # trade goals
    secret: str | None
    revealed: bool
    secret_met: bool | None  # whether the secret goal is fulfilled now
    secret_progress: int | None  # how far it is, in what it counts
    goals_completed: int
    kingdom: tuple[int, ...]  # its tiles
    kingdom_tiles: int
    kingdom_value: int
    allowance: int
    goal_points: int
    monster_points: int
    gem_points: int | None
    total: int | None  # if the game ended now


class TableView(NamedTuple):
    viewer: int
    box: str  # its numbers and the colours of the seats, see `component_file.box_named`
    decision: str
    active: int
    first: int
    round: int
    used: int
    actions_left: int
    final_round: bool
    ended_by: str
    deciding: tuple[int, ...]
    choices: tuple[int, ...]
    held: str  # the kingdom card that is being laid
    spot: int  # what was chosen in the decision before, see `table.spot`
    due: tuple[int, ...]  # tiles still to be resolved
    tiles: tuple[TileView, ...]
    supply: tuple[int, ...]
    offers: tuple[GoalView, ...]
    trade_deck: int
    ogre_deck: int
    ogre_discard: tuple[str, ...]
    seats: tuple[SeatView, ...]
