"""Log lines with pictures, animations, the score sheet, previews and info cards."""

from __future__ import annotations

import re

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.core.journal import EVERYONE, Entry
from meadhall.core.table import Table
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.state import choices
from meadhall.games.dwar7s_fall.words.log import EVENTS
from meadhall.look.contract import Draft
from meadhall.testing.random_play import NAMES
from meadhall.testing.watcher import UNFILLED
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_secret, lay, pass_turn, show_goal


@pytest.mark.parametrize("way", EYES.ways)
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, 5, least=60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_everything_that_happens(language: str) -> None:
    EYES.check_lines("three", 6, language)
    with speaking(language):
        for what, words in EVENTS.items():
            first, second = (example(part) for part in (*words.numbers, "", "")[:2])
            line = str(LOOK.log_line(Entry(what, 1, first, second, EVERYONE), list(NAMES)))
            assert re.sub(r"<[^>]*>", "", line).strip(), what
            assert UNFILLED not in line


def example(part: str) -> int:
    return {"cell": 128 * 256 + 127, "second": 129 * 256 + 128, "laid": 47, "face": 11}.get(part, 1)


@pytest.mark.parametrize("way", EYES.ways)
def test_the_sheet_adds_up_to_the_result_and_says_how(way: str) -> None:
    sheet = EYES.check_sheet(way, 8)
    assert all(row.how for row in sheet.rows if row.values[0])


@pytest.mark.parametrize("way", EYES.ways)
def test_places_are_unique_and_every_piece_is_explained(way: str) -> None:
    EYES.check_pieces(way, 9, r"Rule W\d", every=25)


def test_there_is_nothing_to_say_about_nothing() -> None:
    scene = EYES.scene(lay(fresh(2), "castle", "0,0"), 0)
    for nobody in ("card:cup", "tile:99", "gem:coal", "goal:?", "seat:9", "secret:x", "ogre:x", "?"):
        assert LOOK.about_piece(scene, nobody) is None


def test_what_others_do_leaves_most_regions_as_they_are() -> None:
    """A dwarf placed by a rival changes the land, that player's row and what is told, nothing else."""
    table = lay(fresh(2), "castle", "0,0")
    pass_turn(table)
    before = EYES.texts(EYES.scene(table, 0))
    do(table, "put 0,0")
    after = EYES.texts(EYES.scene(table, 0))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"realm", "seat-1", "turn", "previews"}


# -- what would happen -------------------------------------------------------------------------------------


def test_the_prompt_of_a_card_tells_tiles_points_and_the_goal_it_meets() -> None:
    table = give_secret(lay(fresh(2), "castle", "0,0"), 0, "king")
    table.box.secret_wanted[2] = 4  # in this box a small kingdom makes a king
    try:
        draft = drafted(table, "gold_mine", choices.BESIDE + 1)
        words = LOOK.prompt(EYES.scene(table, 0, draft)).why
        assert "Your kingdom: tiles 1 → 2, points 3 → 4." in words
        assert "Then your secret goal is fulfilled: King." in words
    finally:
        table.box.secret_wanted[2] = 10


def test_the_prompt_of_a_card_warns_of_a_dragon() -> None:
    table = lay(fresh(2), "castle", "0,0")
    lay(table, "gold_mine", "1,0", 0)
    draft = drafted(table, "dragon", choices.BESIDE + 3)
    scene = EYES.scene(table, 0, draft)
    told = set()
    for _turn in range(4):
        told.add(LOOK.prompt(scene).why)
        answer = LOOK.press(scene, "turn:next")
        assert isinstance(answer, Draft)
        scene = EYES.scene(table, 0, answer.keys)
    assert any("A dragon stops mines of your kingdom: 0 → 1." in words for words in told)
    assert any("stays as it is" in words for words in told)


def drafted(table: Table, kind: str, place: int) -> tuple[str, ...]:
    """The draft after pressing a card and a place."""
    scene = EYES.scene(table, 0)
    wanted = {"gold_mine": "Gold mine", "dragon": "Fire dragon"}[kind]
    text = EYES.texts(scene)["hand"]
    key = re.search(rf'aria-label="Lay it: {wanted}"[^>]*data-press="([^"]+)"', text)
    assert key
    taken = LOOK.press(scene, key[1])
    assert isinstance(taken, Draft)
    placed = LOOK.press(EYES.scene(table, 0, taken.keys), f"place:{place}")
    assert isinstance(placed, Draft)
    return placed.keys


def test_placing_a_dwarf_tells_what_its_work_brings() -> None:
    table = lay(fresh(2), "gold_mine", "0,0")
    do(table, "put 0,0")
    scene = EYES.scene(table, 0, ("pool",))
    told = EYES.texts(scene)["previews"]
    assert "2 of 2 dwarfs: done this turn. It brings Gold &#215; 2." in told


def test_a_trade_tells_what_is_left() -> None:
    table = show_goal(lay(fresh(2), "warehouse", "0,0"), "bread")
    do(table, "put 0,0", "put 0,0")
    pass_turn(pass_turn(table))
    give_gems(table, 0, gold=3, emerald=1)
    do(table, "put 0,0", "end", "resolve 0,0")
    scene = EYES.scene(table, 0)
    assert "You keep: Gold 1." in EYES.texts(scene)["previews"]
