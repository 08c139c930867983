"""A press makes a choice, continues a draft, or says why it does neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Draft, Explain, Play, Pressed

from ..state import choices
from ..state.box import HAND_CARDS
from ..state.cards import OGRE_OF_ID
from ..state.table import Board
from ..state.view_values import TileView
from ..words.effects import task_effect
from ..words.names import name_of_kind
from .aims import tile_aims
from .labels import tile_words
from .prompt import prompt
from .view_model import ViewModel, ahead, view_of
from .words import say, sentences

STEPS_OF_AN_OGRE: Final = frozenset(
    {"ambush", "bully_own", "bully_rival", "panic", "panic_to", "thief", "crown"}
)


def press(model: ViewModel, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and model.may(int(rest)):
        return chosen(model, int(rest))
    if what == "tile" and rest.isdecimal():
        return press_tile(model, int(rest))
    if what == "cell":
        return explain_cell(model, rest)
    presser = PRESSERS.get(what)
    answer = presser(model, rest) if presser and model.mine else None
    return answer or Explain(why_not(model, what, rest))


def chosen(model: ViewModel, choice: int) -> Pressed:
    if choice == choices.REVEAL:
        return Play(choice)
    if model.decision in ("bully_own", "panic"):
        return model.go_on(choice)
    return model.play(choice)


# -- tiles ---------------------------------------------------------------------------------------------


def press_tile(model: ViewModel, number: int) -> Pressed:
    tile = model.tile(number)
    if tile is None:
        return Explain(prompt(model).what)
    aim = tile_aims(model).get(number)
    if aim and model.decision == "place":
        return lay_at(model, aim.choice)
    if aim:
        return aim.pressed
    if model.mine and model.decision == "act" and model.may(choices.PUT + number):
        return Draft((f"at:{number}",))
    return Explain(told(model, tile))


def told(model: ViewModel, tile: TileView) -> str:
    """The cards and dwarfs of a tile."""
    whose = model.whose.get(tile.cell, ())
    return sentences(
        f"{name_of_kind(tile.top.kind)}: {task_effect(model.view.box, tile.top.kind)}",
        tile_words(tile, whose, model.viewer, model.names),
    )


def explain_cell(model: ViewModel, rest: str) -> Pressed:
    """A cell named in the log."""
    tile = next((one for one in model.view.tiles if f"{one.cell[0]}:{one.cell[1]}" == rest), None)
    return Explain(told(model, tile) if tile else say("No card lies there now."))


# -- what is being put together --------------------------------------------------------------------------


def press_card(model: ViewModel, rest: str) -> Pressed | None:
    """A card of the hand. It replaces one that is being laid."""
    if not rest.isdecimal() or not 0 <= int(rest) < HAND_CARDS:
        return None
    choice = choices.CARD + int(rest)
    if choice in model.done:
        return Draft(())
    if model.before.decision != "act" or choice not in model.before.choices:
        return None
    return Draft((f"do:{choice}",))


def press_place(model: ViewModel, rest: str) -> Pressed | None:
    if model.decision != "place" or not rest.isdecimal() or not model.may(int(rest)):
        return None
    return lay_at(model, int(rest))


def lay_at(model: ViewModel, choice: int) -> Pressed:
    """The card lies there in the rotation that is best for the viewer's kingdom. It may still be turned."""
    there = model.ahead(choice)
    assert there is not None
    ways = [one for one in there.choices(model.viewer) if choices.TURN <= one < choices.CARD]
    best = max(ways, key=lambda way: kingdom_after(there, model.viewer, way))
    return model.go_on(choice, f"turn:{best - choices.TURN}")


def kingdom_after(table: Board, seat: int, way: int) -> tuple[int, int]:
    view = view_of(ahead(table, seat, (way,)), seat)
    return view.seats[seat].kingdom_value, view.seats[seat].kingdom_tiles


def press_turn(model: ViewModel, rest: str) -> Pressed | None:
    if model.decision != "rotate" or rest not in ("next", "back"):
        return None
    ways = model.rotations
    at = ways.index(model.rotation) + (1 if rest == "next" else -1)
    return model.with_draft(f"turn:{ways[at % len(ways)]}")


def press_lay(model: ViewModel, rest: str) -> Pressed | None:
    return model.play(choices.TURN + model.rotation) if model.decision == "rotate" else None


def press_pool(model: ViewModel, rest: str) -> Pressed | None:
    if model.placing_dwarf:
        return Draft(())
    if model.before.decision != "act" or not any(
        choices.PUT <= choice < choices.MOVE for choice in model.before.choices
    ):
        return None
    return Draft(("pool",))


def press_ogre(model: ViewModel, rest: str) -> Pressed | None:
    """An ogre card; its targets follow."""
    if rest not in OGRE_OF_ID:
        return None
    choice = choices.OGRE + OGRE_OF_ID[rest]
    if choice in model.done:
        return Draft(())
    if model.before.decision != "act" or choice not in model.before.choices:
        return None
    return Draft((f"do:{choice}",))


def press_cancel(model: ViewModel, rest: str) -> Pressed | None:
    if not model.drafting:
        return None
    return model.back() if model.decision == "rotate" and len(model.done) > 1 else Draft(())


PRESSERS: Final[dict[str, Callable[[ViewModel, str], Pressed | None]]] = {
    "card": press_card,
    "place": press_place,
    "turn": press_turn,
    "lay": press_lay,
    "pool": press_pool,
    "ogre": press_ogre,
    "cancel": press_cancel,
}


# -- why not -------------------------------------------------------------------------------------------


def why_not(model: ViewModel, what: str, rest: str) -> str:
    if not model.mine or what not in ("card", "pool", "ogre") or model.decision in STEPS_OF_AN_OGRE:
        return prompt(model).what
    if model.view.held:
        return say("A card is being laid already.")
    if model.decision != "act":
        return say("Cards, dwarfs and ogres are for the actions at the beginning of your turn.")
    if what == "ogre":
        return say("This ogre finds no target now.")
    if not model.view.actions_left:
        return say("Your actions of this turn are used.")
    if not model.main.pool:
        return say("All your dwarfs are at work.")
    return say("No tile has a free space.")
