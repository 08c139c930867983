"""What happened: lines with pieces, flights between places, the score sheet, all about a piece."""

from __future__ import annotations

import random
import re

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.core.speech import LANGUAGES, speaking
from meadhall.core.table import Table
from meadhall.games.aetherya.log_words import describe_entry
from meadhall.games.aetherya.look.look import LOOK
from tests.games.aetherya.look.scenes import NAMES, new_table, scene_of, texts

PLACE = re.compile(r'data-place="([^"]+)"')
ABOUT = re.compile(r'data-about="([^"]+)"')


def played(way: str, seed: int) -> tuple[Table, list[tuple[Table, list[Entry]]]]:
    """A finished random game, and the table with what was told after each choice."""
    table = new_table(way, seed)
    table.journal = journal = Journal()
    dice, told = random.Random(seed), []
    while table.to_act():
        before = len(journal.entries)
        seat = table.to_act()[0]
        table.play(seat, dice.choice(table.choices(seat)))
        told.append((table.copy(), list(journal.entries[before:])))
    return table, told


@pytest.mark.parametrize("way", ["two", "items", "together", "solo"])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    flown = 0
    for table, entries in played(way, 5)[1]:
        scene = scene_of(table, 0)
        places = set(PLACE.findall("".join(texts(scene).values())))
        for entry in entries:
            for flight in LOOK.flights(entry, scene):
                assert flight.end in places, (entry, flight)
                flown += 1
    assert flown > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_a_line_for_everything_worth_one(way: str, language: str) -> None:
    with speaking(language):
        for _table, entries in played(way, 6)[1]:
            for entry in entries:
                line = LOOK.log_line(entry, list(NAMES))
                assert (line is None) == (not describe_entry(entry, list(NAMES)))
                assert line is None or "\x02" not in str(line)


@pytest.mark.parametrize("way", ["two", "four", "items", "together", "solo"])
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    table = played(way, 8)[0]
    sheet, result = LOOK.score_sheet(scene_of(table, 0)), table.result()
    assert sheet is not None and result is not None
    assert list(sheet.totals) == list(result.scores)
    if way != "solo":
        sums = [sum(row.values[seat] or 0 for row in sheet.rows) for seat in range(table.seats)]
        assert sums == list(sheet.totals)
        assert all(row.how for row in sheet.rows if row.values[0])


@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_places_are_unique_and_every_piece_is_explained(way: str) -> None:
    for table, _entries in played(way, 9)[1][::10]:
        scene = scene_of(table, 0)
        page = "".join(texts(scene).values())
        places = PLACE.findall(page)
        assert sorted(set(places)) == sorted(places)
        for key in set(ABOUT.findall(page)):
            told = str(LOOK.about_piece(scene, key))
            assert "<h2>" in told and re.search(r"Rule [AB]\d", told), key
    assert LOOK.about_piece(scene, "card:nobody") is None
