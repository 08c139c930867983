# interpreted: bots may be of either kind
"""Plays tables at which only bots sit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.bots.bot import Bot
from meadhall.bots.choosing import bot_choice, first_unasked
from meadhall.core.record import Move
from meadhall.core.table import NOBODY, Table


def play_with_bots(table: Table, bots: Sequence[Bot]) -> list[Move]:
    """Play a table to its end."""
    return list(moves_of(table, bots))


def moves_of(table: Table, bots: Sequence[Bot]) -> Iterator[Move]:
    """Play on, a move at a time. Seats that decide at the same time are asked one by one, but an imagined
    table does not tell them what others sealed. Before each decision all may use rights that wait for no
    turn."""
    while (seat := table.next_seat()) != NOBODY:
        unasked = first_unasked(enumerate(bots), table)
        seat, choice = unasked or (seat, bot_choice(bots[seat], table, seat))
        table.play(seat, choice)
        yield Move(seat, choice)
