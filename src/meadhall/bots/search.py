"""The player that thinks: it tries its choices in many imagined worlds and keeps to the promising ones.

In each world what the seat cannot know is drawn anew, so nothing hidden is used. A choice is tried, the game
is played on by the table's own `look_ahead`, and the seat's `outlook` there is credited to the choice. Which
choice to try next follows UCB1: the better it has done, and the less it was tried, the sooner. Where the game
knows a rule of thumb, only what does clearly better overrules it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from meadhall.core.luck import next_luck
from meadhall.core.table import Table

from .bot import Bot

CURIOSITY: Final = 0.35
CLEARLY: Final = 0.05  # by so much a choice must do better than a rule of thumb
CLOCK_EVERY: Final = 16  # worlds between two looks at the clock


class SearchBot(Bot):
    """Budget by processor time (`seconds`), or by number of worlds (`iterations` > 0)."""

    def __init__(self, luck: int, seconds: float = 0.2, iterations: int = 0) -> None:
        super().__init__(luck)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, table: Table, seat: int) -> int:
        options = table.promising(seat)
        if len(options) == 1:
            return options[0]
        thumb = table.rule_of_thumb(seat, self.luck)
        trials = Trials(len(options))
        deadline = time.process_time() + self.seconds
        while not self.enough(trials.total, deadline):
            index = trials.most_promising()
            trials.credit(index, self.try_out(table, seat, options[index]))
        best = trials.most_tried()
        if thumb in options and not trials.clearly_better(best, options.index(thumb)):
            return thumb
        return options[best]

    def enough(self, worlds: int, deadline: float) -> bool:
        if self.iterations:
            return worlds >= self.iterations
        return worlds % CLOCK_EVERY == 0 and worlds > 0 and time.process_time() >= deadline

    def try_out(self, table: Table, seat: int, choice: int) -> float:
        """How a choice does in one imagined world."""
        self.luck = next_luck(self.luck)
        world = table.imagine(seat, self.luck)
        world.play(seat, choice)
        self.luck = next_luck(self.luck)
        world.look_ahead(self.luck)
        return world.outlook(seat)


class Trials:
    """What was tried how often, and how it did."""

    def __init__(self, options: int) -> None:
        self.total = 0
        self.counts: list[int] = [0] * options
        self.sums: list[float] = [0.0] * options

    def credit(self, index: int, outlook: float) -> None:
        self.total += 1
        self.counts[index] += 1
        self.sums[index] += outlook

    def most_promising(self) -> int:
        """UCB1; every choice is tried once first."""
        if self.total < len(self.counts):
            return self.total
        spread = math.log(self.total)
        best = 0
        highest = -1.0
        for index in range(len(self.counts)):
            count = self.counts[index]
            promise = self.sums[index] / count + CURIOSITY * math.sqrt(spread / count)
            if promise > highest:
                best, highest = index, promise
        return best

    def clearly_better(self, one: int, other: int) -> bool:
        """Not merely by the luck of a few worlds."""
        means = [self.sums[index] / max(1, self.counts[index]) for index in (one, other)]
        return self.counts[other] == 0 or means[0] > means[1] + CLEARLY

    def most_tried(self) -> int:
        best = 0
        for index in range(len(self.counts)):
            if self.counts[index] > self.counts[best]:
                best = index
        return best
