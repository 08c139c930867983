# interpreted: words are for people
"""The score sheet: a column a player, a row a source of points (W14.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..words.names import colour_name
from ..words.sentences import say

ROW_NAMES: Final[dict[str, str]] = {
    "goals": "Goals",
    "monsters": "Monsters",
    "gems": "Gems",
    "kingdom": "Kingdom",
    "total": "Total",
}


def score_sheet(answer: Mapping[str, Mapping[str, int]]) -> Grid:
    """The table of the referee's answer to `score`."""
    grid = Grid(box=box.ROUNDED)
    grid.add_column("")
    for colour in answer:
        grid.add_column(Text(colour_name(colour)), justify="right")
    for row, name in ROW_NAMES.items():
        style = "bold" if row == "total" else ""
        values = [Text(str(sheet[row]), style=style) for sheet in answer.values()]
        grid.add_row(Text(say(name), style=style), *values, end_section=row == "kingdom")
    return grid
