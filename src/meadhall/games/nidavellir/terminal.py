# interpreted: words are for people
"""The table in the terminal, drawn from a view and never from the table itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .referee.score_sheet import sheet_of_view
from .state import choices
from .state.cards import (
    CARD_OF_TOKEN,
    CLASS_OF,
    DISTINCTION_IDS,
    LOWEST_ROYAL_VALUE,
    NEUTRAL,
    ROUNDS_PER_AGE,
    is_brother,
)
from .state.table import TAVERNS
from .state.view_values import SeatView, TableView
from .words import terminal_marks as marks
from .words.names import card_name, class_name, distinction_name, tavern_name
from .words.sentences import say
from .words.terminal_armies import other_panel, own_panel

TWO_ABREAST: Final = 76  # columns from which two panels stand side by side
LONGEST_WORD: Final = 8  # of a name, that is not cut
SEALED_DECISIONS: Final = ("bid", "hofud")
MOMENTS: Final[dict[str, str]] = {
    "bids": "Age {age} · round {round} of {rounds} · bids",
    "taverns": "Age {age} · round {round} of {rounds} · {tavern}",
    "enlist": "End of age {age} · mercenaries enlist",
    "ylud": "End of age {age} · before the count",
    "evaluation": "End of age {age} · evaluation of the troops",
    "over": "The game is over",
}


def show(view: TableView, names: list[str]) -> RenderableType:
    return Screen(view, names)


class Screen:
    """The whole table as one viewer may see it."""

    def __init__(self, view: TableView, names: list[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, names = self.view, self.names
        yield heading(view)
        if view.phase == "taverns":
            yield taverns(view, names)
        yield Text()
        yield surroundings(view, names, options.max_width)
        yield from armies(view, names, options.max_width)
        if view.phase == "over":
            yield sheet_of_view(view, names)


def heading(view: TableView) -> Rule:
    title = say("Nidavellir + Thingvellir") if view.thingvellir else say("Nidavellir")
    phase = "bids" if view.phase == "taverns" and not view.revealed else view.phase
    rounds = ROUNDS_PER_AGE[len(view.seats)]
    moment = say(
        MOMENTS[phase], age=view.age, round=view.round, rounds=rounds, tavern=tavern_name(view.tavern)
    )
    return Rule(Text(f"{title} · {moment}", style="bold"), style=marks.FAINT)


# -- taverns and bids ------------------------------------------------------------------------------


def taverns(view: TableView, names: list[str]) -> Grid:
    """A row a tavern: its cards, then every player's bid; last the pouches."""
    grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False)
    grid.add_column("", no_wrap=True)
    grid.add_column(marks.faint(say("cards")))
    for seat in view.seats:
        name = names[seat.seat]
        grid.add_column(Text(name), min_width=longest_word(name), justify="center")
    for tavern in range(TAVERNS):
        bids = [bid_at(view, seat, tavern) for seat in view.seats]
        grid.add_row(tavern_mark(view, tavern), cards_in(view.taverns[tavern]), *bids)
    last = say("sealed") if view.decision in SEALED_DECISIONS else say("pouch")
    grid.add_row(marks.faint(f"  {last}"), Text(), *(pouch(view, seat) for seat in view.seats))
    return grid


def longest_word(name: str) -> int:
    return min(LONGEST_WORD, max(len(word) for word in name.split() or [name]))


def tavern_mark(view: TableView, tavern: int) -> Text:
    name = tavern_name(tavern)
    if not view.revealed or tavern > view.tavern:
        return Text(f"  {name}")
    if tavern == view.tavern:
        return Text(f"{marks.NOW} {name}", style="bold")
    return marks.faint(f"{marks.DONE} {name}")


def cards_in(tokens: tuple[str, ...]) -> Text:
    return marks.joined([marks.tavern_card(token) for token in tokens if token]) or marks.faint("–")


def bid_at(view: TableView, seat: SeatView, tavern: int) -> Text:
    if sealed_bid(view, seat):
        return marks.coin(seat.row[choices.bid_coin(seat.sealed, tavern)])
    return marks.coin(seat.bids[tavern])


def pouch(view: TableView, seat: SeatView) -> Text:
    """The pouch; during a sealed decision a mark for players who are ready."""
    if view.decision in SEALED_DECISIONS:
        return Text(marks.DONE if seat.done else "")
    return marks.coins(seat.pouch)


def sealed_bid(view: TableView, seat: SeatView) -> bool:
    """Whether the viewer's own bid is laid, but not yet on the table."""
    return view.decision == "bid" and seat.sealed >= 0 and bool(seat.row)


# -- what lies around ------------------------------------------------------------------------------


def surroundings(view: TableView, names: list[str], width: int) -> Grid:
    """One line each; those with nothing to say are left out."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    lines = {
        say("Order of play"): order(view, names),
        say("Waiting for"): waiting(view, names),
        say("You look at"): marks.joined([marks.tavern_card(token) for token in view.pioneer]),
        say("Camp"): marks.joined([marks.named_card(token) for token in view.camp if token], " · "),
        say("Heroes"): Text() if place_for_hall(view, width) else hall_in_line(view),
        say("Distinctions"): distinctions(view),
        say("Treasury"): treasury(view),
        say("Discards"): pile(view),
    }
    for name, line in lines.items():
        if line:
            grid.add_row(marks.faint(name), line)
    return grid


def order(view: TableView, names: list[str]) -> Text:
    """The order of play at the tavern being resolved."""
    turns = [turn(view, names, seat) for seat in view.order] if view.order_is_fixed else []
    return marks.joined(turns, " › ")


def waiting(view: TableView, names: list[str]) -> Text:
    """The players who have to decide, if the order of play does not show it."""
    seats = () if view.order_is_fixed else view.deciding
    return marks.joined([Text(names[seat], style="bold") for seat in seats], ", ")


def turn(view: TableView, names: list[str], seat: int) -> Text:
    if seat in view.deciding:
        return Text(f"{marks.NOW} {names[seat]}", style="bold")
    return Text(names[seat])


def distinctions(view: TableView) -> Text:
    """The distinctions that can still be won, each with the letter of its class."""
    if view.age == 2:
        return Text()
    return marks.joined([distinction(DISTINCTION_IDS.index(token)) for token in view.distinctions], " · ")


def distinction(column: int) -> Text:
    letter = (f"{marks.CLASS_LETTERS[column]} ", marks.CLASS_STYLES[column])
    return Text.assemble(letter, distinction_name(column))


def treasury(view: TableView) -> Text:
    stacks = [(value, count) for value, count in enumerate(view.treasury, LOWEST_ROYAL_VALUE) if count]
    return marks.joined([marks.counted(Text(str(value)), count) for value, count in stacks], " ")


def pile(view: TableView) -> Text:
    kinds = Counter(view.pile).items()
    return marks.joined([marks.counted(marks.tavern_card(token), count) for token, count in kinds], " ")


# -- the hall of heroes ----------------------------------------------------------------------------


def hall(view: TableView) -> dict[str, Text]:
    """Heroes left, by class."""
    groups = {}
    for column in range(NEUTRAL + 1):
        cards = [card for card in map(CARD_OF_TOKEN.__getitem__, view.hall) if CLASS_OF[card] == column]
        if cards:
            name = say("Neutral") if column == NEUTRAL else class_name(column)
            groups[name] = marks.joined(hero_names(cards), ", ")
    return groups


def hero_names(cards: list[int]) -> list[Text]:
    """Heroes by name, the Dwerg brothers together."""
    brothers = [card_name(card).split()[-1] for card in cards if is_brother(card)]
    others = [marks.hero(card) for card in cards if not is_brother(card)]
    return [Text(say("Dwerg ({names})", names=", ".join(brothers))), *others] if brothers else others


def hall_in_line(view: TableView) -> Text:
    return marks.joined(
        [Text.assemble(marks.faint(f"{name} "), heroes) for name, heroes in hall(view).items()], " · "
    )


def hall_panel(view: TableView) -> Panel:
    grid = Grid.grid(padding=(0, 1))
    for name, heroes in hall(view).items():
        grid.add_row(marks.faint(name), heroes)
    title = Text(say("Hall of heroes"), style="bold default")
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style=marks.FAINT)


# -- players ---------------------------------------------------------------------------------------


def others_of(view: TableView) -> list[SeatView]:
    return [seat for seat in view.seats if seat.seat != view.viewer]


def place_for_hall(view: TableView, width: int) -> bool:
    """With an odd number of others a place beside the last one is free."""
    return width >= TWO_ABREAST and len(others_of(view)) % 2 == 1


def armies(view: TableView, names: list[str], width: int) -> Iterator[RenderableType]:
    """Others first, so that the viewer's own army stands nearest to what is asked of them."""
    abreast = 2 if width >= TWO_ABREAST else 1
    panels = [
        other_panel(seat, names[seat.seat], seat.seat in view.deciding, width // abreast)
        for seat in others_of(view)
    ]
    if place_for_hall(view, width):
        panels.append(hall_panel(view))
    yield side_by_side(panels, abreast)
    for seat in view.seats:
        if seat.seat == view.viewer:
            yield own_panel(seat, names[seat.seat], seat.seat in view.deciding)
    yield marks.faint(say("⇄ trading coin  ? face down  ✓ complete  ○ next line needs it  ▶ now"))


def side_by_side(panels: list[Panel], abreast: int) -> Grid:
    grid = Grid.grid(expand=True)
    for _ in range(abreast):
        grid.add_column(ratio=1)
    for start in range(0, len(panels), abreast):
        grid.add_row(*panels[start : start + abreast])
    return grid
