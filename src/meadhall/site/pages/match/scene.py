# compiled: drawn for every frame
"""A viewer's scene: what the look draws a live table from. It holds what the viewer may know, no more."""

from __future__ import annotations

from meadhall.core.i18n import language
from meadhall.core.table import SPECTATOR
from meadhall.look.contract import Scene, SeatFace
from meadhall.look.memory import Memory
from meadhall.site.matches.drafts import Question
from meadhall.site.matches.knowledge import Knowledge, knowledge_of
from meadhall.site.matches.live_match import LiveTable
from meadhall.store.matches import OVER, Seat

from .history import memory_of
from .looks import look_of


def scene_of(table: LiveTable, viewer: int) -> Scene:
    """In the language spoken: bots have a name in each."""
    known = knowledge_of(table, viewer)
    draft = _draft(table, viewer, known)
    faces = faces_of(table, viewer)
    plans = plans_of(table)
    memory = memory_of(table, viewer)
    over = table.course.status == OVER

    def make() -> Scene:
        return Scene(
            table.match.game,
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
            table.memory.recall(("drawn", viewer, language()), None, Memory),
        )

    return table.memory.recall(
        ("scene", viewer, language()), (table.seq, draft, faces, over, known, plans), make
    )


def plans_of(table: LiveTable) -> tuple[tuple[str, ...], ...]:
    """What all have pressed so far, where a look shares it."""
    if not look_of(table.terms.game).shares_drafts:
        return ()
    return tuple(
        _draft(table, seat, knowledge_of(table, seat)) if table.desks[seat].keys else ()
        for seat in range(len(table.seats))
    )


def _draft(table: LiveTable, viewer: int, known: Knowledge) -> tuple[str, ...]:
    if viewer == SPECTATOR:
        return ()
    desk = table.desks[viewer]
    desk.face(_question(table, viewer, known), table.seq)
    return desk.keys


def _question(table: LiveTable, viewer: int, known: Knowledge) -> Question | None:
    if known.choices:
        return table.last_act(viewer), known.decision, known.choices
    if table.playing and look_of(table.terms.game).shares_drafts:
        return 0, "", tuple(table.match.table.to_act())
    return None


def faces_of(table: LiveTable, viewer: int) -> tuple[SeatFace, ...]:
    """Who sits where, as everybody sees it; the viewer looks, so the viewer is there."""
    deciding = table.match.table.to_act() if table.playing else []
    here = table.watchers.here
    return tuple(
        [
            _face(seat, name, number == viewer or seat.account in here, number in deciding)
            for number, (seat, name) in enumerate(zip(table.seats, table.shown_names(), strict=True))
        ]
    )


def _face(seat: Seat, name: str, here: bool, deciding: bool) -> SeatFace:
    if seat.account is None and seat.bot is None:
        return SeatFace(name, "open", present=False)
    if seat.account is None:
        return SeatFace(name, "bot", seat.bot or "", True, deciding)
    return SeatFace(name, "person", seat.bot or "", here, deciding)
