# interpreted: drawn once a page
"""The cover: three guests in a tavern, with their coins on the bench."""

from __future__ import annotations

from meadhall.look.covers import OUTLINE, bench, walls
from meadhall.look.portraits import bearded, plaited


def cover() -> str:
    guests = (
        (plaited("brimmed hat", 2, 1), 34, 44, 88),
        (bearded("headscarf", 2, 4, 2), 198, 44, 88),
        (bearded("helmet", 1, 2, 1), 112, 34, 98),
    )
    figures = "".join(
        f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 100 100">{who}</svg>'
        for who, x, y, size in guests
    )
    return walls() + figures + bench() + _coin(99, 129, 3, "#b98250", "#dcae80") + _coin(230, 128, 11)


def _coin(x: int, y: int, value: int, rim: str = "#d9a235", face: str = "#f2cf78") -> str:
    """Numbers drawn, not written: a landscape needs no font."""
    figure = {3: "M-3 -4H3L-1 -1Q4 -1 3 3Q1 6 -3 4", 11: "M-4 -3L-2 -5V5M2 -3L4 -5V5"}[value]
    return (
        f'<g transform="translate({x} {y})" {OUTLINE} stroke-width="1.2"><circle r="13" fill="{rim}"/>'
        f'<circle r="10" fill="{face}"/><path d="{figure}" fill="none" stroke-width="2.4"/></g>'
    )
