"""The greedy bot: it follows the game's `default_choice`, or else maximises `estimate` one choice ahead."""

from __future__ import annotations

from typing import Final

from meadhall.core.rng import next_luck
from meadhall.core.table import NO_CHOICE, Table

from .bot import Bot

WORLDS: Final = 4


class GreedyBot(Bot):
    """Averages a few imagined worlds: a single one would be one guess at the hidden things."""

    def choose(self, table: Table, seat: int) -> int:
        options = table.choices(seat)
        if len(options) == 1:
            return options[0]
        thumb = table.default_choice(seat, self.luck)
        if thumb != NO_CHOICE:
            self.luck = next_luck(self.luck)
            return thumb
        values = [0.0] * len(options)
        for _world in range(WORLDS):
            self.luck = next_luck(self.luck)
            world = table.imagine(seat, self.luck)
            for index, option in enumerate(options):
                values[index] += estimate_after(world, seat, option)
        return self.best(options, values)

    def best(self, options: list[int], values: list[float]) -> int:
        """The highest value; a random one among equals."""
        highest = max(values)
        equals = [option for option, value in zip(options, values, strict=True) if value == highest]
        return equals[self.draw(len(equals))]


def estimate_after(table: Table, seat: int, choice: int) -> float:
    ahead = table.copy()
    ahead.play(seat, choice)
    return ahead.estimate(seat)
