# interpreted: bots may be of either kind
"""Asks bots for their choices: the same way in the arena, in the terminal and on the site.

A bot is asked at a table it imagines, and only where it has something to choose.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, Table

from .bot import Bot

WORLDS: Final = 2**30


def bot_choice(bot: Bot, table: Table, seat: int) -> int:
    """The choice of a seat that has choices."""
    choices = table.choices(seat)
    if len(choices) == 1:
        return choices[0]
    return bot.choose(_imagined(bot, table, seat), seat)


def unasked_choice(bot: Bot, table: Table, seat: int) -> int:
    """A bot's choice at a table that does not wait for it, or NO_CHOICE. The question does not change the
    bot: the number of questions makes no difference."""
    if not would_act_unasked(table, seat):
        return NO_CHOICE
    return bot.volunteer(table.imagine(seat, bot.luck), seat)


def first_unasked(bots: Iterable[tuple[int, Bot]], table: Table) -> tuple[int, int] | None:
    """The first seat whose bot acts unasked, and its choice. Rights are used before anybody decides again."""
    for seat, bot in bots:
        choice = unasked_choice(bot, table, seat)
        if choice != NO_CHOICE:
            return seat, choice
    return None


def would_act_unasked(table: Table, seat: int) -> bool:
    """Whether a sensible player would use a right now that does not wait for the player's turn."""
    return table.volunteer(seat) != NO_CHOICE and seat not in table.to_act()


def _imagined(bot: Bot, table: Table, seat: int) -> Table:
    return table.imagine(seat, luck_from_seed(bot.draw(WORLDS)))
