# interpreted: the command line
"""`meadhall bench`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from meadhall.arena.bench import Bench, Measure, Speed
from meadhall.arena.bench import bench as run_bench
from meadhall.arena.simulate import plan_for
from meadhall.core.registry import find_game, game_ids

from .arguments import AsJson, GameOptions, Seats, parse_options
from .terminal import grid, notes, out, print_json, say

COLUMNS = (
    ("random games/s, inside", "games_per_second"),
    ("decisions/s, inside", "decisions_per_second"),
    ("decisions/s, driven from Python", "driven_decisions_per_second"),
    ("copy, µs", "copy_cost"),
    ("imagine, µs", "imagine_cost"),
    ("view, µs", "view_cost"),
)


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Id of a game; all games if left out.")
    ] = None,
    seats: Seats = None,
    option: GameOptions = None,
    seconds: Annotated[float, typer.Option(min=0.001, max=60, help="CPU seconds of a round.")] = 0.4,
    alone: Annotated[bool, typer.Option("--alone", help="Leave out all comparisons.")] = False,
    json: AsJson = False,
) -> None:
    """Measure the speed of games on this machine.

    Medians of three rounds of CPU time, with the spread; with each yes-or-no option turned round; compiled
    against interpreted; two processes against one.

    \b
    Examples:
      meadhall bench nidavellir --seats 4
      meadhall bench --json
    """
    benches = []
    for name in [game] if game else game_ids():
        plan = plan_for(name, seats, parse_options(find_game(name), option))
        notes.print(f"Measuring {name} …")
        benches.append(run_bench(plan, seconds, alone))
    if json:
        print_json({"benches": [measured.as_plain() for measured in benches]})
    else:
        for measured in benches:
            _print_report(measured)


def _print_report(measured: Bench) -> None:
    engine = "compiled" if measured.compiled else "interpreted"
    names = ["as asked", *(f"other {name}" for name in measured.option_ratios)]
    title = f"{measured.game}, {measured.seats} seats, {engine}, Python {measured.python}"
    table = grid("measure", *names, title=title)
    for heading, field in COLUMNS:
        table.add_row(heading, *(_cell(speed, field) for speed in measured.speeds))
    out.print(table)
    for line in _comparisons(measured):
        say(line)


def _cell(speed: Speed, field: str) -> str:
    measure: Measure = getattr(speed, field)
    spread = (measure.high - measure.low) / measure.median / 2
    digits = 2 if measure.median < 100 else 0
    return f"{measure.median:,.{digits}f} ±{spread:.0%}"


def _comparisons(measured: Bench) -> Iterator[str]:
    for name, ratio in measured.option_ratios.items():
        yield f"With {name} turned round: {ratio:.2f} times the games/s."
    faster = measured.compiled_over_interpreted or {}
    for heading, field in COLUMNS:
        if field in faster:
            yield f"Compiled over interpreted, {heading}: {faster[field]:.1f} times."
    if measured.not_compared:
        yield f"Compiled and interpreted not compared: {measured.not_compared}."
    if double := measured.two_processes_over_one:
        yield f"Two processes over one: {double.cpu:.2f} times by CPU time, {double.wall:.2f} by the clock."
