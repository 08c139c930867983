"""Results of games played together or alone: won or lost, and no places or points that mean nothing."""

from __future__ import annotations

import pytest

from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.look.drawings import text, whole
from meadhall.site.matches.listings import MatchListing
from meadhall.site.pages.match.score_sheet import Outcome, by_how_much, marks_the_best, sheet_table
from meadhall.site.pages.match_rows import company_of
from meadhall.site.pages.match_rows import outcome as outcome_in_list
from meadhall.store.matches import OVER, MatchConfig, MatchProgress, Seat

SHARED = ScoreSheet(
    (SheetRow("The castle stands", "", (None,), "met"), SheetRow("Days", "", (6,), "")), (1, 1), shared=True
)


def outcome(*names: str, won: bool | None, team_score: int | None = None) -> Outcome:
    return Outcome(names, (1,) * len(names), (1,) * len(names), won, team_score, 0)


def shown(sheet: ScoreSheet | None, told: Outcome) -> str:
    return whole(text(sheet_table(sheet, told)))


def test_what_all_have_alike_is_told_once_and_not_added_up() -> None:
    page = shown(SHARED, outcome("Ann", "Bo", won=True))
    assert page.count("met") == 1 and page.count(">6<") == 1
    assert "Total" not in page and "place" not in page and "Ann" not in page
    assert not marks_the_best(SHARED)


def test_places_are_for_rivals() -> None:
    rivals = ScoreSheet((SheetRow("Coins", "", (3, 4)),), (3, 4))
    assert "place 1" in shown(rivals, outcome("Ann", "Bo", won=None))
    assert "place 1" not in shown(rivals, outcome("Ann", "Bo", won=False))
    assert marks_the_best(rivals)


def test_one_alone_has_points_but_none_together() -> None:
    assert by_how_much(outcome("Ann", won=True, team_score=5)) == "5 points."
    assert by_how_much(outcome("Ann", "Bo", won=True, team_score=5)) == "5 points together."


def test_nobody_of_those_who_lost_together_is_crowned() -> None:
    assert outcome("Ann", "Bo", won=False).winners == []
    assert outcome("Ann", "Bo", won=True).winners == [0, 1]


def in_list(game: str, seats: int, **result: object) -> MatchListing:
    config = MatchConfig("t", game, 1, {}, b"", "", {}, 0, True, "", 0)
    progress = MatchProgress(OVER, result={"scores": [0] * seats, "places": [1] * seats, **result})
    return MatchListing(config, progress, [Seat(name) for name in ("ann", "bo")[:seats]], 0, ())


@pytest.mark.parametrize(
    ("game", "told"), [("andor", "lost together"), ("aetherya", "lost together, 4 points")]
)
def test_lists_tell_points_of_games_that_count_them(game: str, told: str) -> None:
    assert outcome_in_list(in_list(game, 2, won=False, team_score=4)) == told


def test_a_lost_campaign_has_no_points_in_lists_nor_on_its_sheet() -> None:
    assert outcome_in_list(in_list("aetherya", 1, won=False)) == "lost"
    assert outcome_in_list(in_list("aetherya", 1, won=True, team_score=-3)) == "won, -3 points"
    lost = ScoreSheet((SheetRow("Century 1", "", (None,)),), (None,))
    assert '<td class="own">–</td>' in shown(lost, outcome("Ann", won=False))


def test_a_table_for_one_is_called_what_is_played_there() -> None:
    assert company_of(in_list("aetherya", 1)) == "Solo campaign"
    assert company_of(in_list("andor", 1)) == ""
    assert company_of(in_list("aetherya", 2)) == "free seat"
