"""Bots against bots: fair seats, true records, nobody cheats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.arena.rotation import play_with_bots
from meadhall.arena.simulate import Plan, plan_for
from meadhall.arena.tournament import Outcome, tournament
from meadhall.bots.bot import Bot
from meadhall.bots.choosing import WORLDS, bot_choice
from meadhall.bots.lineup import make_bot
from meadhall.core.errors import Refusal
from meadhall.core.record import Record, Seeded
from meadhall.core.replay import check
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table
from tests.example_game import GAME, HoardTable

pytestmark = pytest.mark.usefixtures("hoard_installed")
LINE_UP = ("greedy", "random", "random")


def hoard_plan() -> Plan:
    return plan_for("hoard", 3, {"rounds": 5})


def records_of(games: int, processes: int = 1) -> list[Record]:
    records: list[Record] = []
    tournament(hoard_plan(), LINE_UP, games, seed=40, processes=processes, keep=records.extend)
    return records


def without_time(outcome: Outcome) -> Outcome:
    return replace(outcome, cpu_seconds=0.0)


def test_every_line_up_sits_in_every_rotation_with_the_same_deal() -> None:
    records = records_of(6)
    rotations = [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
    ]
    assert [record.seats for record in records] == rotations * 2
    assert [record.luck for record in records] == [Seeded(40)] * 3 + [Seeded(41)] * 3


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert tournament(hoard_plan(), LINE_UP, 4).games == 6


def test_all_records_are_true_and_readable() -> None:
    for record in records_of(9):
        check(record, GAME)
        assert all(move.notation for move in record.moves)


def test_processes_do_not_change_the_outcome() -> None:
    assert records_of(12) == records_of(12, processes=2)
    alone, shared = (tournament(hoard_plan(), LINE_UP, 12, processes=count) for count in (1, 2))
    assert without_time(alone) == without_time(shared)


def test_standings_count_every_seat_of_a_bot() -> None:
    outcome = tournament(hoard_plan(), LINE_UP, 30)
    greedy, randoms = outcome.standings
    assert (greedy.bot, greedy.games, randoms.bot, randoms.games) == ("greedy", 30, "random", 60)
    assert greedy.wins + randoms.wins == pytest.approx(30)
    assert greedy.win_rate == pytest.approx(greedy.wins / 30)
    assert greedy.low < greedy.win_rate < greedy.high


def test_standings_agree_with_the_records() -> None:
    records: list[Record] = []
    outcome = tournament(hoard_plan(), LINE_UP, 12, keep=records.extend)
    scores = [
        score
        for record in records
        for name, score in zip(record.seats, check(record, GAME).result().scores, strict=True)  # type: ignore[union-attr]
        if name == "greedy"
    ]
    assert outcome.standings[0].mean_score == pytest.approx(sum(scores) / 12)


def test_a_better_bot_wins_more() -> None:
    """Burying is worth one more than storing openly, and greedy sees it."""
    greedy, randoms = tournament(hoard_plan(), LINE_UP, 300).standings
    assert greedy.mean_score > randoms.mean_score


def test_unknown_bots_are_refused_before_the_first_game() -> None:
    with pytest.raises(Refusal) as refusal:
        tournament(hoard_plan(), ["greedy", "oracle", "random"], 3)
    assert refusal.value.reason == "unknown_bot"


# -- bots at the table ------------------------------------------------------------------------------------


class Spy(Bot):
    """Remembers the tables it was asked at."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seen: list[Table] = []

    def choose(self, table: Table, seat: int) -> int:
        self.seen.append(table)
        return table.choices(seat)[0]


def test_a_bot_gets_an_imagined_table() -> None:
    table = GAME.new_table(3, luck_from_seed(2))
    spy = Spy()
    for _ in range(10):
        bot_choice(spy, table, 0)
    worlds = spy.seen
    assert all(world is not table and world.view(0) == table.view(0) for world in worlds)
    assert len({str(world.view(1)) for world in worlds}) > 5
    assert table.luck not in {world.luck for world in worlds}


def test_a_bot_is_not_asked_where_only_one_choice_is_left() -> None:
    table = GAME.new_table(3, luck_from_seed(2))
    assert isinstance(table, HoardTable)
    table.hands[0] = [7]
    spy = Spy()
    assert bot_choice(spy, table, 0) == 7
    assert spy.seen == []


def test_everybody_who_owes_a_decision_is_asked() -> None:
    table = GAME.new_table(3, luck_from_seed(2), {"rounds": 1})
    moves = play_with_bots(table, [Spy(), Spy(), Spy()])
    assert [move.seat for move in moves[:3]] == [0, 1, 2]
    assert table.result() is not None


def test_worlds_stay_within_what_a_bot_can_draw() -> None:
    bot = make_bot("random", luck_from_seed(3))
    assert all(0 <= bot.draw(WORLDS) < WORLDS for _ in range(1000))
