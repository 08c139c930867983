"""Legends played at random, for properties that must hold in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.core.game import OptionValue
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state.counters import NUMBERS
from meadhall.games.andor.state.names import HERO_IDS
from meadhall.testing.random_play import played_on, some_of


class Way(NamedTuple):
    """One way to play."""

    legend: str
    heroes: int
    seats: int = 1
    difficulty: str = "normal"
    prologue: bool = False

    def name(self) -> str:
        return f"{self.legend}-{self.heroes}-{self.seats}-{self.difficulty}{'-prologue' * self.prologue}"

    def options(self, party: str = "drawn") -> dict[str, OptionValue]:
        return {
            "legend": self.legend,
            "heroes": self.heroes,
            "difficulty": self.difficulty,
            "prologue": self.prologue,
            "party": party,
        }


ALL_WAYS: Final = (
    Way("L1", 2, prologue=True),
    Way("L1", 4, 2),
    Way("L2", 2, 2),
    Way("L2", 4, 4, "easy"),
    Way("L3", 3, 3),
    Way("L3", 2, 1, "easy"),
    Way("L4", 3, 2),
    Way("L4", 4, 1, "easy"),
    Way("L5", 4, 2),
    Way("L5", 2, 2, "easy"),
)


def lay(way: Way, seed: int, party: str = "drawn") -> AndorTable:
    luck = luck_from_seed(random.Random(f"{way.name()} {seed}").getrandbits(60))
    table = GAME.new_table(way.seats, luck, way.options(party))
    assert isinstance(table, AndorTable)
    return table


def named(*heroes: str, legend: str = "L2", difficulty: str = "normal", seed: int = 1) -> AndorTable:
    """One person leads these heroes; gifts are divided and the first day has begun."""
    options: dict[str, OptionValue] = {"legend": legend, "party": " ".join(heroes), "difficulty": difficulty}
    table = GAME.new_table(1, luck_from_seed(seed), options)
    assert isinstance(table, AndorTable)
    while table.decision(0) in ("divide", "gift", "empty_fog"):
        table.play(0, table.choices(0)[0])
    return table


def play_one(table: AndorTable, dice: random.Random) -> tuple[int, int]:
    """Mostly the seat that must act; now and then somebody uses the free window (D31.1)."""
    seat = table.next_seat()
    others = [other for other in range(table.seats) if other != seat and table.choices(other)]
    if others and dice.random() < 0.1:
        seat = dice.choice(others)
    choice = dice.choice(table.choices(seat))
    table.play(seat, choice)
    return seat, choice


def positions(way: Way, seed: int) -> Iterator[AndorTable]:
    """Every position of one random legend, the last included; it is always the same table that moves on."""
    return played_on(lay(way, seed), random.Random(f"{way.name()} {seed}"), play_one)


def some_positions(way: Way, seed: int, share: float) -> Iterator[AndorTable]:
    """A random share of the positions of a legend."""
    return some_of(positions(way, seed), seed, share)


def fingerprint(table: AndorTable) -> tuple[object, ...]:
    """All there is of a table; frames above the top of the stack and used-up dice are waste."""
    cells = list(table.cells)
    cells[1033 + 8 * table.depth : 1609] = []
    return (tuple(cells), table.luck, tuple(getattr(table, word) for word in NUMBERS))


def play_words(table: AndorTable, *words: str) -> None:
    """Play choices by their notation."""
    for word in words:
        seat = table.next_seat()
        offered = {GAME.notation(table, seat, choice): choice for choice in table.choices(seat)}
        assert word in offered, f"{word!r} is not offered: {sorted(offered)}"
        table.play(seat, offered[word])


def hero_number(table: AndorTable, hero: str) -> int:
    return [table.hero(each, 0) for each in range(table.party)].index(HERO_IDS.index(hero))
