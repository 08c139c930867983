# interpreted: drawn once a page
"""The cover: lands of a kingdom, side by side."""

from __future__ import annotations

from typing import Final

from meadhall.look.covers import fill

WOOD: Final = fill("#1d4a2c", "M16 50L28 22L40 50ZM32 54L42 30L54 54Z") + fill(
    "#4a2d16", "M26.5 50H29.5V56H26.5ZM41.5 54H44.5V59H41.5Z"
)
PEAK: Final = fill("#5b6570", "M4 58L26 16L38 38L46 26L62 58Z") + fill("#f2f5f6", "M26 16L34 31L27 35L20 28Z")
MOOR: Final = (
    fill("#3d5a57", "M6 44Q20 36 32 44T58 44V58H6Z")
    + '<path d="M20 42V24M20 30L14 26M20 28L27 23M46 42V30" stroke="#24352f" stroke-width="3" fill="none"/>'
)
PLAIN: Final = (
    fill("#c69a3a", "M2 46Q18 34 34 44T62 40V60H4Z")
    + '<circle cx="46" cy="18" r="8" fill="#f7dd8a"/>'
    + fill("#7a4526", "M14 42V32L20 27L26 32V42Z")
)
DRAKE: Final = (
    fill(
        "#8c2b2b",
        "M14 50Q10 30 28 26Q24 16 34 12Q36 20 44 20",
        "Q 54 22 50 34Q46 30 40 32Q46 44 34 52Q24 56 14 50Z",
    )
    + '<circle cx="41" cy="24" r="2.4" fill="#ffe08a"/>'
)
GATE: Final = fill("#3c3566", "M14 58V34A18 18 0 0 1 50 34V58H42V36A10 10 0 0 0 22 36V58Z") + fill(
    "#8fd7e8", "M22 58V36A10 10 0 0 1 42 36V58Z"
)
LANDS: Final = (
    (22, 10, "#7fae63", WOOD),
    (92, 10, "#e3c779", PLAIN),
    (162, 10, "#b9c3c9", PEAK),
    (232, 10, "#8fa79b", MOOR),
    (22, 80, "#b9c3c9", PEAK),
    (92, 80, "#d9a58f", DRAKE),
    (162, 80, "#7fae63", WOOD),
    (232, 80, "#a9a4c9", GATE),
)


def cover() -> str:
    ground = fill("#1f3a40", "M0 0H320V150H0Z") + fill("#274b50", "M0 110Q80 70 160 100T320 90V150H0Z")
    return ground + "".join(
        f'<g transform="translate({x} {y})"><rect width="64" height="64" rx="4" fill="{ground}"'
        f' stroke="#1d2a2c" stroke-width="2"/>{land}</g>'
        for x, y, ground, land in LANDS
    )
