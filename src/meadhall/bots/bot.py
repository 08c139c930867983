"""What a player is: something that chooses at an imagined table.

A bot never sees the real table. The door hands it `table.imagine(seat, luck)`, so it cannot cheat even if it
tries; from there it may copy, play and imagine further as it likes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from meadhall.core.rng import below, next_luck
from meadhall.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Subclass it, compiled or not."""

    def __init__(self, luck: int) -> None:
        self.luck: i64 = luck

    @abstractmethod
    def choose(self, table: Table, seat: int) -> int:
        """One of `table.choices(seat)`. The table is imagined: the bot may do with it what it likes."""

    def volunteer(self, table: Table, seat: int) -> int:
        """What the bot chooses at a table that does not wait for it, NO_CHOICE if nothing; see `Table`."""
        return table.volunteer(seat)

    # -- between choices ---------------------------------------------------------------------------

    def state(self) -> tuple[int, ...]:
        """All that the bot keeps from one choice to the next. Another bot of its kind that resumes with it
        goes on as this one would."""
        return (self.luck,)

    def resume(self, state: tuple[int, ...]) -> None:
        self.luck = state[0]

    def draw(self, limit: int) -> int:
        """A random number from 0 to limit - 1, from the bot's own luck."""
        self.luck = next_luck(self.luck)
        return below(self.luck, limit)
