"""The facts that the page shows: the viewer's view, the open choices, and the draft."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from meadhall.look.contract import Scene
from meadhall.look.view_model import BaseViewModel, made_once

from ..state import choices
from ..state.cards import CARD_OF_TOKEN
from ..state.table import IN_HAND, IN_POUCH, ON_TAVERN, TAVERNS, Board
from ..state.view_values import SeatView, TableView
from ..words.sentences import say
from .taken import Takings


class Consequence(NamedTuple):
    """What a choice would do for the viewer, in two lines, and the score so far before and after it."""

    title: str
    detail: str = ""
    total: str = ""
    column: int = -1  # the column that changes, if one does
    score: int = 0  # what it will be worth
    line: int = 0  # the line that it completes, 0 if none

    @property
    def words(self) -> str:
        told = f"{self.title}. {self.detail}" if self.detail else self.title
        return f"{told}. {in_all(self.total)}" if self.total else told


def in_all(total: str) -> str:
    return say("Score so far: {total}", total=total)


class ViewModel(BaseViewModel):
    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.view, TableView)
        self.view: Final = scene.view
        self.world: Final = scene.world if isinstance(scene.world, Board) else None
        self.main: Final = scene.view.seats[self.main_seat]  # the player in the middle
        self.takings: Final = cast(Takings, scene.memory or ())
        self.gains: Final[dict[str, Consequence]] = {}  # consequences of cards, computed so far

    @property
    def rivals(self) -> tuple[SeatView, ...]:
        """The others, beginning with the next seat."""
        seats, at = self.view.seats, self.main.seat
        return seats[at + 1 :] + seats[:at]

    @property
    def others(self) -> tuple[SeatView, ...]:
        """The players whose panels stand at the side."""
        return self.view.seats if self.watching else self.rivals

    @property
    def held(self) -> int:
        """The piece taken up in the draft: a coin by its index, a mercenary by its number; -1 if none."""
        return self.number("hold")

    def may_take(self, token: str) -> bool:
        return choices.CARD + CARD_OF_TOKEN[token] in self.open


model_of: Final = made_once(ViewModel)


@lru_cache(maxsize=4)
def places_of(model: ViewModel) -> tuple[int, ...]:
    """The place of each coin of the viewer's row."""
    world, seat = model.world, model.viewer
    if world is not None:
        return tuple(world.place(seat, index) for index in range(len(model.main.row)))
    return places_by_view(model.main)


def places_by_view(own: SeatView) -> tuple[int, ...]:
    """The same from the view alone; of two equal coins it does not matter which is which."""
    left = {ON_TAVERN + tavern: [own.bids[tavern]] for tavern in range(TAVERNS)}
    left |= {IN_POUCH: list(own.pouch), IN_HAND: list(own.hand)}
    found = []
    for token in own.row:
        place = next((place for place, tokens in left.items() if token and token in tokens), IN_HAND)
        if token in left[place]:
            left[place].remove(token)
        found.append(place)
    return tuple(found)


def card_choice(token: str) -> int:
    return choices.CARD + CARD_OF_TOKEN[token]
