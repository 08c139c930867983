"""The consequences of a choice as far as they can be known: the rules play it on a copy."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.journal import Journal

from ..state import choices, events, steps
from ..state.cards import CLOSED, FIRST_CARD, KINDS
from ..state.table import Board
from . import deal, legends


def played(table: Board, seat: i64, choice: i64) -> Board:
    """The table after a choice. Cards that luck opens stay closed: nobody knows them before."""
    after = trial(table)
    journal = Journal()
    after.attach_journal(journal)
    after.play(seat, choice)
    after.attach_journal(None)
    for entry in journal.entries:
        if entry.what == events.CARD_OPENED:
            after.set_card(entry.seat, entry.second, CLOSED)
            legends.look_up(after, entry.seat)
    return after


def settled(table: Board, seat: i64, choice: i64) -> Board:
    """The table after a choice, and after that about the token on its card (B2.4), whichever it is."""
    after = trial(table)
    after.play(seat, choice)
    if after.step == steps.TOKEN_CHOICE:
        after.play(seat, choices.DISCARD_TOKEN)
    return after


def possible(table: Board) -> list[Board]:
    """The table once for each card that the next closed one may turn out to be."""
    return [all_unseen_is(table, card) for card in range(FIRST_CARD, KINDS) if table.unseen(card)]


def all_unseen_is(table: Board, card: i64) -> Board:
    """As many unseen cards as before, all of one type."""
    after = trial(table)
    size = after.unseen_size()
    for other in range(i64(FIRST_CARD), i64(KINDS)):
        after.change_unseen(other, -after.unseen(other))
    after.change_unseen(card, size)
    return after


def arranged(table: Board, seat: i64, choice: i64) -> Board:
    """A2.6: the four cards as a seat would lay them."""
    after = trial(table)
    deal.arrange(after, seat, choice)
    return after


def trial(table: Board) -> Board:
    twin = table.copy()
    assert isinstance(twin, Board)
    return twin
