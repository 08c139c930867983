# interpreted: words are for people
"""The land in the terminal: a map of tiles with their walls, or a list where there is no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from ..state.view_values import TableView, TileView
from .names import name_of_kind, walls_named
from .sentences import say

FAINT: Final = "color(102)"
COLOURS: Final = {"blue": "color(67)", "red": "color(167)", "green": "color(71)", "yellow": "color(178)"}
LETTERS: Final = {"blue": "B", "red": "R", "green": "G", "yellow": "Y"}
MARGIN: Final = 4  # for the rows' numbers
WIDE: Final = 12
NARROW: Final = 7
ACROSS: Final = "━"
UPRIGHT: Final = "┃"
NORTH, EAST, SOUTH, WEST = range(4)


class Tile(NamedTuple):
    """The four lines of one tile."""

    north: Text
    name: Text
    work: Text
    south: Text


def dwarfs(counts: Sequence[int], colours: Sequence[str]) -> Text:
    """A letter for each dwarf: BBR. `colours` are those of the seats."""
    line = Text()
    for number, colour in zip(counts, colours, strict=True):
        line.append(LETTERS[colour] * number, style=f"bold {COLOURS[colour]}")
    return line


def drawn(tile: TileView, width: int, colours: Sequence[str]) -> Tile:
    walls, top = tile.top.walls, tile.top
    inner = width - 2
    name = Text(name_of_kind(top.kind)[:inner].ljust(inner), style=f"bold {COLOURS[colours[top.owner]]}")
    below = f"+{len(tile.stack) - 1}" if len(tile.stack) > 1 else ""
    work = Text(f"{top.need}/{top.spaces}{below} " if width == WIDE else below)
    work.append_text(dwarfs(tile.dwarfs, colours))
    work.truncate(inner, pad=True)
    return Tile(edge(walls[NORTH], inner), sides(walls, name), sides(walls, work), edge(walls[SOUTH], inner))


def edge(wall: bool, inner: int) -> Text:
    return Text("·" + (ACROSS if wall else " ") * inner + "·", style="" if wall else FAINT)


def sides(walls: tuple[bool, ...], content: Text) -> Text:
    west, east = (UPRIGHT if walls[side] else " " for side in (WEST, EAST))
    return Text.assemble(west, content, east)


class Land:
    """All tiles, drawn as wide as the terminal allows."""

    def __init__(self, view: TableView) -> None:
        self.tiles = view.tiles
        self.colours = [seat.colour for seat in view.seats]
        self.at = {tile.cell: tile for tile in view.tiles}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if not self.tiles:
            yield Text(say("No card is laid yet."), style=FAINT)
            return
        columns = self.columns()
        for width in (WIDE, NARROW):
            if MARGIN + len(columns) * width <= options.max_width:
                yield from self.rows(columns, width)
                return
        yield from (listed(tile, self.colours) for tile in self.tiles)

    def columns(self) -> range:
        across = [x for x, _ in self.at]
        return range(min(across), max(across) + 1)

    def rows(self, columns: range, width: int) -> Iterator[Text]:
        along = [y for _, y in self.at]
        heads = "".join(str(x).center(width) for x in columns)
        yield Text(" " * MARGIN + heads, style=FAINT)
        for y in range(min(along), max(along) + 1):
            row = [drawn(self.at[x, y], width, self.colours) if (x, y) in self.at else None for x in columns]
            for line in range(len(Tile._fields)):
                label = str(y).rjust(MARGIN - 1) if line == 1 else ""
                parts = [tile[line] if tile else Text(" " * width) for tile in row]
                yield Text.assemble((label.ljust(MARGIN), FAINT), *parts)


def listed(tile: TileView, colours: Sequence[str]) -> Text:
    """One tile on one line."""
    x, y = tile.cell
    walls = walls_named(tile.top.walls)
    name = Text(name_of_kind(tile.top.kind), style=f"bold {COLOURS[colours[tile.top.owner]]}")
    line = Text.assemble(f"{x},{y} ", name, f" {tile.top.need}/{tile.top.spaces} [{walls}] ")
    line.append_text(dwarfs(tile.dwarfs, colours))
    return line
