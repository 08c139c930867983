# interpreted: the games themselves run inside the engine
"""Many random games: their speed, their length and their scores.

Game i is dealt and played from seed + i, so a request gives the same numbers on any number of processes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Final

from meadhall import compiled
from meadhall.core.batch import count_results, play_many
from meadhall.core.game import OptionValue
from meadhall.core.registry import game_here
from meadhall.core.result import Result
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table

from .statistics import Spread, spread
from .workers import run

LARGEST_BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Plan:
    """A game, its number of seats and its options."""

    game: str
    seats: int
    options: dict[str, OptionValue]

    def deal(self, seed: int) -> Table:
        return game_here(self.game).deal(self.seats, self.options, luck_from_seed(seed))


def plan_for(game_id: str, seats: int | None, options: dict[str, OptionValue]) -> Plan:
    """A plan with everything checked: the usual seats where none are named, options at their defaults."""
    game = game_here(game_id)
    seats = game.usual_seats if seats is None else seats
    settled = game.settle_options(options)
    game.new_table(seats, 0, settled)
    return Plan(game_id, seats, settled)


@dataclass(frozen=True, slots=True)
class Batch:
    plan: Plan
    first_seed: int
    games: int


@dataclass(slots=True)
class Tally:
    """The results of a number of games; tallies add up."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)  # (seat, score)
    places: Counter[tuple[int, int]] = field(default_factory=Counter)  # (place, score)
    victories: Counter[tuple[float, ...]] = field(default_factory=Counter)  # what each seat has of it

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.scores += other.scores
        self.places += other.places
        self.victories += other.victories

    def count(self, results: list[Result]) -> None:
        self.games += len(results)
        count_results(results, self.scores, self.places, self.victories)


def play_batch(batch: Batch) -> Tally:
    start = time.process_time()
    tally, plan = Tally(), batch.plan
    game = game_here(plan.game)
    tally.decisions, results = play_many(game, plan.seats, plan.options, batch.first_seed, batch.games)
    tally.count(results)
    tally.cpu_seconds = time.process_time() - start
    return tally


def final_result(table: Table) -> Result:
    result = table.result()
    if result is None:
        raise RuntimeError("nobody can act, but the game has no result: its rules are broken")
    return result


def simulate(
    plan: Plan,
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play random games; `progress` is called with the number of games that are done since its last call."""
    total = Tally()
    for tally in run(play_batch, _batches(plan, games, seed, processes), processes):
        total.add(tally)
        progress(tally.games)
    return total


def _batches(plan: Plan, games: int, seed: int, processes: int) -> list[Batch]:
    size = max(1, min(LARGEST_BATCH, games // (4 * processes)))
    return [Batch(plan, seed + done, min(size, games - done)) for done in range(0, games, size)]


# -- the report -------------------------------------------------------------------------------------------


def by_seat(tally: Tally) -> dict[int, Spread]:
    return _spreads(tally.scores)


def by_place(tally: Tally) -> dict[int, Spread]:
    return _spreads(tally.places)


def wins_by_seat(tally: Tally, seats: int) -> list[float]:
    """Victories of each seat; a shared victory counts in parts."""
    victories = sorted(tally.victories.items())
    return [sum(shares[seat] * times for shares, times in victories) for seat in range(seats)]


def _spreads(scores: Counter[tuple[int, int]]) -> dict[int, Spread]:
    histograms: dict[int, Counter[int]] = {}
    for (group, score), times in scores.items():
        histograms.setdefault(group, Counter())[score] += times
    return {group: spread(histograms[group]) for group in sorted(histograms)}


def report(plan: Plan, tally: Tally) -> dict[str, object]:
    """Everything as plain values, for machines."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "compiled": compiled(),
        "games": tally.games,
        "decisions": tally.decisions,
        "cpu_seconds": tally.cpu_seconds,
        "wins": wins_by_seat(tally, plan.seats),
        "scores_by_seat": [asdict(spread) for spread in by_seat(tally).values()],
        "scores_by_place": {str(place): asdict(spread) for place, spread in by_place(tally).items()},
    }
