"""The view model: the viewer's view, the choices open to the viewer, and the draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Scene
from meadhall.look.view_model import BaseViewModel, made_once

from ..legend.texts import LegendTexts, texts_of
from ..state import choices
from ..state.names import HERB_3, LEAST_HERB, READY_FALCON, THING_FARMER, THING_TELESCOPE
from ..state.table import Board
from ..state.view import CreatureView, HeroView, TableView
from ..words.game_words import describe_choice

NOBODY: Final = -1
WALKING: Final = ("turn", "move")


class ViewModel(BaseViewModel):
    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.view, TableView)
        self.view: Final = scene.view
        self.world: Final = (
            scene.world if isinstance(scene.world, Board) else None
        )  # for words of own choices
        self.plans: Final = scene.plans  # by seat: what each shows to all

    @property
    def texts(self) -> LegendTexts:
        return texts_of(self.view.texts)

    # -- heroes --------------------------------------------------------------------------------------

    @property
    def mine(self) -> tuple[int, ...]:
        """The heroes the viewer leads."""
        return tuple(number for number, hero in enumerate(self.view.heroes) if hero.seat == self.viewer)

    @property
    def deciding(self) -> bool:
        """Whether the table waits for the viewer."""
        return bool(self.open) and self.viewer in self.view.deciding

    @property
    def actor(self) -> int:
        """The hero who decides now, or NOBODY."""
        return self.view.decider

    @property
    def acting(self) -> HeroView | None:
        return self.view.heroes[self.actor] if 0 <= self.actor < len(self.view.heroes) else None

    @property
    def shown(self) -> int:
        """Whose board lies open: the one asked for, the one who acts for the viewer, else the viewer's first."""
        asked = self.number("show")
        if 0 <= asked < len(self.view.heroes):
            return asked
        if self.actor in self.mine or not self.mine:
            return max(0, self.actor if self.actor >= 0 else self.view.active)
        return self.mine[0]

    def leader(self, hero: HeroView) -> str:
        return self.faces[hero.seat].name

    @property
    def walking(self) -> bool:
        """Whether the viewer's hero may be led over the map."""
        return self.deciding and self.decision in WALKING

    # -- what stands where ---------------------------------------------------------------------------

    def creature_on(self, field: int) -> CreatureView | None:
        return next((each for each in self.view.creatures if each.field == field), None)

    # -- choices -------------------------------------------------------------------------------------

    def of_kind(self, kind: Callable[[int], bool]) -> list[int]:
        """The open choices of a kind."""
        return sorted(choice for choice in self.open if kind(choice))

    def words(self, choice: int) -> str:
        return describe_choice(self.world, self.viewer, choice) if self.world is not None else ""

    # -- the draft -----------------------------------------------------------------------------------

    @property
    def item(self) -> tuple[int, int] | None:
        """The thing in hand: a hero and the number of the thing."""
        hero, _, thing = self.drafted("item").partition(":")
        return (int(hero), int(thing)) if hero.isdecimal() and thing.isdecimal() else None


model_of: Final = made_once(ViewModel)


# -- what a choice is about ----------------------------------------------------------------------------------


def item_of(choice: int) -> tuple[int, int] | None:
    """The thing a free action uses: the hero who has it, and the number of the thing."""
    if not choices.is_free(choice):
        return None
    thing = NOBODY
    if choices.is_give(choice) or choices.is_drop(choice):
        thing = int(choices.thing_of(choice))
    elif choices.is_herb_wp(choice):
        thing = HERB_3 + int(choices.herb_of(choice)) - LEAST_HERB
    elif choices.is_look(choice):
        thing = THING_TELESCOPE
    elif choices.is_falcon(choice):
        thing = READY_FALCON
    return (int(choices.hero_of(choice)), thing) if thing not in (NOBODY, THING_FARMER) else None


def ware_of(choice: int) -> int:
    """The ware that is bought, or NOBODY."""
    return int(choices.ware_of(choice)) if choices.is_buy(choice) else NOBODY
