"""How every command behaves: help, version, wrong usage, Ctrl-C, closed pipes."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import meadhall as package
from tests.cli.conftest import Meadhall
from tests.third_party import environment

COMMANDS = ["play", "games", "simulate", "arena", "replay", "verify", "referee", "bench"]


@contextmanager
def start(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command under way; it does not outlive the test."""
    with subprocess.Popen(
        [sys.executable, "-m", "meadhall", *arguments],
        env=environment(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_help_names_every_command(meadhall: Meadhall) -> None:
    run = meadhall("--help")
    assert run.returncode == 0
    assert all(command in run.stdout for command in COMMANDS)
    assert meadhall().stdout == run.stdout


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"games"}))
def test_help_of_every_command_has_an_example(meadhall: Meadhall, command: str) -> None:
    run = meadhall(command, "--help")
    assert run.returncode == 0
    assert re.search(rf"Examples?:\n    meadhall {command}( |\n)", run.stdout)


def test_version(meadhall: Meadhall) -> None:
    run = meadhall("--version")
    engine = "compiled" if package.compiled() else "interpreted"
    assert run.stdout == f"meadhall {package.__version__} ({engine} engine)\n"


@pytest.mark.parametrize("arguments", [("play",), ("play", "hoard", "--wrong"), ("arena", "hoard")])
def test_wrong_usage_is_one_line(meadhall: Meadhall, arguments: tuple[str, ...]) -> None:
    run = meadhall(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("meadhall: ")
    assert run.stderr.count("\n") == 1


def test_a_broken_package_does_not_hide_the_other_games(tmp_path: Path) -> None:
    from tests.third_party import command, install  # noqa: PLC0415

    install(tmp_path, "hoard", "tests.example_game:GAME")
    install(tmp_path, "broken", "tests.nowhere:GAME")
    run = command(tmp_path, "games")
    assert run.returncode == 0
    assert "hoard: Hoard" in run.stdout
    assert "meadhall: The game 'broken' could not be loaded" in run.stderr


@pytest.mark.parametrize(
    "arguments", [("play", "hoard", "--record", "left.jsonl"), ("referee", "hoard", "--lines")]
)
def test_ctrl_c_ends_cleanly(third_party_folder: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    arguments = tuple(str(tmp_path / part) if part.endswith(".jsonl") else part for part in arguments)
    with start(third_party_folder, *arguments) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"ask": "total"}\n')
        process.stdin.flush()
        process.stdout.readline()  # it is at work
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert errors == b"meadhall: stopped.\n"
    if "play" in arguments:
        assert (tmp_path / "left.jsonl").read_text().startswith('{"meadhall": 1')


def test_ctrl_c_stops_all_processes(third_party_folder: Path) -> None:
    arguments = ("simulate", "hoard", "--games", "100000000", "--processes", "2", "--json")
    with start(third_party_folder, *arguments) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=3)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=30)
    assert (process.returncode, output, errors) == (130, b"", b"meadhall: stopped.\n")


def test_a_closed_pipe_ends_silently(third_party_folder: Path) -> None:
    with start(third_party_folder, "referee", "hoard", "--lines") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"ask": "total", "given": {}}\n' * 10)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


def test_a_pipe_closed_before_the_last_line_ends_silently(third_party_folder: Path) -> None:
    with start(third_party_folder, "simulate", "hoard", "--games", "5") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


def test_letters_the_terminal_lacks_are_no_reason_to_stop(third_party_folder: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "meadhall", "simulate", "hoard", "--games", "5"],
        env={**environment(third_party_folder), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
