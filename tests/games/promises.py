"""Promises of a table: what a page announces of a choice, or of the table as it stands, against what happens.

    KEEPER = PromiseKeeper(EYES, read_promises)

    def test_promises_are_kept() -> None:
        KEEPER.check(wanted=20_000, kinds={"class points", "line", "hero due"})

A game's tests read promises from the rendered page, and only from there: `told` is a number or a word that a
player sees. `kept` finds out what truly happened, from the table after the choice and the events it caused.
The keeper plays at random, makes every announced choice on a copy, and compares.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from meadhall.core.journal import Entry, Journal
from meadhall.core.luck import luck_from_seed
from meadhall.core.table import NO_CHOICE, Table
from meadhall.look.contract import Scene
from tests.games.looking import Onlooker

Kept = Callable[[Table, Table, Sequence[Entry]], object]  # before, after, what was told in between


@dataclass(frozen=True, slots=True)
class Promise:
    """Something a page says. `choice` is what it speaks about; NO_CHOICE: the table as it stands."""

    kind: str
    told: object
    kept: Kept
    choice: int = NO_CHOICE


ReadPromises = Callable[[Onlooker, Scene, Table], Iterable[Promise]]


class PromiseKeeper:
    def __init__(self, eyes: Onlooker, read: ReadPromises) -> None:
        self.eyes = eyes
        self.read = read
        self.found: Counter[str] = Counter()

    def check(self, way: str, wanted: int, kinds: set[str], first_seed: int = 0) -> None:
        """Plays random games until so many promises were compared; every kind came up."""
        self.found.clear()
        seed = first_seed
        while self.found.total() < wanted:
            self.check_a_game(way, seed)
            seed += 1
        assert kinds <= set(self.found), f"never announced: {kinds - set(self.found)}"

    def check_a_game(self, way: str, seed: int) -> None:
        for table in self.eyes.random_game(way, seed):
            for seat in range(table.seats):
                self.check_scene(table, seat, f"{way}, seed {seed}")

    def check_scene(self, table: Table, seat: int, where: str) -> None:
        scene = self.eyes.scene(table, seat)
        for promise in self.read(self.eyes, scene, table):
            self.found[promise.kind] += 1
            happened = self.what_happens(table, seat, promise)
            context = f"{where}, seat {seat}, {table.decision(seat)}, choice {promise.choice}: {promise.kind}"
            assert promise.told == happened, context

    def what_happens(self, table: Table, seat: int, promise: Promise) -> object:
        after = table.copy()
        journal = Journal()
        after.listen(journal)
        if promise.choice != NO_CHOICE:
            after.play(seat, promise.choice)
        return promise.kept(table, after, journal.entries)


def play_on_at_random(table: Table, seed: int, until: Callable[[Table], bool]) -> None:
    """For promises about what comes later, such as the next sunrise."""
    dice = random.Random(luck_from_seed(seed))
    while table.to_act() and not until(table):
        seat = table.to_act()[0]
        table.play(seat, dice.choice(table.choices(seat)))
