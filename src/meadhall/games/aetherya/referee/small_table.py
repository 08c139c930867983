# interpreted: answers a question at a time
"""Small tables on which the referee tries things out, with only what was given on them (Q2).

The asked player has seat 0, the other one concerned seat 1. A closed card has no face on a table; faces that
were given are kept beside it, and put where luck will draw from just before it does.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules.adjacency import CELLS, SIDE
from ..rules.game_table import AetheryaTable
from ..state import json_values
from ..state import position as parts
from ..state.cards import CLOSED, CODES, KINDS, PLAIN
from ..state.json_values import CLOSED_CODE, CLOSED_MARK, Face, Question
from ..state.position import LARGEST_DECK, lay_kingdom
from ..state.position_writer import plain_on_cards
from ..state.table import COMPETITIVE, PILE_ROOM, PILES, Board, empty_cells
from ..state.view import MODES, SECRET, legend_ids, tokens_beside

ASKED: Final = 0
OPPONENT: Final = 1
PHASES: Final = ("START", "DRAWN", "AFTER", "GAME_END", "OTHER_PLAYER")
OWN_PHASES: Final = 3
FURTHEST: Final = 10**6  # points that a question may name


def mode_of(position: Question) -> int:
    return position.one_of("mode", MODES)


def phase_of(position: Question) -> int:
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


def lay_open(table: Board, seat: int, faces: list[Face]) -> None:
    """A9.3: closed cards are opened first; one whose face was not given stays closed and counts nothing."""
    lay_kingdom(table, seat, [Face(face.card, face.is_open or face.card != CLOSED) for face in faces])


def lay_piles(table: Board, position: Question) -> list[list[int]]:
    """The piles during a turn: a card more may come on each, and one may be taken back."""
    piles = position.row("piles", json_values.row(json_values.card))
    json_values.whole(0, PILES)(len(piles), "number of piles")
    parts.lay_piles(table, piles, PILE_ROOM - 2)
    return piles


def deck_size(position: Question) -> int:
    return position.whole("deck_size", 0, LARGEST_DECK)


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


def beside_and_on_cards(table: Board, seat: int) -> dict[str, Any]:
    """The tokens of a seat, without the seats that have looked at closed ones."""
    return {
        "beside": sorted(tokens_beside(table, seat)),
        "on_cards": [
            {name: each[name] for name in ("cell", "token", "closed")} for each in plain_on_cards(table, seat)
        ],
    }


def sorted_ids(legend_set: int) -> list[str]:
    return sorted(legend_ids(legend_set))


def offered(table: Board, seat: int = ASKED) -> list[int]:
    """The choices that the game would offer now."""
    table.active = seat
    return table.choices(seat)
