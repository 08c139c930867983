"""`meadhall replay` and `verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.core.record import save
from tests.cli.conftest import Meadhall
from tests.core.sample_records import real_record, simulated_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two records: a simulated game, then a real match."""
    path = tmp_path / "records.jsonl"
    save([simulated_record(), real_record()], path)
    return path


def edit_line(file: Path, number: int, old: str, new: str) -> None:
    lines = file.read_text().splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    file.write_text("".join(lines))


def test_replay_tells_every_move_and_the_result(meadhall: Meadhall, file: Path) -> None:
    record = simulated_record()
    run = meadhall("replay", file)
    assert (run.returncode, run.stderr) == (0, "")
    for number, move in enumerate(record.moves, start=1):
        assert f"{number:4}. {record.seats[move.seat]}: {move.notation}\n" in run.stdout
    assert "score" in run.stdout


def test_a_seat_is_told_only_what_it_saw(meadhall: Meadhall, file: Path) -> None:
    moves = [line for line in meadhall("replay", file, "--viewer", 1).stdout.splitlines() if ". " in line]
    assert moves
    assert all(". Bo: " in line for line in moves)


def test_another_record_of_the_file_is_told(meadhall: Meadhall, file: Path) -> None:
    assert meadhall("replay", file, "--number", 2).returncode == 0
    assert meadhall("replay", file, "--number", 1).stdout != meadhall("replay", file, "--number", 2).stdout


def test_stepping_shows_the_table_after_each_move(meadhall: Meadhall, file: Path) -> None:
    run = meadhall("replay", file, "--step", "--viewer", 0, stdin="\n" * 100)
    assert run.stdout.count("treasure") == len(simulated_record().moves)


def test_stepping_goes_on_alone_when_input_ends(meadhall: Meadhall, file: Path) -> None:
    run = meadhall("replay", file, "--step", stdin="\n\n")
    assert run.returncode == 0
    assert run.stdout.count("treasure") == 3
    assert "score" in run.stdout


def test_verify_proves_all_records(meadhall: Meadhall, file: Path) -> None:
    first, second = meadhall("verify", file).stdout.splitlines()
    assert "Record 1: hoard" in first
    assert "simulated game" in first
    assert second.endswith("seed, choices and result are true.")


def test_lies_are_found(refused: Callable[..., str], meadhall: Meadhall, file: Path) -> None:
    scores = simulated_record().result
    assert scores is not None
    edit_line(file, len(simulated_record().moves) + 2, json.dumps(scores["scores"]), "[99, 0, 0]")
    assert "claims another result" in refused("verify", file)
    run = meadhall("replay", file)
    assert run.returncode == 2
    assert "claims another result" in run.stderr


def test_another_seed_is_found(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    record = real_record()
    save([record], file)
    seed = record.luck.seed.hex()  # type: ignore[union-attr]
    edit_line(file, len(record.moves) + 2, seed, "0" * 64)
    run = meadhall("verify", file)
    assert (run.returncode, run.stdout) == (2, "")
    assert "does not match the hash" in run.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--number", "3"], "holds 2 record(s)"),
        (["--viewer", "7"], "no seat 7"),
        (["--viewer", "everybody"], "no seat everybody"),
    ],
)
def test_what_is_not_there_is_refused(
    refused: Callable[..., str], file: Path, arguments: list[str], reason: str
) -> None:
    assert reason in refused("replay", file, *arguments)


def test_files_that_cannot_be_read_are_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(bytes(range(256)))
    assert "Line 1 of the record is not valid" in refused("replay", binary)
    assert "Cannot read" in refused("verify", tmp_path / "nothing.jsonl")
    assert "Cannot read" in refused("verify", tmp_path)
