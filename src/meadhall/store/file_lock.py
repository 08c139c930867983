"""Processes that write to one SQLite file take turns by a lock on another, which is lifted when one dies."""

from __future__ import annotations

from fcntl import LOCK_EX, LOCK_UN, flock
from pathlib import Path


class Turns:
    """`with turns:` nobody else writes."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("wb")

    def __enter__(self) -> None:
        flock(self._file, LOCK_EX)

    def __exit__(self, *_problem: object) -> None:
        flock(self._file, LOCK_UN)
