"""`meadhall play`, with the keys piped in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.cli.play import USUAL_BOT
from meadhall.core.record import Committed, Move
from meadhall.core.record_reader import read
from meadhall.core.replay import Replay, check, verify
from meadhall.core.rng import luck_from_seed
from tests.cli.conftest import Meadhall
from tests.example_game import GAME, HoardTable

ALWAYS_THE_FIRST = "1\n" * 50


def ranks(table: HoardTable) -> list[list[int]]:
    """The hands, cards that equal each other made equal."""
    return [[card // 2 for card in hand] for hand in table.hands]


def seed_where(condition: Callable[[HoardTable], bool], seats: int = 3) -> int:
    """An open seed whose deal fulfils a condition."""
    for seed in range(10_000):
        table = GAME.new_table(seats, luck_from_seed(seed))
        assert isinstance(table, HoardTable)
        if condition(table):
            return seed
    raise AssertionError("no such deal")


def first_seat_wins(table: HoardTable) -> bool:
    mine, *others = ranks(table)
    return max(mine) > max(map(max, others))


def first_seat_loses(table: HoardTable) -> bool:
    mine, *others = ranks(table)
    return max(mine) < min(map(min, others))


def test_a_newcomer_plays_at_once(meadhall: Meadhall) -> None:
    run = meadhall("play", "hoard", stdin=ALWAYS_THE_FIRST)
    assert (run.returncode, run.stderr) == (0, "")
    kind = USUAL_BOT.partition(":")[0]
    assert f"Hoard: Player, {kind} 1, {kind} 2" in run.stdout
    assert "Player: bid\n   1  bid " in run.stdout
    assert "place" in run.stdout


def test_a_choice_may_be_typed_in_notation_and_the_choices_listed_again(meadhall: Meadhall) -> None:
    table = GAME.new_table(3, luck_from_seed(5))
    notation = GAME.notation(table, 0, table.choices(0)[1])
    run = meadhall("play", "hoard", "--seed", 5, stdin=f"c\n{notation}\nq\n")
    assert run.returncode == 0
    assert run.stdout.count(f"   2  {notation}") == 2
    assert "Please type" not in run.stdout


def test_a_bid_at_nidavellir_is_typed_as_three_coins(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    meadhall("play", "nidavellir", "--bots", "random", "--record", file, stdin="5 4 0\nq\n")
    (record,) = read(file, unfinished=True)
    assert record.moves[0].notation == "bid b5 b4 b0"


def test_a_real_match_shows_hash_then_seed_and_can_be_verified(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run = meadhall("play", "hoard", "--record", file, stdin=ALWAYS_THE_FIRST)
    (record,) = read(file)
    assert isinstance(record.luck, Committed)
    assert record.luck.seed is not None
    shown_first, shown_last = re.findall("[0-9a-f]{64}", run.stdout)
    assert (shown_first, shown_last) == (record.luck.commit, record.luck.seed.hex())
    verify(record, GAME)
    assert "seed, choices and result are true" in meadhall("verify", file).stdout


def test_matches_are_added_to_the_record_file(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    for _ in range(2):
        meadhall("play", "hoard", "--record", file, stdin=ALWAYS_THE_FIRST)
    assert len(list(read(file))) == 2


def test_an_open_seed_gives_the_same_match(meadhall: Meadhall) -> None:
    runs = [
        meadhall("play", "hoard", "--seed", 5, "--bots", "random", stdin=ALWAYS_THE_FIRST) for _ in range(2)
    ]
    assert runs[0].stdout == runs[1].stdout
    assert "secret" not in runs[0].stdout


def test_options_and_seats_are_obeyed(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    arguments = (
        "--option",
        "rounds=1",
        "--option",
        "double",
        "--bots",
        "random,greedy,random",
        "--record",
        file,
    )
    meadhall("play", "hoard", *arguments, stdin=ALWAYS_THE_FIRST)
    (record,) = read(file)
    assert record.options == {"rounds": 1, "double": True}
    assert record.seats == ("Player", "random 1", "greedy", "random 2")


def test_other_hands_are_not_shown(meadhall: Meadhall) -> None:
    """The hand of the opponent would stand where the example shows -1."""
    run = meadhall("play", "hoard", "--seed", 3, "--seats", 2, stdin="q\n")
    assert "(-1, -1, -1))" in run.stdout


def test_forced_choices_are_made_and_said(meadhall: Meadhall) -> None:
    run = meadhall("play", "hoard", "--seed", seed_where(first_seat_loses), stdin=ALWAYS_THE_FIRST)
    assert "Your only choice, made for you: bid " in run.stdout


def test_what_cannot_be_understood_is_asked_again(meadhall: Meadhall) -> None:
    nonsense = "0\n99\nx\n-1\n²\n" + "9" * 5000 + "\n\n"
    run = meadhall("play", "hoard", "--seed", 3, stdin=nonsense.encode() + b"\xff\x00\nq\n")
    assert run.returncode == 0
    assert run.stdout.count("Please type a number from 1 to 3") == 8


def test_log_and_help_can_be_called_for(meadhall: Meadhall) -> None:
    run = meadhall("play", "hoard", "--seed", 3, stdin="1\nl\nr\nq\n")
    assert run.stdout.count("Player bid_shown") == 2
    assert "Bid sealed cards for treasures." in run.stdout


def test_leaving_is_no_error_and_the_record_is_kept(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run = meadhall("play", "hoard", "--record", file, stdin="1\nq\n")
    assert (run.returncode, run.stderr) == (0, "")
    (record,) = read(file, unfinished=True)
    assert record.result is None
    assert verify(record, GAME).result() is None
    assert meadhall("verify", file).returncode == 2
    assert meadhall("verify", "--unfinished", file).returncode == 0


def test_the_end_of_input_ends_the_match_cleanly(meadhall: Meadhall) -> None:
    run = meadhall("play", "hoard", stdin="1\n")
    assert (run.returncode, run.stderr) == (1, "")
    assert "The input ended" in run.stdout


# -- taking back ------------------------------------------------------------------------------------------


def test_a_choice_that_showed_nothing_is_taken_back(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    keys = "3\n2\nu\n1\n2\n" + ALWAYS_THE_FIRST  # bid high; bury; take back; store openly; pass
    run = meadhall("play", "hoard", "--seed", seed_where(first_seat_wins), "--record", file, stdin=keys)
    (record,) = read(file)
    assert [move.notation for move in record.moves if move.seat == 0][1:3] == ["open", "pass"]
    assert "bury" in run.stdout
    check(record, GAME)


def test_a_shown_bid_is_not_taken_back(meadhall: Meadhall) -> None:
    run = meadhall("play", "hoard", "--seed", seed_where(first_seat_wins), stdin="3\nu\nq\n")
    assert "cannot be taken back" in run.stdout


# -- several people ---------------------------------------------------------------------------------------


def test_people_share_the_screen(meadhall: Meadhall) -> None:
    keys = "1\n\n1\n" + "q\n"
    run = meadhall("play", "hoard", "--seed", 3, "--hotseat", 2, "--bots", "random", stdin=keys)
    assert "Hoard: Player 1, Player 2, random" in run.stdout
    assert "Player 2, take the screen and press Enter." in run.stdout


def test_a_sealed_bid_can_be_changed_before_the_screen_is_handed_over(
    meadhall: Meadhall, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    keys = "1\nu\n3\n\n1\nq\n"
    meadhall("play", "hoard", "--seed", 3, "--hotseat", 2, "--seats", 2, "--record", file, stdin=keys)
    (record,) = read(file, unfinished=True)
    (low, _, high), *_ = Replay(record, GAME).position.hands  # type: ignore[attr-defined]
    assert low != high
    assert record.moves[0] == Move(0, high, f"bid {high}")
    assert record.moves[1].seat == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "3", "--bots", "random,random,random"], "3 seats need 2 bots"),
        (["--seats", "2", "--hotseat", "3"], "3 people do not fit on 2 seats"),
        (["--seats", "2", "--hotseat", "2", "--bots", "random"], "2 seats need 0 bots"),
        (["--seats", "7"], "2 to 4, not 7"),
        (["--bots", "oracle"], "no bot called 'oracle'"),
        (["--record", "/nowhere/match.jsonl"], "Cannot write /nowhere/match.jsonl"),
    ],
)
def test_impossible_tables_are_refused(
    refused: Callable[..., str], arguments: list[str], reason: str
) -> None:
    assert reason in refused("play", "hoard", *arguments)
