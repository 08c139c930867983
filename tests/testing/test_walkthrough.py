"""The walk-through of docs/adding_a_game.md: its Python stands in Hoard, and its commands work."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import meadhall
from tests.third_party import ROOT

PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "hoard"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OFFLINE = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
KEYS = "1\n" * 60


def blocks(kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(PAGE) if found == kind]


def commands() -> list[str]:
    """Each once, in the order of the page."""
    lines = [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]
    return list(dict.fromkeys(lines))


@pytest.mark.parametrize("kind", ["python", "toml"])
def test_every_excerpt_stands_in_the_example(kind: str) -> None:
    files = [*EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml"]
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert blocks(kind)
    for excerpt in blocks(kind):
        assert any(excerpt in source for source in sources), excerpt


def test_every_file_it_names_exists() -> None:
    for name in re.findall(r"`(\w+\.(?:py|css))`", PAGE):
        if name not in ("notation.py", "terminal.py"):
            assert list(EXAMPLE.rglob(name)), name
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


class Reader:
    """Somebody with a copy of the example and an environment that has Meadhall."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "hoard"
        shutil.copytree(EXAMPLE, self.project, ignore=shutil.ignore_patterns("__pycache__"))
        venv = [sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")]
        subprocess.run(venv, check=True, timeout=120)
        self.python = folder / "venv" / "bin" / "python"
        (packages,) = (folder / "venv").glob("lib/python*/site-packages")
        known = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), sysconfig.get_path("purelib")]
        places = [Path(meadhall.__file__).parent.parent, *(ROOT / place for place in known if place)]
        (packages / "meadhall.pth").write_text("".join(f"{place}\n" for place in places))
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.variables |= {"XDG_DATA_HOME": str(folder / "data"), "NO_COLOR": "1", "COLUMNS": "200"}

    def words(self, command: str) -> list[str]:
        """The command as it is run here: offline, and by this environment's Python."""
        program, *arguments = shlex.split(command)
        start = [str(self.python), *([] if program == "python" else ["-m", program])]
        if program == "pip":
            arguments = [*arguments[:1], *OFFLINE, *arguments[1:]]
        return [*start, *arguments]

    def run(self, command: str) -> str:
        run = subprocess.run(
            self.words(command), cwd=self.project, env=self.variables, input=KEYS, capture_output=True,
            text=True, check=False, timeout=300,
        )  # fmt: skip
        assert run.returncode == 0, (command, run.stdout[-3000:], run.stderr[-3000:])
        return run.stdout

    def serve(self, command: str) -> None:
        """It says where it serves, and stops when asked."""
        words = [*self.words(command), "--port", "0", "--no-browser"]
        server = subprocess.Popen(
            words, cwd=self.project, env=self.variables, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout and "http://" in server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0


@pytest.mark.slow
def test_every_command_works(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    told = {}
    for command in commands():
        if command == "meadhall serve":
            reader.serve(command)
        else:
            told[command] = reader.run(command)
    assert "hoard: Hoard, 2 to 4 seats" in told["meadhall games"]
    assert "place" in told["meadhall play hoard"]
    assert len(list((reader.project / "dist").glob("meadhall_hoard-*.whl"))) == 1
