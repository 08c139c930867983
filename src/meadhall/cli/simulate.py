# interpreted: the command line
"""`meadhall simulate`."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall import compiled
from meadhall.arena.simulate import Plan, Tally, by_place, by_seat, plan_for, report, wins_by_seat
from meadhall.arena.simulate import simulate as run_simulation
from meadhall.arena.statistics import Spread
from meadhall.core.registry import find_game

from .arguments import AsJson, GameName, GameOptions, Processes, Seats, Seed, parse_options
from .terminal import grid, out, print_json, progress_bar, say


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    option: GameOptions = None,
    seed: Seed = 0,
    processes: Processes = 1,
    json: AsJson = False,
) -> None:
    """Play many random games and tell their speed and scores.

    Game number i is played from SEED + i: the numbers do not depend on the count of processes.

    \b
    Examples:
      meadhall simulate nidavellir --games 10000 --seats 4
      meadhall simulate nidavellir --games 100000 --processes 2 --json
    """
    plan = plan_for(game, seats, parse_options(find_game(game), option))
    with progress_bar("games", games) as progress:
        tally = run_simulation(plan, games, seed, processes, progress)
    if json:
        print_json(report(plan, tally))
    else:
        _print_report(plan, tally)


def _print_report(plan: Plan, tally: Tally) -> None:
    speed = tally.games / max(tally.cpu_seconds, 1e-9)
    engine = "compiled" if compiled() else "interpreted"
    say(
        f"{tally.games} random games of {plan.game}, {plan.seats} seats: {tally.decisions} decisions in "
        f"{tally.cpu_seconds:.2f} CPU seconds ({speed:.0f} games/s, {engine} engine)."
    )
    wins = wins_by_seat(tally, plan.seats)
    seats = grid("seat", "wins", "mean score", "deviation", "least", "most")
    for seat, spread in by_seat(tally).items():
        seats.add_row(str(seat), f"{wins[seat] / tally.games:.1%}", *_cells(spread))
    places = grid("place", "times", "mean score", "deviation", "least", "most")
    for place, spread in by_place(tally).items():
        places.add_row(str(place), str(spread.count), *_cells(spread))
    out.print(seats, places)


def _cells(spread: Spread) -> tuple[str, ...]:
    return f"{spread.mean:.2f}", f"{spread.deviation:.2f}", str(spread.least), str(spread.most)
