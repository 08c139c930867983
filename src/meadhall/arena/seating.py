# interpreted: bots may be of either kind
"""Bots at a table: each is asked at a table it imagines, and only when it has something to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.core.luck import luck_from_seed
from meadhall.core.record import Move
from meadhall.core.table import NOBODY, Table

WORLDS: Final = 2**30


def bot_choice(bot: Bot, table: Table, seat: int) -> int:
    choices = table.choices(seat)
    if len(choices) == 1:
        return choices[0]
    world = table.imagine(seat, luck_from_seed(bot.draw(WORLDS)))
    return bot.choose(world, seat)


def play_with_bots(table: Table, bots: Sequence[Bot]) -> list[Move]:
    """Play a table to its end. Seats that decide at the same time are asked one by one, but an imagined table
    does not tell them what others sealed."""
    moves = []
    while (seat := table.next_seat()) != NOBODY:
        choice = bot_choice(bots[seat], table, seat)
        table.play(seat, choice)
        moves.append(Move(seat, choice))
    return moves
