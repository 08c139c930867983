"""A cache with one entry a place: the last thing made there, and the value it was made of."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Memory:
    """Keeps the last thing made for each place, and makes it anew only for another value."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[object, Any]] = {}

    def recall(self, place: Hashable, made_of: object, make: Callable[[], Made]) -> Made:
        kept = self._kept.get(place)
        if kept is None or kept[0] != made_of:
            kept = self._kept[place] = (made_of, make())
        made: Made = kept[1]
        return made

    def forget(self) -> None:
        self._kept.clear()
