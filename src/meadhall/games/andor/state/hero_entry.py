"""A journal entry that knows its hero and its legend.

An entry holds only the place of a hero in the seating order and the number of a card in the program; who
lays the table knows which these are. Words need both.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.journal import Entry

from ..legend.program import Program


class HeroEntry(Entry):
    def __init__(
        self,
        what: str,
        seat: int,
        first: int,
        second: int,
        audience: int,
        hero: str,
        other: str,
        creature: str,
        program: Program,
    ) -> None:
        super().__init__(what, seat, first, second, audience)
        self.hero: Final = hero  # its id, or ""
        self.other: Final = other  # the hero who was given something; the creature's dice; why a legend ended
        self.creature: Final = creature  # its kind, tag and, if it is not the only one of its kind, field
        self.program: Final = program

    def __eq__(self, other: object) -> bool:
        """Lines of the log are kept by entry: the same numbers mean other heroes at another table."""
        if isinstance(other, HeroEntry) and (self.besides() != other.besides()):
            return False
        return super().__eq__(other)

    def besides(self) -> tuple[str, str, str, str]:
        return self.hero, self.other, self.creature, self.program.texts

    def __hash__(self) -> int:
        return super().__hash__()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle."""
        return HeroEntry, (*self.as_tuple(), self.hero, self.other, self.creature, self.program)
