"""What happened: lines with pieces, flights between places, the score sheet, all about a piece."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.core.speech import LANGUAGES, speaking
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.view import TableView
from meadhall.look.contract import Verdict
from tests.games.aetherya.look.eyes import EYES


@pytest.mark.parametrize("way", ["two", "items", "together", "solo"])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, seed=5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_a_line_for_everything_worth_one(way: str, language: str) -> None:
    EYES.check_lines(way, seed=6, language=language)


@pytest.mark.parametrize("way", ["two", "four", "items", "together", "solo"])
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    sheet = EYES.check_sheet(way, seed=8, adds_up=way != "solo")
    assert way == "solo" or all(row.how for row in sheet.rows if row.values[0])


@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_places_are_unique_and_every_piece_is_explained(way: str) -> None:
    EYES.check_pieces(way, seed=9, rule=r"Rule [AB]\d")


def verdict_of(*totals: int, penalty: tuple[str, ...]) -> Verdict | None:
    """Of a game played together that ended with these totals."""
    table, _told = EYES.told_game("together", seed=8)[-1]
    scene = EYES.scene(table, 0)
    assert isinstance(scene.view, TableView)
    seats = tuple(replace(seat, total=total) for seat, total in zip(scene.view.seats, totals, strict=True))
    return LOOK.verdict(scene._replace(view=replace(scene.view, seats=seats, penalty=penalty)))


def test_what_decided_a_game_played_together() -> None:
    """D10: with penalties of 15 everyone needs at least 16."""
    fifteen = ("chain_plain", "chain_forest", "chain_mountain", "duel_elf_dwarf")
    won, lost = verdict_of(17, 20, penalty=fifteen), verdict_of(20, 15, penalty=fifteen)
    assert won is not None and won.what == "Victory together" and "17 at least, against 15" in won.why
    assert lost is not None and lost.what == "Defeat together" and "worth 15, the penalty pile 15" in lost.why


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_agrees_with_the_result(language: str) -> None:
    for seed in range(6):
        table, _told = EYES.told_game("together of four", seed)[-1]
        result = table.result()
        with speaking(language):
            verdict = LOOK.verdict(EYES.scene(table, 1))
        assert result is not None and verdict is not None and verdict.why
        if language == "en":
            assert (verdict.what == "Victory together") == result.won


def test_points_say_who_won_among_rivals() -> None:
    table, _told = EYES.told_game("two", seed=8)[-1]
    assert LOOK.verdict(EYES.scene(table, 0)) is None
