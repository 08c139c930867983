"""Sequential halving: all remaining choices are tried in the same worlds; after each stage half drop out.

All choices meet the same luck (common random numbers), so the difference between two of them has a small
variance: a few shared worlds tell more than many separate ones.
"""

from __future__ import annotations

import math
from typing import Final

NO_FAVOURITE: Final = -1
Z_THRESHOLD: Final = 1.0  # by so many standard errors a choice must do better than the favourite
FINALISTS: Final = 2


class SequentialHalving:
    """Runners are numbered from 0. A favourite never drops out and loses only to a clearly better runner."""

    def __init__(self, runners: int, favourite: int = NO_FAVOURITE) -> None:
        self.favourite = favourite
        self.trials = 0
        self.running: list[int] = list(range(runners))
        self.values: list[list[float]] = [[] for _runner in range(runners)]

    def credit(self, runner: int, value: float) -> None:
        """Add the value of a runner in the next world. All runners must be credited for the same worlds."""
        self.trials += 1
        self.values[runner].append(value)

    def stages(self) -> int:
        """The number of stages until two runners are left and have had a stage of their own."""
        left = len(self.running)
        number = 1
        while left > FINALISTS:
            left = (left + 1) // 2
            number += 1
        return number

    def drop_half(self) -> None:
        """The worse half drops out, unless only two are left."""
        if len(self.running) <= FINALISTS:
            return
        ranking = sorted(self.running, key=self.mean, reverse=True)
        kept = ranking[: (len(ranking) + 1) // 2]
        if self.favourite != NO_FAVOURITE and self.favourite not in kept:
            kept[-1] = self.favourite
        self.running = kept

    def winner(self) -> int:
        best = max(self.running, key=self.mean)
        if self.favourite == NO_FAVOURITE or self.is_clearly_better(best, self.favourite):
            return best
        return self.favourite

    def mean(self, runner: int) -> float:
        values = self.values[runner]
        return sum(values) / max(1, len(values))

    def is_clearly_better(self, one: int, other: int) -> bool:
        """A paired z-test: the mean difference must exceed `Z_THRESHOLD` standard errors."""
        leads = [ours - theirs for ours, theirs in zip(self.values[one], self.values[other], strict=True)]
        worlds = len(leads)
        mean = sum(leads) / worlds
        spread = sum((lead - mean) ** 2 for lead in leads) / max(1, worlds - 1)
        return mean > Z_THRESHOLD * math.sqrt(spread / worlds)
