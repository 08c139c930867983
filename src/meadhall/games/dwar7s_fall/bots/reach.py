"""The actions until a card works: it may have to be laid, dug out or set free first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.regions import dragon_near, in_region
from ..state.box import HAND_CARDS
from ..state.cards import DRAGON, SIDES, WAREHOUSE, is_mine, is_monster
from ..state.table import NO_CARD, Board, bit, shifted

TO_LAY: Final = 2  # actions, for a card in hand
TO_DIG: Final = 4
FAR: Final = 9  # only others can help
BYTE: Final = 8


def ways(table: Board, seat: i64) -> i64:
    """The actions until a card of each kind works for the seat: a byte for each kind up to the warehouse."""
    found: i64 = 0
    for kind in range(i64(WAREHOUSE + 1)):
        found |= shifted(FAR, kind * BYTE)
    hand = table.hand(seat)
    for place in range(i64(HAND_CARDS)):
        if hand >> place & 1:
            found = shorter(found, table.box.kind[seat * HAND_CARDS + place], TO_LAY)
    for tile in range(table.tiles):
        if not table.is_empty(tile):
            found = shorter(found, table.kind(tile), to_use(table, seat, tile))
            below = table.under(table.top(tile))
            if below != NO_CARD:
                found = shorter(found, table.box.kind[below], to_uncover(table, seat, tile))
    return found


def way(found: i64, kind: i64) -> i64:
    return found >> kind * BYTE & 255


def shorter(found: i64, kind: i64, actions: i64) -> i64:
    """`found` with these actions for the kind, if they are fewer."""
    if kind > WAREHOUSE or way(found, kind) <= actions:
        return found
    return found & ~shifted(255, kind * BYTE) | shifted(actions, kind * BYTE)


def at_hand(table: Board, seat: i64) -> i64:
    """The kinds that work on the table now or that the seat can lay, as bits."""
    found: i64 = 0
    hand = table.hand(seat)
    for place in range(i64(HAND_CARDS)):
        if hand >> place & 1:
            found |= bit(table.box.kind[seat * HAND_CARDS + place])
    for tile in range(table.tiles):
        if not table.is_empty(tile):
            kind = table.kind(tile)
            if not is_mine(kind) or not dragon_near(table, tile):
                found |= bit(kind)
    return found


def works_elsewhere(table: Board, seat: i64, tile: i64) -> bool:
    """Whether another card of this kind works, or lies in the hand."""
    kind = table.kind(tile)
    for other in range(table.tiles):
        is_twin = other != tile and not table.is_empty(other) and table.kind(other) == kind
        if is_twin and not dragon_near(table, other):
            return True
    hand = table.hand(seat)
    for place in range(i64(HAND_CARDS)):
        if hand >> place & 1 and table.box.kind[seat * HAND_CARDS + place] == kind:
            return True
    return False


def to_use(table: Board, seat: i64, tile: i64) -> i64:
    """The actions until the card in play works. A mine may have to be set free."""
    if not is_mine(table.kind(tile)) or not dragon_near(table, tile):
        return 0
    region = table.region(tile)
    least: i64 = FAR
    for other in range(table.tiles):
        if in_region(table, other, region) and table.kind(other) == DRAGON:
            least = min(least, to_slay(table, seat, other))
    return least


def to_uncover(table: Board, seat: i64, tile: i64) -> i64:
    """The actions until the card below is in play."""
    return to_slay(table, seat, tile) if is_monster(table.kind(tile)) else TO_DIG


def to_slay(table: Board, seat: i64, tile: i64) -> i64:
    missing = table.box.need[table.top(tile)] - table.dwarfs(tile, seat)
    return missing + 1 if has_room(table, tile, missing) else FAR


def has_room(table: Board, tile: i64, dwarfs: i64) -> bool:
    return table.box.spaces[table.top(tile)] - table.crowd(tile) >= dwarfs


def neighbours(table: Board, seat: i64, tile: i64) -> i64:
    """Dwarfs of the seat next to a tile, one step away."""
    number: i64 = 0
    for side in range(i64(SIDES)):
        if table.side_is_open(tile, side):
            number += table.dwarfs(table.next(tile, side), seat)
    return number


def can_finish(table: Board, seat: i64, tile: i64, coming: i64 = 0) -> bool:
    """Whether the missing dwarfs are at hand or coming home, and find room. `coming` may count dwarfs next to
    the tile."""
    missing = table.box.need[table.top(tile)] - table.dwarfs(tile, seat)
    if not has_room(table, tile, missing):
        return False
    missing -= table.pool(seat)
    return coming >= missing or neighbours(table, seat, tile) >= missing
