# interpreted: words are for people
"""The table in the terminal. It is drawn from a view, never from the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box as borders
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .state.box import Box
from .state.cards import OGRE_OF_ID
from .state.component_file import box_named
from .state.view_values import SeatView, TableView
from .words.names import colour_name, gems_named, name_of_goal, name_of_kind, name_of_secret, ogre_name
from .words.sentences import say
from .words.terminal_map import COLOURS, FAINT, LETTERS, Land

LABELS: Final[dict[str, str]] = {
    "title": "Dwar7s Fall",
    "round": "round {round}",
    "turn": "{name}'s turn",
    "last_round": "last round",
    "over": "the game is over",
    "waiting": "Waiting for",
    "actions": "Actions",
    "actions_used": "{used} of {allowance} used",
    "supply": "Supply",
    "offers": "Trade goals",
    "offer": "{goal} {vp} = {cost}",
    "trade_deck": "Trade deck",
    "ogre_deck": "Ogre deck",
    "ogre_discard": "Ogre discards",
    "map": "The land",
    "hand": "Hand",
    "gems": "Gems",
    "ogres": "Ogres",
    "pool": "Dwarfs at home",
    "trophies": "Monsters defeated",
    "goals": "Goals",
    "secret": "Secret goal",
    "secret_met": "{secret} (fulfilled)",
    "kingdom": "Kingdom",
    "points": "Points",
    "hidden": "{number} hidden",
    "unknown": "?",
    "none": "–",
    "key": "┃━ walls  letters: dwarfs of {colours}  2/3: needed of spaces  +1: cards below",
}
TWO_ABREAST: Final = 92  # columns from which two players stand side by side


def show(view: TableView, names: list[str]) -> RenderableType:
    return Screen(view, names)


class Screen:
    """The whole table for one viewer."""

    def __init__(self, view: TableView, names: list[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, names = self.view, self.names
        yield heading(view, names)
        yield two_columns(surroundings(view, names))
        yield Panel(Land(view), title=say(LABELS["map"]), title_align="left", border_style=FAINT)
        yield side_by_side(sides(view, names), 2 if options.max_width >= TWO_ABREAST else 1)
        yield Text(say(LABELS["key"], colours=colours(view)), style=FAINT)


def heading(view: TableView, names: list[str]) -> Rule:
    parts = [say(LABELS["title"]), say(LABELS["round"], round=view.round)]
    if view.final_round:
        parts.append(say(LABELS["last_round"]))
    if view.decision:
        parts.append(say(LABELS["turn"], name=names[view.active]))
    else:
        parts.append(say(LABELS["over"]))
    return Rule(Text(" · ".join(parts), style="bold"), style=FAINT)


def colours(view: TableView) -> str:
    return ", ".join(f"{LETTERS[seat.colour]} {colour_name(seat.colour)}" for seat in view.seats)


# -- what lies around ------------------------------------------------------------------------------


def two_columns(lines: Iterator[tuple[str, Text]]) -> Grid:
    """Labels and lines. Empty lines are left out."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, line in lines:
        if line:
            grid.add_row(Text(say(LABELS[label]), style=FAINT), line)
    return grid


def surroundings(view: TableView, names: list[str]) -> Iterator[tuple[str, Text]]:
    yield "waiting", Text(", ".join(names[seat] for seat in view.deciding), style="bold")
    if view.decision:
        allowance = view.seats[view.active].allowance
        yield "actions", Text(say(LABELS["actions_used"], used=view.used, allowance=allowance))
    yield "supply", Text(gems_named(view.supply))
    yield "offers", Text("\n".join(offers(view)))
    yield "trade_deck", Text(str(view.trade_deck))
    yield "ogre_deck", Text(str(view.ogre_deck))
    yield "ogre_discard", Text(", ".join(ogre_name(OGRE_OF_ID[ogre]) for ogre in view.ogre_discard))


def offers(view: TableView) -> Iterator[str]:
    for offer in view.offers:
        cost = gems_named(offer.cost)
        name = name_of_goal(box_named(view.box), offer.goal)
        yield say(LABELS["offer"], goal=name, vp=offer.vp, cost=cost)


# -- players ---------------------------------------------------------------------------------------


def sides(view: TableView, names: list[str]) -> list[RenderableType]:
    """The viewer's own side comes last, next to the prompt."""
    seats = sorted(view.seats, key=lambda seat: seat.seat == view.viewer)
    return [side(view, seat, names[seat.seat]) for seat in seats]


def side(view: TableView, seat: SeatView, name: str) -> Panel:
    title = Text(f"{name} · {colour_name(seat.colour)}", style=f"bold {COLOURS[seat.colour]}")
    style = "bold" if seat.seat in view.deciding else FAINT
    return Panel(
        two_columns(seat_lines(seat, box_named(view.box))),
        title=title,
        title_align="left",
        box=borders.ROUNDED,
        border_style=style,
    )


def seat_lines(seat: SeatView, box: Box) -> Iterator[tuple[str, Text]]:
    goals = [name_of_goal(box, goal) for goal in seat.goals]
    yield "hand", Text(", ".join(map(name_of_kind, seat.hand)) or say(LABELS["none"]))
    yield "gems", Text(hidden(seat.gem_number, None if seat.gems is None else gems_named(seat.gems)))
    yield "ogres", Text(hidden(seat.ogre_number, None if seat.ogres is None else ogres(seat.ogres)))
    yield "pool", Text(str(seat.pool))
    yield "trophies", Text(str(seat.trophies))
    yield "goals", Text(", ".join(goals) or say(LABELS["none"]))
    yield "secret", secret(seat)
    yield "kingdom", Text(kingdom(seat))
    yield "points", points(seat)


def kingdom(seat: SeatView) -> str:
    return say.many(
        "{value} on {number} tile", "{value} on {number} tiles", seat.kingdom_tiles, value=seat.kingdom_value
    )


def hidden(number: int, known: str | None) -> str:
    if not number:
        return say(LABELS["none"])
    return say(LABELS["hidden"], number=number) if known is None else known


def ogres(counts: tuple[int, ...]) -> str:
    return ", ".join(f"{number} {ogre_name(ogre)}" for ogre, number in enumerate(counts) if number)


def secret(seat: SeatView) -> Text:
    if seat.secret is None:
        return Text(say(LABELS["unknown"]))
    name = name_of_secret(seat.secret)
    fulfilled = seat.revealed or seat.secret_met
    return Text(say(LABELS["secret_met"], secret=name) if fulfilled else name)


def points(seat: SeatView) -> Text:
    """The points that everybody can count; all of them where the gems are known."""
    if seat.total is not None:
        return Text(str(seat.total), style="bold")
    return Text(f"{seat.goal_points + seat.monster_points + seat.kingdom_value} + ?", style="bold")


def side_by_side(parts: list[RenderableType], abreast: int) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for start in range(0, len(parts), abreast):
        grid.add_row(*parts[start : start + abreast])
    return grid
