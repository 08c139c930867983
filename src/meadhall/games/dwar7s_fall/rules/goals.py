"""Secret goals (W12) and counting goals (W13.1)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import events
from ..state.cards import ARCHITECT, EXPLORER, GEMS, HUNTER, KING, MINER, SECRET_OGRE, is_monster
from ..state.table import NO_TILE, Board
from .regions import kingdom_tiles, kingdom_value


def is_met(table: Board, seat: i64, secret: i64) -> bool:
    """W12.2: whether the condition holds now."""
    wanted = table.box.secret_wanted[secret]
    if secret == KING:
        return table.castle(seat) != NO_TILE and kingdom_value(table, seat) >= wanted
    return progress(table, seat, secret) >= wanted


def may_be_met(table: Board, seat: i64, secret: i64) -> bool:
    """Whether the condition may hold as far as others know: they know only the counts of the hand (W15.1)."""
    if secret == MINER:
        return table.all_gems(seat) >= table.box.secret_wanted[secret]
    return is_met(table, seat, secret)


def progress(table: Board, seat: i64, secret: i64) -> i64:
    """The seat's number of the things that the goal counts."""
    if secret == ARCHITECT:
        return kingdom_tiles(table, seat)
    if secret == HUNTER:
        return table.trophies(seat)
    if secret == KING:
        return kingdom_value(table, seat)
    if secret == MINER:
        return gem_kinds(table, seat)
    if secret == SECRET_OGRE:
        return table.all_ogres(seat)
    if secret == EXPLORER:
        return monsters_explored(table, seat)
    return table.all_gems(seat)


def gem_kinds(table: Board, seat: i64) -> i64:
    number: i64 = 0
    for gem in range(i64(GEMS)):
        if table.gems(seat, gem):
            number += 1
    return number


def monsters_explored(table: Board, seat: i64) -> i64:
    """Monster tiles with enough dwarfs of the seat on each."""
    number: i64 = 0
    for tile in range(table.tiles):
        enough = table.dwarfs(tile, seat) >= table.box.explorer_dwarfs
        if enough and is_monster(table.kind(tile)):
            number += 1
    return number


def can_reveal(table: Board, seat: i64) -> bool:
    """W12.1: fulfilled now, and not yet revealed."""
    secret = table.secret(seat)
    return secret >= 0 and not table.is_revealed(seat) and is_met(table, seat, secret)


def can_be_lost(secret: i64) -> bool:
    """Whether others can undo the goal. Trophies stay, and count at the end by themselves."""
    return secret != HUNTER


def reveal(table: Board, seat: i64) -> None:
    """W12.3: completed for good."""
    table.set_revealed(seat, 1)
    table.emit(events.SECRET_REVEALED, seat, table.secret(seat))


def goals_completed(table: Board, seat: i64) -> i64:
    """Trade goals, and the secret goal once it is revealed."""
    number: i64 = 1 if table.is_revealed(seat) else 0
    for goal in range(table.box.trade_goals):
        if table.holder(goal) == seat:
            number += 1
    return number
