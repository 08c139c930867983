"""What every game's table keeps in every position of random games: the properties that all games share.

    KEEPER = Keeper(positions, play_one, fingerprint, check_consistency)

    @every_way
    @given(seed=SEEDS)
    @games(1, 4)
    def test_a_copy_goes_its_own_way(way: Way, seed: int) -> None:
        KEEPER.check_copies(way, seed, 0.3)

A *way* is whatever a game's tests name its seats and options by. Each check says in its docstring what it
proves; a share is that of the positions looked at.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Generic, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from meadhall import compiled
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table
from tests.contract import alike, check_copy_is_independent, check_refusals, check_seats_and_choices, imagined

W = TypeVar("W")
T = TypeVar("T", bound=Table)
Fingerprint = Callable[[T], object]
PlayOne = Callable[[T, random.Random], tuple[int, int]]

SEEDS: Final = st.integers(0, 2**32)


def games(interpreted: int, when_compiled: int) -> settings:
    """How many games a property is tried on; always the same ones, so that a failure comes back."""
    number = when_compiled if compiled() else interpreted
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


def tries(interpreted: int, when_compiled: int) -> settings:
    """How much junk is tried; every time other junk."""
    return settings(max_examples=when_compiled if compiled() else interpreted, deadline=None)


def share(interpreted: float, when_compiled: float) -> float:
    """Of how many positions of a game a property is tried: the compiled engine has time for more."""
    return when_compiled if compiled() else interpreted


def some_of(positions: Iterable[T], seed: int, part: float) -> Iterator[T]:
    """A random share of the positions of a game."""
    dice = random.Random(seed + 1)
    for table in positions:
        if dice.random() < part:
            yield table


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.seats)


class MatchRunner(Generic[W, T]):
    """Goes through random games of one kind and looks whether their tables keep what they should."""

    def __init__(
        self,
        positions: Callable[[W, int], Iterable[T]],
        play_one: PlayOne[T],
        fingerprint: Fingerprint[T],
        check: Callable[[T], None],
    ) -> None:
        """`check` fails unless a table holds all it should."""
        self.positions = positions
        self.play_one = play_one
        self.fingerprint = fingerprint
        self.check = check

    def some(self, way: W, seed: int, part: float) -> Iterator[T]:
        return some_of(self.positions(way, seed), seed, part)

    # -- the table itself -------------------------------------------------------------------------------

    def check_course(self, way: W, seed: int, longest: int, choices: int, most_at_once: int = 10**6) -> None:
        """Who owes a decision has a choice; somebody owes one until there is a result, in time."""
        decisions = 0
        for table in self.positions(way, seed):
            check_seats_and_choices(table)
            for seat in range(table.seats):
                offered = table.choices(seat)
                assert len(offered) <= most_at_once
                assert all(0 <= choice < choices for choice in offered)
                assert bool(offered) == bool(table.decision(seat))
            decisions += 1
        assert decisions < longest

    def check_refusing(self, way: W, seed: int, part: float, tried: Iterable[int]) -> None:
        """What is not offered is refused and changes nothing."""
        choices = list(tried)
        for table in self.some(way, seed, part):
            check_refusals(table, choices, self.fingerprint)

    def check_copies(self, way: W, seed: int, part: float) -> None:
        """A copy is the same, and goes its own way."""
        dice = random.Random(seed)

        def play_on(twin: T) -> None:
            while twin.to_act() and dice.random() < 0.8:
                self.play_one(twin, dice)

        for table in self.some(way, seed, part):
            check_copy_is_independent(table, self.fingerprint, play_on)

    def check_replaying(self, first: T, second: T, fingerprint: Fingerprint[T] | None = None) -> None:
        """Luck is in the table: the same choices give the same game to the last byte."""
        same = fingerprint or self.fingerprint
        dice = random.Random(7)
        while first.to_act():
            seat, choice = self.play_one(first, dice)
            second.play(seat, choice)
            assert same(first) == same(second)

    # -- what nobody may know -----------------------------------------------------------------------------

    def check_imagining(self, way: W, seed: int, part: float) -> None:
        """An imagined table holds all it should and looks to its viewer like the real one, which stays."""
        for number, table in enumerate(self.some(way, seed, part)):
            before = self.fingerprint(table)
            for viewer in viewers(table):
                self.check(imagined(table, viewer, luck_from_seed(number)))
            assert self.fingerprint(table) == before

    def check_playing_on(self, way: W, seed: int, part: float) -> None:
        """Every imagined table can be played to its end."""
        for number, table in enumerate(self.some(way, seed, part)):
            self.check_playing_on_from(table, seed + number)

    def check_playing_on_from(self, table: T, luck: int) -> None:
        for viewer in viewers(table):
            world = imagined(table, viewer, luck_from_seed(luck))
            world.play_out(luck)
            self.check(world)
            assert world.result() is not None

    def check_hiding(
        self, way: W, seed: int, part: float, permute: Callable[[T, int, random.Random], None]
    ) -> None:
        """No view depends on what is hidden from its viewer: `permute` changes all of it at random."""
        dice = random.Random(seed)
        for table in self.some(way, seed, part):
            for viewer in viewers(table):
                other = alike(table.copy(), table)
                permute(other, viewer, dice)
                assert other.view(viewer) == table.view(viewer)

    # -- what bots steer by -------------------------------------------------------------------------------

    def check_looking_ahead(self, way: W, seed: int, part: float, to_the_end: bool) -> None:
        """A look ahead leaves a table that holds all it should and has an outlook for everybody."""
        for number, table in enumerate(self.some(way, seed, part)):
            world = alike(table.copy(), table)
            world.rollout(luck_from_seed(number))
            self.check(world)
            assert world.result() is not None or not to_the_end
            for seat in range(table.seats):
                assert 0.0 <= world.value(seat) <= 1.0
                assert isinstance(table.estimate(seat), float)
                assert 0.0 <= table.reward(seat) <= 1.0


def check_fast_playout(fast: T, plain: T, luck: int, fingerprint: Fingerprint[T]) -> None:
    """A game's own way to play at random to the end makes the choices of the contract's plain one."""
    assert fast.play_out(luck) == Table.play_out(plain, luck)
    assert fingerprint(fast) == fingerprint(plain)
