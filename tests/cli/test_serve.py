"""`meadhall serve`: it tells its address, forgets nothing, and other commands stay light."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.third_party import command, environment

ROOT = Path(__file__).parent.parent.parent


def start(
    folder: Path, *options: str, program: Sequence[str] = ("-m", "meadhall"), **variables: str
) -> tuple[subprocess.Popen[str], str]:
    """The running command and the first address it tells."""
    process = subprocess.Popen(
        [sys.executable, *program, "serve", "--port", "0", *options],
        env={**environment(folder), "XDG_DATA_HOME": str(folder), "DISPLAY": "", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    (address,) = re.findall(r"http://\S+/", process.stdout.readline())
    return process, address


def _ended(process: subprocess.Popen[str]) -> int:
    """The exit code; a server that does not end is killed, and the test fails."""
    try:
        return process.wait(60)
    finally:
        process.kill()


def answer(address: str) -> dict[str, str]:
    with urllib.request.urlopen(f"{address}healthz", timeout=60) as reply:
        told: dict[str, str] = json.loads(reply.read())
    return told


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, end: signal.Signals) -> None:
    process, address = start(tmp_path)
    assert answer(address) == {"status": "ok"}
    process.send_signal(end)
    assert _ended(process) == 0
    kept = tmp_path / "meadhall"
    assert {"meadhall.sqlite", "secret.key"} <= {file.name for file in kept.iterdir()}
    assert (kept / "secret.key").stat().st_mode & 0o077 == 0
    assert kept.stat().st_mode & 0o077 == 0


def test_with_lan_it_shows_a_second_address_as_a_code(tmp_path: Path) -> None:
    process, _address = start(tmp_path, "--lan", "--data", str(tmp_path / "data"))
    assert process.stdout is not None
    assert "In your network:" in process.stdout.readline()
    assert any("█" in process.stdout.readline() for _ in range(5))
    process.send_signal(signal.SIGINT)
    assert _ended(process) == 0


def create_table(address: str) -> str:
    """The id of a table with one person and bots."""
    visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def post(path: str, wish: dict[str, object]) -> dict[str, str]:
        head = {"content-type": "application/json", "origin": address.rstrip("/")}
        request = urllib.request.Request(address + path, json.dumps(wish).encode(), head)
        with visitor.open(request, timeout=60) as reply:
            told: dict[str, str] = json.loads(reply.read())
        return told

    post("api/guest", {"name": "Ann"})
    return post("api/tables", {"game": "nidavellir", "seats": ["me", "greedy"]})["table"]


def look(address: str, table: str) -> dict[str, object]:
    with urllib.request.urlopen(f"{address}api/tables/{table}", timeout=60) as reply:
        told: dict[str, object] = json.loads(reply.read())
    return told


def test_a_second_start_keeps_all_matches(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    table = create_table(address)
    process.send_signal(signal.SIGINT)
    assert _ended(process) == 0
    process, address = start(tmp_path)
    assert look(address, table)["status"] == "playing"
    process.send_signal(signal.SIGINT)
    assert _ended(process) == 0


def test_renewed_it_is_the_same_house_at_the_same_address(tmp_path: Path) -> None:
    """Who knocks while it restarts waits, and is let in: no connection is refused. A question that was being
    taken in at that very moment may be cut off; asked again, as browsers do, it is answered."""
    process, address = start(tmp_path)
    table = create_table(address)
    before = started(process.pid)
    process.send_signal(signal.SIGUSR2)
    end = time.monotonic() + 60
    while started(process.pid) == before and time.monotonic() < end:
        try:
            status = look(address, table)["status"]
        except ConnectionResetError:
            status = look(address, table)["status"]
        assert status == "playing"
    assert started(process.pid) != before
    assert look(address, table)["status"] == "playing"
    process.send_signal(signal.SIGINT)
    assert _ended(process) == 0
    assert process.stdout is not None
    assert process.stdout.read() == ""  # nobody needs to be told the address again


def started(pid: int) -> bytes:
    """Tells one program of a process from the next: the second is handed the socket."""
    return Path(f"/proc/{pid}/environ").read_bytes()


def test_from_the_sources_it_knows_the_games_without_being_installed(tmp_path: Path) -> None:
    process, address = start(tmp_path, program=[str(ROOT / "tools" / "from_sources.py")], PYTHONPATH="")
    with urllib.request.urlopen(f"{address}api/games", timeout=60) as reply:
        assert "nidavellir" in reply.read().decode()
    process.send_signal(signal.SIGINT)
    assert _ended(process) == 0


def test_it_opens_the_browser_where_there_is_one(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{seen}.new" && mv "{seen}.new" "{seen}"\n')
    browser.chmod(0o700)
    for options, opened in (([], True), (["--no-browser"], False)):
        seen.unlink(missing_ok=True)
        process, address = start(tmp_path, *options, DISPLAY=":0", BROWSER=f"{browser} %s")
        answer(address)
        if opened:
            wait_for(seen.exists)
            assert seen.read_text() == f"{address}\n"
        process.send_signal(signal.SIGINT)
        assert _ended(process) == 0
        assert seen.exists() == opened


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = command(tmp_path, "serve", "--data", str(tmp_path), "--port", str(port))
    assert run.returncode == 2
    assert run.stderr.startswith(f"meadhall: Cannot listen at 127.0.0.1 port {port}")
    assert len(run.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path) -> None:
    run = command(tmp_path, "serve", "--data", str(tmp_path), "--database", "nonsense")
    assert run.returncode == 2
    assert run.stderr.startswith("meadhall: Not valid database URL")
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ("meadhall.sqlite", "Cannot open the database: file is not a database."),
        ("", "Cannot keep anything in {folder}: File exists."),
    ],
)
def test_a_data_folder_that_is_none_is_refused_in_one_line(tmp_path: Path, file: str, problem: str) -> None:
    folder = tmp_path / "data"
    if file:
        folder.mkdir()
    (folder / file).write_text("This is something else. " * 100)
    run = command(tmp_path, "serve", "--data", str(folder), "--port", "0", "--no-browser")
    assert run.returncode == 2
    assert run.stderr == f"meadhall: {problem.format(folder=folder)}\n"


def test_other_commands_load_nothing_of_the_site(tmp_path: Path) -> None:
    look = "import meadhall.cli.app, sys; print([m for m in ('fastapi', 'sqlalchemy') if m in sys.modules])"
    run = subprocess.run(
        [sys.executable, "-c", look], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"
