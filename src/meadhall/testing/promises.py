"""Promises of a table: what a page announces of a choice, or of the table as it stands, against what happens.

    KEEPER = PromiseKeeper(EYES, read_promises)

    def test_promises_are_kept() -> None:
        KEEPER.check(wanted=20_000, kinds={"class points", "line", "hero due"})

A game's tests read promises from the rendered page, and only from there: `told` is a number or a word that a
player sees. `kept` finds out what truly happened, from the table after the choice and the events it caused.
A `PromiseKeeper` plays at random, makes every announced choice on a copy, and compares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import NO_CHOICE, Table
from meadhall.look.contract import Scene

from .failures import expect, expect_same
from .onlooker import Onlooker

# From the table before, the table after, and what was told in between; it changes none of them.
FOR_RARE_KINDS = 10  # times as many promises, until each kind has come up

Kept = Callable[[Table, Table, Sequence[Entry]], object]


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
        """Plays random games until so many promises were compared, and on until every kind came up."""
        self.found.clear()
        seed = first_seed
        while self.found.total() < wanted or (
            not kinds <= set(self.found) and self.found.total() < wanted * FOR_RARE_KINDS
        ):
            self.check_a_game(way, seed)
            seed += 1
        expect(kinds <= set(self.found), f"never announced: {kinds - set(self.found)}")

    def check_a_game(self, way: str, seed: int) -> None:
        for table in self.eyes.random_game(way, seed):
            for seat in range(table.seats):
                self.check_scene(table, seat, f"{way}, seed {seed}")

    def check_scene(self, table: Table, seat: int, where: str) -> None:
        """Each choice is made once, however many promises speak of it."""
        outcomes: dict[int, tuple[Table, Sequence[Entry]]] = {NO_CHOICE: (table, ())}
        for promise in self.read(self.eyes, self.eyes.scene(table, seat), table):
            self.found[promise.kind] += 1
            if promise.choice not in outcomes:
                outcomes[promise.choice] = made(table, seat, promise.choice)
            happened = promise.kept(table, *outcomes[promise.choice])
            context = f"{where}, seat {seat}, {table.decision(seat)}, choice {promise.choice}: {promise.kind}"
            expect_same(context, promise.told, happened)


def made(table: Table, seat: int, choice: int) -> tuple[Table, Sequence[Entry]]:
    """A copy on which a choice has been made, and what was told of it."""
    after, journal = table.copy(), Journal()
    after.attach_journal(journal)
    after.play(seat, choice)
    return after, journal.entries
