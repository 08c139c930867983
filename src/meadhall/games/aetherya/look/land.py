"""A kingdom as it lies, or as it would lie, with its scores and their reasons. All numbers come from the rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from ..rules import ending, legends, scoring, turns
from ..rules.adjacency import CELLS, adjacent, touching
from ..rules.game_table import AetheryaTable
from ..state.cards import (
    CARD_OF_CODE,
    CLOSED,
    CONFLICT_ROW,
    DRAGON,
    DRAGON_ROW,
    LEGENDS,
    PORTAL,
    STAFF,
    TREATY,
)
from ..state.table import Board, empty_cells
from ..state.view import SeatView

NOTHING_OPEN: Final = (CLOSED,) * CELLS


class Land(NamedTuple):
    """The cards of a kingdom by cell, and the cells of treaties and staffs in effect."""

    cards: tuple[int, ...]
    treaties: tuple[int, ...] = ()
    staffs: tuple[int, ...] = ()


class Reason(NamedTuple):
    """The points of a card for one neighbour."""

    points: int
    cell: int
    card: int
    through: bool  # by a portal
    conflict: bool = False


class Spot(NamedTuple):
    """A card and its neighbours: everything that its texts need."""

    cell: int
    card: int
    touching: tuple[int, ...] = ()  # open cards beside it
    by_portal: tuple[int, ...] = ()  # those reached by portals only
    reasons: tuple[Reason, ...] = ()
    treaty: bool = False
    staff: bool = False
    tamed: bool = False
    tamers: tuple[int, int] = (CLOSED, 0)  # of which race most cards are beside a dragon, and how many


def land_of(seat: SeatView) -> Land:
    lying = [(token.token, token.cell) for token in seat.on_cards if not token.closed and not token.waits]
    return lying_open(seat.kingdom, tuple(lying))


def land_on(table: Board, seat: int) -> Land:
    """The kingdom of a seat of a table."""
    cells = range(CELLS)
    under_treaty = scoring.signed(table, seat) if table.items else 0
    return Land(
        tuple([table.card(seat, cell) for cell in cells]),
        tuple([cell for cell in cells if under_treaty >> cell & 1]),
        tuple([cell for cell in cells if scoring.has_staff(table, seat, cell)]),
    )


@lru_cache(maxsize=1024)
def lying_open(kingdom: tuple[str, ...], tokens: tuple[tuple[str, int], ...]) -> Land:
    cards = tuple([CARD_OF_CODE.get(code, CLOSED) for code in kingdom])
    treaties, staffs = (
        tuple(sorted(cell for token, cell in tokens if token == kind)) for kind in ("treaty", "staff")
    )
    return Land(cards, treaties, staffs)


@lru_cache(maxsize=4096)
def board_of(land: Land) -> AetheryaTable:
    """A table with only this kingdom, on which the rules count."""
    board = AetheryaTable(1, 0, empty_cells(True))
    board.items = 1
    board.close_kingdom(0)
    for cell, card in enumerate(land.cards):
        if card != CLOSED:
            board.set_card(0, cell, card)
    for token, cells in ((TREATY, land.treaties), (STAFF, land.staffs)):
        for cell in cells:
            board.set_token(0, cell, token)
    return board


@lru_cache(maxsize=4096)
def rows_of(land: Land) -> tuple[int, ...]:
    """The score by rows, without claimed legends."""
    return tuple(ending.rows_of(board_of(land), 0))


def change(before: Land, after: Land) -> int:
    return sum(rows_of(after)) - sum(rows_of(before))


# -- neighbours --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def spots(land: Land) -> tuple[Spot, ...]:
    return tuple([spot(land, cell) for cell in range(CELLS)])


def spot(land: Land, cell: int) -> Spot:
    card = land.cards[cell]
    if card == CLOSED:
        return Spot(cell, card)
    direct, by_portal = reached(land, cell)
    if card == DRAGON:
        board = board_of(land)
        return Spot(
            cell,
            card,
            direct,
            by_portal,
            staff=cell in land.staffs,
            tamed=scoring.is_tamed(board, 0, cell),
            tamers=scoring.most_of_a_race(board, 0, adjacent(board.cards(0, PORTAL), cell)),
        )
    return Spot(cell, card, direct, by_portal, reasons(land, cell, direct, by_portal), cell in land.treaties)


def reached(land: Land, cell: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The open cards adjacent to one: those that touch it, and those reached by portals only."""
    portals = board_of(land).cards(0, PORTAL)
    direct = touching(1 << cell)
    every = adjacent(portals, cell)
    is_open = [other for other, card in enumerate(land.cards) if card != CLOSED and every >> other & 1]
    return (
        tuple([other for other in is_open if direct >> other & 1]),
        tuple([other for other in is_open if not direct >> other & 1]),
    )


def reasons(land: Land, cell: int, direct: tuple[int, ...], by_portal: tuple[int, ...]) -> tuple[Reason, ...]:
    """The points of a card for its neighbours; of a land, the points of its neighbours for it."""
    card = land.cards[cell]
    if card == PORTAL:
        return ()
    found = []
    enemies = scoring.enemies(board_of(land), 0, cell)
    for other in direct + by_portal:
        through = other not in direct
        points = harmony(card, land.cards[other], through)
        if points:
            found.append(Reason(points, other, land.cards[other], through))
        elif enemies >> other & 1:
            found.append(Reason(scoring.CONFLICT, other, land.cards[other], through, True))
    return tuple(found)


@cache
def harmony(one: int, other: int, through: bool) -> int:
    """The points of two neighbours without conflicts: the score of a kingdom with only these two, and a portal between if needed."""
    row = (one, PORTAL, other) if through else (one, other)
    rows = rows_of(Land((*row, *NOTHING_OPEN[len(row) :])))
    return sum(rows) - rows[CONFLICT_ROW] - rows[DRAGON_ROW]


def beads(land: Land) -> list[tuple[int, int, int, bool]]:
    """The points of each pair that touches: cell, neighbour to the right or below, points, whether in conflict."""
    return [
        (spot.cell, reason.cell, reason.points, reason.conflict)
        for spot in spots(land)
        for reason in spot.reasons
        if not reason.through and reason.cell > spot.cell
    ]


# -- legends -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def missing(land: Land) -> tuple[int, ...]:
    """By legend: 0 if it is met, 1 if one card more can meet it, 2 if one is not enough."""
    board = board_of(land)
    met, near = legends.legends_met(board, 0), turns.one_card_away(board, 0)
    return tuple([2 - (near >> legend & 1) - (met >> legend & 1) for legend in range(LEGENDS)])
