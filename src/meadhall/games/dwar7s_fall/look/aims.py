"""The tiles and cells that can be pressed now, and the effect of a press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meadhall.look.contract import Draft, Play, Pressed

from ..state import choices
from ..state.cards import MOST_SEATS, SIDES
from ..state.table import MOST_TILES
from ..state.view_values import Cell
from ..words.names import name_of_kind
from .view_model import ViewModel
from .words import say


@dataclass(frozen=True, slots=True)
class Aim:
    """A tile (by number) that may be pressed."""

    pressed: Pressed
    act: str = ""  # the label of a press that acts at once
    choice: int = -1  # the choice that it makes or prepares
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A free cell where the card in hand may lie."""

    cell: Cell
    choice: int


def tile_aims(model: ViewModel) -> dict[int, Aim]:
    if not model.mine:
        return {}
    finder = FINDERS.get(model.decision)
    return finder(model) if finder else {}


def ghosts(model: ViewModel) -> list[Ghost]:
    """W6.2: free cells beside any tile."""
    if model.decision != "place" or not model.mine:
        return []
    free = model.within(choices.BESIDE, SIDES * MOST_TILES)
    return [Ghost(model.cell_of_place(choice), choice) for choice in free]


# -- actions ---------------------------------------------------------------------------------------


def acting(model: ViewModel) -> dict[int, Aim]:
    if model.placing_dwarf:
        return putting(model)
    if model.selected >= 0:
        return {model.selected: Aim(Draft(()), chosen=True), **stepping(model, model.selected)}
    movers = {(choice - choices.MOVE) // SIDES for choice in model.within(choices.MOVE, SIDES * MOST_TILES)}
    return {tile: Aim(Draft((f"at:{tile}",))) for tile in sorted(movers)}


def putting(model: ViewModel) -> dict[int, Aim]:
    """W7.1: tiles with a free space."""
    return {
        choice - choices.PUT: Aim(Play(choice), put_words(model, choice - choices.PUT), choice)
        for choice in model.within(choices.PUT, MOST_TILES)
    }


def put_words(model: ViewModel, tile: int) -> str:
    return say("Place a dwarf: {card}", card=name_of_kind(model.at(tile).top.kind))


def stepping(model: ViewModel, tile: int) -> dict[int, Aim]:
    """W8.1: to neighbours over open edges."""
    found = {}
    for choice in model.within(choices.MOVE + SIDES * tile, SIDES):
        there = model.neighbour(tile, (choice - choices.MOVE) % SIDES)
        words = say("Move a dwarf: {card}", card=name_of_kind(there.top.kind))
        found[there.tile] = Aim(Play(choice), words, choice)
    return found


def covering(model: ViewModel) -> dict[int, Aim]:
    """W6.4: tiles the card may lie on."""
    return {
        choice - choices.COVER: Aim(model.go_on(choice), choice=choice)
        for choice in model.within(choices.COVER, MOST_TILES)
    }


# -- tiles as targets ------------------------------------------------------------------------------

TARGET_WORDS: Final = {
    "ambush": "Ambush: {card}",
    "bully_own": "Bully from here: {card}",
    "panic_to": "Run here: {card}",
    "resolve": "Resolve: {card}",
    "dig": "Dig here: {card}",
}


def targets(model: ViewModel) -> dict[int, Aim]:
    """The targets of a decision whose choices are tiles."""
    found = {}
    leads_on = model.decision == "bully_own"
    for choice in model.within(choices.TILE, MOST_TILES):
        tile = choice - choices.TILE
        words = say(TARGET_WORDS[model.decision], card=name_of_kind(model.at(tile).top.kind))
        pressed: Pressed = model.go_on(choice) if leads_on else model.play(choice)
        found[tile] = Aim(pressed, "" if leads_on else words, choice)
    return found


def dwarf_targets(model: ViewModel) -> dict[int, Aim]:
    """The targets of a decision whose choices are dwarfs. A tile with dwarfs of several colours asks which
    one."""
    found: dict[int, Aim] = {}
    by_tile: dict[int, list[int]] = {}
    for choice in model.within(choices.DWARF, MOST_SEATS * MOST_TILES):
        by_tile.setdefault((choice - choices.DWARF) // MOST_SEATS, []).append(choice)
    for tile, open_here in by_tile.items():
        if len(open_here) > 1:
            chosen = model.drafted("on") == tile
            found[tile] = Aim(model.with_draft(*(() if chosen else (f"on:{tile}",))), chosen=chosen)
        else:
            found[tile] = of_dwarf(model, open_here[0])
    return found


def of_dwarf(model: ViewModel, choice: int) -> Aim:
    owner = (choice - choices.DWARF) % MOST_SEATS
    if model.decision == "panic":
        return Aim(model.go_on(choice), choice=choice)
    words = say("Swap with a dwarf of {player}", player=model.names[owner])
    return Aim(model.play(choice), words, choice)


def dwarfs_on(model: ViewModel, tile: int) -> list[int]:
    """The choices among the dwarfs of one tile."""
    return model.within(choices.DWARF + MOST_SEATS * tile, MOST_SEATS)


FINDERS: Final[dict[str, Callable[[ViewModel], dict[int, Aim]]]] = {
    "act": acting,
    "place": covering,
    "ambush": targets,
    "bully_own": targets,
    "bully_rival": dwarf_targets,
    "panic": dwarf_targets,
    "panic_to": targets,
    "resolve": targets,
    "dig": targets,
}
