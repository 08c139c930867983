"""The model that the look draws from: the viewer's view, legal choices and draft."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from meadhall.core.table import NOBODY
from meadhall.look.contract import Scene
from meadhall.look.view_model import BaseViewModel, made_once

from ..rules import trials
from ..rules.adjacency import CELLS
from ..rules.deal import CENTRE
from ..state import choices, steps
from ..state.cards import DUELS, FIRST_NON_GEM, ITEMS
from ..state.table import Board
from ..state.view import SeatView, TableView
from .land import Land, land_of, land_on

ORDERS: Final = tuple(permutations(range(4)))
MIDDLE: Final = tuple(CENTRE)
ENDS: Final = {steps.OVER: "game", steps.SQUARE: "century"}  # the end that a step means


class Ahead(NamedTuple):
    """The viewer's kingdom after a choice, and the end that follows: "game", "century", "lost" or ""."""

    land: Land
    end: str


class ViewModel(BaseViewModel):
    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.view, TableView)
        assert scene.world is None or isinstance(scene.world, Board)
        self.view: Final = scene.view
        self.world: Final = scene.world  # imagined for the viewer: choices are tried out on it

    @property
    def main(self) -> SeatView:
        """The viewer's own seat; the first seat for spectators."""
        return self.view.seats[self.main_seat]

    @property
    def shown(self) -> SeatView:
        """The seat whose kingdom lies in the middle: an opponent's while a token needs a target there."""
        other = self.drafted("of")
        return self.view.seats[int(other)] if other else self.main

    @property
    def rivals(self) -> tuple[SeatView, ...]:
        """The others, beginning with the next seat."""
        return tuple([self.view.seats[seat] for seat in self.rival_seats])

    def any_open(self, first: int, number: int) -> bool:
        return any(first <= choice < first + number for choice in self.open)

    # -- what has been put together ------------------------------------------------------------------

    @property
    def order(self) -> tuple[int, ...]:
        """Arranging: which card of the hand lies on each cell in the middle."""
        drafted = self.drafted("order")
        if drafted:
            return tuple(map(int, drafted))
        return ORDERS[self.main.sealed - choices.ARRANGE] if self.main.sealed != NOBODY else ORDERS[0]

    @property
    def taken(self) -> int:
        """The pile whose top card is being taken, or NOBODY."""
        return self.number("take")

    @property
    def to_pile(self) -> int:
        """Cooperative: the pile for the card that leaves."""
        return max(0, self.number("to"))

    @property
    def putting_away(self) -> bool:
        """The card drawn goes to the discard pile, and a closed one is opened."""
        return self.decision == "drawn" and bool(self.drafted("away"))

    @property
    def using(self) -> str:
        """The token that needs a target."""
        return self.drafted("use")

    @property
    def land(self) -> Land:
        """The kingdom in the middle as it lies, or as it is being arranged."""
        return own_land(self) if self.shown is self.main else land_of(self.shown)

    def arranged(self, order: tuple[int, ...]) -> Land:
        """The viewer's kingdom with the cards of the hand in an order."""
        if self.world is None or self.watching:
            return land_of(self.main)
        return land_on(trials.arranged(self.world, self.viewer, arrangement(order)), self.viewer)

    def after(self, choice: int) -> Ahead | None:
        """The consequences of a choice, played on the imagined table."""
        if self.world is None:
            return None
        table = trials.played(self.world, self.viewer, choice)
        waits = table.step == steps.TOKEN_CHOICE
        then = trials.settled(self.world, self.viewer, choice) if waits else table
        return Ahead(land_on(table, self.viewer), end_of(then))

    def after_opening(self, choice: int) -> str:
        """The end that follows from opening an unknown card: "perhaps" if it depends on the card."""
        if self.world is None:
            return ""
        worlds = trials.possible(self.world)
        ends = {end_of(trials.settled(world, self.viewer, choice)) for world in worlds}
        return ends.pop() if len(ends) == 1 else "perhaps"


# -- which tokens may be used now, and where they find a target --------------------------------------

USES: Final[dict[str, tuple[int, int]]] = {
    "treaty": (choices.TREATY, 16),
    "staff": (choices.STAFF, 16),
    "sword": (choices.SWORD, DUELS),
    "hammer": (choices.HAMMER, choices.PAIRS),
    "palantir": (choices.PALANTIR, 64),
    "griffin": (choices.GRIFFIN, 64),
    "smuggler": (choices.SMUGGLER, 128),
    "thief": (choices.THIEF, 36),
}
FAR: Final[dict[str, int]] = {"palantir": choices.PALANTIR, "griffin": choices.GRIFFIN}


def may_use(model: ViewModel, name: str) -> bool:
    return name in USES and model.any_open(*USES[name])


def reaches(model: ViewModel, seat: int) -> bool:
    """Whether the token in use may look or fly to a kingdom."""
    return model.using in FAR and model.any_open(FAR[model.using] + CELLS * seat, CELLS)


def choice_for(model: ViewModel, seat: int, token: int) -> int:
    """The choice by which the thief or the smuggler takes a token of another; -1 if there is none."""
    if model.using == "thief" and 1 <= token <= ITEMS:
        choice = choices.stealing(seat, token)
    elif model.using == "smuggler" and token >= FIRST_NON_GEM and model.drafted("gem"):
        choice = choices.smuggling(model.number("gem"), seat, token)
    else:
        return -1
    return choice if model.may(choice) else -1


# -- kingdoms and keys ------------------------------------------------------------------------------


def end_of(table: Board) -> str:
    return "lost" if table.lost else ENDS.get(table.step, "")


def own_land(model: ViewModel) -> Land:
    return model.arranged(model.order) if model.view.decision == "arrange" else land_of(model.main)


model_of: Final = made_once(ViewModel)


def arrangement(order: tuple[int, ...]) -> int:
    return choices.ARRANGE + ORDERS.index(order)
