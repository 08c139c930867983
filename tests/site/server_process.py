"""A real server for tests, in a process of its own. It is forked from one that has loaded all it takes: tests
start, kill and start again so many that loading would take most of their time."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from meadhall.site.matches import new_match
from meadhall.site.server import run
from meadhall.site.settings import RateLimits, Settings

NURSERY: Final = get_context("forkserver")
NURSERY.set_forkserver_preload([__name__, "alembic.command"])
PLENTY: Final = dict.fromkeys(RateLimits.__dataclass_fields__, 1_000_000)


def serve(
    folder: Path, given: dict[str, Any], environment: Mapping[str, str], log: Path, told: Connection
) -> None:
    """Serve the house of this folder as if started in this environment; the port is told."""
    os.environ.clear()
    os.environ.update(environment)
    places = environment["PYTHONPATH"].split(os.pathsep)
    sys.path[:0] = [place for place in places if place not in sys.path]
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    if seed := given.pop("seed", None):  # of all matches
        vars(new_match)["new_seed"] = lambda: seed
    limits = RateLimits(**PLENTY | given.pop("limits", {}))
    run(Settings(folder, limits=limits, **{"port": 0, "clock_grace": 0.0} | given), told.send)
