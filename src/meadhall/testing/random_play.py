"""Games played at random from a seed: every position comes back by its number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Options
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table

T = TypeVar("T", bound=Table)
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed")


class Way(NamedTuple):
    """One way to play a game."""

    seats: int
    options: Options = MappingProxyType({})

    def __str__(self) -> str:
        return f"{self.seats} seats, options {dict(self.options)}"


def ways_of(game: Game) -> list[Way]:
    """Each number of seats with the usual options, and each other value of one option; as far as they fit."""
    variations: list[Options] = [{}]
    for option in game.options:
        values = (False, True) if isinstance(option.default, bool) else option.listed
        variations += [{option.name: value} for value in values if value != option.default]
    seats = range(game.least_seats, game.most_seats + 1)
    return [Way(each, options) for options in variations for each in seats if fits(game, each, options)]


def fits(game: Game, seats: int, options: Options) -> bool:
    try:
        game.new_table(seats, luck_from_seed(0), options)
    except Refusal:
        return False
    return True


def random_positions(game: Game, seats: int, options: Options, seed: int) -> Iterator[Table]:
    """Every position of one random game of that seed. Seats that decide at the same time act in any order."""
    return played_on(game.new_table(seats, luck_from_seed(seed), options), random.Random(seed))


def play_one(table: Table, dice: random.Random) -> tuple[int, int]:
    """Somebody who owes a decision makes a random one: the seat and its choice."""
    seat = dice.choice(table.to_act())
    choice = dice.choice(table.choices(seat))
    table.play(seat, choice)
    return seat, choice


def played_on(
    table: T, dice: random.Random, play: Callable[[T, random.Random], object] = play_one
) -> Iterator[T]:
    """The table in every position to its end, the first and the last included. It is always the same table,
    which moves on."""
    yield table
    while table.to_act():
        play(table, dice)
        yield table


def table_at(game: Game, seats: int, options: Options, seed: int, step: int) -> Table:
    """The position after so many steps of the random game of that seed."""
    return next(islice(random_positions(game, seats, options, seed), step, None))


def some_of(positions: Iterable[T], seed: int, part: float) -> Iterator[T]:
    """A random share of the positions of a game."""
    dice = random.Random(seed + 1)
    for table in positions:
        if dice.random() < part:
            yield table


def names_of(seats: int) -> list[str]:
    """Names for the players of a table, however many they are."""
    return [NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}" for seat in range(seats)]


def viewers(table: Table) -> range:
    """All who look at a table: spectators and each seat."""
    return range(SPECTATOR, table.seats)
