"""The journal: the rules record the events of a table while they act.

A table without a journal records nothing and pays nothing. Log lines, animations, announcements and the
comments of a record are renderings of these entries; the entries themselves hold no words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


class Entry:
    """One thing that happened. `first` and `second` are explained beside each event of a game."""

    def __init__(self, what: str, seat: int, first: int, second: int, audience: int) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.audience: Final = audience

    def visible_to(self, viewer: int) -> bool:
        return self.audience == EVERYONE or self.audience == viewer

    def as_tuple(self) -> tuple[str, int, int, int, int]:
        return (self.what, self.seat, self.first, self.second, self.audience)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def __repr__(self) -> str:
        return f"Entry{self.as_tuple()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle."""
        return Entry, self.as_tuple()


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects entries; subclass it to act on each as it comes."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(self, entry: Entry) -> None:
        self.entries.append(entry)

    def seen_by(self, viewer: int) -> list[Entry]:
        return [entry for entry in self.entries if entry.visible_to(viewer)]
