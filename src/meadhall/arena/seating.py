# interpreted: bots may be of either kind
"""Bots at a table, and nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.bots.bot import Bot
from meadhall.bots.choosing import bot_choice, unasked_choice
from meadhall.core.record import Move
from meadhall.core.table import NO_CHOICE, NOBODY, Table


def play_with_bots(table: Table, bots: Sequence[Bot]) -> list[Move]:
    """Play a table to its end. Seats that decide at the same time are asked one by one, but an imagined table
    does not tell them what others sealed. After each choice all may use rights that wait for no turn."""
    moves = []
    while (seat := table.next_seat()) != NOBODY:
        choice = bot_choice(bots[seat], table, seat)
        table.play(seat, choice)
        moves.append(Move(seat, choice))
        for other, bot in enumerate(bots):
            choice = unasked_choice(bot, table, other)
            if choice != NO_CHOICE:
                table.play(other, choice)
                moves.append(Move(other, choice))
    return moves
