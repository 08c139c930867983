"""Games played at random, for properties that must hold in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state.layout import LAYOUT
from meadhall.testing.random_play import played_on, some_of
from tests.games.nidavellir.table_builder import fresh_table


class Options(NamedTuple):
    """One way to lay the table."""

    seats: int
    thingvellir: bool
    beginner: bool

    def name(self) -> str:
        return f"{self.seats}{'-thingvellir' * self.thingvellir}{'-beginner' * self.beginner}"


ALL_OPTIONS: Final = tuple(Options(*each) for each in product((2, 3, 4, 5), (False, True), (False, True)))
OFFERS: Final = next((offset, length) for offset, length in LAYOUT if length == 64)


def lay(options: Options, seed: int) -> NidavellirTable:
    own_seed = random.Random(f"{options.name()} {seed}").getrandbits(60)
    return fresh_table(options.seats, own_seed, thingvellir=options.thingvellir, beginner=options.beginner)


def positions(options: Options, seed: int) -> Iterator[NidavellirTable]:
    """Every position of one random game, the last included; it is always the same table that moves on."""
    return played_on(lay(options, seed), random.Random(f"{options.name()} {seed}"))


def some_positions(options: Options, seed: int, share: float) -> Iterator[NidavellirTable]:
    """A random share of the positions of a game."""
    return some_of(positions(options, seed), seed, share)


def fingerprint(table: NidavellirTable) -> tuple[object, ...]:
    """All there is of a table, byte by byte; but what is offered is written anew each time it is asked."""
    numbers = (table.age, table.round, table.phase, table.tavern, table.revealed, table.camp_visited)
    sizes = (table.deck_size, table.camp_deck_size, table.order_size, table.depth)
    top = (table.top_step, table.top_seat, table.top_detail)
    cells = bytes(list(table.cells))
    first, length = OFFERS
    return (cells[:first] + cells[first + length :], table.luck, numbers, sizes, top)
