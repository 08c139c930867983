"""The random bot: every legal choice is equally likely."""

from __future__ import annotations

from meadhall.core.table import NO_CHOICE, Table

from .bot import Bot


class RandomBot(Bot):
    def choose(self, table: Table, seat: int) -> int:
        options = table.choices(seat)
        return options[self.draw(len(options))]

    def volunteer(self, table: Table, seat: int) -> int:
        return NO_CHOICE
