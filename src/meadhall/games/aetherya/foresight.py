"""What a choice leads to, as far as it can be known: it is played on a copy, by the rules of the game."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.journal import Journal

from . import deal, events, legends
from .cards import CLOSED
from .table import Board


def played(table: Board, seat: i64, choice: i64) -> Board:
    """The table after a choice. Cards that luck opens stay closed: nobody knows them before."""
    after = trial(table)
    journal = Journal()
    after.listen(journal)
    after.play(seat, choice)
    after.listen(None)
    for entry in journal.entries:
        if entry.what == events.CARD_OPENED:
            after.set_card(entry.seat, entry.second, CLOSED)
            legends.look_up(after, entry.seat)
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
