"""What may be pressed on the land now, and what pressing it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meadhall.look.contract import Draft, Play, Pressed

from ..state import choices
from ..state.cards import MOST_SEATS, SIDES
from ..state.table import MOST_TILES
from ..state.view import Cell
from ..words.names import name_of_kind
from .outlines import beside
from .view_model import Sight
from .words import say


@dataclass(frozen=True, slots=True)
class Aim:
    """A tile (by number) that may be pressed."""

    pressed: Pressed
    act: str = ""  # what the press does at once, if it does
    choice: int = -1  # the choice it makes or leads to
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A free cell where the card in hand may lie."""

    cell: Cell
    choice: int


def tile_aims(sight: Sight) -> dict[int, Aim]:
    if not sight.mine:
        return {}
    finder = FINDERS.get(sight.decision)
    return finder(sight) if finder else {}


def ghosts(sight: Sight) -> list[Ghost]:
    """W6.2: free cells beside any tile."""
    if sight.decision != "place" or not sight.mine:
        return []
    free = sight.within(choices.BESIDE, SIDES * MOST_TILES)
    return [Ghost(sight.cell_of_place(choice), choice) for choice in free]


# -- actions ---------------------------------------------------------------------------------------


def acting(sight: Sight) -> dict[int, Aim]:
    if sight.placing_dwarf:
        return putting(sight)
    if sight.selected >= 0:
        return {sight.selected: Aim(Draft(()), chosen=True), **stepping(sight, sight.selected)}
    movers = {(choice - choices.MOVE) // SIDES for choice in sight.within(choices.MOVE, SIDES * MOST_TILES)}
    return {tile: Aim(Draft((f"at:{tile}",))) for tile in sorted(movers)}


def putting(sight: Sight) -> dict[int, Aim]:
    """W7.1."""
    return {
        choice - choices.PUT: Aim(Play(choice), put_words(sight, choice - choices.PUT), choice)
        for choice in sight.within(choices.PUT, MOST_TILES)
    }


def put_words(sight: Sight, tile: int) -> str:
    return say("Place a dwarf: {card}", card=name_of_kind(sight.at(tile).top.kind))


def stepping(sight: Sight, tile: int) -> dict[int, Aim]:
    """W8.1: to neighbours over open edges."""
    found = {}
    numbers = {one.cell: one.tile for one in sight.view.tiles}
    for choice in sight.within(choices.MOVE + SIDES * tile, SIDES):
        other = numbers[beside(sight.at(tile).cell, (choice - choices.MOVE) % SIDES)]
        words = say("Move a dwarf: {card}", card=name_of_kind(sight.at(other).top.kind))
        found[other] = Aim(Play(choice), words, choice)
    return found


def covering(sight: Sight) -> dict[int, Aim]:
    """W6.4: tiles the card may lie on."""
    return {
        choice - choices.COVER: Aim(sight.go_on(choice), choice=choice)
        for choice in sight.within(choices.COVER, MOST_TILES)
    }


# -- tiles as targets ------------------------------------------------------------------------------

TARGET_WORDS: Final = {
    "ambush": "Ambush: {card}",
    "bully_own": "Bully from here: {card}",
    "panic_to": "Run here: {card}",
    "resolve": "Resolve: {card}",
    "dig": "Dig here: {card}",
}


def targets(sight: Sight) -> dict[int, Aim]:
    """A decision whose choices are tiles."""
    found = {}
    leads_on = sight.decision == "bully_own"
    for choice in sight.within(choices.TILE, MOST_TILES):
        tile = choice - choices.TILE
        words = say(TARGET_WORDS[sight.decision], card=name_of_kind(sight.at(tile).top.kind))
        pressed: Pressed = sight.go_on(choice) if leads_on else sight.play(choice)
        found[tile] = Aim(pressed, "" if leads_on else words, choice)
    return found


def dwarf_targets(sight: Sight) -> dict[int, Aim]:
    """A decision whose choices are dwarfs: a tile with dwarfs of several colours asks which."""
    found: dict[int, Aim] = {}
    by_tile: dict[int, list[int]] = {}
    for choice in sight.within(choices.DWARF, MOST_SEATS * MOST_TILES):
        by_tile.setdefault((choice - choices.DWARF) // MOST_SEATS, []).append(choice)
    for tile, open_here in by_tile.items():
        if len(open_here) > 1:
            chosen = sight.drafted("on") == tile
            found[tile] = Aim(sight.with_draft(*(() if chosen else (f"on:{tile}",))), chosen=chosen)
        else:
            found[tile] = of_dwarf(sight, open_here[0])
    return found


def of_dwarf(sight: Sight, choice: int) -> Aim:
    owner = (choice - choices.DWARF) % MOST_SEATS
    if sight.decision == "panic":
        return Aim(sight.go_on(choice), choice=choice)
    words = say("Swap with a dwarf of {player}", player=sight.names[owner])
    return Aim(sight.play(choice), words, choice)


def dwarfs_on(sight: Sight, tile: int) -> list[int]:
    """The choices among the dwarfs of one tile."""
    return sight.within(choices.DWARF + MOST_SEATS * tile, MOST_SEATS)


FINDERS: Final[dict[str, Callable[[Sight], dict[int, Aim]]]] = {
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
