"""Journal entries that know the box: log lines show the colours of seats and the names on the cards."""

from __future__ import annotations

from typing import Final

from meadhall.core.journal import Entry

from .box import Box


class BoxEntry(Entry):
    def __init__(self, what: str, seat: int, first: int, second: int, audience: int, box: Box) -> None:
        super().__init__(what, seat, first, second, audience)
        self.box: Final = box

    def __eq__(self, other: object) -> bool:
        """Log lines are cached by entry. With another box the same numbers mean other names."""
        if isinstance(other, BoxEntry) and self.box.text != other.box.text:
            return False
        return super().__eq__(other)

    def __hash__(self) -> int:
        return super().__hash__()
