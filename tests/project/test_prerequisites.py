"""`make test T=…` says what a test needs and this computer lacks, before it runs anything."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

from tools.prerequisites import NEEDS, Computer, has_postgresql, missing

ROOT: Final = Path(__file__).parents[2]
PROGRAMS: Final = ("chromium", "initdb")
FILES: Final = (
    "src/meadhall/site/static/vendor/stamp",
    "node_modules/axe-core/axe.min.js",
    "build/wheel/meadhall.whl",
)


def computer(folder: Path, programs: tuple[str, ...] = (), files: tuple[str, ...] = ()) -> Computer:
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return Computer(folder, folder, lambda program: program in programs)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["tests/core/test_rng.py"], []),
        (["tests/games", "-k", "coins"], []),
        (["tests/site/test_health.py::test_it"], ["the browser parts (fonts, icons, idiomorph)"]),
        (["tests/browser/"], ["Chromium", "the browser parts (fonts, icons, idiomorph)", "axe-core"]),
        (["tests/package"], ["a wheel"]),
        (["tests/core", "tests/package/test_wheel.py"], ["a wheel"]),
    ],
)
def test_each_test_asks_only_for_what_it_needs(
    tmp_path: Path, arguments: list[str], expected: list[str]
) -> None:
    assert [need.what for need in missing(arguments, computer(tmp_path))] == expected


@pytest.mark.parametrize("arguments", [["tests"], [], ["-k", "coins"]])
def test_the_whole_suite_asks_for_everything(tmp_path: Path, arguments: list[str]) -> None:
    bare = computer(tmp_path)
    expected = [need for need in NEEDS if need.is_met is not has_postgresql or not has_postgresql(bare)]
    assert list(missing(arguments, bare)) == expected


def test_a_complete_computer_lacks_nothing(tmp_path: Path) -> None:
    assert list(missing(["tests"], computer(tmp_path, PROGRAMS, FILES))) == []


def test_a_browser_that_playwright_downloaded_counts(tmp_path: Path) -> None:
    folder = computer(tmp_path, (), (*FILES, ".cache/ms-playwright/chromium-1200/chrome"))
    assert list(missing(["tests/browser"], folder)) == []


def test_the_script_stops_before_the_tests_and_names_the_remedy(tmp_path: Path) -> None:
    for file in ("tools/test.sh", "tools/prerequisites.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
        (tmp_path / file).chmod(0o755)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    run = subprocess.run(
        ["tools/test.sh", "one", "tests/package"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "test: a wheel is missing: run make wheel\n"


def test_without_an_environment_the_script_says_how_to_make_one(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    script = tmp_path / "tools" / "test.sh"
    script.write_bytes((ROOT / "tools" / "test.sh").read_bytes())
    script.chmod(0o755)
    run = subprocess.run([script, "one", "tests/core"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "test: .venv is missing: run make setup\n"
