"""The wheel as a stranger installs it: into an empty environment, without these sources."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LISTED: Final = ("nidavellir", "aetherya", "dwar7s_fall", "andor")
TIMEOUT: Final = 120
ASSET: Final = re.compile(r'(?:href|src)="(/(?:static|look)/[^"]+)"')
FONT: Final = re.compile(r"url\(([^)]+\.woff2)\)")

pytestmark = pytest.mark.slow


class Environment:
    """An empty virtual environment outside this checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, timeout=TIMEOUT)

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.folder / "bin" / command[0], *command[1:]],
            cwd=self.folder, env=self.variables, capture_output=True, text=True, check=False, timeout=TIMEOUT,
        )  # fmt: skip

    def pip(self, *arguments: str | Path) -> None:
        quiet = ("-qq", "--disable-pip-version-check", "--no-input", "--no-compile")
        run = self.run("python", "-m", "pip", "install", *quiet, *arguments)
        assert run.returncode == 0, run.stderr

    @property
    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return kept | {"XDG_DATA_HOME": str(self.folder / "data"), "NO_COLOR": "1", "COLUMNS": "200"}


@pytest.fixture(scope="module")
def wheel() -> Path:
    """What `make wheel` puts into dist."""
    (built,) = (ROOT / "build" / "wheel").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Meadhall without its extras."""
    environment = Environment(tmp_path_factory.mktemp("bare"))
    environment.pip("--require-hashes", "--no-deps", "-r", ROOT / "requirements" / "runtime.txt")
    environment.pip("--no-index", wheel)  # fails if it asks for more than that
    return environment


@pytest.fixture(scope="module")
def complete(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Meadhall with the extra `site`."""
    environment = Environment(tmp_path_factory.mktemp("complete"))
    environment.pip("--require-hashes", "--no-deps", "-r", ROOT / "requirements" / "site.txt")
    environment.pip("--no-index", f"{wheel}[site]")
    return environment


@pytest.fixture
def address(complete: Environment) -> Iterator[str]:
    """Where `meadhall serve` answers."""
    server = subprocess.Popen(
        [complete.folder / "bin" / "meadhall", "serve", "--port", "0", "--no-browser"],
        cwd=complete.folder, env=complete.variables, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout
        opened = re.search(r"http://\S+", server.stdout.readline())
        assert opened
        yield opened[0].rstrip("/")
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(TIMEOUT) == 0


class Visitor:
    """A browser without a screen: cookies, pages, and the API by the same session."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, path: str) -> bytes:
        with self.opener.open(self.address + path, timeout=TIMEOUT) as answer:
            content: bytes = answer.read()
        return content

    def post(self, path: str, wish: dict[str, object]) -> Any:
        headers = {"content-type": "application/json", "origin": self.address}
        request = urllib.request.Request(self.address + path, json.dumps(wish).encode(), headers)
        with self.opener.open(request, timeout=TIMEOUT) as answer:
            return json.load(answer)

    def frame(self, table: str) -> Any:
        return json.loads(self.get(f"/api/tables/{table}"))


def test_a_bare_install_plays_and_says_which_extra_serves(bare: Environment) -> None:
    listed = bare.run("meadhall", "games")
    assert listed.returncode == 0, listed.stderr
    assert all(game in listed.stdout for game in LISTED)
    refused = bare.run("meadhall", "serve", "--port", "0", "--no-browser")
    assert (refused.returncode, refused.stdout) == (2, "")
    (line,) = refused.stderr.splitlines()
    assert "pip install 'meadhall[site]'" in line


def test_the_wheel_holds_manuals_fonts_icons_and_scripts(complete: Environment) -> None:
    (package,) = complete.folder.glob("lib/python*/site-packages/meadhall")
    vendor = package / "site" / "static" / "vendor"
    assert {"fonts.css", "icons.json", "idiomorph.js"} <= {file.name for file in vendor.iterdir()}
    for font in FONT.findall((vendor / "fonts.css").read_text()):
        assert (vendor / font.strip("\"'")).is_file()
    for game in LISTED:
        assert (package / "games" / game / "MANUAL.md").is_file()
        assert {file.name for file in (package / "games" / game / "rulebook").iterdir()} >= {"en.md", "ru.md"}


def test_the_wheel_holds_the_compliance_suite(complete: Environment) -> None:
    run = complete.run("python", "-c", "from meadhall.testing import check_game, check_look")
    assert run.returncode == 0, run.stderr


def test_an_installed_wheel_serves_every_table(address: str) -> None:
    visitor = Visitor(address)
    visitor.post("/api/guest", {"name": "Ann"})
    for game in LISTED:
        table = visitor.post("/api/tables", {"game": game, "seats": ["me", "random"], "pace": 0})["table"]
        page = visitor.get(f"/table/{table}").decode()
        wanted = set(ASSET.findall(page))
        assert any("/look/" in path for path in wanted)
        assert any("fonts.css" in path for path in wanted)
        for path in wanted:
            assert visitor.get(path)
        for _move in range(3):
            play_once(visitor, table)


def play_once(visitor: Visitor, table: str) -> None:
    frame = wait_for(visitor, table, lambda frame: frame["viewer"] in frame["deciding"])
    choice = frame["decision"]["choices"][0]["choice"]
    wish = {"seat": frame["viewer"], "seq": frame["seq"], "choice": choice}
    assert visitor.post(f"/api/tables/{table}/play", wish)["seq"] > frame["seq"]


def wait_for(visitor: Visitor, table: str, condition: Callable[[Any], bool]) -> Any:
    for _look in range(2000):
        frame = visitor.frame(table)
        if condition(frame):
            return frame
    raise AssertionError(f"waited in vain: {frame}")


def test_a_build_without_browser_parts_is_refused(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "src" / "meadhall").mkdir(parents=True)
    build = "from setuptools import build_meta; build_meta.build_wheel('.')"
    run = subprocess.run(
        [sys.executable, "-c", build],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
    )
    assert run.returncode != 0
    assert "tools/vendor.sh" in run.stderr
    assert not list(tmp_path.glob("*.whl"))
