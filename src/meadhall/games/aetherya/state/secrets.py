"""The knowledge of each seat (A3, B1.1, B6.6), and tables imagined from it.

Closed cards, decks and closed tokens have no faces until luck gives them one, so the only secrets are: hands
and sealed arrangements during setup, a card just drawn, tokens others have looked at, and luck itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..rules.adjacency import CELLS, bit
from . import choices, steps
from .cards import CLOSED
from .table import COOPERATIVE, HAND, Board


def knows_hand_card(table: Board, viewer: i64, seat: i64, index: i64) -> bool:
    """A3.6: the own hand, and cards of which a duplicate was discarded."""
    return viewer == seat or table.hand_card_shown(seat, index)


def knows_held(table: Board, viewer: i64) -> bool:
    """A3.4: a drawn card is its drawer's secret; in cooperative play it is shown (D1) [R38]."""
    return viewer == table.active or table.mode == COOPERATIVE or table.held_public != 0


def knows_other(table: Board, viewer: i64) -> bool:
    """The same for the second card of a solo player."""
    return viewer == table.active or table.other_public != 0


def knows_token(table: Board, viewer: i64, seat: i64, cell: i64) -> bool:
    """B6.6: open tokens are public, closed ones known to those who looked."""
    if not table.token_is_closed(seat, cell):
        return True
    return viewer >= 0 and table.lookers(seat, cell) & bit(viewer) != 0


# -- imagining -------------------------------------------------------------------------------------


def forget(table: Board, viewer: i64, luck: i64) -> None:
    """Make everything the viewer cannot know random, and nothing else."""
    table.luck = luck
    if table.step == steps.ARRANGE:
        forget_hands(table, viewer)
    if table.held:
        forget_drawn_cards(table, viewer)
    if table.items:
        for seat in range(table.players):
            forget_tokens(table, viewer, seat)


def forget_hands(table: Board, viewer: i64) -> None:
    """All hands are put back before any is drawn anew, so that every card may be anywhere."""
    for seat in range(table.players):
        for index in range(i64(HAND)):
            if not knows_hand_card(table, viewer, seat, index):
                table.change_unseen(table.hand_card(seat, index), 1)
                table.set_hand_card(seat, index, CLOSED)
    for seat in range(table.players):
        redraw_hand(table, seat)
        if seat != viewer and table.sealed(seat) != NOBODY:
            table.seal(seat, table.draw(choices.ARRANGEMENTS))


def redraw_hand(table: Board, seat: i64) -> None:
    for index in range(i64(HAND)):
        while table.hand_card(seat, index) == CLOSED:
            card = table.draw_unseen()
            if in_hand(table, seat, card):
                table.change_unseen(card, 1)
            else:
                table.set_hand_card(seat, index, card)


def in_hand(table: Board, seat: i64, card: i64) -> bool:
    for index in range(i64(HAND)):
        if table.hand_card(seat, index) == card:
            return True
    return False


def forget_drawn_cards(table: Board, viewer: i64) -> None:
    held_unknown = not knows_held(table, viewer)
    other_unknown = table.other != CLOSED and not knows_other(table, viewer)
    if held_unknown:
        table.put_back_in_deck(table.held)
    if other_unknown:
        table.put_back_in_deck(table.other)
    if held_unknown:
        table.held = table.draw_deck()
    if other_unknown:
        table.other = table.draw_deck()


def forget_tokens(table: Board, viewer: i64, seat: i64) -> None:
    """Tokens only others have looked at: somebody knows them, but they may be any of the closed ones."""
    unknown: i64 = 0
    for cell in range(i64(CELLS)):
        if table.lookers(seat, cell) and not knows_token(table, viewer, seat, cell):
            table.hide_token(seat, table.token(seat, cell), 1)
            unknown |= bit(cell)
    if not unknown:
        return
    for cell in range(i64(CELLS)):
        if unknown & bit(cell):
            table.set_token(seat, cell, table.draw_token(seat), table.lookers(seat, cell))
