"""What happened: lines with pieces, flights between places on the page, the score sheet, pieces explained."""

from __future__ import annotations

import pytest

from meadhall.core.speech import LANGUAGES
from tests.games.nidavellir.look.eyes import EXPANDED, EYES


@pytest.mark.parametrize("way", [EXPANDED[0], EXPANDED[2]])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, seed=5, least=100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_everything_worth_one(language: str) -> None:
    EYES.check_lines(EXPANDED[1], seed=6, language=language)


@pytest.mark.parametrize("way", EXPANDED)
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    sheet = EYES.check_sheet(way, seed=8)
    assert all(row.how for row in sheet.rows if row.values[0] and row.label != "Artefacts")


def test_places_are_unique_and_every_piece_is_explained() -> None:
    EYES.check_pieces(EXPANDED[2], seed=9, rule=r"Rule N\d+\.\d+")
