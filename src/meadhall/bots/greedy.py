"""The player that looks one choice ahead and takes what looks best by the game's own estimate."""

from __future__ import annotations

from meadhall.core.table import Table

from .bot import Bot


class GreedyBot(Bot):
    def choose(self, table: Table, seat: int) -> int:
        options = table.choices(seat)
        best = options[self.draw(len(options))]  # equal looks: a random one
        if len(options) == 1:
            return best
        highest = estimate_after(table, seat, best)
        for option in options:
            value = estimate_after(table, seat, option)
            if value > highest:
                best, highest = option, value
        return best


def estimate_after(table: Table, seat: int, choice: int) -> float:
    ahead = table.copy()
    ahead.play(seat, choice)
    return ahead.estimate(seat)
