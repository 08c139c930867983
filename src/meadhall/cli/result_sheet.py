# interpreted: the command line
"""How a match ended, as a table."""

from __future__ import annotations

from rich.table import Table as Grid

from meadhall.core.result import Result

from .terminal import grid


def result_sheet(result: Result, names: list[str]) -> Grid:
    title = _outcome(result)
    sheet = grid("name", "place", "score", title=title)
    for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
        sheet.add_row(names[seat], str(place), str(result.scores[seat]))
    return sheet


def _outcome(result: Result) -> str | None:
    """Of a game played together or alone."""
    if result.won is None:
        return None
    verdict = "won" if result.won else "lost"
    words = f"{verdict.capitalize()} together." if len(result.places) > 1 else f"The game is {verdict}."
    return words if result.team_score is None else f"{words} Score: {result.team_score}"
