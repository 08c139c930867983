"""The contract of a bot: it chooses at an imagined table.

A bot never sees the real table. It is given `table.imagine(seat, luck)`, so it cannot cheat even if it tries.
It may copy that table, play on it and imagine further.
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
        """A choice at a table that does not wait for the bot, or NO_CHOICE; see `Table.volunteer`."""
        return table.volunteer(seat)

    # -- between choices ---------------------------------------------------------------------------

    def state(self) -> tuple[int, ...]:
        """All that the bot keeps between its choices. Another bot of its kind that resumes with this state
        plays exactly as this one."""
        return (self.luck,)

    def resume(self, state: tuple[int, ...]) -> None:
        self.luck = state[0]

    def draw(self, limit: int) -> int:
        """A random number from 0 to limit - 1, from the bot's own luck."""
        self.luck = next_luck(self.luck)
        return below(self.luck, limit)
