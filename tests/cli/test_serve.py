"""`meadhall serve`: it tells its address, makes its folder, and other commands stay light."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.third_party import command, environment


def start(folder: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    """The running command and the first address it tells."""
    process = subprocess.Popen(
        [sys.executable, "-m", "meadhall", "serve", "--no-browser", "--port", "0", *options],
        env={**environment(folder), "XDG_DATA_HOME": str(folder)},
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


def test_a_database_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path) -> None:
    run = command(tmp_path, "serve", "--data", str(tmp_path), "--database", "nonsense")
    assert run.returncode == 2
    assert run.stderr.startswith("meadhall: Not valid database URL")
    assert len(run.stderr.splitlines()) == 1


def test_other_commands_load_nothing_of_the_site(tmp_path: Path) -> None:
    look = "import meadhall.cli.app, sys; print([m for m in ('fastapi', 'sqlalchemy') if m in sys.modules])"
    run = subprocess.run(
        [sys.executable, "-c", look], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"
