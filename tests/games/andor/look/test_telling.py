"""The log tells everything, what travels has places, and every piece has its page."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from meadhall.core.i18n import speaking
from meadhall.core.journal import Journal
from meadhall.games.andor import GAME
from meadhall.games.andor.legend.boards import board_named
from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.state import choices, events
from meadhall.testing.random_play import NAMES
from meadhall.testing.watcher import ABOUT, PLACE
from tests.games.andor.look.scenes import EYES, random_legend
from tests.games.andor.random_play import ALL_WAYS, Way, lay


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_log_has_a_line_for_everything(language: str) -> None:
    seen = set()
    with speaking(language):
        for way in (ALL_WAYS[0], ALL_WAYS[3], ALL_WAYS[6]):
            for _table, entries in EYES.told_game(way.name(), 4):
                for entry in entries:
                    seen.add(entry.what)
                    line = LOOK.log_line(entry, list(NAMES))
                    assert (line is None) == (not GAME.describe_entry(entry, list(NAMES)))
                    assert line is None or "{" not in str(line)
    assert {events.HERO_STEPPED, events.SUNRISE, events.CREATURE_MOVED, events.NARRATOR_MOVED} <= seen


def test_lines_of_different_heroes_are_different() -> None:
    """The site keeps lines by entry, whatever table they come from."""
    steps = []
    for party in ("warrior archer", "dwarf wizard"):
        table = lay(Way("L2", 2, 2), 1, party)
        table.journal = journal = Journal()
        while not any(entry.what == events.DAY_ENDED for entry in journal.entries):
            seat = table.to_act()[0]
            open_now = table.choices(seat)
            table.play(seat, choices.END_DAY if choices.END_DAY in open_now else open_now[0])
        steps.append(next(entry for entry in journal.entries if entry.what == events.DAY_ENDED))
    assert steps[0] != steps[1]
    assert LOOK.log_line(steps[0], list(NAMES)) != LOOK.log_line(steps[1], list(NAMES))


@pytest.mark.parametrize("way", [ALL_WAYS[2], ALL_WAYS[6]], ids=Way.name)
def test_what_travels_ends_at_a_place_on_the_page(way: Way) -> None:
    flown = 0
    for table, entries in EYES.told_game(way.name(), 6):
        scene = EYES.scene(table, 0)
        animations = LOOK.animations(entries, scene)
        if not animations:
            continue
        places = set(PLACE.findall("".join(EYES.texts(scene).values())))
        for flight in animations:
            assert flight.end in places, flight
            flown += 1
    assert flown > 10


@pytest.mark.parametrize("way", ALL_WAYS[::2], ids=Way.name)
def test_no_place_twice_and_every_piece_explained(way: Way) -> None:
    for table in islice(random_legend(way, 9), 0, 200, 40):
        scene = EYES.scene(table, 0)
        page = "".join(EYES.texts(scene).values())
        places = PLACE.findall(page)
        assert sorted(set(places)) == sorted(places)
        for key in set(ABOUT.findall(page)):
            told = str(LOOK.about_piece(scene, key))
            assert "<h2>" in told and ("<p" in told or "<li" in told), key
            ruled = key.startswith(("thing:", "hero:"))  # cards speak for themselves
            assert not ruled or re.search(r"Rule D\d+\.\d", told), key
        assert LOOK.about_piece(scene, "card:nobody") is None


def test_a_region_that_did_not_change_is_the_very_same_text() -> None:
    table = next(iter(random_legend(ALL_WAYS[2], 3)))
    one, other = LOOK.regions(EYES.scene(table, 0)), LOOK.regions(EYES.scene(table, 0, luck=8))
    for name in ("land", "numbers", "marks", "things", "hunt", "figures", "track", "time", "shop", "tasks"):
        assert one[name] is other[name], name


def test_the_sheet_tells_the_tasks_and_how_it_ended() -> None:
    *_before, table = random_legend(ALL_WAYS[2], 3)
    sheet, result = LOOK.score_sheet(EYES.scene(table, 0)), table.result()
    assert sheet is not None and result is not None
    assert list(sheet.totals) == list(result.scores)
    assert [row.how for row in sheet.rows[:3]].count("met") < 3 or result.won
    assert LOOK.score_sheet(EYES.scene(next(iter(random_legend(ALL_WAYS[2], 3))), 0)) is None


@pytest.mark.parametrize(("language", "lost"), [("en", "is lost"), ("ru", "проиграна"), ("fr", "perdue")])
def test_the_verdict_says_what_decided_the_legend(language: str, lost: str) -> None:
    *_before, table = random_legend(ALL_WAYS[2], 3)
    result = table.result()
    with speaking(language):
        told = LOOK.verdict(EYES.scene(table, 0))
        assert told is not None and result is not None and not result.won
        assert lost in told.what and told.why.endswith(".")
        assert LOOK.prompt(EYES.scene(table, 0)).what == told.what
    assert LOOK.verdict(EYES.scene(next(iter(random_legend(ALL_WAYS[2], 3))), 0)) is None


def test_the_page_asks_in_the_words_of_terminal_and_api() -> None:
    asked = set()
    for way in (ALL_WAYS[1], ALL_WAYS[2], ALL_WAYS[6]):
        for table in islice(random_legend(way, 4), 0, None, 3):
            for seat in table.to_act():
                asked.add(table.decision(seat))
                shown, told = LOOK.prompt(EYES.scene(table, seat)), GAME.prompt(table, seat)
                assert shown.what == told.what and shown.why.startswith(told.why)
    assert len(asked) > 8


def test_the_story_says_whose_the_legend_and_its_cards_are() -> None:
    told = {way.legend: EYES.texts(EYES.scene(lay(way, 3), 0)) for way in ALL_WAYS}
    assert "Plays as printed" in told["L2"]["tasks"]
    assert "our own adaptation" in told["L3"]["tasks"]
    marks = [region["story"] for region in told.values()]
    assert any("(adapted)" in region or "(our own)" in region for region in marks)


def test_the_castle_and_the_arrows_are_explained() -> None:
    """D12.3: what the shields are for. D10.1: where creatures go from a field."""
    scene = EYES.scene(lay(Way("L2", 2, 2), 1), 0)
    castle = str(LOOK.about_piece(scene, "field:0"))
    assert re.search(r"0 of \d shields taken", castle) and "Rule D12.3" in castle
    assert "Nothing lies here" not in castle
    ahead = board_named("front").arrow(28)
    assert f"The arrow of this field leads to field {ahead}." in str(LOOK.about_piece(scene, "field:28"))
