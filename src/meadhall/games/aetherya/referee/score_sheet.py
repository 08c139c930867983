# interpreted: words are for people
"""The score sheet, by rows as on the paper pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..state.cards import ROWS
from ..words.sentences import ROW_NAMES, say


def score_sheet(answer: Mapping[str, int], name: str = "") -> Grid:
    """From the referee's answer to `score`."""
    return pad([name], [[answer[row] for row in ROWS]])


def pad(names: Sequence[str], sheets: Sequence[Sequence[int]]) -> Grid:
    """A column a player, a row a source of points."""
    grid = Grid(box=box.ROUNDED)
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name), justify="right", max_width=14, no_wrap=True, overflow="ellipsis")
    for number, row in enumerate(ROWS):
        values = [Text(str(sheet[number]), style="" if sheet[number] else "dim") for sheet in sheets]
        grid.add_row(Text(say(ROW_NAMES[row])), *values, end_section=number == len(ROWS) - 1)
    totals = [Text(str(sum(sheet)), style="bold") for sheet in sheets]
    grid.add_row(Text(say(ROW_NAMES["total"]), style="bold"), *totals)
    return grid
