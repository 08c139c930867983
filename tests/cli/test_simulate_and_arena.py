"""`meadhall simulate`, `arena`, `bench` and `games`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall import compiled
from meadhall.core.record_reader import read
from tests.cli.conftest import Meadhall


def test_simulate_prints_one_object(meadhall: Meadhall) -> None:
    run = meadhall("simulate", "hoard", "--games", 20, "--seats", 4, "--option", "rounds=5", "--json")
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert report["games"] == 20
    assert report["decisions"] > 20
    assert report["cpu_seconds"] > 0
    assert report["compiled"] == compiled()
    assert report["options"] == {"rounds": 5, "double": False}


def test_simulate_gives_the_same_numbers_with_two_processes(meadhall: Meadhall) -> None:
    runs = [meadhall("simulate", "hoard", "--games", 30, "--json", "--processes", count) for count in (1, 2)]
    alone, shared = ({**json.loads(run.stdout), "cpu_seconds": 0} for run in runs)
    assert alone == shared


def test_simulate_tells_people_the_scores(meadhall: Meadhall) -> None:
    run = meadhall("simulate", "hoard", "--games", 20, "--option", "double")
    assert "20 random games of hoard" in run.stdout
    assert "mean score" in run.stdout


def test_arena_tells_standings_and_writes_records(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    run = meadhall("arena", "hoard", "--bots", "greedy,random", "--games", 10, "--json", "--records", file)
    outcome = json.loads(run.stdout)
    assert outcome["games"] == 10
    assert [standing["bot"] for standing in outcome["standings"]] == ["greedy", "random"]
    assert all(
        standing["low"] <= standing["win_rate"] <= standing["high"] for standing in outcome["standings"]
    )
    assert len(list(read(file))) == 10
    assert meadhall("verify", file).returncode == 0


def test_arena_shows_a_table(meadhall: Meadhall) -> None:
    run = meadhall("arena", "hoard", "--bots", "greedy", "--bots", "random,random", "--games", 6)
    assert "95 % confidence" in run.stdout
    assert "6 games of hoard, 3 seats" in run.stdout
    assert "An equal bot would win 33.3%" in run.stdout


def test_arena_tells_how_often_a_game_played_together_is_won(meadhall: Meadhall) -> None:
    legend = ("andor", "--option", "legend=L4", "--option", "difficulty=easy", "--option", "heroes=2")
    run = meadhall("arena", *legend, "--bots", "greedy", "--games", 2, "--json")
    outcome = json.loads(run.stdout)
    assert outcome["together"]
    (standing,) = outcome["standings"]
    assert standing["games"] == 2
    assert standing["low"] <= standing["win_rate"] <= standing["high"]
    run = meadhall("arena", *legend, "--bots", "greedy", "--games", 1)
    assert "95 % confidence" in run.stdout
    assert "equal bot" not in run.stdout


def test_bench_measures_and_compares(meadhall: Meadhall) -> None:
    run = meadhall("bench", "hoard", "--seconds", 0.002, "--json")
    (measured,) = json.loads(run.stdout)["benches"]
    assert [speed["options"]["double"] for speed in measured["speeds"]] == [False, True]
    assert measured["option_ratios"]["double"] > 0
    assert measured["two_processes_over_one"]["cpu"] > 0
    assert (measured["compiled_over_interpreted"] is None) != compiled()


def test_bench_shows_a_table(meadhall: Meadhall) -> None:
    run = meadhall("bench", "hoard", "--seconds", 0.002, "--alone")
    assert "decisions/s, driven from Python" in run.stdout


def test_games_lists_games_with_their_options(meadhall: Meadhall) -> None:
    run = meadhall("games")
    assert "hoard: Hoard, 2 to 4 seats" in run.stdout
    assert "--option double=false" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["simulate", "chess"], "no game called 'chess'"),
        (["simulate", "hoard", "--seats", "9"], "2 to 4, not 9"),
        (["simulate", "hoard", "--option", "colour=red"], "no option 'colour'"),
        (["simulate", "hoard", "--option", "rounds=many"], "takes 1, 2, 3, 4, 5"),
        (["simulate", "hoard", "--games", "0"], "--games"),
        (["simulate", "hoard", "--seed", "-1"], "--seed"),
        (["arena", "hoard", "--bots", "greedy,oracle"], "no bot called 'oracle'"),
        (["arena", "hoard", "--bots", "greedy"], "2 to 4, not 1"),
        (["arena", "hoard", "--bots", "greedy,random", "--records", "/nowhere/x"], "Cannot write"),
        (["arena", "hoard", "--bots", "search:soon,random"], "not a thinking budget"),
        (["dance"], "dance"),
    ],
)
def test_wrong_requests_are_refused(refused: Callable[..., str], arguments: list[str], reason: str) -> None:
    assert reason in refused(*arguments)
