"""`meadhall referee`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Meadhall
from tests.third_party import environment

POSITION = '{"chest": 7, "buried": [2, 3]}'


def test_it_lists_its_questions(meadhall: Meadhall) -> None:
    assert meadhall("referee", "hoard").stdout.split() == ["total", "echo"]


def test_it_answers_as_json(meadhall: Meadhall) -> None:
    assert json.loads(meadhall("referee", "hoard", "total", stdin=POSITION).stdout) == 12


def test_it_answers_as_a_sheet(meadhall: Meadhall) -> None:
    assert meadhall("referee", "hoard", "total", "--sheet", stdin=POSITION).stdout == "Total: 12\n"


def test_a_question_without_sheet_is_answered_as_json(meadhall: Meadhall) -> None:
    run = meadhall("referee", "hoard", "echo", "--sheet", "--arg", "a=[1]", "--arg", "b=red", stdin="{}")
    assert json.loads(run.stdout) == {"given": {}, "args": {"a": [1], "b": "red"}}


def test_long_answers_are_not_broken_into_lines(meadhall: Meadhall) -> None:
    given = json.dumps({"words": ["[bold]word"] * 200})
    assert json.loads(meadhall("referee", "hoard", "echo", stdin=given).stdout)["given"] == json.loads(given)


@pytest.mark.parametrize(
    ("ask", "stdin", "reason"),
    [
        ("total", "{", "Not valid JSON"),
        ("total", "", "Not valid JSON"),
        ("total", "[]", "should be an object"),
        ("total", b"\xff\xfe", "Not valid JSON"),
        ("total", '{"chest": "gold"}', "'chest' should be a whole number"),
        ("total", '{"buried": [null]}', "stumbled"),
        ("total", '{"chest": NaN}', "NaN is not a number"),
        ("total", '{"chest": ' + "9" * 5000 + "}", "too large"),
        ("total", "[" * 200_000, "nested too deeply"),
        ("weather", "{}", "cannot be asked 'weather'. Asks: total, echo."),
    ],
)
def test_wrong_positions_are_refused(
    refused: Callable[..., str], ask: str, stdin: str | bytes, reason: str
) -> None:
    assert reason in refused("referee", "hoard", ask, stdin=stdin)


# -- one question a line ----------------------------------------------------------------------------------

BAD_LINES = [
    b"",
    b"   ",
    b"\xff\xfe\x00",
    b"{",
    b"[]",
    b"null",
    b"{}",
    b'{"ask": 5}',
    b'{"ask": "weather"}',
    b'{"ask": "total", "given": []}',
    b'{"ask": "total", "args": null}',
    b'{"ask": "total", "given": {"chest": NaN}}',
    b'{"ask": "total", "given": {"chest": -Infinity}}',
    b'{"ask": "total", "given": {"chest": 1e400}}',
    b'{"ask": "total", "given": {"chest": ' + b"9" * 10_000 + b"}}",
    b'{"ask": "total", "given": {"buried": [{}]}}',
    b'{"ask": "echo", "given": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
    b'{"ask": "' + b"x" * 100_000 + b'"}',
]
GOOD_LINE = b'{"ask": "total", "given": {"chest": 5}}'


def test_bad_lines_get_errors_and_good_lines_answers_in_order(meadhall: Meadhall) -> None:
    lines = [line for bad in BAD_LINES for line in (bad, GOOD_LINE)]
    run = meadhall("referee", "hoard", "--lines", stdin=b"\n".join(lines))
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.returncode, run.stderr) == (0, "")
    assert answers[1::2] == [{"answer": 5}] * len(BAD_LINES)
    assert [list(answer) for answer in answers[::2]] == [["error"]] * len(BAD_LINES)
    assert all(answer["error"] for answer in answers[::2])


def test_any_text_comes_back_on_one_line(meadhall: Meadhall) -> None:
    words = ["line\nline", "\u2028", "\ud800", "ß Ж 龍"]
    question = {"ask": "echo", "given": {"words": words}, "args": {"n": 1}}
    run = meadhall("referee", "hoard", "--lines", stdin=json.dumps(question))
    (line,) = run.stdout.splitlines()
    assert json.loads(line) == {"answer": {"given": {"words": words}, "args": {"n": 1}}}


def test_no_input_gives_no_output(meadhall: Meadhall) -> None:
    run = meadhall("referee", "hoard", "--lines")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_each_answer_comes_before_the_next_question(third_party_folder: Path) -> None:
    """A conversation: the answer is there although input has not ended."""
    with subprocess.Popen(
        [sys.executable, "-m", "meadhall", "referee", "hoard", "--lines"],
        env=environment(third_party_folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        for chest in range(3):
            talk.stdin.write(b'{"ask": "total", "given": {"chest": %d}}\n' % chest)
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline()) == {"answer": chest}
        talk.stdin.close()
        assert talk.wait(timeout=30) == 0
