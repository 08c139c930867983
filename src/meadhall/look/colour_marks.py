"""Seats as swallow-tailed pennants: the division of the field tells them apart without any colour."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from .drawings import by_name, drawn_once
from .markup import html, named

FIELD: Final = "M1 1H19V25L10 18L1 25Z"
DIVISIONS: Final = (
    "",
    "M10 1H19V25L10 18Z",
    "M1 3L19 17V23L1 9Z",
    "M1 18L10 7L19 18V12L10 1L1 12Z",
    "M8 1H12V8H19V12H12V19.5L10 18L8 19.5V12H1V8H8Z",
)


@drawn_once
def colour_mark(seat: int, label: str = "", size: int = 0) -> Markup:
    """The pennant of a seat (0 is the first), `size` pixels high or as the style sheet says; announced by its
    label, if it has one."""
    number = seat % len(DIVISIONS)
    measures = f' width="{round(size * 0.83)}" height="{size}"' if size else ""
    kind = f"pennant p{number + 1}" + (" sized" if size else "")
    charge = f'<path class="c" d="{DIVISIONS[number]}"/>' if DIVISIONS[number] else ""
    drawing = html(
        f'<svg class="{kind}"{measures} viewBox="0 0 20 26" {named(label)}>'
        f'<path class="b" d="{FIELD}"/>{charge}<path class="o" d="{FIELD}"/></svg>'
    )
    return drawing if label else by_name(drawing)  # labels are names of people: there is no end of them
