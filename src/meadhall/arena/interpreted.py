# interpreted: starts another process
"""Measures the interpreted engine from a compiled install: a process of its own runs the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import meadhall

from .simulate import Plan

COMPARED: Final = ("games_per_second", "decisions_per_second", "driven_decisions_per_second")


def measured_interpreted(plan: Plan, seconds: float) -> tuple[dict[str, float] | None, str]:
    """Medians of the interpreted engine by name of the measure; or None and the reason."""
    package = next((folder for folder in _places() if (folder / "core" / "table.py").exists()), None)
    if package is None:
        return None, "no interpreted sources found (MEADHALL_SOURCES may name the folder that holds them)"
    with TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder, "meadhall"), ignore=ignored)
        return _measure_in(Path(folder), plan, seconds)


def _places() -> Iterator[Path]:
    if named := os.environ.get("MEADHALL_SOURCES"):
        yield Path(named, "meadhall")
    yield Path(meadhall.__file__).parent
    yield Path("src", "meadhall")


def _measure_in(folder: Path, plan: Plan, seconds: float) -> tuple[dict[str, float] | None, str]:
    path = os.pathsep.join([str(folder), *map(os.path.abspath, sys.path)])
    run = subprocess.run(
        [sys.executable, *_command(plan, seconds)],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        return None, f"the interpreted engine failed: {run.stderr.strip()[-300:]}"
    (measured,) = json.loads(run.stdout)["benches"]
    if measured["compiled"]:
        return None, "the interpreted sources could not be put before the compiled ones"
    return {name: measured["speeds"][0][name]["median"] for name in COMPARED}, ""


def _command(plan: Plan, seconds: float) -> list[str]:
    options = [f"--option={name}={_text(value)}" for name, value in plan.options.items()]
    return [
        *("-m", "meadhall", "bench", plan.game),
        *("--seats", str(plan.seats), "--seconds", str(seconds), "--alone", "--json"),
        *options,
    ]


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
