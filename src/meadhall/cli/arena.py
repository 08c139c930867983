# interpreted: the command line
"""`meadhall arena`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from meadhall import compiled
from meadhall.arena.simulate import Plan, plan_for
from meadhall.arena.tournament import Outcome, tournament
from meadhall.core.record import Record, save
from meadhall.core.registry import find_game

from .arguments import AsJson, GameName, GameOptions, Processes, Seed, parse_options, split_names
from .terminal import grid, out, print_json, progress_bar, say

RecordWriter = Callable[[Sequence[Record]], None]


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option(metavar="A,B,…", help="One bot a seat: random, greedy, search, search:200ms, …"),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole rotations.")] = 100,
    seed: Seed = 0,
    processes: Processes = 1,
    option: GameOptions = None,
    json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Write the records of all games to this file.")] = None,
) -> None:
    """Let bots play against each other and tell who wins how often, with 95 % confidence.

    Every deal is played once in each rotation of the seats, so no bot gains from its seat or its deal.

    \b
    Examples:
      meadhall arena nidavellir --bots greedy,random,random,random --games 400
      meadhall arena nidavellir --bots search:200ms,greedy,greedy,greedy --games 200 --processes 2
      meadhall arena andor --bots search --games 200 --option legend=L2 --option heroes=3
    """
    line_up = split_names(bots)
    plan = plan_for(game, len(line_up), parse_options(find_game(game), option))
    with _keeping(records) as keep, progress_bar("games", games) as progress:
        outcome = tournament(plan, line_up, games, seed, processes, progress, keep)
    if json:
        print_json(_plain(plan, line_up, outcome))
    else:
        _print_report(plan, outcome)


@contextmanager
def _keeping(file: Path | None) -> Iterator[RecordWriter | None]:
    if file is None:
        yield None
        return
    save([], file)
    yield lambda records: save(records, file, append=True)


def _plain(plan: Plan, line_up: list[str], outcome: Outcome) -> dict[str, object]:
    return {
        "game": plan.game,
        "options": plan.options,
        "bots": line_up,
        "compiled": compiled(),
        **asdict(outcome),
    }


def _print_report(plan: Plan, outcome: Outcome) -> None:
    say(f"{outcome.games} games of {plan.game}, {plan.seats} seats, {outcome.cpu_seconds:.1f} CPU seconds.")
    table = grid("bot", "played", "wins", "win rate", "95 % confidence", "mean score", "mean place")
    for standing in sorted(outcome.standings, key=lambda standing: -standing.win_rate):
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.wins:.1f}",
            f"{standing.win_rate:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{standing.mean_score:.1f}",
            f"{standing.mean_place:.2f}",
        )
    out.print(table)
    if not outcome.together:
        say(f"An equal bot would win {1 / plan.seats:.1%} of its games.")
