"""The table in the terminal: fits, cuts no words, and shows no viewer what is not theirs to see."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.console import Console

from meadhall.core.game import Options
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.referee.score_sheet import score_sheet
from meadhall.games.nidavellir.state.view_values import TableView
from meadhall.games.nidavellir.words.names import SHEET_ROWS
from meadhall.testing.random_play import random_positions

pytestmark = pytest.mark.uncompiled
NAMES = ["Player", "greedy 1", "greedy 2", "search", "Eivor"]
GAMES: list[tuple[int, Options]] = [
    (seats, {"thingvellir": thingvellir}) for seats in range(2, 6) for thingvellir in (False, True)
]
CUT = "…"
COMPLETE_LINE = "✓ line"


def rendered(renderable: object, width: int) -> str:
    console = Console(
        width=width, file=io.StringIO(), record=True, highlight=False, markup=False, emoji=False
    )
    console.print(renderable)
    return console.export_text()


def shown(table: Table, viewer: int, width: int = 100, names: list[str] = NAMES) -> str:
    return rendered(GAME.show(table.view(viewer), names), width)


def some_positions(seats: int, options: Options, seed: int, every: int = 17) -> Iterator[Table]:
    """Every so-many-th position of a random game, and the last."""
    game = random_positions(GAME, seats, options, seed)
    for table in islice(game, 0, None, every):
        yield table
        last = table
    yield last


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_it_fits_and_cuts_no_word(seats: int, options: Options, width: int) -> None:
    for number, table in enumerate(some_positions(seats, options, seed=width)):
        text = shown(table, number % seats, width)
        assert max(map(len, text.splitlines())) <= width
        assert CUT not in text


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_is_hidden_from_a_viewer_is_not_shown(seats: int, options: Options) -> None:
    for number, table in enumerate(some_positions(seats, options, seed=3)):
        viewer = number % (seats + 1) - 1
        imagined = table.imagine(viewer, luck_from_seed(number))
        assert shown(imagined, viewer) == shown(table, viewer)


def test_a_sealed_bid_is_shown_to_its_owner_only() -> None:
    table = GAME.new_table(3, luck_from_seed(1))
    others = [shown(table, viewer) for viewer in (SPECTATOR, 1)]
    changed = table.copy()
    table.play(0, 0)
    changed.play(0, 59)
    assert shown(table, 0) != shown(changed, 0)
    for viewer, before in zip((SPECTATOR, 1), others, strict=True):
        assert shown(table, viewer) == shown(changed, viewer) != before


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_own_army_shows_its_lines_and_coins(seats: int, options: Options) -> None:
    for table in some_positions(seats, options, seed=8):
        view = table.view(0)
        assert isinstance(view, TableView)
        text = shown(table, 0)
        assert text.count(COMPLETE_LINE) == view.seats[0].lines
        for seat in view.seats:
            assert f"score {seat.score}" in text
            assert f"= {sum(int(coin[1:]) for coin in seat.coins)}" in text


def test_everything_is_told_without_colour() -> None:
    """Plain text has all that colours hint at: classes by letter, states by sign."""
    table = GAME.new_table(4, luck_from_seed(2), {"thingvellir": True})
    text = shown(table, SPECTATOR)
    for word in ("Laughing Goblin", "Camp", "Treasury", "Heroes", "0⇄ 2 3 4 5", "gem 5", "▶"):
        assert word in text


def test_names_are_never_read_as_markup() -> None:
    table = GAME.new_table(2, luck_from_seed(2))
    assert "[b]x" in shown(table, 0, names=["[b]x", ":dwarf:"])
    assert ":dwarf:" in shown(table, 0, names=["[b]x", ":dwarf:"])


# -- the score sheet -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_finished_table_ends_in_its_score_sheet(seats: int, options: Options) -> None:
    table = GAME.new_table(seats, luck_from_seed(seats), options)
    table.play_out(luck_from_seed(9))
    result = table.result()
    assert result is not None
    sheet = shown(table, SPECTATOR).split("Total")[1]
    assert [int(number) for number in sheet.replace("│", " ").split() if number.isdigit()] == list(
        result.scores
    )


def test_the_sheet_has_a_row_for_everything_and_marks_all_winners() -> None:
    rows = dict.fromkeys(SHEET_ROWS, 1)
    players = {"Serge": rows | {"total": 9}, "Anne": rows | {"total": 9}, "Leo": rows | {"total": 4}}
    text = rendered(score_sheet(players), 80)
    assert all(row in text for row in SHEET_ROWS.values())
    assert "★ Serge" in text
    assert "★ Anne" in text
    assert "★ Leo" not in text


def test_the_referees_answer_becomes_a_sheet() -> None:
    answer = GAME.answer("score", {"players": {"Serge": {"coins": ["r25"]}, "Anne": {}}}, {})
    assert "★ Serge" in rendered(GAME.score_sheet("score", answer), 80)
    assert GAME.score_sheet("winners", ["Serge"]) is None
