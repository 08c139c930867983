"""Records: written, read back, and refused at the first damage, always with the line."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.record import Committed, Move, Record, save
from meadhall.core.record_reader import read
from meadhall.core.replay import check
from tests.core.sample_records import SECRET, as_lines, match_with, real_record, simulated_record
from tests.example_game import GAME


def refusal_of(lines: list[bytes], unfinished: bool = False) -> Refusal:
    with pytest.raises(Refusal) as caught:
        list(read(lines, unfinished))
    return caught.value


def test_a_simulated_game_is_read_back_as_written() -> None:
    record = simulated_record()
    assert list(read(as_lines(record))) == [record]


def test_a_real_match_is_read_back_as_written() -> None:
    record = real_record()
    assert list(read(as_lines(record))) == [record]


def test_the_lines_look_as_documented() -> None:
    header, *moves, closing = as_lines(simulated_record())
    assert header == (
        b'{"meadhall": 1, "game": "hoard", "version": 2, "options": {"rounds": 4, "double": false}, '
        b'"seats": ["Ann", "Bo", "Cid"], "luck": {"seed": 17}}\n'
    )
    assert moves[0].startswith(b"[0, ")
    assert moves[0].endswith(b'"]\n')
    assert closing.startswith(b'{"result": {"scores": [')


def test_a_real_match_tells_the_hash_first_and_the_seed_last() -> None:
    record = real_record()
    assert isinstance(record.luck, Committed)
    assert record.luck.seed is not None
    header, *moves, closing = (line.decode() for line in as_lines(record))
    assert f'"luck": {{"commit": "{record.luck.commit}"}}' in header
    assert f'"seed": "{record.luck.seed.hex()}"' in closing
    assert not any(record.luck.seed.hex() in line for line in (header, *moves))


def test_a_match_in_play_does_not_tell_its_seed() -> None:
    record = match_with(Committed.fresh(), most=5).record()
    assert isinstance(record.luck, Committed)
    assert record.luck.seed is None


def test_compact_records_leave_notation_out() -> None:
    record = simulated_record().compact()
    assert all(move.notation is None for move in record.moves)
    assert as_lines(record)[1].count(b",") == 1
    assert list(read(as_lines(record))) == [record]


def test_a_file_holds_several_records(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    first, second = simulated_record(), real_record()
    save([first], file)
    save([second], file, append=True)
    found = list(read(file))
    assert found == [first, replace(second, line=len(as_lines(first)) + 1)]


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    file = tmp_path / "names.jsonl"
    record = replace(simulated_record(), seats=("Ånn", "Боб", "👩‍🚀"))
    save([record], file)
    assert next(read(file)).seats == record.seats


def test_blank_lines_may_stand_between_records() -> None:
    lines = as_lines(simulated_record())
    assert len(list(read([*lines, b"\n", *lines, b"\n", b"  \n"]))) == 2


def test_missing_and_unwritable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as missing:
        next(read(tmp_path / "none.jsonl"))
    assert missing.value.reason == "file_missing"
    with pytest.raises(Refusal) as folder:
        save([simulated_record()], tmp_path)
    assert folder.value.reason == "file_unwritable"


# -- unfinished matches -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [1, 5])
def test_a_truncated_record_is_refused_by_default(kept: int) -> None:
    lines = as_lines(simulated_record())[:kept]
    refusal = refusal_of(lines)
    assert (refusal.reason, refusal.details["moves"]) == ("record_truncated", kept - 1)
    (record,) = read(lines, unfinished=True)
    assert record.result is None
    assert len(record.moves) == kept - 1


def test_truncation_in_the_middle_of_a_file_is_refused() -> None:
    lines = as_lines(simulated_record())
    assert refusal_of([*lines[:-1], *lines]).reason == "record_truncated"


def test_a_match_left_early_may_tell_its_seed() -> None:
    record = match_with(Committed.fresh(), most=5).record(with_seed=True)
    assert refusal_of(as_lines(record)).reason == "record_truncated"
    assert list(read(as_lines(record), unfinished=True)) == [record]


# -- damage -----------------------------------------------------------------------------------------------

HEADER = (
    '{"meadhall": 1, "game": "hoard", "version": 2, "options": {}, "seats": ["A", "B"], "luck": {"seed": 1}}'
)
REAL = HEADER.replace('{"seed": 1}', '{"commit": "' + "ab" * 32 + '"}')
BROKEN_LINES = {
    "not JSON": (2, HEADER, "[0, 1"),
    "half a line": (1, HEADER[:50]),
    "empty file": (1,),
    "no header": (1, "[0, 1]"),
    "a text": (2, HEADER, '"bid"'),
    "a number": (2, HEADER, "7"),
    "other format": (1, HEADER.replace('"meadhall": 1', '"meadhall": 2')),
    "format as truth value": (1, HEADER.replace('"meadhall": 1', '"meadhall": true')),
    "game is a number": (1, HEADER.replace('"hoard"', "5")),
    "game is missing": (1, HEADER.replace('"game": "hoard", ', "")),
    "version is a text": (1, HEADER.replace('"version": 2', '"version": "2"')),
    "options are a list": (1, HEADER.replace('"options": {}', '"options": []')),
    "option is a list": (1, HEADER.replace('"options": {}', '"options": {"rounds": [3]}')),
    "option is a fraction": (1, HEADER.replace('"options": {}', '"options": {"rounds": 3.0}')),
    "seats are a text": (1, HEADER.replace('["A", "B"]', '"AB"')),
    "a name is a number": (1, HEADER.replace('["A", "B"]', '["A", 2]')),
    "a name moves the cursor": (1, HEADER.replace('["A", "B"]', '["A", "\\u001b[2J"]')),
    "a name is half a letter": (1, HEADER.replace('["A", "B"]', '["A", "\\ud83d"]')),
    "luck is a number": (1, HEADER.replace('{"seed": 1}', "1")),
    "luck is empty": (1, HEADER.replace('{"seed": 1}', "{}")),
    "seed is negative": (1, HEADER.replace('{"seed": 1}', '{"seed": -1}')),
    "seed is too large": (1, HEADER.replace('{"seed": 1}', '{"seed": 9223372036854775808}')),
    "commit is too short": (1, HEADER.replace('{"seed": 1}', '{"commit": "ab"}')),
    "unknown key": (1, HEADER.replace('"options"', '"colour": 1, "options"')),
    "move of one": (2, HEADER, "[0]"),
    "move of four": (2, HEADER, '[0, 1, "bid 1", 2]'),
    "seat is a text": (2, HEADER, '["0", 1]'),
    "choice is negative": (2, HEADER, "[0, -1]"),
    "choice is a truth value": (2, HEADER, "[0, true]"),
    "choice is a fraction": (2, HEADER, "[0, 1.0]"),
    "choice is infinite": (2, HEADER, "[0, 1e999]"),
    "choice is not a number": (2, HEADER, "[0, NaN]"),
    "choice has a thousand digits": (2, HEADER, f"[0, {'9' * 5000}]"),
    "notation is a number": (2, HEADER, "[0, 1, 1]"),
    "notation rings the bell": (2, HEADER, '[0, 1, "\\u0007"]'),
    "nested too deeply": (2, HEADER, "[" * 100_000),
    "gap inside a record": (3, HEADER, "", "[0, 1]"),
    "result is a list": (2, HEADER, '{"result": []}'),
    "result is nothing": (2, HEADER, '{"result": null}'),
    "empty closing": (2, HEADER, "{}"),
    "unknown closing": (2, HEADER, '{"winner": 0}'),
    "seed of a simulated game at the end": (2, HEADER, '{"result": {}, "seed": "' + "00" * 32 + '"}'),
    "seed is no hexadecimal number": (2, REAL, '{"result": {}, "seed": "' + "zz" * 32 + '"}'),
}


@pytest.mark.parametrize("damage", BROKEN_LINES)
def test_broken_lines_are_refused_with_their_number(damage: str) -> None:
    number, *lines = BROKEN_LINES[damage]
    refusal = refusal_of([f"{line}\n".encode() for line in lines], unfinished=True)
    assert refusal.reason == "record_broken"
    assert refusal.details["line"] == number
    assert f"Line {number} " in str(refusal)


def test_bytes_that_are_no_letters_are_refused() -> None:
    refusal = refusal_of([HEADER.encode() + b"\n", b'[0, 1, "\xff"]\n'])
    assert (refusal.reason, refusal.details["line"]) == ("record_broken", 2)


@pytest.mark.parametrize("extra", ["[0, 1]", '{"result": {}}', "7"])
def test_lines_after_the_result_are_refused(extra: str) -> None:
    lines = as_lines(simulated_record())
    refusal = refusal_of([*lines, extra.encode()])
    assert (refusal.reason, refusal.details["line"]) == ("record_extra", len(lines) + 1)


@pytest.mark.parametrize("make_record", [simulated_record, real_record])
def test_random_damage_never_causes_anything_but_a_refusal(make_record: Callable[[], Record]) -> None:
    whole = b"".join(as_lines(make_record()))
    dice = random.Random(SECRET)
    refused = 0
    for _ in range(400):
        text = bytearray(whole)
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(text))
            text[place : place + dice.randint(0, 3)] = dice.randbytes(dice.randint(0, 2))
        refused += _is_refused(bytes(text))
    assert refused > 300


def _is_refused(text: bytes) -> bool:
    try:
        for record in read(text.splitlines(keepends=True)):
            check(record, GAME)
    except Refusal as refusal:
        assert str(refusal)
        return True
    return False


def test_moves_are_plain_values() -> None:
    assert Move(0, 1) == Move(0, 1, None)
