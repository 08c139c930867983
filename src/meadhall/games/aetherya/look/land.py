"""A kingdom as it lies open, or as it would lie: what it scores and why. The rules of the game count; nothing is counted here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

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


class Land(NamedTuple):
    """The cards of a kingdom by cell, and the cells on which a treaty or a staff lies open."""

    cards: tuple[int, ...]
    treaties: tuple[int, ...] = ()
    staffs: tuple[int, ...] = ()

    def with_card(self, cell: int, card: int) -> Land:
        """A card laid on another takes the place of what lay there, not of the token on it."""
        return self._replace(cards=(*self.cards[:cell], card, *self.cards[cell + 1 :]))

    def exchanged(self, one: int, other: int) -> Land:
        """The hammer: two cards, with the tokens that lie on them."""
        moved = {one: other, other: one}
        cards = tuple(self.cards[moved.get(cell, cell)] for cell in range(CELLS))
        treaties, staffs = (
            tuple(sorted(moved.get(cell, cell) for cell in cells)) for cells in (self.treaties, self.staffs)
        )
        return Land(cards, treaties, staffs)


class Reason(NamedTuple):
    """What one neighbour means to a card."""

    points: int
    cell: int
    card: int
    through: bool  # by a portal
    conflict: bool = False


class Spot(NamedTuple):
    """A card and what its neighbours are to it: all that is told of it. What lies elsewhere does not matter."""

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
    lying = [(token.token, token.cell) for token in seat.on_cards if not token.closed]
    return lying_open(seat.kingdom, tuple(lying))


@lru_cache(maxsize=1024)
def lying_open(kingdom: tuple[str, ...], tokens: tuple[tuple[str, int], ...]) -> Land:
    cards = tuple([CARD_OF_CODE.get(code, CLOSED) for code in kingdom])
    treaties, staffs = (
        tuple(sorted(cell for token, cell in tokens if token == kind)) for kind in ("treaty", "staff")
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


@lru_cache(maxsize=1024)
def spots(land: Land) -> tuple[Spot, ...]:
    return tuple([spot(land, cell) for cell in range(CELLS)])


def spot(land: Land, cell: int) -> Spot:
    card = land.cards[cell]
    if card == CLOSED:
        return Spot(cell, card)
    direct, by_portal = reached(land, cell)
    if card == DRAGON:
        around = [land.cards[other] for other in direct + by_portal]
        return Spot(
            cell,
            card,
            direct,
            by_portal,
            staff=cell in land.staffs,
            tamed=scoring.is_tamed(board_of(land), 0, cell),
            tamers=most_of(around),
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
    """What the neighbours of a card mean to it, or it to them (a land)."""
    card = land.cards[cell]
    if card == PORTAL:
        return ()
    found = []
    enemies = scoring.enemies(board_of(land), 0, cell)
    for other in direct + by_portal:
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


def beads(land: Land) -> list[tuple[int, int, int, bool]]:
    """What each pair that touches scores: cell, neighbour to the right or below, points, whether in conflict."""
    return [
        (spot.cell, reason.cell, reason.points, reason.conflict)
        for spot in spots(land)
        for reason in spot.reasons
        if not reason.through and reason.cell > spot.cell
    ]


def most_of(cards: list[int]) -> tuple[int, int]:
    """Of which race that tames dragons there are most, and how many."""
    race = max(range(HUMAN, DWARF + 1), key=cards.count)
    return race, cards.count(race)


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
