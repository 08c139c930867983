# interpreted: pages are for people
"""A kingdom as it lies open, or as it would lie: what it scores and why. The rules of the game count; nothing is counted here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from .. import legends, nearness, scoring
from ..adjacency import CELLS, adjacent, touching
from ..cards import (
    CARD_FACTS,
    CARD_IDS,
    CARD_OF_CODE,
    CLOSED,
    DRAGON,
    DWARF,
    GOBLIN,
    HUMAN,
    LEGENDS,
    PORTAL,
    SCORE_ROWS,
    STAFF,
    TREATY,
    is_race,
)
from ..game_table import AetheryaTable
from ..table import empty_cells
from ..view import SeatView

LAND_POINTS: Final[dict[tuple[int, int], int]] = {
    (race, CARD_IDS.index(land)): points
    for race, facts in enumerate(CARD_FACTS, 1)
    for land, points in facts.get("land_points", {}).items()
    if points
}
NEIGHBOURS_TO_TAME: Final = 2  # A10.5


@dataclass(frozen=True, slots=True)
class Land:
    """The cards of a kingdom by cell, and the cells on which a treaty or a staff lies open."""

    cards: tuple[int, ...]
    treaties: tuple[int, ...] = ()
    staffs: tuple[int, ...] = ()

    def with_card(self, cell: int, card: int) -> Land:
        """A card laid on another takes the place of what lay there, not of the token on it."""
        return replace(self, cards=(*self.cards[:cell], card, *self.cards[cell + 1 :]))

    def exchanged(self, one: int, other: int) -> Land:
        """The hammer: two cards, with the tokens that lie on them."""
        moved = {one: other, other: one}
        cards = tuple(self.cards[moved.get(cell, cell)] for cell in range(CELLS))
        treaties, staffs = (
            tuple(sorted(moved.get(cell, cell) for cell in cells)) for cells in (self.treaties, self.staffs)
        )
        return Land(cards, treaties, staffs)


@dataclass(frozen=True, slots=True)
class Reason:
    """What one neighbour means to a card."""

    points: int
    cell: int
    card: int
    through: bool  # by a portal
    conflict: bool = False


def land_of(seat: SeatView) -> Land:
    cards = tuple(CARD_OF_CODE.get(code, CLOSED) for code in seat.kingdom)
    lying = [(token.token, token.cell) for token in seat.on_cards if not token.closed]
    treaties, staffs = (
        tuple(sorted(cell for token, cell in lying if token == kind)) for kind in ("treaty", "staff")
    )
    return Land(cards, treaties, staffs)


@lru_cache(maxsize=4096)
def board_of(land: Land) -> AetheryaTable:
    """A table with this kingdom alone, for the rules to look at."""
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
    board = board_of(land)
    return tuple(scoring.row_score(board, 0, row) for row in range(SCORE_ROWS))


def change(before: Land, after: Land) -> int:
    return sum(rows_of(after)) - sum(rows_of(before))


# -- neighbours --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def reached(land: Land, cell: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The open cards adjacent to one: those that touch it, and those reached by portals only."""
    portals = board_of(land).cards(0, PORTAL)
    direct = touching(1 << cell)
    every = adjacent(portals, cell)
    is_open = [other for other in range(CELLS) if land.cards[other] != CLOSED]
    return (
        tuple(other for other in is_open if direct >> other & 1),
        tuple(other for other in is_open if every >> other & 1 and not direct >> other & 1),
    )


@lru_cache(maxsize=4096)
def reasons(land: Land, cell: int) -> tuple[Reason, ...]:
    """What the neighbours of a card mean to it, or it to them (a land)."""
    card = land.cards[cell]
    if card in (CLOSED, DRAGON, PORTAL):
        return ()
    direct, by_portal = reached(land, cell)
    found = []
    enemies = scoring.enemies(board_of(land), 0, cell)
    for other in (*direct, *by_portal):
        through = other not in direct
        points = pair_points(card, land.cards[other], through)
        if points:
            found.append(Reason(points, other, land.cards[other], through))
        elif enemies >> other & 1:
            found.append(Reason(scoring.CONFLICT, other, land.cards[other], through, True))
    return tuple(found)


def pair_points(one: int, other: int, through: bool) -> int:
    """A race and a land; goblins use no portals (A7.6)."""
    if through and GOBLIN in (one, other):
        return 0
    return LAND_POINTS.get((one, other)) or LAND_POINTS.get((other, one)) or 0


@lru_cache(maxsize=1024)
def beads(land: Land) -> tuple[Reason, ...]:
    """What each pair that touches scores: (cell, neighbour to the right or below), the first cell in `cell`."""
    return tuple(
        Reason(reason.points, cell * CELLS + reason.cell, reason.card, False, reason.conflict)
        for cell in range(CELLS)
        for reason in reasons(land, cell)
        if not reason.through and reason.cell > cell
    )


# -- dragons -----------------------------------------------------------------------------------------


def is_tamed(land: Land, cell: int) -> bool:
    return scoring.is_tamed(board_of(land), 0, cell)


def tamers(land: Land, cell: int) -> tuple[int, int]:
    """Of which race most cards are beside a dragon, and how many."""
    direct, by_portal = reached(land, cell)
    around = [land.cards[other] for other in (*direct, *by_portal)]
    race = max(range(HUMAN, DWARF + 1), key=around.count)
    return race, around.count(race)


def card_points(land: Land, cell: int) -> int:
    """What a race card scores by its lands and loses by its conflicts."""
    return sum(reason.points for reason in reasons(land, cell)) if is_race(land.cards[cell]) else 0


# -- legends -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def missing(land: Land) -> tuple[int, ...]:
    """By legend: cards still to be laid; 0 for those that are met."""
    board = board_of(land)
    met = legends.legends_met(board, 0)
    return tuple(
        0 if met >> legend & 1 else max(1, nearness.cards_missing(board, 0, legend))
        for legend in range(LEGENDS)
    )
