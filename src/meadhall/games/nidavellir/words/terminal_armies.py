# interpreted: words are for people
"""Players in the terminal: the viewer's own army large, the others' side by side.

Both count grades along the same axis (down, or to the right), so that complete lines show at a glance.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..state.cards import CLASSES, COIN_OF_TOKEN, COIN_VALUE, DISTINCTION_IDS
from ..state.view_values import SeatView
from . import terminal_marks as marks
from .names import class_name, distinction_name
from .sentences import say

LEAST_ROWS: Final = 3
CELL: Final = 4
BORDER: Final = 4  # two lines and their padding
FRONT: Final = 6  # class letter and number of grades


# -- what both have --------------------------------------------------------------------------------


def facts(seat: SeatView) -> RenderableType:
    """Coins and command zone."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(marks.faint(say("coins")), purse(seat))
    if seat.command:
        grid.add_row(
            marks.faint(say("command")), marks.joined([standing(token) for token in seat.command], ", ")
        )
    if seat.zolkur_waits:
        grid.add_row(marks.faint(""), Text(say("Zolkur waits: the next exchange discards the lower coin")))
    return grid


def purse(seat: SeatView) -> Text:
    """All coins owned (public), and which of them are still in hand while others lie on the table."""
    total = sum(COIN_VALUE[COIN_OF_TOKEN[token]] for token in seat.coins)
    owned = Text.assemble(marks.coins(seat.coins), marks.faint(f" = {total}"))
    if not seat.hand or len(seat.hand) == len(seat.coins):
        return owned
    return Text.assemble(owned, marks.faint(f"   {say('hand')} "), marks.coins(seat.hand))


def standing(token: str) -> Text:
    """A card of the command zone."""
    if token in DISTINCTION_IDS:
        return Text(distinction_name(DISTINCTION_IDS.index(token)), style="italic")
    return marks.named_card(token)


def column_cells(seat: SeatView, column: int, draw: Callable[[str, int], list[Text]]) -> list[Text]:
    """A cell for every grade of a column, and a mark where it holds up the next line."""
    cells = [cell for token in seat.army[column] for cell in draw(token, column)]
    return [*cells, marks.faint(marks.MISSING)] if len(cells) == seat.lines else cells


def framed(seat: SeatView, name: str, body: RenderableType, deciding: bool, own: bool) -> Panel:
    sign = f"{marks.NOW} " if deciding else ""
    owner = say("{name} · gem {gem}", name=name, gem=seat.gem)
    summary = say(
        "lines {lines} · heroes {heroes} · score {score}",
        lines=seat.lines,
        heroes=seat.heroes,
        score=seat.score,
    )
    return Panel(
        body,
        title=Text(f"{sign}{owner}", style="bold default"),
        title_align="left",
        subtitle=Text(summary, style="default"),
        subtitle_align="right",
        box=box.HEAVY if own else box.ROUNDED,
        border_style="" if own else marks.FAINT,
    )


# -- the own army ----------------------------------------------------------------------------------


def own_panel(seat: SeatView, name: str, deciding: bool) -> Panel:
    whose = say("{name} (you)", name=name)
    return framed(seat, whose, Group(own_army(seat), facts(seat)), deciding, own=True)


def own_army(seat: SeatView) -> Grid:
    """Columns as on the real table, one row a grade."""
    grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False)
    grid.add_column("", no_wrap=True)
    for column in range(CLASSES):
        head = Text(class_name(column), style=f"bold {marks.CLASS_STYLES[column]}")
        grid.add_column(head, ratio=1, no_wrap=True)
    columns = [column_cells(seat, column, marks.long_cells) for column in range(CLASSES)]
    rows = zip_longest(*columns, LEAST_ROWS * [Text()], fillvalue=Text())
    for line, cells in enumerate(rows, start=1):
        grid.add_row(line_mark(line, seat.lines), *cells[:CLASSES])
    grid.add_row(marks.faint(say("grades")), *(Text(str(grades), style="bold") for grades in seat.grades))
    grid.add_row(marks.faint(say("points")), *(points_of(seat, column) for column in range(CLASSES)))
    return grid


def line_mark(line: int, complete: int) -> Text:
    words = say("line {line}", line=line)
    return Text(f"{marks.DONE} {words}", style="bold") if line <= complete else marks.faint(f"  {words}")


def points_of(seat: SeatView, column: int) -> Text:
    return Text("" if marks.CLASS_LETTERS[column] in marks.POINTLESS else str(seat.points[column]))


# -- the other armies ------------------------------------------------------------------------------


def other_panel(seat: SeatView, name: str, deciding: bool, width: int) -> Panel:
    room = max(LEAST_ROWS, (width - BORDER - FRONT) // CELL)
    return framed(seat, name, Group(short_army(seat, room), facts(seat)), deciding, own=False)


def short_army(seat: SeatView, room: int) -> Grid:
    """Columns laid on their side, one narrow cell a grade."""
    grid = Grid.grid(padding=0)
    grid.add_column(width=FRONT, no_wrap=True)
    for _ in range(room):
        grid.add_column(width=CELL, no_wrap=True)
    tallest = min(room, max(*seat.grades, LEAST_ROWS))
    grid.add_row(Text(), *(short_line_mark(line, seat.lines) for line in range(1, tallest + 1)))
    for column in range(CLASSES):
        cells = column_cells(seat, column, marks.short_cells)
        grid.add_row(front(seat, column), *fitted(cells, room))
    return grid


def short_line_mark(line: int, complete: int) -> Text:
    return Text(f"{line}{marks.DONE}", style="bold") if line <= complete else marks.faint(str(line))


def front(seat: SeatView, column: int) -> Text:
    words = f"{marks.CLASS_LETTERS[column]} {seat.grades[column]:>2}"
    return Text.assemble((words, marks.CLASS_STYLES[column]), marks.faint(" │"))


def fitted(cells: list[Text], room: int) -> list[Text]:
    """The cells for which there is room; the last one gives the number of the others."""
    if len(cells) <= room:
        return cells
    return [*cells[: room - 1], marks.faint(f"+{len(cells) - room + 1}")]
