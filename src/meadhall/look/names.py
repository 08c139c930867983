"""Names of people go into a drawing last. A drawing with marks in their place is the same at every table and
is drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from .markup import compact, escaped

KEPT: Final = 4096  # companies
MARKED: Final = "\x04"  # begins what stands in place of a seat's name
END: Final = "\x05"  # of it


@cache
def name_mark(seat: int) -> str:
    return f"{MARKED}{seat}{END}"


def with_names(words: str, names: Sequence[str]) -> str:
    """Words with the names in place of their marks."""
    named = ""
    while MARKED in words:
        before, _marked, rest = words.partition(MARKED)
        seat, _end, words = rest.partition(END)
        named += before + names[int(seat)]
    return named + words


def people_named(drawing: Markup, names: tuple[str, ...]) -> Markup:
    """The same for what is drawn."""
    return compact(with_names(str(drawing), _written(names)))


@lru_cache(KEPT)
def _written(names: tuple[str, ...]) -> list[str]:
    return [escaped(name) for name in names]
