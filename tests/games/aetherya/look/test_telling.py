"""What happened: lines with pieces, flights between places, the score sheet, all about a piece."""

from __future__ import annotations

import pytest

from meadhall.core.speech import LANGUAGES
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
