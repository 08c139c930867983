# interpreted: answers a question at a time
"""Small tables on which the referee tries things out, with only what was given on them (Q2).

The asked player has seat 0, the other one concerned seat 1. A closed card has no face on a table; faces that
were given are kept beside it, and put where luck will draw from just before it does.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, Reader

from .. import given, legends
from ..adjacency import CELLS, SIDE
from ..cards import CLOSED, CODES, KINDS, PLAIN, TOKEN_IDS, TOKENS
from ..game_table import AetheryaTable
from ..given import CLOSED_CODE, CLOSED_MARK, Face
from ..table import COMPETITIVE, PILE_ROOM, Board, empty_cells
from ..view import MODES, SECRET, legend_ids

Value = TypeVar("Value")

ASKED: Final = 0
OPPONENT: Final = 1
STRANGER: Final = 8  # the bit of a seat that is not at the table: closed tokens need somebody who knows them
MOST_TOKENS: Final = 4
LARGEST_DECK: Final = 80
PHASES: Final = ("START", "DRAWN", "AFTER", "GAME_END", "OTHER_PLAYER")
OWN_PHASES: Final = 3


# -- Q: what may be left out -----------------------------------------------------------------------


def listed(position: Given, field: str, reader: Reader[Value]) -> list[Value]:
    """A missing list is empty."""
    return position.row(field, reader) if position.has(field) else []


def number(position: Given, field: str, most: int = LARGEST_DECK) -> int:
    """A missing number is 0."""
    return position.whole(field, 0, most) if position.has(field) else 0


def legends_in(position: Given, field: str) -> int:
    return position.read(field, given.legends) if position.has(field) else 0


def mode_of(position: Given) -> int:
    return position.one_of("mode", MODES) if position.has("mode") else COMPETITIVE


def phase_of(position: Given) -> int:
    return position.one_of("phase", PHASES)


# -- laying ----------------------------------------------------------------------------------------


def empty_table(seats: int = 2, mode: int = COMPETITIVE) -> AetheryaTable:
    """With tokens allowed: without any on it they change nothing."""
    table = AetheryaTable(seats, 0, empty_cells(True))
    table.mode = mode
    table.items = int(mode == COMPETITIVE)
    for seat in range(seats):
        table.close_kingdom(seat)
    return table


def lay_kingdom(table: Board, seat: int, faces: list[Face]) -> None:
    for cell, face in enumerate(faces):
        if face.is_open:
            table.set_card(seat, cell, face.card)
    legends.look_up(table, seat)


def lay_open(table: Board, seat: int, faces: list[Face]) -> None:
    """A9.3: closed cards are opened first; one whose face was not given stays closed and counts nothing."""
    lay_kingdom(table, seat, [Face(face.card, face.is_open or face.card != CLOSED) for face in faces])


def lay_tokens(table: Board, seat: int, player: Given) -> None:
    for token in listed(player, "beside", given.token):
        if table.beside(seat, token) == MOST_TOKENS:
            raise Refusal("wrong_count", "A1.5", what=TOKEN_IDS[token], wanted="at most 4", found="more")
        table.change_beside(seat, token, 1)
    for lying in listed(player, "on_cards", given.facts):
        lay_token(table, seat, lying)


def lay_token(table: Board, seat: int, lying: Given) -> None:
    cell = lying.read("cell", given.cell)
    if table.token(seat, cell):
        raise Refusal("contradiction", "B1.2", field="on_cards")
    closed = lying.flag("closed", False)
    table.set_token(seat, cell, lying.read("token", given.token), STRANGER if closed else 0)


def lay_piles(table: Board, piles: list[list[int]]) -> None:
    given.whole(0, 2)(len(piles), "number of piles")
    for pile, cards in enumerate(piles):
        given.whole(0, PILE_ROOM - 2)(len(cards), "size of a pile")
        for card in cards:
            table.put_on_pile(pile, card)


def read_piles(position: Given) -> list[list[int]]:
    return listed(position, "piles", given.row(given.card))


def luck_draws(table: Board, card: int) -> None:
    """The next unseen card is this one; any will do if the question does not tell."""
    for kind in range(1, KINDS):
        table.change_unseen(kind, -table.unseen(kind))
    table.change_unseen(card or PLAIN, 1)


# -- reading off -----------------------------------------------------------------------------------


def plain_kingdom(table: Board, seat: int, faces: list[Face], chance: set[int]) -> list[list[str]]:
    """Closed cards as they were given; "?" in the cells that chance has opened."""
    codes = [
        SECRET if cell in chance else code_of(table.card(seat, cell), faces[cell]) for cell in range(CELLS)
    ]
    return [codes[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)]


def code_of(card: int, face: Face) -> str:
    if card != CLOSED:
        return CODES[card]
    return f"{CLOSED_MARK}{CODES[face.card]}" if face.card else CLOSED_CODE


def plain_beside(table: Board, seat: int) -> list[str]:
    return sorted(TOKEN_IDS[token] for token in range(1, TOKENS) for _ in range(table.beside(seat, token)))


def plain_on_cards(table: Board, seat: int) -> list[dict[str, Any]]:
    return [
        {
            "cell": given.plain_cell(cell),
            "token": TOKEN_IDS[table.token(seat, cell)],
            "closed": table.token_is_closed(seat, cell),
        }
        for cell in range(CELLS)
        if table.token(seat, cell)
    ]


def sorted_ids(legend_set: int) -> list[str]:
    return sorted(legend_ids(legend_set))


def offered(table: Board, seat: int = ASKED) -> list[int]:
    """What the game would offer now."""
    table.active = seat
    return table.choices(seat)
