# compiled: made for every frame
"""The knowledge of a viewer: frames of the API and pages are made from it alone."""

from __future__ import annotations

from typing import Final

from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table

from .live_match import LiveMatch

IMAGINATION: Final = luck_from_seed(0)


class Knowledge:
    """The knowledge of a viewer at one seq. `world` is an imagined table that knows no more than the viewer,
    and serves for words. It is None for a viewer without a choice.
    """

    def __init__(
        self,
        view: object,
        choices: tuple[int, ...] = (),
        decision: str = "",
        world: Table | None = None,
        may_undo: bool = False,
    ) -> None:
        self.view = view
        self.choices = choices
        self.decision = decision
        self.world = world
        self.may_undo = may_undo


def knowledge_of(match: LiveMatch, viewer: int) -> Knowledge:
    """Made once for all viewers from this seat."""
    plays = viewer != SPECTATOR and match.playing and match.seats[viewer].bot is None
    return match.memory.recall(
        ("knowledge", viewer), (match.seq, plays), lambda: _knowledge(match, viewer, plays)
    )


def _knowledge(match: LiveMatch, viewer: int, plays: bool) -> Knowledge:
    board = match.state
    view = board.view(viewer)
    if not plays:
        return Knowledge(view)
    may_undo = match.core.may_undo(viewer, 1, view)
    if not board.choices(viewer):
        return Knowledge(view, may_undo=may_undo)
    world = board.imagine(viewer, IMAGINATION)
    return Knowledge(view, tuple(world.choices(viewer)), world.decision(viewer), world, may_undo)
