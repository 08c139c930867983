# interpreted: words are for people
"""The table in the terminal, drawn from a view and never from the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .referee.score_sheet import pad
from .rules.adjacency import SIDE
from .state.cards import LEGEND_OF_ID
from .state.view import SeatView, TableView
from .words import terminal_marks as marks
from .words.names import COLUMNS, legend_name, legend_value
from .words.sentences import LABELS, say

TWO_ABREAST: Final = 92  # columns from which two kingdoms stand side by side
TITLES: Final = {"solo": "title_solo", "cooperative": "title_cooperative"}


def show(view: TableView, names: list[str]) -> RenderableType:
    return Screen(view, names)


class Screen:
    """The whole table as one viewer may see it."""

    def __init__(self, view: TableView, names: list[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, names = self.view, self.names
        yield heading(view, names)
        yield surroundings(view, names)
        abreast = 2 if options.max_width >= TWO_ABREAST else 1
        yield side_by_side(kingdoms(view, names), abreast)
        sheet = pad(names, [seat.rows for seat in view.seats])
        yield side_by_side([legends(view), sheet], abreast)
        yield marks.faint(say(LABELS["key"]))


def heading(view: TableView, names: list[str]) -> Rule:
    title = say(LABELS["title_items" if view.items else TITLES.get(view.mode, "title")])
    parts = [title]
    if view.century:
        parts.append(say(LABELS["century"], century=view.century))
    parts.append(moment(view, names))
    return Rule(Text(" · ".join(parts), style="bold"), style=marks.FAINT)


def moment(view: TableView, names: list[str]) -> str:
    if not view.decision:
        return say(LABELS["lost" if view.lost else "over"])
    if view.decision == "arrange":
        return say(LABELS["arrange"])
    return say(LABELS["turn"], name=names[view.active])


# -- what lies around ------------------------------------------------------------------------------


def surroundings(view: TableView, names: list[str]) -> Grid:
    """One line each, without the empty ones."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, line in lines(view, names):
        if line:
            grid.add_row(marks.faint(label), line)
    return grid


def lines(view: TableView, names: list[str]) -> Iterator[tuple[str, Text]]:
    yield (
        say(LABELS["waiting"]),
        marks.joined([Text(names[seat], style="bold") for seat in view.deciding], ", "),
    )
    yield say(LABELS["held"]), marks.joined([marks.card(code) for code in (view.held, view.other) if code])
    yield say(LABELS["deck"]), Text(str(view.deck_size))
    for number, pile in enumerate(view.piles, 1):
        label = say(LABELS["discard"]) if len(view.piles) == 1 else say(LABELS["pile"], number=number)
        yield label, marks.pile(pile)
    yield say(LABELS["unseen"]), marks.counts(view.unseen)
    yield say(LABELS["in_deck"]), marks.counts(view.deck)
    if any(view.points):
        yield say(LABELS["points"]), Text(" · ".join(map(str, view.points[: view.century])))


# -- kingdoms --------------------------------------------------------------------------------------


def kingdoms(view: TableView, names: list[str]) -> list[RenderableType]:
    """The viewer's own kingdom comes last, next to the prompt."""
    seats = sorted(view.seats, key=lambda seat: seat.seat == view.viewer)
    return [kingdom(view, seat, names[seat.seat]) for seat in seats]


def kingdom(view: TableView, seat: SeatView, name: str) -> Panel:
    label = "own" if seat.seat == view.viewer else "owner"
    title = Text(say(LABELS[label], name=name, total=seat.total), style="bold default")
    content = Grid.grid()
    content.add_row(cells(view, seat))
    for line in seat_lines(seat):
        content.add_row(line)
    style = "bold" if seat.seat in view.deciding else marks.FAINT
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=style)


def cells(view: TableView, seat: SeatView) -> Grid:
    grid = Grid(box=box.SQUARE, show_lines=True, border_style=marks.FAINT, padding=0)
    grid.add_column("")
    for column in COLUMNS:
        grid.add_column(marks.faint(column), justify="center", width=marks.CELL_WIDTH)
    for row in range(SIDE):
        line = [marks.cell(seat, row * SIDE + column) for column in range(SIDE)]
        grid.add_row(marks.faint(str(row + 1)), *line)
    return grid


def seat_lines(seat: SeatView) -> Iterator[Text]:
    """Lines below a kingdom: hand, tokens and claimed legends."""
    if seat.hand:
        cards = marks.joined([marks.card(code) for code in seat.hand])
        yield Text.assemble(marks.faint("✓ " if seat.done else ""), cards)
    if seat.beside:
        yield Text.assemble(marks.faint(f"{say(LABELS['beside'])} "), marks.tokens(seat.beside))
    if seat.claims:
        names = ", ".join(legend_name(LEGEND_OF_ID[name]) for name in seat.claims)
        yield Text.assemble(marks.faint(f"{say(LABELS['claims'])} "), names)


# -- legends ---------------------------------------------------------------------------------------


def legends(view: TableView) -> Grid:
    """Every legend with its value, and whether the viewer's kingdom meets it now."""
    grid = Grid.grid(padding=(0, 1))
    for label, names in groups(view):
        grid.add_row(Text(), Text(), marks.faint(label))
        for name in names:
            legend = LEGEND_OF_ID[name]
            value = Text(str(legend_value(legend)), style="bold")
            grid.add_row(legend_mark(view, name), value, Text(legend_name(legend)))
    if view.legend_deck:
        grid.add_row(Text(), Text(), marks.faint(say(LABELS["legends_left"], left=len(view.legend_deck))))
    return grid


def groups(view: TableView) -> Iterator[tuple[str, tuple[str, ...]]]:
    if view.mode == "solo":
        for century in range(max(1, view.century), 4):
            yield say(LABELS["row"], century=century), view.rows[century - 1]
        return
    yield say(LABELS["display"]), view.display
    if view.mode == "cooperative":
        yield say(LABELS["penalty"], sum=view.penalty_sum), view.penalty


def legend_mark(view: TableView, name: str) -> Text:
    if name in view.turned:
        return Text("✗", style="bold")
    own = [seat for seat in view.seats if seat.seat == view.viewer]
    return Text("✓" if own and name in own[0].met else " ", style="bold green")


def side_by_side(parts: list[RenderableType], abreast: int) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for start in range(0, len(parts), abreast):
        grid.add_row(*parts[start : start + abreast])
    return grid
