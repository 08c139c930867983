# interpreted: for people at a keyboard
"""Choices typed in words: a bid is three coin values, for the Goblin, the Dragon and the Horse."""

from __future__ import annotations

from ..state.cards import COIN_VALUE
from ..state.choices import bid_coin
from ..state.table import TAVERNS, Board


def read_bid(table: Board, seat: int, text: str) -> int | None:
    """The first bid that lays coins of these values; None if the text is not three of the seat's values."""
    values = text.replace(",", " ").split()
    for choice in table.choices(seat):
        if bid_values(table, seat, choice) == values:
            return choice
    return None


def bid_values(table: Board, seat: int, choice: int) -> list[str]:
    coins = [table.coin(seat, bid_coin(choice, tavern)) for tavern in range(TAVERNS)]
    return [str(COIN_VALUE[coin]) for coin in coins]
