# interpreted: the command line
"""How a match ended, as a table."""

from __future__ import annotations

from rich.table import Table as Grid

from meadhall.core.result import Result

from .terminal import grid


def result_sheet(result: Result, names: list[str]) -> Grid:
    title = {None: None, True: "Won together.", False: "Lost together."}[result.won]
    sheet = grid("name", "place", "score", title=title)
    for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
        sheet.add_row(names[seat], str(place), str(result.scores[seat]))
    return sheet
