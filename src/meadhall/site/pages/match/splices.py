# compiled: drawn for every frame
"""What changed within a text: most updates of a region leave nearly all of it as it was.

A splice is `[kept at the start, kept at the end, what stands between]`, counted in UTF-16 as browsers do. It
cuts between tags, so that the names of drawings (`<#00007>`) stay whole.
"""

from __future__ import annotations

from typing import Final

Splice = tuple[int, int, str]
SHORT: Final = 3000  # characters: not worth a search, as what was sent before compresses well
WORTH_IT: Final = 64  # characters saved
TAIL: Final = 64  # characters after a list that grows at its end


def change(old: str, new: str) -> str | Splice:
    """The new text, or how to make it of the old one where that is shorter."""
    if len(new) < SHORT:
        return new
    old, new = str(old), str(new)  # parts of a `Markup` are made much more slowly
    tail = _same(old[: -TAIL - 1 : -1], new[: -TAIL - 1 : -1])
    start = len(old) - tail
    grew = len(new) >= len(old) and new.startswith(old[:start])  # near its end, as a log does: found at once
    start = start + _same(old[start:], new[start : len(old)]) if grew else _same(old, new)
    start = max(0, new.rfind("<", 0, start + 1))
    most = min(len(old), len(new)) - start
    end = min(tail, most) if grew else _same(old[: -most - 1 : -1], new[: -most - 1 : -1])
    end = len(new) - (new.find(">", max(0, len(new) - end - 1)) + 1 or len(new))
    if start + end < WORTH_IT:
        return new
    return _units(new[:start]), _units(new[len(new) - end :]), new[start : len(new) - end]


def _same(one: str, other: str) -> int:
    """How many characters are the same at the start."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
