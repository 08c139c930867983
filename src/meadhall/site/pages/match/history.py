# compiled: drawn for every frame
"""The history of a match as a viewer remembers it: the look folds it (`Look.fold_history`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.journal import Entry
from meadhall.look.contract import Look
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import MatchEvent

from .plain_look import look_of

BEGINNING = -1  # before the first seq


class ViewerHistory:
    """One viewer's memory at a table, added to as things happen."""

    def __init__(self) -> None:
        self.read = 0
        self.kept: list[tuple[int, object]] = [(BEGINNING, None)]  # from which seq on, and what

    def catch_up(self, events: Sequence[MatchEvent], look: Look, viewer: int) -> object:
        for item in events[self.read :]:
            if item.entry is None:
                self._forget(item.back_to)
            elif item.entry.visible_to(viewer):
                self._learn(item.seq, look.fold_history(self.kept[-1][1], item.entry))
        self.read = len(events)
        return self.kept[-1][1]

    def _learn(self, seq: int, memory: object) -> None:
        if memory is not self.kept[-1][1]:
            self.kept.append((seq, memory))

    def _forget(self, since: int) -> None:
        """Forget entries that were taken back."""
        while self.kept[-1][0] >= since:
            self.kept.pop()


def memory_of(match: LiveMatch, viewer: int) -> object:
    history = match.memory.recall(("mind", viewer), None, ViewerHistory)
    return history.catch_up(match.events, look_of(match.config.game), viewer)


def memory_after(look: Look, entries: Iterable[Entry]) -> object:
    """The same in a replay."""
    memory: object = None
    for entry in entries:
        memory = look.fold_history(memory, entry)
    return memory
