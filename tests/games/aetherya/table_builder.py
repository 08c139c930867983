"""Tables for tests, drawn as text: what matters is said, the rest is filled in.

    table = story("HU FO -- -- / -- EL DW -- / -- -- -- -- / -- -- -- --").pile("MO").unseen("SW").turn()

Codes are those of Q1. Whatever is drawn, opened or dealt comes from `unseen`, so a test knows it beforehand.
"""

from __future__ import annotations

from meadhall.core.journal import Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.rules import legends, turns
from meadhall.games.aetherya.rules.game_table import AetheryaTable, new_table
from meadhall.games.aetherya.state import steps
from meadhall.games.aetherya.state.cards import CARD_OF_CODE, KINDS, LEGEND_IDS, LEGEND_OF_ID, TOKEN_OF_ID
from meadhall.games.aetherya.state.table import COMPETITIVE, COOPERATIVE, SOLO
from meadhall.games.aetherya.state.view import SeatView, TableView
from meadhall.games.aetherya.words.game_words import notation

EMPTY = "-- -- -- -- / -- -- -- -- / -- -- -- -- / -- -- -- --"
CENTRE = "-- -- -- -- / -- PL FO -- / -- MO SW -- / -- -- -- --"
MODES = {"competitive": COMPETITIVE, "solo": SOLO, "cooperative": COOPERATIVE}
MANY = 60


def cells_of(drawing: str) -> list[str]:
    cells = drawing.replace("/", " ").split()
    assert len(cells) == 16, drawing
    return cells


def rows_of(drawing: str) -> list[list[str]]:
    cells = cells_of(drawing)
    return [cells[row * 4 : row * 4 + 4] for row in range(4)]


def cell(name: str) -> int:
    """a1 is the top left cell."""
    return "abcd".index(name[0]) + 4 * (int(name[1]) - 1)


class Story:
    """A table in the making; `turn` lets a seat begin."""

    def __init__(self, drawing: str, seats: int, mode: str, items: bool) -> None:
        self.table = new_table(seats, luck_from_seed(7), MODES[mode], items, 0)
        for seat in range(seats):
            self.table.play(seat, 0)
            self.kingdom(seat, CENTRE)
        self.kingdom(0, drawing)
        if mode == "solo":
            self.table.play(0, self.table.choices(0)[0])  # no swap
        self.display()
        self.unseen("SW")
        self.deck(7)

    def kingdom(self, seat: int, drawing: str) -> Story:
        self.table.close_kingdom(seat)
        for number, code in enumerate(cells_of(drawing)):
            if code in CARD_OF_CODE:
                self.table.set_card(seat, number, CARD_OF_CODE[code])
                self.table.set_token(seat, number, 0)
        legends.look_up(self.table, seat)
        return self

    def unseen(self, code: str) -> Story:
        """Every card that nobody has seen is this one."""
        everything_unseen_is(self.table, code)
        return self

    def deck(self, size: int) -> Story:
        self.table.deck_size = size
        return self

    def pile(self, *codes: str, number: int = 0) -> Story:
        while self.table.pile_size(number):
            self.table.take_from_pile(number)
        for code in codes:
            self.table.put_on_pile(number, CARD_OF_CODE[code])
        return self

    def display(self, *names: str) -> Story:
        self.table.display = legend_set(*names)
        return self

    def legend_deck(self, *names: str) -> Story:
        self.table.legend_deck = legend_set(*names)
        return self

    def row(self, century: int, *names: str) -> Story:
        self.table.set_row(century, legend_set(*names))
        return self

    def beside(self, seat: int, *tokens: str) -> Story:
        for token in tokens:
            self.table.change_beside(seat, TOKEN_OF_ID[token], 1)
        return self

    def token(self, seat: int, name: str, token: str, lookers: int = 0) -> Story:
        """An open token on a card, or a closed one that somebody knows."""
        self.table.set_token(seat, cell(name), TOKEN_OF_ID[token], lookers)
        return self

    def hidden(self, seat: int, *tokens: str) -> Story:
        """What the closed tokens of a kingdom can turn out to be."""
        for token in range(1, 13):
            self.table.hide_token(seat, token, 0)
        for name in tokens:
            self.table.hide_token(seat, TOKEN_OF_ID[name], 1)
        return self

    def turn(self, seat: int = 0) -> AetheryaTable:
        self.table.attach_journal(Journal())
        turns.begin(self.table, seat)
        return self.table

    def after(self, seat: int = 0) -> AetheryaTable:
        """The end of a seat's turn: the action is done."""
        self.turn(seat)
        self.table.step = steps.AFTER
        return self.table


def story(drawing: str = CENTRE, seats: int = 2, mode: str = "competitive", items: bool = False) -> Story:
    return Story(drawing, seats, mode, items)


def everything_unseen_is(table: AetheryaTable, code: str) -> None:
    for card in range(1, KINDS):
        table.change_unseen(card, -table.unseen(card))
    table.change_unseen(CARD_OF_CODE[code], MANY)


def legend_set(*names: str) -> int:
    return sum(1 << LEGEND_OF_ID[name] for name in names)


def names_of(legend_bits: int) -> list[str]:
    return [name for number, name in enumerate(LEGEND_IDS) if legend_bits >> number & 1]


def offered(table: AetheryaTable, seat: int | None = None) -> list[str]:
    """The choices of a seat in the notation of records."""
    chooser = table.active if seat is None else seat
    return [notation(table, chooser, choice) for choice in table.choices(chooser)]


def choose(table: AetheryaTable, *words: str) -> None:
    """The active seat chooses, one after the other."""
    for wanted in words:
        seat = table.active
        matching = [choice for choice in table.choices(seat) if notation(table, seat, choice) == wanted]
        assert matching, f"{wanted!r} is not among {offered(table)}"
        table.play(seat, matching[0])


def choose_first(table: AetheryaTable, deed: str) -> None:
    """The active seat makes the first choice of a kind."""
    choose(table, next(words for words in offered(table) if words.startswith(deed)))


def decision(table: AetheryaTable) -> tuple[int, str]:
    return table.active, table.decision(table.active)


def look(table: AetheryaTable, viewer: int = 0) -> TableView:
    view = table.view(viewer)
    assert isinstance(view, TableView)
    return view


def side(table: AetheryaTable, seat: int = 0, viewer: int = 0) -> SeatView:
    return look(table, viewer).seats[seat]


def told(table: AetheryaTable, what: str) -> list[tuple[int, int, int]]:
    assert table.journal is not None
    return [(entry.seat, entry.first, entry.second) for entry in table.journal.entries if entry.what == what]


def fresh(seats: int, seed: int = 1, **options: bool | int) -> AetheryaTable:
    table = GAME.new_table(seats, luck_from_seed(seed), options)
    assert isinstance(table, AetheryaTable)
    return table


def arranged(seats: int, seed: int = 1, **options: bool | int) -> AetheryaTable:
    table = fresh(seats, seed, **options)
    for seat in range(seats):
        table.play(seat, 0)
    return table
