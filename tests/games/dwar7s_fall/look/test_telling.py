"""What happened: lines with pieces, flights between places, the score sheet, all about a piece; what would happen."""

from __future__ import annotations

import random
import re

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.core.speech import LANGUAGES, speaking
from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import choices, events
from meadhall.games.dwar7s_fall.log_words import NUMBERS
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.look.contract import Draft
from tests.games.dwar7s_fall.look.scenes import NAMES, keys_to_press, scene_of, texts
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_secret, lay, pass_turn, show_goal
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, play_one
from tests.games.dwar7s_fall.random_play import lay as shuffled

PLACE = re.compile(r'data-place="([^"]+)"')
ABOUT = re.compile(r'data-about="([^"]+)"')


def played(seats: int, seed: int) -> tuple[Table, list[tuple[Table, list[Entry]]]]:
    """A finished game, and the table with what was told after each choice."""
    table = shuffled(seats, seed)
    table.journal = journal = Journal()
    dice, told = random.Random(seed), []
    while table.to_act():
        before = len(journal.entries)
        play_one(table, dice)
        told.append((table.copy(), list(journal.entries[before:])))
    return table, told


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_flights_end_at_places_on_the_page(seats: int) -> None:
    flown, gone = 0, 0
    for table, entries in played(seats, 5)[1]:
        scene = scene_of(table, 0)
        places = set(PLACE.findall("".join(texts(scene).values())))
        for entry in entries:
            for flight in LOOK.flights(entry, scene):
                flown += 1
                gone += flight.end not in places
    assert flown > 60
    assert not gone, "a dwarf or a card flies to where it is now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_everything_that_happens(language: str) -> None:
    with speaking(language):
        for what, numbers in NUMBERS.items():
            first, second = (example(part) for part in (*numbers, "", "")[:2])
            line = str(LOOK.log_line(Entry(what, 1, first, second), list(NAMES)))
            assert re.sub(r"<[^>]*>", "", line).strip(), what
            assert "\x02" not in line
        for _table, entries in played(3, 6)[1]:
            for entry in entries:
                assert str(LOOK.log_line(entry, list(NAMES)))


def example(part: str) -> int:
    return {"cell": 128 * 256 + 127, "second": 129 * 256 + 128, "laid": 47, "face": 11}.get(part, 1)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_sheet_adds_up_to_the_result(seats: int) -> None:
    table = played(seats, 8)[0]
    for viewer in (-1, 0):
        sheet, result = LOOK.score_sheet(scene_of(table, viewer)), table.result()
        assert sheet is not None and result is not None
        assert list(sheet.totals) == list(result.scores)
        sums = [sum(row.values[seat] or 0 for row in sheet.rows) for seat in range(table.seats)]
        assert sums == list(sheet.totals)
        told = 0 if viewer == 0 else sheet.totals.index(max(sheet.totals))
        assert all(row.how for row in sheet.rows if row.values[told])


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_places_are_unique_and_every_piece_is_explained(seats: int) -> None:
    for table, _entries in played(seats, 9)[1][::10]:
        scene = scene_of(table, 0)
        page = "".join(texts(scene).values())
        places = PLACE.findall(page)
        assert sorted(set(places)) == sorted(places)
        for key in set(ABOUT.findall(page)):
            told = str(LOOK.about_piece(scene, key))
            assert "<h2>" in told and re.search(r"Rule W\d", told), key
    for nobody in ("card:cup", "tile:99", "gem:coal", "goal:?", "seat:9", "secret:x", "ogre:x", "?"):
        assert LOOK.about_piece(scene, nobody) is None


def test_what_others_do_leaves_most_regions_as_they_are() -> None:
    """A dwarf placed by a rival changes the land, that player's row and what is told; not hand, offers or goals."""
    table = lay(fresh(2), "castle", "0,0")
    pass_turn(table)
    before = texts(scene_of(table, 0))
    do(table, "put 0,0")
    after = texts(scene_of(table, 0))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"realm", "seat-1", "turn", "previews"}


# -- what would happen -------------------------------------------------------------------------------------


def test_the_prompt_of_a_card_tells_tiles_points_and_the_goal_it_meets() -> None:
    table = give_secret(lay(fresh(2), "castle", "0,0"), 0, "king")
    table.box.secret_wanted[2] = 4  # in this box a small kingdom makes a king
    try:
        draft = drafted(table, "gold_mine", choices.BESIDE + 1)
        words = LOOK.prompt(scene_of(table, 0, draft)).why
        assert "Your kingdom: tiles 1 → 2, points 3 → 4." in words
        assert "Then your secret goal is met: King." in words
    finally:
        table.box.secret_wanted[2] = 10


def test_the_prompt_of_a_card_warns_of_a_dragon() -> None:
    table = lay(fresh(2), "castle", "0,0")
    lay(table, "gold_mine", "1,0", 2)
    draft = drafted(table, "dragon", choices.BESIDE + 3)
    scene = scene_of(table, 0, draft)
    told = set()
    for _turn in range(4):
        told.add(LOOK.prompt(scene).why)
        answer = LOOK.press(scene, "turn:next")
        assert isinstance(answer, Draft)
        scene = scene_of(table, 0, answer.keys)
    assert any("A dragon gets into your kingdom" in words for words in told)
    assert any("stays as it is" in words for words in told)


def drafted(table: Table, kind: str, place: int) -> tuple[str, ...]:
    """What is put together by pressing a card and a place."""
    scene = scene_of(table, 0)
    wanted = {"gold_mine": "Gold mine", "dragon": "Fire dragon"}[kind]
    text = texts(scene)["hand"]
    key = re.search(rf'aria-label="Lay it: {wanted}"[^>]*data-press="([^"]+)"', text)
    assert key
    taken = LOOK.press(scene, key[1])
    assert isinstance(taken, Draft)
    placed = LOOK.press(scene_of(table, 0, taken.keys), f"place:{place}")
    assert isinstance(placed, Draft)
    return placed.keys


def test_placing_a_dwarf_tells_what_its_work_brings() -> None:
    table = lay(fresh(2), "gold_mine", "0,0")
    do(table, "put 0,0")
    scene = scene_of(table, 0, ("pool",))
    told = texts(scene)["previews"]
    assert "2 of 2 dwarfs: done this turn. It brings Gold × 2." in told


def test_a_trade_tells_what_is_left() -> None:
    table = show_goal(lay(fresh(2), "warehouse", "0,0"), "bread")
    give_gems(table, 0, gold=3, emerald=1)
    do(table, "put 0,0", "put 0,0")
    pass_turn(pass_turn(table))
    do(table, "put 0,0", "end", "resolve 0,0")
    scene = scene_of(table, 0)
    assert "Bread" in str(keys_to_press(scene)) or choices.BUY in scene.choices
    assert "You keep: Gold 1." in texts(scene)["previews"]


def test_the_events_that_fly_are_events() -> None:
    names = {value for name, value in vars(events).items() if name.isupper()}
    assert set(NUMBERS) == names
