"""The view model: the viewer's view, the choices open to the viewer, and the draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meadhall.core.i18n import language
from meadhall.look.contract import Scene, SeatFace

from ..legend.texts import LegendTexts, texts_of
from ..state import choices
from ..state.names import HERB_3, LEAST_HERB, READY_FALCON, THING_FARMER, THING_TELESCOPE
from ..state.table import Board
from ..state.view import CreatureView, HeroView, TableView
from ..words.game_words import describe_choice

NOBODY: Final = -1
WALKING: Final = ("turn", "move")


@dataclass(frozen=True, slots=True)
class ViewModel:
    view: TableView
    viewer: int
    faces: tuple[SeatFace, ...]
    open: frozenset[int]  # choices the viewer may make
    decision: str  # of the viewer
    draft: tuple[str, ...]
    over: bool
    spoken: str
    world: Board | None  # for words of the viewer's own choices
    plans: tuple[tuple[str, ...], ...]  # by seat: what each shows to all

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

    def may(self, choice: int) -> bool:
        return choice in self.open

    def among(self, kind: Callable[[int], bool]) -> list[int]:
        """The open choices of a kind."""
        return sorted(choice for choice in self.open if kind(choice))

    def words(self, choice: int) -> str:
        return describe_choice(self.world, self.viewer, choice) if self.world is not None else ""

    # -- the draft -----------------------------------------------------------------------------------

    def drafted(self, what: str) -> str:
        """The value of a key of the draft: "5" of "to:5"."""
        return next((key[len(what) + 1 :] for key in self.draft if key.startswith(f"{what}:")), "")

    def number(self, what: str) -> int:
        drafted = self.drafted(what)
        return int(drafted) if drafted.isdecimal() else NOBODY

    @property
    def item(self) -> tuple[int, int] | None:
        """The thing in hand: a hero and the number of the thing."""
        hero, _, thing = self.drafted("item").partition(":")
        return (int(hero), int(thing)) if hero.isdecimal() and thing.isdecimal() else None


def model_of(scene: Scene) -> ViewModel:
    assert isinstance(scene.view, TableView)
    return ViewModel(
        scene.view,
        scene.viewer,
        scene.seats,
        frozenset(scene.choices),
        scene.decision,
        scene.draft,
        scene.over,
        language(),
        scene.world if isinstance(scene.world, Board) else None,
        scene.plans,
    )


def key_of(choice: int) -> str:
    return f"choice:{choice}"


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
