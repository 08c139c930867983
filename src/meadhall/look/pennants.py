"""Seats as swallow-tailed pennants: the division of the field tells them apart without any colour."""

from __future__ import annotations

from typing import Final

from htpy import Element, path, svg

FIELD: Final = "M1 1H19V25L10 18L1 25Z"
DIVISIONS: Final = (
    "",
    "M10 1H19V25L10 18Z",
    "M1 3L19 17V23L1 9Z",
    "M1 18L10 7L19 18V12L10 1L1 12Z",
    "M8 1H12V8H19V12H12V19.5L10 18L8 19.5V12H1V8H8Z",
)
COLOURS: Final = len(DIVISIONS)


def pennant(seat: int, label: str = "") -> Element:
    """The pennant of a seat (0 is the first). One with a label is announced."""
    number = seat % COLOURS
    named = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return svg({"class": f"pennant p{number + 1}", "viewBox": "0 0 20 26", **named})[
        path(class_="b", d=FIELD),
        path(class_="c", d=DIVISIONS[number]) if DIVISIONS[number] else None,
        path(class_="o", d=FIELD),
    ]
