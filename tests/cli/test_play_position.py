"""`meadhall play GAME --position FILE`, for every game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.core.game import OptionValue
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table
from meadhall.games.andor.legend.library import legend_data
from tests.cli.conftest import Meadhall

SHIPPED: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "nidavellir": (3, {"thingvellir": True}),
    "aetherya": (2, {}),
    "dwar7s_fall": (2, {}),
    "andor": (2, {"legend": "L2", "party": "archer dwarf"}),
}
every_game = pytest.mark.parametrize("game", SHIPPED)


def positions(game: str, seed: int) -> list[Table]:
    """Those of a random game in which the first seat has a choice."""
    seats, options = SHIPPED[game]
    dice = random.Random(seed)
    table = find_game(game).new_table(seats, luck_from_seed(seed), options)
    found = []
    while waiting := table.to_act():
        if waiting[0] == 0 and len(table.choices(0)) > 1:
            found.append(table.copy())
        seat = dice.choice(waiting)
        table.play(seat, dice.choice(table.choices(seat)))
    return found


def saved(game: str, table: Table, folder: Path) -> Path:
    file = folder / f"{game}.json"
    file.write_text(json.dumps(find_game(game).dump(table)), encoding="utf-8")
    return file


@every_game
def test_a_match_begins_where_the_position_stands(meadhall: Meadhall, game: str, tmp_path: Path) -> None:
    every = positions(game, 1)
    table = every[len(every) // 2]
    run = meadhall("play", game, "--position", saved(game, table, tmp_path), "--bots", "random", stdin="q\n")
    assert (run.returncode, run.stderr) == (0, "")
    world = table.imagine(0, luck_from_seed(0))
    shown = " ".join(run.stdout.split())
    assert f"Player: {find_game(game).prompt(world, 0).what}" in shown
    for choice in table.choices(0)[:3]:
        assert " ".join(find_game(game).describe_choice(world, 0, choice).split()) in shown or game != "andor"


@every_game
def test_it_is_played_to_its_end(meadhall: Meadhall, game: str, tmp_path: Path) -> None:
    file = saved(game, positions(game, 2)[-3], tmp_path)
    run = meadhall("play", game, "--position", file, "--bots", "random", "--seed", 4, stdin="1\n" * 3000)
    assert (run.returncode, run.stderr) == (0, "")
    assert any(word in run.stdout for word in ("score", "lost", "won"))


def test_the_luck_is_that_of_the_position_or_of_the_seed(meadhall: Meadhall, tmp_path: Path) -> None:
    """Two people at one screen: nobody else draws."""
    file = saved("andor", positions("andor", 3)[5], tmp_path)
    plain = ("play", "andor", "--position", file, "--hotseat", 2)
    runs = [meadhall(*plain, *more, stdin="1\n" * 400).stdout for more in ((), (), ("--seed", 5))]
    assert runs[0] == runs[1] != runs[2]
    assert "secret" not in runs[0]


def test_an_own_legend_is_in_its_position(meadhall: Meadhall, tmp_path: Path) -> None:
    legend = tmp_path / "mine.json"
    legend.write_text(json.dumps({**legend_data("L2"), "id": "mine"}), encoding="utf-8")
    table = find_game("andor").new_table(1, luck_from_seed(1), {"legend": str(legend)})
    file = saved("andor", table, tmp_path)
    legend.unlink()
    run = meadhall("play", "andor", "--position", file, stdin="q\n")
    assert (run.returncode, run.stderr) == (0, "")


# -- what cannot be played ---------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[1]", b"{}"])
def test_a_file_that_is_no_position_is_refused(
    refused: Callable[..., str], content: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    refused("play", "andor", "--position", file)


@every_game
def test_a_position_of_another_game_is_refused(
    refused: Callable[..., str], game: str, tmp_path: Path
) -> None:
    other = "aetherya" if game == "andor" else "andor"
    assert game in refused("play", game, "--position", saved(other, positions(other, 1)[0], tmp_path))


@every_game
def test_a_position_that_contradicts_itself_is_refused(
    refused: Callable[..., str], game: str, tmp_path: Path
) -> None:
    file = saved(game, positions(game, 1)[0], tmp_path)
    plain = json.loads(file.read_text())
    plain["seats"] = 9 if game == "andor" else [plain["seats"][0]] * 2
    file.write_text(json.dumps(plain))
    refused("play", game, "--position", file)


def test_a_missing_file_and_a_game_without_positions_are_refused(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    assert "nowhere.json" in refused("play", "andor", "--position", tmp_path / "nowhere.json")
    (tmp_path / "some.json").write_text("{}")
    assert "cannot read or write positions" in refused("play", "hoard", "--position", tmp_path / "some.json")


@pytest.mark.parametrize(
    "more", [("--seats", 2), ("--option", "thingvellir"), ("--record", "x.jsonl"), ("--hotseat", 6)]
)
def test_what_the_position_says_cannot_be_said_again(
    refused: Callable[..., str], more: tuple[object, ...], tmp_path: Path
) -> None:
    file = saved("nidavellir", positions("nidavellir", 1)[0], tmp_path)
    line = refused("play", "nidavellir", "--position", file, *more)
    assert "--position" in line or "6 people" in line
    assert not (tmp_path / "x.jsonl").exists()


def test_a_position_after_the_end_shows_how_it_ended(meadhall: Meadhall, tmp_path: Path) -> None:
    table = positions("aetherya", 1)[-1]
    table.play_out(1)
    run = meadhall("play", "aetherya", "--position", saved("aetherya", table, tmp_path), stdin="")
    assert (run.returncode, run.stderr) == (0, "")
    assert "score" in run.stdout
