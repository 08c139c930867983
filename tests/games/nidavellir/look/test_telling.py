"""What happened: lines with pieces, flights between places on the page, the score sheet, pieces explained."""

from __future__ import annotations

import pytest

from meadhall.core.speech import LANGUAGES
from meadhall.games.nidavellir import events
from meadhall.games.nidavellir.cards import TOKENS
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.view_values import TableView
from tests.games.nidavellir.look.eyes import EXPANDED, EYES

GAINS = {events.CARD_TAKEN, events.CAMP_CARD_TAKEN, events.HERO_RECRUITED, events.MERCENARY_ENLISTED}


@pytest.mark.parametrize("way", [EXPANDED[0], EXPANDED[2]])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, seed=5, least=100)


def test_a_card_one_gains_flies_to_where_it_stands_or_lies_now() -> None:
    landed = {"card": 0, "held": 0}
    for table, entries in EYES.told_game(EXPANDED[1], seed=5):
        view = table.view(0)
        assert isinstance(view, TableView)
        gained = [entry for entry in entries if entry.what in GAINS and entry.seat == 0]
        for entry, flight in zip(gained, LOOK.flights(gained, EYES.scene(table, 0)), strict=True):
            kind, *where = flight.end.split(":")
            if kind == "card":
                assert view.seats[0].army[int(where[0])][int(where[1])] == TOKENS[entry.first]
            elif kind == "held":
                assert where[0] in view.seats[0].command and where[0] == TOKENS[entry.first]
            landed[kind] = landed.get(kind, 0) + 1
    assert landed["card"] > 8 and landed["held"] > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_everything_worth_one(language: str) -> None:
    EYES.check_lines(EXPANDED[1], seed=6, language=language)


@pytest.mark.parametrize("way", EXPANDED)
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    sheet = EYES.check_sheet(way, seed=8)
    assert all(row.how for row in sheet.rows if row.values[0] and row.label != "Artefacts")


def test_places_are_unique_and_every_piece_is_explained() -> None:
    EYES.check_pieces(EXPANDED[2], seed=9, rule=r"Rule N\d+\.\d+")
