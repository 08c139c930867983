# compiled: drawn for every frame
"""The scene of a viewer: the look draws the match from it. It holds what the viewer knows, no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.i18n import language
from meadhall.core.journal import Entry
from meadhall.core.table import SPECTATOR
from meadhall.look.contract import Look, Scene, SeatFace
from meadhall.look.memory import Memory
from meadhall.site.matches.drafts import Question
from meadhall.site.matches.knowledge import Knowledge, knowledge_of
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import MatchEvent
from meadhall.site.matches.seats import SeatStatus, seats_of
from meadhall.store.matches import OVER

from .plain_look import look_of

BEGINNING = -1  # before the first seq


def scene_of(match: LiveMatch, viewer: int, seats: Sequence[SeatStatus] = ()) -> Scene:
    """In the language spoken: bots have a name in each. The seats are derived unless the caller has them."""
    known = knowledge_of(match, viewer)
    draft = _draft(match, viewer, known)
    faces = tuple([_face(status) for status in seats or seats_of(match, viewer)])
    plans = plans_of(match)
    memory = memory_of(match, viewer)
    over = match.progress.status == OVER

    def make() -> Scene:
        return Scene(
            match.game,
            known.view,
            viewer,
            faces,
            known.choices,
            known.decision,
            known.world,
            draft,
            over,
            plans,
            memory,
            match.memory.recall(("drawn", viewer, language()), None, Memory),
        )

    return match.memory.recall(
        ("scene", viewer, language()), (match.seq, draft, faces, over, known, plans), make
    )


def plans_of(match: LiveMatch) -> tuple[tuple[str, ...], ...]:
    """The drafts of all seats, if the look shares them."""
    if not look_of(match.config.game).shares_drafts:
        return ()
    return tuple(
        _draft(match, seat, knowledge_of(match, seat)) if match.drafts[seat].keys else ()
        for seat in range(len(match.seats))
    )


def _draft(match: LiveMatch, viewer: int, known: Knowledge) -> tuple[str, ...]:
    if viewer == SPECTATOR:
        return ()
    seat_draft = match.drafts[viewer]
    seat_draft.face(_question(match, viewer, known), match.seq)
    return seat_draft.keys


def _question(match: LiveMatch, viewer: int, known: Knowledge) -> Question | None:
    if known.choices:
        return match.last_act(viewer), known.decision, known.choices
    if match.playing and look_of(match.config.game).shares_drafts:
        return 0, "", tuple(match.state.to_act())
    return None


def _face(status: SeatStatus) -> SeatFace:
    kind = status.seat.kind
    return SeatFace(
        status.name, kind, status.seat.bot or "", status.present or kind == "bot", status.deciding
    )


# -- what the viewer remembers: the look folds it (`Look.fold_history`) ------------------------------


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
