"""Names what a test needs and this computer lacks, with the command that provides it.

    python tools/prerequisites.py tests/browser/test_line.py -x

Fails if something is missing. A test that skips itself where something is missing gets a note only.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BROWSER_PARTS: Final = "src/meadhall/site/static/vendor/stamp"
BROWSERS: Final = ("chromium-headless-shell", "chromium")
DOWNLOADED_BROWSERS: Final = ".cache/ms-playwright/chromium*"


class Computer(NamedTuple):
    root: Path  # of the checkout
    home: Path
    finds: Callable[[str], object]  # a program, by its name

    def has(self, pattern: str) -> bool:
        return any(self.root.glob(pattern))


class Need(NamedTuple):
    what: str
    remedy: str
    folders: tuple[str, ...]  # tests in these folders need it
    is_met: Callable[[Computer], bool]
    skips: bool = False  # the tests skip themselves without it


def has_chromium(computer: Computer) -> bool:
    return any(map(computer.finds, BROWSERS)) or any(computer.home.glob(DOWNLOADED_BROWSERS))


def has_postgresql(computer: Computer) -> bool:
    return bool(computer.finds("initdb")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_browser_parts(computer: Computer) -> bool:
    return computer.has(BROWSER_PARTS)


def has_axe(computer: Computer) -> bool:
    return computer.has("node_modules/axe-core/axe.min.js")


def has_wheel(computer: Computer) -> bool:
    return computer.has("build/wheel/*.whl")


PARTS: Final = "run tools/vendor.sh --dev (it needs npm, which comes with Node 20 or newer)"
NEEDS: Final = (
    Need("Chromium", "install it (Debian: apt-get install chromium)", ("tests/browser",), has_chromium),
    Need(
        "the browser parts (fonts, icons, idiomorph)",
        PARTS,
        ("tests/browser", "tests/site"),
        has_browser_parts,
    ),
    Need("axe-core", PARTS, ("tests/browser",), has_axe),
    Need("a wheel", "run make wheel", ("tests/package",), has_wheel),
    Need(
        "PostgreSQL",
        "install it (Debian: apt-get install postgresql)",
        ("tests/store/test_postgres.py",),
        has_postgresql,
        skips=True,
    ),
)


def missing(arguments: Iterable[str], computer: Computer) -> Iterator[Need]:
    """Needs of the tests named in the arguments of pytest that this computer does not meet."""
    named = [each.partition("::")[0].rstrip("/") for each in arguments if each.startswith("tests")]
    for need in NEEDS:
        concerned = any(overlap(path, folder) for path in named or ["tests"] for folder in need.folders)
        if concerned and not need.is_met(computer):
            yield need


def overlap(path: str, other: str) -> bool:
    """Whether one path is, or lies in, the other."""
    return f"{path}/".startswith(f"{other}/") or f"{other}/".startswith(f"{path}/")


def main(arguments: list[str]) -> int:
    found = list(missing(arguments, Computer(ROOT, Path.home(), shutil.which)))
    for need in found:
        end = "; its tests are skipped" if need.skips else ""
        print(f"test: {need.what} is missing: {need.remedy}{end}", file=sys.stderr)
    return int(any(not need.skips for need in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
