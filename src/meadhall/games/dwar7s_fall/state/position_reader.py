# interpreted: reads a position once
"""Puts given things on a table: for whole positions and for the referee's partial ones."""

from __future__ import annotations

from meadhall.core.errors import Refusal

from ..words.refusals import words
from .box import MOST_TRADE_GOALS
from .cards import CASTLE
from .table import DECK_ROOM, MOST_GOALS_SHOWN, MOST_TILES, NO_TILE, Board


def at_most(most: int, what: str, found: int, rule: str = "W1.2") -> None:
    if found > most:
        raise Refusal("wrong_count", rule, what=what, wanted=words("at_most", number=most), found=found)


# -- the land --------------------------------------------------------------------------------------


def new_tile(table: Board, x: int, y: int, name: str) -> int:
    """A tile on a cell. `name` is the cell as it was given, "" for an empty tile that only has a number."""
    at_most(MOST_TILES, "tiles", table.tiles + 1, "W3.1")
    if name and table.tile_at(x, y) != NO_TILE:
        raise Refusal("held_twice", "W3.2", token=name)
    return table.found(x, y)


def lay_card(table: Board, tile: int, card: int, rotation: int, seat: int) -> None:
    """Lays a card on top of the tile, and notes the castle of a seat."""
    table.put_card(tile, card, rotation)
    if table.box.kind[card] == CASTLE:
        table.set_castle(seat, tile)


def lay_dwarfs(table: Board, tile: int, dwarfs: dict[int, int]) -> None:
    """By seat; W3.4: never more than there are spaces."""
    for seat, number in dwarfs.items():
        table.change_dwarfs(tile, seat, number)
    spaces = 0 if table.is_empty(tile) else table.box.spaces[table.top(tile)]
    at_most(spaces, "dwarfs", table.crowd(tile), "W3.4")


def send_others_home(table: Board, seat: int, colour: str) -> None:
    """The dwarfs that are not on the table are in the pool."""
    out = sum(table.dwarfs(tile, seat) for tile in range(table.tiles))
    at_most(table.box.dwarfs, f"dwarfs ({colour})", out)
    table.change_pool(seat, table.box.dwarfs - out)


# -- gems, ogres, goals; the top of a deck is its last card ----------------------------------------


def lay_supply(table: Board, gems: dict[int, int]) -> None:
    for gem, number in gems.items():
        table.change_supply(gem, number)


def lay_gems(table: Board, seat: int, gems: dict[int, int]) -> None:
    for gem, number in gems.items():
        table.change_gems(seat, gem, number)


def lay_hand_ogres(table: Board, seat: int, ogres: list[int]) -> None:
    at_most(DECK_ROOM, "ogres", len(ogres))
    for ogre in ogres:
        table.change_ogres(seat, ogre, 1)


def lay_ogres(table: Board, deck: list[int], discards: list[int]) -> None:
    """The pile must have room for every ogre of the game."""
    held = sum(table.all_ogres(seat) for seat in range(table.seats))
    at_most(DECK_ROOM, "ogres", len(deck) + len(discards) + held)
    for ogre in deck:
        table.set_ogre_card(table.ogre_deck, ogre)
        table.ogre_deck += 1
    for ogre in discards:
        table.discard_ogre(ogre)


def lay_offers(table: Board, goals: list[int]) -> None:
    at_most(MOST_GOALS_SHOWN, "offers", len(goals))
    for goal in goals:
        table.set_goal_shown(table.goals_shown, goal)
        table.goals_shown += 1


def lay_trade_deck(table: Board, goals: list[int]) -> None:
    at_most(MOST_TRADE_GOALS, "trade_deck", len(goals))
    for goal in goals:
        table.set_trade_card(table.trade_deck, goal)
        table.trade_deck += 1
