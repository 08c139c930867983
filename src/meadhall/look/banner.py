"""Seats: a swallow-tailed pennant whose heraldic division tells the seat apart without colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from .markup import named

FIELD: Final = "M1 1H19V25L10 18L1 25Z"
DIVISIONS: Final = (
    "",
    "M10 1H19V25L14.5 20L10 25Z",
    "M1 3L19 17V23L1 9Z",
    "M1 18L10 7L19 18V12L10 1L1 12Z",
    "M8 1H12V8H19V12H12V22L10 20L8 22V12H1V8H8Z",
)
CLIP: Final = f'<clipPath id="cp-banner"><path d="{FIELD}"/></clipPath>'


@cache
def banner(seat: int, size: int = 22, title: str = "") -> Markup:
    """The pennant of a seat (0 is the first). The page needs `CLIP` among its definitions."""
    division = DIVISIONS[seat]
    charge = f'<path class="c" clip-path="url(#cp-banner)" d="{division}"/>' if division else ""
    return Markup(
        f'<svg class="banner p{seat + 1}" width="{round(size * 0.83)}" height="{size}" viewBox="0 0 20 26"'
        f' {named(title)}><path class="b" d="{FIELD}"/>{charge}<path class="o" d="{FIELD}"/></svg>'
    )
