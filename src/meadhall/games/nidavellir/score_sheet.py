# interpreted: words are for people
"""The score sheet, by rows as on the paper pad, with the winners marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from .cards import CLASS_IDS
from .sentences import SHEET_ROWS
from .view import SeatView, TableView

Sheet = Mapping[str, int]
WINNER: Final = "★"


def score_sheet(sheets: Mapping[str, Sheet]) -> Grid:
    """From the referee's answer to `score`, or from `scoring.sheet` of each seat: rows by player."""
    best = max((sheet["total"] for sheet in sheets.values()), default=0)
    grid = Grid(box=box.ROUNDED)
    grid.add_column("")
    for name, sheet in sheets.items():
        won = sheet["total"] == best
        grid.add_column(Text(f"{WINNER} {name}" if won else name), justify="right")
    for row, words in SHEET_ROWS.items():
        last = row == "total"
        if last:
            grid.add_section()
        values = [Text(str(sheet[row]), style="bold" if last else "") for sheet in sheets.values()]
        grid.add_row(Text(words, style="bold" if last else ""), *values)
    return grid


def sheet_of_view(view: TableView, names: list[str]) -> Grid:
    """The sheet of a finished game: the referee counts what lies open."""
    from .referee import query  # noqa: PLC0415

    players = {str(seat.seat): as_player(seat) for seat in view.seats}
    answer = query("score", {"players": players})
    assert isinstance(answer, dict)
    return score_sheet({names[int(seat)]: sheet for seat, sheet in answer.items()})


def as_player(seat: SeatView) -> dict[str, object]:
    """A player as the referee reads one (N20.2)."""
    return {
        "army": {name: list(column) for name, column in zip(CLASS_IDS, seat.army, strict=True)},
        "command": list(seat.command),
        "coins": list(seat.coins),
        "gem": seat.gem,
    }
