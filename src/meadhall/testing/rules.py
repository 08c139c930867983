"""The rules of a game, over whole random games.

`check_game` needs nothing but the contract. A `RuleChecker` makes the same checks with what only the game's
own tests know: how to play sensibly, how to compare whole tables, how to tell that a table is sound.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from meadhall.core.fairness import commitment
from meadhall.core.game import Game
from meadhall.core.journal import Journal
from meadhall.core.match import Match
from meadhall.core.record import Committed
from meadhall.core.replay import verify
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table

from .failures import each_position, expect, expect_same
from .random_play import Way, names_of, play_one, some_of, viewers
from .tables import (
    alike,
    check_advice,
    check_copy_is_independent,
    check_notation,
    check_pickle,
    check_refusals,
    check_result,
    check_rollout,
    check_seats_and_choices,
    check_secrecy,
    everything_seen,
    imagined,
)

W = TypeVar("W")
T = TypeVar("T", bound=Table)
Fingerprint = Callable[[T], object]
PlayOne = Callable[[T, random.Random], tuple[int, int]]


def check_game(
    game: Game, ways: Iterable[Way] | None = None, seeds: Iterable[int] = (1,), every: int = 1
) -> None:
    """The rules keep the contract in random games: in each position, or each tenth, or however many there is
    time for."""

    def check(table: Table, step: int) -> None:
        check_table(game, table, luck_from_seed(step))

    def check_whole(way: Way, seed: int) -> None:
        check_luck(game, way, seed)
        check_records(game, way, seed)

    each_position(game, ways, seeds, every, check, check_whole)


def check_table(game: Game, table: Table, luck: int) -> None:
    check_seats_and_choices(table)
    check_result(table)
    check_refusals(table)
    check_copy_is_independent(table)
    check_pickle(table)
    check_secrecy(table, luck)
    check_advice(table, luck)
    check_rollout(table, luck)
    for seat in range(table.seats):
        check_notation(game, table, seat)
    for seat in table.to_act():
        expect(game.prompt(table, seat).what, f"seat {seat} must act, and its prompt is empty")
        for choice in table.choices(seat):
            expect(game.describe_choice(table, seat, choice), f"choice {choice} has no description")


def check_luck(game: Game, way: Way, seed: int) -> None:
    """Luck is in the table: the same choices tell the same, whatever else is random in the process."""
    first, second = (game.new_table(way.seats, luck_from_seed(seed), way.options) for _twice in range(2))
    for table in (first, second):
        table.attach_journal(Journal())
    dice = random.Random(seed)
    while first.to_act():
        seat, choice = play_one(first, dice)
        second.play(seat, choice)
        random.random()  # a game that draws from the shared generator draws something else the next time
    expect_same(
        "the same luck and choices lead to the same end", everything_seen(first), everything_seen(second)
    )
    if first.journal is not None and second.journal is not None:
        expect_same("… and are told alike", first.journal.entries, second.journal.entries)


def check_records(game: Game, way: Way, seed: int) -> None:
    """The record of a match replays to the same end."""
    secret = random.Random(seed).randbytes(32)
    match = Match(game, names_of(way.seats), Committed(commitment(secret), secret), way.options)
    dice = random.Random(seed)
    while waiting := match.table.to_act():
        seat = dice.choice(waiting)
        match.play(seat, dice.choice(match.table.choices(seat)))
    again = verify(match.record(), game)
    expect_same("a record replays to the same end", everything_seen(again), everything_seen(match.table))


class RuleChecker(Generic[W, T]):
    """Goes through random games of one kind and looks whether their tables keep what they should.

        CHECKER = RuleChecker(positions, play_one, fingerprint, check_consistency)

    A *way* is whatever a game's tests name its seats and options by. Each check says in its docstring what it
    proves; a share is that of the positions looked at.
    """

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
        """A seat that owes a decision has a choice; somebody owes one until there is a result, in time."""
        decisions = 0
        for table in self.positions(way, seed):
            check_seats_and_choices(table)
            check_result(table)
            for seat in range(table.seats):
                offered = table.choices(seat)
                expect(len(offered) <= most_at_once, f"seat {seat} has {len(offered)} choices")
                expect(all(0 <= choice < choices for choice in offered), f"a choice is too large: {offered}")
                expect_same(
                    f"decision({seat}) and choices({seat})", bool(table.decision(seat)), bool(offered)
                )
            decisions += 1
        expect(decisions < longest, f"the game takes {decisions} decisions")

    def check_refusing(self, way: W, seed: int, part: float, tried: Iterable[int]) -> None:
        """A choice that is not offered is refused and changes nothing."""
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
            expect_same("the same choices lead to the same table", same(first), same(second))

    # -- what nobody may know -----------------------------------------------------------------------------

    def check_imagining(self, way: W, seed: int, part: float) -> None:
        """An imagined table holds all it should and looks to its viewer like the real one, which stays."""
        for number, table in enumerate(self.some(way, seed, part)):
            before = self.fingerprint(table)
            for viewer in viewers(table):
                self.check(imagined(table, viewer, luck_from_seed(number)))
            expect_same("imagining leaves the table as it is", self.fingerprint(table), before)

    def check_playing_on(self, way: W, seed: int, part: float) -> None:
        """Every imagined table can be played to its end."""
        for number, table in enumerate(self.some(way, seed, part)):
            self.check_playing_on_from(table, seed + number)

    def check_playing_on_from(self, table: T, luck: int) -> None:
        for viewer in viewers(table):
            world = imagined(table, viewer, luck_from_seed(luck))
            world.play_out(luck)
            self.check(world)
            expect(world.result() is not None, f"the world that viewer {viewer} imagines comes to no end")

    def check_hiding(
        self, way: W, seed: int, part: float, permute: Callable[[T, int, random.Random], None]
    ) -> None:
        """No view depends on what is hidden from its viewer: `permute` changes all of it at random."""
        dice = random.Random(seed)
        for table in self.some(way, seed, part):
            for viewer in viewers(table):
                other = alike(table.copy(), table)
                permute(other, viewer, dice)
                expect_same(f"the view of {viewer} hides secrets", other.view(viewer), table.view(viewer))

    # -- what bots steer by -------------------------------------------------------------------------------

    def check_looking_ahead(self, way: W, seed: int, part: float, to_the_end: bool) -> None:
        """A rollout leaves a table that holds all it should and has a value for everybody."""
        for number, table in enumerate(self.some(way, seed, part)):
            check_advice(table, luck_from_seed(number))
            world = check_rollout(table, number)
            self.check(world)
            expect(world.result() is not None or not to_the_end, "the rollout stops before the end")


def check_fast_playout(fast: T, plain: T, luck: int, fingerprint: Fingerprint[T]) -> None:
    """A game's own way to play at random to the end makes the choices of the contract's plain one."""
    expect_same("play_out() makes as many choices", fast.play_out(luck), Table.play_out(plain, luck))
    expect_same("play_out() comes to the same end", fingerprint(fast), fingerprint(plain))
