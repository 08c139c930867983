"""Frames of the API: the match as a viewer may see it, as JSON, and the news since the last frame.

A frame is made from the knowledge of the viewer (`knowledge`). It holds neither moves nor seed. The costly
part (view, prompt, choices) is made once for each viewer and seq.
"""

from __future__ import annotations

from dataclasses import dataclass

import orjson

from meadhall.core.i18n import language
from meadhall.core.table import SPECTATOR
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import MatchEvent
from meadhall.store.matches import OPEN, Seat
from meadhall.store.schema import now_ms

from ..i18n import say
from ..matches.knowledge import Knowledge, knowledge_of
from ..matches.seats import seats_of


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A viewer and how much it has seen: entries of the log and lines of chat."""

    viewer: int = SPECTATOR
    account: str | None = None
    since: int = 0
    said: int = 0


def viewpoint_of(match: LiveMatch, account: str | None, since: int = 0, said: int = 0) -> Viewpoint:
    return Viewpoint(match.viewer_of(account), account, since, said)


def frame(match: LiveMatch, viewpoint: Viewpoint) -> bytes:
    return orjson.dumps(
        {
            "type": "table",
            "table": match.id,
            "seq": match.seq,
            "said": len(match.chat),
            "viewer": viewpoint.viewer,
            **_seats_and_clocks(match, viewpoint),
            **_position(match, viewpoint.viewer),
            "news": news(match, viewpoint),
            "chat": match.chat[max(0, viewpoint.said) :],
        }
    )


def _seats_and_clocks(match: LiveMatch, viewpoint: Viewpoint) -> dict[str, object]:
    config, progress = match.config, match.progress
    return {
        "game": config.game,
        "version": config.version,
        "options": config.options,
        "public": config.public,
        "status": progress.status,
        "commitment": config.commitment,
        "invitation": None if viewpoint.viewer == SPECTATOR else config.invitation,
        "seats": [
            seat_fields(number, seat, name, viewpoint.account, present)
            for number, seat, name, present, _deciding in seats_of(match)
        ],
        "clock": _clock(match),
        "undo_ask": _undo_ask(match),
        "result": progress.result,
        "rematch": progress.rematch,
    }


def seat_fields(
    number: int, seat: Seat, name: str | None, account: str | None, present: bool = False
) -> dict[str, object]:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": None if seat.is_free else name,
        "bot": seat.bot,
        "reserved": seat.is_free and seat.reserved is not None,
        "yours": seat.belongs_to(account),
        "present": present,
    }


def _clock(match: LiveMatch) -> dict[str, object] | None:
    if not match.config.clock:
        return None
    seats = range(len(match.seats))
    deadlines = [match.clock.deadline(seat) if match.playing else None for seat in seats]
    return {"terms": match.config.clock, "banks": match.clock.banks, "deadlines": deadlines, "now": now_ms()}


def _undo_ask(match: LiveMatch) -> dict[str, object] | None:
    ask = match.undo_ask
    return None if ask is None else {"seat": ask.seat, "agreed": sorted(ask.consenting)}


def _position(match: LiveMatch, viewer: int) -> dict[str, object]:
    """View and decision, made once for all viewers from this seat in the same language."""
    if match.progress.status == OPEN or match.progress.started is None:
        return {"deciding": [], "view": None, "decision": None, "may_undo": False}
    known = knowledge_of(match, viewer)
    return match.memory.recall(
        ("position", viewer, language()), known, lambda: _made_position(match, viewer, known)
    )


def _made_position(match: LiveMatch, viewer: int, known: Knowledge) -> dict[str, object]:
    return {
        "deciding": match.state.to_act(),
        "view": orjson.Fragment(orjson.dumps(known.view, default=_by_name)),
        "decision": _decision(match, viewer, known),
        "may_undo": known.may_undo,
    }


def _by_name(value: object) -> object:
    """A named tuple within a view: orjson knows dataclasses only."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return value._asdict()
    raise TypeError


def _decision(match: LiveMatch, seat: int, known: Knowledge) -> orjson.Fragment | None:
    """The decision of a seat, and its choices, in words."""
    game, world = match.game, known.world
    if world is None:
        return None
    choices = [
        {
            "choice": choice,
            "notation": game.notation(world, seat, choice),
            "text": game.describe_choice(world, seat, choice),
        }
        for choice in known.choices
    ]
    asked = game.prompt(world, seat)
    decision = {"id": known.decision, "prompt": asked.what, "why": asked.why, "choices": choices}
    return orjson.Fragment(orjson.dumps(decision))


# -- news -----------------------------------------------------------------------------------------


def news(match: LiveMatch, viewpoint: Viewpoint) -> list[dict[str, object]]:
    """The events since then that the viewer could notice, oldest first."""
    events: list[dict[str, object]] = []
    for item in reversed(match.events):
        if item.seq < viewpoint.since:
            break
        if item.entry is None or item.entry.visible_to(viewpoint.viewer):
            events.append(_news(match, item))
    return events[::-1]


def _news(match: LiveMatch, item: MatchEvent) -> dict[str, object]:
    names, entry = match.shown_names(), item.entry
    if entry is None:
        text = say("{name} took back a choice.", name=names[item.seat])
        return {"seq": item.seq, "what": "taken_back", "seat": item.seat, "to": item.back_to, "text": text}
    return {
        "seq": item.seq,
        "what": entry.what,
        "seat": entry.seat,
        "first": entry.first,
        "second": entry.second,
        "text": match.game.describe_entry(entry, names),
    }
