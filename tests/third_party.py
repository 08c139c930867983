"""Installs a game as a third party would: a dist-info folder on the path whose entry point names the game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples" / "hoard" / "src"


def install(folder: Path, name: str, target: str) -> None:
    """Let `folder`, once on sys.path, offer a game called `name` at `target` (module:object)."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[meadhall.games]\n{name} = {target}\n")


def environment(folder: Path) -> dict[str, str]:
    """For a process of its own: this meadhall, these tests, the example, and what is in `folder`."""
    places = (Path(meadhall.__file__).parent.parent, ROOT, folder, EXAMPLES, os.environ.get("PYTHONPATH", ""))
    path = os.pathsep.join(str(place) for place in places if place)
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "200", "NO_COLOR": "1"}


def command(folder: Path, *arguments: str, stdin: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Run `meadhall` with these arguments."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    run = subprocess.run(
        [sys.executable, "-m", "meadhall", *arguments],
        env=environment(folder),
        cwd=folder,
        input=given,
        capture_output=True,
        check=False,
        timeout=120,
    )
    return subprocess.CompletedProcess(run.args, run.returncode, run.stdout.decode(), run.stderr.decode())
