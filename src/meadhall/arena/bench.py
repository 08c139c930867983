# interpreted: measures the engine from outside, too
"""How fast a game runs here: CPU seconds, median of three rounds with new seeds, and their spread."""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from multiprocessing.pool import Pool
from multiprocessing.synchronize import Barrier
from statistics import median
from typing import Final, NamedTuple

from meadhall import compiled
from meadhall.core.batch import play_through
from meadhall.core.errors import Refusal
from meadhall.core.game import Option, OptionValue
from meadhall.core.registry import game_here
from meadhall.core.table import Table

from .interpreted import measured_interpreted
from .simulate import Batch, Plan, Tally, play_batch

ROUNDS: Final = 3
POSITIONS: Final = 16
GAMES_AT_ONCE: Final = 8
ROUNDS_OF_TWO: Final = 7


@dataclass(frozen=True, slots=True)
class Measure:
    """The median of the rounds, the lowest and the highest."""

    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Speed:
    """One game with one set of options. Costs are in microseconds a call."""

    options: dict[str, OptionValue]
    games_per_second: Measure
    decisions_per_second: Measure
    driven_decisions_per_second: Measure
    copy_cost: Measure
    imagine_cost: Measure
    view_cost: Measure


@dataclass(frozen=True, slots=True)
class Doubling:
    """How many times more games two processes play than one, both at their best: each given a core of its own
    (`cpu`), and by the clock (`wall`)."""

    cpu: float
    wall: float


@dataclass(frozen=True, slots=True)
class Bench:
    """Everything measured of a game. The first of `speeds` as asked, the others with one option turned round;
    `not_compared` says why there is no ratio of compiled to interpreted."""

    game: str
    seats: int
    compiled: bool
    python: str
    speeds: tuple[Speed, ...]
    option_ratios: dict[str, float]
    compiled_over_interpreted: dict[str, float] | None
    not_compared: str
    two_processes_over_one: Doubling | None

    def as_plain(self) -> dict[str, object]:
        return asdict(self)


def bench(plan: Plan, seconds: float, alone: bool) -> Bench:
    """`seconds` is the CPU time of a round; `alone` leaves out all comparisons."""
    base = measure_speed(plan, seconds)
    variants = [] if alone else _variants(plan)
    speeds = (base, *(measure_speed(variant, seconds) for _, variant in variants))
    ratios = {
        option.name: speed.games_per_second.median / base.games_per_second.median
        for (option, _), speed in zip(variants, speeds[1:], strict=True)
    }
    faster, reason = (None, "") if alone else _against_interpreted(plan, base, seconds)
    doubled = None if alone else double_processes(plan, base, seconds)
    python = platform.python_version()
    return Bench(plan.game, plan.seats, compiled(), python, speeds, ratios, faster, reason, doubled)


def _variants(plan: Plan) -> list[tuple[Option, Plan]]:
    """The same plan with each yes-or-no option turned round, where the game allows that."""
    variants = [
        (option, replace(plan, options={**plan.options, option.name: not plan.options[option.name]}))
        for option in game_here(plan.game).options
        if isinstance(option.default, bool)
    ]
    return [(option, variant) for option, variant in variants if _fits(variant)]


def _fits(plan: Plan) -> bool:
    try:
        game_here(plan.game).check_fit(plan.seats, plan.options)
    except Refusal:
        return False
    return True


# -- one process ------------------------------------------------------------------------------------------


def measure_speed(plan: Plan, seconds: float) -> Speed:
    seeds = count()
    inside = [_rates(lambda: _random_games(plan, seeds), seconds) for _ in range(ROUNDS)]
    driven = [_rates(lambda: _driven_games(plan, seeds), seconds) for _ in range(ROUNDS)]
    return Speed(
        plan.options,
        _measure([games for games, _ in inside]),
        _measure([decisions for _, decisions in inside]),
        _measure([decisions for _, decisions in driven]),
        _cost(plan, seeds, seconds, lambda table, seat: table.copy),
        _cost(plan, seeds, seconds, lambda table, seat: partial(table.imagine, seat, 1)),
        _cost(plan, seeds, seconds, lambda table, seat: partial(table.view, seat)),
    )


def _random_games(plan: Plan, seeds: count[int]) -> tuple[int, int]:
    """Games and decisions, everything inside the engine."""
    first, *_others = islice(seeds, GAMES_AT_ONCE)
    return GAMES_AT_ONCE, play_through(game_here(plan.game), plan.seats, plan.options, first, GAMES_AT_ONCE)


def _driven_games(plan: Plan, seeds: count[int]) -> tuple[int, int]:
    """Games and decisions, each choice made in Python."""
    draw = random.Random(next(seeds)).random
    return GAMES_AT_ONCE, sum(_drive(plan.deal(seed), draw) for seed in islice(seeds, GAMES_AT_ONCE))


def _drive(table: Table, draw: Callable[[], float], most: int = sys.maxsize) -> int:
    """Random choices made in Python: to the end of the game, or `most` of them."""
    decisions = 0
    next_seat, choices, play = table.next_seat, table.choices, table.play
    while decisions < most and (seat := next_seat()) >= 0:
        options = choices(seat)
        play(seat, options[int(draw() * len(options))])
        decisions += 1
    return decisions


def _rates(work: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Games and decisions a second of CPU time."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more_games, more_decisions = work()
        games += more_games
        decisions += more_decisions
    return games / spent, decisions / spent


def _cost(
    plan: Plan, seeds: count[int], seconds: float, call_for: Callable[[Table, int], Callable[[], object]]
) -> Measure:
    """Microseconds of a call, in positions from the middle of games; the way from Python included."""
    rounds = ([call_for(*position) for position in _positions(plan, seeds)] for _ in range(ROUNDS))
    return _measure([_microseconds(calls, seconds) for calls in rounds])


def _microseconds(calls: list[Callable[[], object]], seconds: float) -> float:
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds / 4:
        for call in calls:
            for _ in range(8):
                call()
        made += 8 * len(calls)
    return 1e6 * spent / made


def _positions(plan: Plan, seeds: count[int]) -> list[tuple[Table, int]]:
    positions = []
    for seed in islice(seeds, POSITIONS):
        length = _drive(plan.deal(seed), random.Random(seed).random)
        table = plan.deal(seed)
        _drive(table, random.Random(seed).random, length // 2)
        positions.append((table, max(0, table.next_seat())))
    return positions


def _measure(rounds: list[float]) -> Measure:
    return Measure(median(rounds), min(rounds), max(rounds))


# -- comparisons ------------------------------------------------------------------------------------------


def _against_interpreted(plan: Plan, base: Speed, seconds: float) -> tuple[dict[str, float] | None, str]:
    if not compiled():
        return None, "this is the interpreted engine"
    slow, reason = measured_interpreted(plan, seconds)
    if slow is None:
        return None, reason
    return {name: getattr(base, name).median / slow[name] for name in slow}, ""


class Took(NamedTuple):
    """CPU seconds of all workers, and seconds by the clock."""

    cpu: float
    wall: float


def double_processes(plan: Plan, base: Speed, seconds: float) -> Doubling:
    """One and two at work by turns, in short rounds. Other work of the machine can only slow a round:
    the fastest rounds are compared."""
    games = max(1, int(base.games_per_second.median * seconds / 2))
    batches = (Batch(plan, number * games, games) for number in count())
    alone, together = [], []
    processes = get_context("spawn")
    with processes.Pool(2, _meet_at, (processes.Barrier(2),)) as pool:
        _time_of(pool, play_together, [*islice(batches, 2)])  # warms both up
        for _ in range(ROUNDS_OF_TWO):
            alone.append(_time_of(pool, play_batch, [next(batches)]))
            together.append(_time_of(pool, play_together, [*islice(batches, 2)]))
    one, two = _fastest(alone), _fastest(together)
    return Doubling(2 * one.cpu / (two.cpu / 2), 2 * one.wall / two.wall)


def _fastest(rounds: list[Took]) -> Took:
    return Took(min(took.cpu for took in rounds), min(took.wall for took in rounds))


_meeting: list[Barrier] = []  # of a worker: where it waits for the other


def _meet_at(barrier: Barrier) -> None:
    _meeting.append(barrier)


def play_together(batch: Batch) -> Tally:
    """A batch begun when the other process is ready to begin one, too."""
    _meeting[0].wait()
    return play_batch(batch)


def _time_of(pool: Pool, work: Callable[[Batch], Tally], batches: list[Batch]) -> Took:
    start = time.perf_counter()
    tallies = pool.map(work, batches, 1)
    return Took(sum(tally.cpu_seconds for tally in tallies), time.perf_counter() - start)
