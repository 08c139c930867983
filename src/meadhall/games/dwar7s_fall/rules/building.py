"""Playing a kingdom card (W6)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, events
from ..state.box import HAND_CARDS
from ..state.cards import CASTLE, SIDES, can_be_covered
from ..state.table import NO_TILE, ORIGIN, Board, rotated
from .regions import find_regions

# -- cards -----------------------------------------------------------------------------------------


def card_of(seat: i64, place: i64) -> i64:
    """The card at a place of a seat's starting hand."""
    return seat * HAND_CARDS + place


def offer_cards(table: Board, seat: i64) -> None:
    """W6.3: any card of the own hand; of equal ones the first."""
    hand = table.hand(seat)
    offered_kinds: i64 = 0
    mark: i64 = 1
    for place in range(i64(HAND_CARDS)):
        if hand >> place & 1:
            kind = mark << table.box.kind[card_of(seat, place)]
            if not offered_kinds & kind:
                offered_kinds |= kind
                table.offer(choices.CARD + place)


# -- places ----------------------------------------------------------------------------------------


def table_is_bare(table: Board) -> bool:
    for tile in range(table.tiles):
        if not table.is_empty(tile):
            return False
    return True


def offer_places(table: Board, card: i64) -> None:
    """W6.2, W6.4: beside any tile, or on a fitting one."""
    for tile in range(table.tiles):
        if not table.is_empty(tile):
            for side in range(i64(SIDES)):
                if table.next(tile, side) == NO_TILE and is_first_name(table, tile, side):
                    table.offer(choices.BESIDE + SIDES * tile + side)
    for tile in range(table.tiles):
        if may_cover(table, tile, card):
            table.offer(choices.COVER + tile)


def is_first_name(table: Board, tile: i64, side: i64) -> bool:
    """A free cell beside several tiles is named after the first of them."""
    x = beside_x(table, tile, side)
    y = beside_y(table, tile, side)
    for other in range(tile):
        across = table.x(other) - x
        along = table.y(other) - y
        if across * across + along * along == 1 and not table.is_empty(other):
            return False
    return True


def beside_x(table: Board, tile: i64, side: i64) -> i64:
    return table.x(tile) + (1 if side == 1 else -1 if side == 3 else 0)


def beside_y(table: Board, tile: i64, side: i64) -> i64:
    return table.y(tile) + (1 if side == 2 else -1 if side == 0 else 0)


def may_cover(table: Board, tile: i64, card: i64) -> bool:
    """W6.4: same stack type, nobody on it; W6.5: never on a castle or a monster."""
    if table.is_empty(tile):
        return False
    below = table.top(tile)
    stack = table.box.stack[below]
    fits = stack != 0 and stack == table.box.stack[card]
    return fits and can_be_covered(table.box.kind[below]) and table.crowd(tile) == 0


# -- rotations -------------------------------------------------------------------------------------


def offer_rotations(table: Board, card: i64) -> None:
    """W3.3: all rotations; those that show the same walls are one."""
    walls = table.box.walls[card]
    for rotation in range(i64(SIDES)):
        if is_first_look(walls, rotation):
            table.offer(choices.TURN + rotation)


def is_first_look(walls: i64, rotation: i64) -> bool:
    for earlier in range(rotation):
        if rotated(walls, earlier) == rotated(walls, rotation):
            return False
    return True


# -- laying ----------------------------------------------------------------------------------------


def lay(table: Board, seat: i64, card: i64, where: i64, rotation: i64) -> None:
    """W6.7: the card is in play at once. `where` is a choice of place, or END_ACTIONS for a bare table."""
    table.set_hand(seat, table.hand(seat) & ~hand_bit(card))
    look = table.box.face(card) * SIDES + rotation
    if where >= choices.COVER:
        tile = where - choices.COVER
        table.emit(events.CARD_COVERS, seat, look, table.cell(tile))
    else:
        tile = found_tile(table, where)
        table.emit(events.CARD_LAID, seat, look, table.cell(tile))
    table.put_card(tile, card, rotation)
    if table.box.kind[card] == CASTLE:
        table.set_castle(seat, tile)
    find_regions(table)


def hand_bit(card: i64) -> i64:
    mark: i64 = 1
    return mark << card % HAND_CARDS


def found_tile(table: Board, where: i64) -> i64:
    """W6.1: on a bare table at (0, 0)."""
    if where < choices.BESIDE:
        return table.found(ORIGIN, ORIGIN)
    tile = (where - choices.BESIDE) >> 2
    side = (where - choices.BESIDE) & 3
    return table.found(beside_x(table, tile, side), beside_y(table, tile, side))
