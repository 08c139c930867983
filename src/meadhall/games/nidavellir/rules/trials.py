"""The consequence of a choice or a card, found by playing it on a copy of a table.

The table is the one that the asked seat imagines. The copy has random numbers of its own, so results of luck
must not be shown.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices
from ..state.cards import NO_COIN, SPECIAL_BLACKSMITH, is_camp_card, is_hero
from ..state.table import COINS, Board
from . import army, coins, flow, heroes


def copy_of(table: Board) -> Board:
    twin = table.copy()
    assert isinstance(twin, Board)
    return twin


def played(table: Board, seat: int, choice: int) -> Board:
    """The table after a legal choice and all that follows by itself."""
    after = copy_of(table)
    after.play(seat, choice)
    return after


def gained(table: Board, seat: i64, card: i64) -> Board | None:
    """The table after the seat has gained a card and nothing else is pending; None if it cannot gain it."""
    after = copy_of(table)
    after.depth = 0
    if is_hero(card):
        if heroes.obstacle(table, seat, card) != heroes.NO_OBSTACLE:
            return None
        heroes.recruit(after, seat, card)
    elif is_camp_card(card):
        if not table.in_camp(card):
            return None
        after.take_camp_card(seat, card)
    elif card < SPECIAL_BLACKSMITH:
        army.gain(after, seat, card)
    else:
        return None
    flow.advance(after)
    return after


def exchanged(table: Board, seat: i64, pair: i64) -> tuple[int, int]:
    """The coins that an exchange of two coins would discard and bring (N7.2). NO_COIN: the owner
    chooses which is discarded (N7.3); there is none to bring."""
    after = copy_of(table)
    after.depth = 0
    coins.begin_exchange(after, seat, pair)
    is_tie = after.depth > 0
    if is_tie:  # either of them brings the same
        coins.finish_exchange(after, seat, pair, choices.lower_of(pair))
    for index in range(i64(COINS)):
        if after.coin(seat, index) != table.coin(seat, index):
            return NO_COIN if is_tie else table.coin(seat, index), after.coin(seat, index)
    return NO_COIN, NO_COIN
