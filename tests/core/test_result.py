"""How games end: places, games won together, and their score."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from meadhall.cli.result_sheet import result_sheet
from meadhall.core.result import Result, ranked


def test_a_result_by_scores_alone() -> None:
    result = ranked([10, 12, 12])
    assert result.places == (3, 1, 1) and result.winners() == [1, 2]
    assert result.as_plain() == {"scores": [10, 12, 12], "places": [3, 1, 1]}


def test_a_team_has_a_score_of_its_own() -> None:
    result = Result((17, 20), (1, 1), True, "harmony", 2)
    assert result.winners() == [0, 1]
    assert result.as_plain()["team_score"] == 2
    assert result == Result((17, 20), (1, 1), True, "harmony", 2)
    assert result != Result((17, 20), (1, 1), True, "harmony", 3)
    assert hash(result) != hash(Result((17, 20), (1, 1), True, "harmony", 3))


def test_a_lost_game_may_have_no_score_at_all() -> None:
    plain = Result((0,), (1,), False, "lost_in_century_1").as_plain()
    assert "team_score" not in plain and plain["won"] is False


def told(result: Result) -> str:
    console = Console(file=StringIO(), width=80)
    with console.capture() as capture:
        console.print(result_sheet(result, ["Ann", "Bo"]))
    return capture.get()


def test_the_result_sheet_tells_who_won_together_or_alone() -> None:
    assert "Won together. Score: 2" in " ".join(told(Result((17, 20), (1, 1), True, "", 2)).split())
    assert "Lost together." in told(Result((1, 2), (1, 1), False))
    assert "The game is lost." in " ".join(told(Result((0,), (1,), False)).split())
    assert "together" not in told(ranked([1, 2]))
