# interpreted: words are for people
"""The score sheet, by rows as on the paper pad, with the winners marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..rules import ages, scoring
from ..state.cards import CLASS_IDS
from ..state.json_values import Question
from ..state.table import Board
from ..state.view_values import SeatView, TableView
from ..words.names import SHEET_ROWS
from ..words.sentences import say
from .small_table import table_of_players

Sheet = Mapping[str, int]
WINNER: Final = "★"


def score_sheet(answer: Mapping[str, Sheet]) -> Grid:
    """From the referee's answer to `score`: a sheet by name."""
    return pad(list(answer), list(answer.values()))


def sheet_of_view(view: TableView, names: list[str]) -> Grid:
    """The sheet of a finished game."""
    table = table_of_view(view)
    return pad(names, [scoring.sheet(table, seat) for seat in range(table.seats)])


def table_of_view(view: TableView) -> Board:
    """The public facts of a view on a table of their own, as they are counted (N12)."""
    players = {str(seat.seat): as_player(seat) for seat in view.seats}
    table, _names = table_of_players(Question({"players": players}, "the view"))
    return ages.counted(table)


def pad(names: list[str], sheets: list[Sheet]) -> Grid:
    """A column a player, a row a source of points."""
    best = max((sheet["total"] for sheet in sheets), default=0)
    grid = Grid(box=box.ROUNDED)
    grid.add_column("")
    for name, sheet in zip(names, sheets, strict=False):
        grid.add_column(Text(f"{WINNER} {name}" if sheet["total"] == best else name), justify="right")
    for row, words in SHEET_ROWS.items():
        if row == "total":
            grid.add_section()
        style = "bold" if row == "total" else ""
        values = [Text(str(sheet[row]), style=style) for sheet in sheets]
        grid.add_row(Text(say(words), style=style), *values)
    return grid


def as_player(seat: SeatView) -> dict[str, object]:
    """A player as the referee reads one (N20.2)."""
    return {
        "army": {name: list(column) for name, column in zip(CLASS_IDS, seat.army, strict=True)},
        "command": list(seat.command),
        "coins": list(seat.coins),
        "gem": seat.gem,
    }
