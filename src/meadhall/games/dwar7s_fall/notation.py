# interpreted: words are for people
"""Choices as written in records: short, without language, the same for ever.

Cells are x,y (east and south are positive), sides N E S W, players 1 to 4; cards, gems, ogres and goals have
the ids of W17.
"""

from __future__ import annotations

from typing import Final

from .rules import building
from .state import choices, steps
from .state.cards import GEM_IDS, KIND_IDS, OGRE_IDS, SIDE_IDS, SIDES
from .state.table import ORIGIN, Board

PLAIN_WORDS: Final = {
    choices.END_ACTIONS: "end",
    choices.END_TURN: "end_turn",
    choices.DECLINE: "decline",
    choices.REVEAL: "reveal",
}
TILE_DEEDS: Final = {
    steps.AMBUSH: "ambush",
    steps.BULLY_OWN: "own",
    steps.PANIC_TO: "to",
    steps.RESOLVE: "resolve",
    steps.DIG: "dig",
}


def cell_name(x: int, y: int) -> str:
    """A cell by its coordinates as the table keeps them."""
    return f"{x - ORIGIN},{y - ORIGIN}"


def tile_name(table: Board, tile: int) -> str:
    return cell_name(table.x(tile), table.y(tile))


def notation(table: Board, seat: int, choice: int) -> str:
    if choice in PLAIN_WORDS:
        return PLAIN_WORDS[choice]
    if choice < choices.BESIDE:
        return of_cards(table, seat, choice)
    if choice < choices.COVER:
        return f"at {beside_name(table, choice - choices.BESIDE)}"
    return of_tiles(table, choice)


def of_cards(table: Board, seat: int, choice: int) -> str:
    if choice < choices.CARD:
        return f"turn {choice - choices.TURN}"
    if choice < choices.OGRE:
        return f"lay {KIND_IDS[kind_in_hand(table, seat, choice)]}"
    if choice < choices.BUY:
        return f"ogre {OGRE_IDS[choice - choices.OGRE]}"
    if choice < choices.DISCARD_GEM:
        return f"buy {table.box.goal_ids[choice - choices.BUY]}"
    if choice < choices.DISCARD_OGRE:
        return f"discard {GEM_IDS[choice - choices.DISCARD_GEM]}"
    if choice < choices.PLAYER:
        return f"discard {OGRE_IDS[choice - choices.DISCARD_OGRE]}"
    return f"from {choice - choices.PLAYER + 1}"


def of_tiles(table: Board, choice: int) -> str:
    if choice < choices.PUT:
        return f"on {tile_name(table, choice - choices.COVER)}"
    if choice < choices.MOVE:
        return f"put {tile_name(table, choice - choices.PUT)}"
    if choice < choices.TILE:
        how = choice - choices.MOVE
        return f"move {tile_name(table, how // SIDES)} {SIDE_IDS[how % SIDES]}"
    if choice < choices.DWARF:
        return f"{TILE_DEEDS[table.step]} {tile_name(table, choice - choices.TILE)}"
    tile, owner = dwarf_at(choice)
    return f"dwarf {tile_name(table, tile)} {owner + 1}"


# -- what the numbers say --------------------------------------------------------------------------


def kind_in_hand(table: Board, seat: int, choice: int) -> int:
    return table.box.kind[building.card_of(seat, choice - choices.CARD)]


def beside_name(table: Board, how: int) -> str:
    tile, side = how // SIDES, how % SIDES
    return cell_name(building.beside_x(table, tile, side), building.beside_y(table, tile, side))


def dwarf_at(choice: int) -> tuple[int, int]:
    """Tile and owner."""
    return (choice - choices.DWARF) // 4, (choice - choices.DWARF) % 4
