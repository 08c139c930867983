"""Games played at random, for properties that must hold in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import table as table_module
from meadhall.testing.random_play import played_on, some_of
from tests.games.aetherya.table_builder import fresh


class Way(NamedTuple):
    """One way to play."""

    seats: int
    items: bool = False
    cooperative: bool = False

    def name(self) -> str:
        return f"{self.seats}{'-items' * self.items}{'-cooperative' * self.cooperative}"


ALL_WAYS: Final = (
    Way(1),
    *(Way(seats) for seats in (2, 3, 4)),
    *(Way(seats, items=True) for seats in (2, 3, 4)),
    *(Way(seats, cooperative=True) for seats in (2, 3, 4)),
)


def lay(way: Way, seed: int) -> AetheryaTable:
    own_seed = random.Random(f"{way.name()} {seed}").getrandbits(60)
    return fresh(way.seats, own_seed, items=way.items, cooperative=way.cooperative)


def play_one(table: AetheryaTable, dice: random.Random) -> tuple[int, int]:
    """Somebody who owes a decision makes a random one; arrangements come in in any order. Solo players take
    each legend they can, or they would never see the second century."""
    seat = dice.choice(table.to_act())
    options = table.choices(seat)
    claims = [choice for choice in options if 42 <= choice < 57]
    choice = claims[0] if claims and table.century else dice.choice(options)
    table.play(seat, choice)
    return seat, choice


def positions(way: Way, seed: int) -> Iterator[AetheryaTable]:
    """Every position of one random game, the last included; it is always the same table that moves on."""
    table = lay(way, seed)
    if table.seats == 1 and seed % 2:
        shorten_rows(table)
    return played_on(table, random.Random(f"{way.name()} {seed}"), play_one)


def shorten_rows(table: AetheryaTable) -> None:
    """The easiest legends first: a random campaign then gets further."""
    table.row_1, table.row_2, table.row_3 = 0b000_0000_0000_1111, 0b100_0000_0011_0000 | 0b1100_0000, 0
    table.row_3 = 0x7FFF & ~(table.row_1 | table.row_2)


def some_positions(way: Way, seed: int, share: float) -> Iterator[AetheryaTable]:
    """A random share of the positions of a game."""
    return some_of(positions(way, seed), seed, share)


def fingerprint(table: AetheryaTable) -> tuple[object, ...]:
    """All there is of a table, byte by byte; but what is offered is written anew each time it is asked."""
    cells = bytes(list(table.cells))[: table_module.ALL_SEATS[2]]
    turn = (table.step, table.active, table.first, table.claimed, table.looks, table.cell)
    cards = (table.held, table.other, table.held_public, table.other_public)
    sizes = (table.deck_size, table.deck_apart, table.pile_0, table.pile_1)
    legends = (table.display, table.legend_deck, table.turned, table.penalty)
    campaign = (table.row_1, table.row_2, table.row_3, table.century, table.lost)
    points = (table.points_1, table.points_2, table.points_3)
    return (cells, table.luck, table.mode, table.items, turn, cards, sizes, legends, campaign, points)
