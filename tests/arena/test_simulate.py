"""Many random games: the same numbers however the work is shared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.arena.simulate import Plan, Tally, by_place, by_seat, plan_for, report, simulate, wins_by_seat
from meadhall.core.batch import PLAYERS
from meadhall.core.errors import Refusal
from meadhall.core.result import Result
from meadhall.core.rng import luck_from_seed
from tests.example_game import GAME

pytestmark = pytest.mark.usefixtures("hoard_installed")


def hoard_plan() -> Plan:
    return plan_for("hoard", 3, {"rounds": 4})


def without_time(tally: Tally) -> Tally:
    return replace(tally, cpu_seconds=0.0)


def played_by_hand(seed: int) -> tuple[int, Result]:
    table = GAME.new_table(3, luck_from_seed(seed), {"rounds": 4})
    decisions = table.play_out(luck_from_seed(seed + PLAYERS))
    result = table.result()
    assert result is not None
    return decisions, result


def test_the_tally_is_that_of_games_played_one_by_one() -> None:
    tally = simulate(hoard_plan(), 50, seed=100)
    games = [played_by_hand(seed) for seed in range(100, 150)]
    assert tally.games == 50
    assert tally.decisions == sum(decisions for decisions, _ in games)
    for seat, spread in by_seat(tally).items():
        scores = [result.scores[seat] for _, result in games]
        assert spread.mean == pytest.approx(sum(scores) / 50)
        assert (spread.least, spread.most) == (min(scores), max(scores))
    firsts = [s for _, result in games for s, p in zip(result.scores, result.places, strict=True) if p == 1]
    assert by_place(tally)[1].count == len(firsts)
    assert sum(wins_by_seat(tally, 3)) == pytest.approx(50)


def test_processes_do_not_change_the_numbers() -> None:
    alone, shared = (without_time(simulate(hoard_plan(), 60, 5, processes)) for processes in (1, 2))
    assert alone == shared


def test_other_seeds_give_other_games() -> None:
    assert simulate(hoard_plan(), 20, 0).scores != simulate(hoard_plan(), 20, 20).scores


def test_runs_join_where_their_seeds_meet() -> None:
    first, second = simulate(hoard_plan(), 20, 0), simulate(hoard_plan(), 10, 20)
    first.add(second)
    assert without_time(first) == without_time(simulate(hoard_plan(), 30, 0))


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(hoard_plan(), 23, progress=heard.append)
    assert sum(heard) == 23


def test_cpu_time_is_counted_in_all_processes() -> None:
    assert simulate(hoard_plan(), 60, processes=2).cpu_seconds > 0


def test_the_report_is_complete_and_plain() -> None:
    plan = hoard_plan()
    plain = report(plan, simulate(plan, 10))
    assert {"games", "decisions", "cpu_seconds", "compiled"} <= set(plain)
    assert plain["options"] == {"rounds": 4, "double": False}


def test_plans_are_checked() -> None:
    assert plan_for("hoard", None, {}).seats == GAME.usual_seats
    with pytest.raises(Refusal) as seats:
        plan_for("hoard", 5, {})
    assert seats.value.reason == "seat_count"
    with pytest.raises(Refusal) as option:
        plan_for("hoard", 3, {"rounds": 99})
    assert option.value.reason == "option_value"
