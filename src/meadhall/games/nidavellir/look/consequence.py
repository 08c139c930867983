"""What a choice would do for the viewer, as it is told before the click."""

from __future__ import annotations

from typing import NamedTuple

from ..words.sentences import say


class Consequence(NamedTuple):
    """Two lines; the score before and after; and, if a column changes: which, what it will be worth, and the line
    that is completed (0: none)."""

    title: str
    detail: str = ""
    total: str = ""
    column: int = -1
    score: int = 0
    line: int = 0

    @property
    def words(self) -> str:
        told = f"{self.title}. {self.detail}" if self.detail else self.title
        return f"{told}. {in_all(self.total)}" if self.total else told


def in_all(total: str) -> str:
    return say("Score so far: {total}", total=total)
