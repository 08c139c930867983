"""Games played at random, for properties that must hold in every position.

Players at random scatter their dwarfs and come to nothing (W20), so most choices here are a quick player's.
Games that drag on are cut short by a box with a lower safety cap.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from meadhall.core.luck import luck_from_seed
from meadhall.games.dwar7s_fall import flow, judgement
from meadhall.games.dwar7s_fall import table as table_module
from meadhall.games.dwar7s_fall.box import Box
from meadhall.games.dwar7s_fall.cards import COMPONENTS
from meadhall.games.dwar7s_fall.choices import REVEAL
from meadhall.games.dwar7s_fall.component_file import box_named, canonical
from meadhall.games.dwar7s_fall.game_table import Dwar7sTable, laid_out
from tests.games.keeping import some_of

SEAT_COUNTS: Final = (2, 3, 4)
LAST_ROUND: Final = 16


def short_box() -> Box:
    limits = {**COMPONENTS["limits"], "safety_round_cap": LAST_ROUND}
    return box_named(canonical({**COMPONENTS, "limits": limits}, "short"))


SHORT_BOX: Final = short_box()


def lay(seats: int, seed: int) -> Dwar7sTable:
    table = laid_out(seats, SHORT_BOX)
    flow.begin(table, luck_from_seed(random.Random(f"{seats} {seed}").getrandbits(60)), -1)
    return table


def play_one(table: Dwar7sTable, dice: random.Random, whim: float = 0.35) -> tuple[int, int]:
    """The active seat decides, sensibly or by whim; now and then another one reveals its secret goal."""
    for seat in range(table.seats):
        if seat != table.active and dice.random() < 0.3 and table.choices(seat):
            table.play(seat, REVEAL)
            return seat, REVEAL
    seat = table.active
    options = table.choices(seat)
    if dice.random() < whim:
        choice = dice.choice(options)
    else:
        choice = judgement.quick_choice(table, seat, dice.getrandbits(60))
    table.play(seat, choice)
    return seat, choice


def positions(seats: int, seed: int) -> Iterator[Dwar7sTable]:
    """Every position of one game, the last included; it is always the same table that moves on."""
    dice = random.Random(f"{seats} {seed}")
    whim = dice.choice((0.1, 0.35, 1.0))
    table = lay(seats, seed)
    yield table
    while table.to_act():
        play_one(table, dice, whim)
        yield table


def some_positions(seats: int, seed: int, share: float) -> Iterator[Dwar7sTable]:
    """A random share of the positions of a game."""
    return some_of(positions(seats, seed), seed, share)


def fingerprint(table: Dwar7sTable) -> tuple[object, ...]:
    """All there is of a table, byte by byte; but what is offered is written anew each time it is asked."""
    cells = bytes(list(table.cells))[: table_module.ALL_SEATS[2]]
    turn = (table.step, table.active, table.first, table.round, table.used, table.due)
    nested = (table.held, table.spot)
    course = (table.final_round, table.busy, table.idle_rounds, table.ended_by)
    sizes = (table.tiles, table.trade_deck, table.goals_shown, table.ogre_deck, table.ogre_discard)
    return (cells, table.luck, turn, nested, course, sizes)
