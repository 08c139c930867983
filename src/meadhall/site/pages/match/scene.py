# compiled: drawn for every frame
"""The scene of a viewer: the look draws the match from it. It holds what the viewer knows, no more."""

from __future__ import annotations

from meadhall.core.i18n import language
from meadhall.core.table import SPECTATOR
from meadhall.look.contract import Scene, SeatFace
from meadhall.look.memory import Memory
from meadhall.site.matches.drafts import Question
from meadhall.site.matches.knowledge import Knowledge, knowledge_of
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.seats import SeatStatus, seats_of
from meadhall.store.matches import OVER

from .history import memory_of
from .plain_look import look_of


def scene_of(match: LiveMatch, viewer: int) -> Scene:
    """In the language spoken: bots have a name in each."""
    known = knowledge_of(match, viewer)
    draft = _draft(match, viewer, known)
    faces = tuple([_face(status) for status in seats_of(match, viewer)])
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
