"""What changed within a text: most updates of a region leave nearly all of it as it was.

A splice is `[kept at the start, kept at the end, what stands between]`, counted in UTF-16 as browsers do. It
cuts between tags, so that the names of drawings (`<#7>`) stay whole.
"""

from __future__ import annotations

from typing import Final

Splice = tuple[int, int, str]
SHORT: Final = 800  # characters: not worth a search
WORTH_IT: Final = 64  # characters saved


def change(old: str, new: str) -> str | Splice:
    """The new text, or how to make it of the old one where that is shorter."""
    if len(new) < SHORT:
        return new
    old, new = str(old), str(new)  # parts of a `Markup` are made much more slowly
    start = _same_at_start(old, new)
    start = max(0, new.rfind("<", 0, start + 1))
    end = _same_at_end(old, new, min(len(old), len(new)) - start)
    end = len(new) - (new.find(">", max(0, len(new) - end - 1)) + 1 or len(new))
    if start + end < WORTH_IT:
        return new
    return _units(new[:start]), _units(new[len(new) - end :]), new[start : len(new) - end]


def _same_at_start(old: str, new: str) -> int:
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[low:middle] == new[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _same_at_end(old: str, new: str, most: int) -> int:
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if old[len(old) - middle : len(old) - low] == new[len(new) - middle : len(new) - low]:
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
