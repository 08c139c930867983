"""What a viewer is sent: the table as that viewer may see it, as JSON, and what happened since last time.

It is made from what the viewer knows (`knowledge`); moves and seed are not in a frame at all. The costly part
(view, prompt, choices) is made once a viewer and seq, however many look.
"""

from __future__ import annotations

from dataclasses import dataclass

import orjson

from meadhall.core.i18n import language
from meadhall.core.table import SPECTATOR
from meadhall.store.matches import OPEN, Seat

from ..i18n import say
from ..matches.knowledge import Knowledge, knowledge_of
from ..matches.live_match import LiveTable, Told
from ..matches.registry import now_ms


@dataclass(frozen=True, slots=True)
class Sight:
    """A viewer and how much it has seen: entries of the log and lines of chat."""

    viewer: int = SPECTATOR
    account: str | None = None
    since: int = 0
    said: int = 0


def sight_of(match: LiveTable, account: str | None, since: int = 0, said: int = 0) -> Sight:
    seat = match.seat_of(account)
    return Sight(SPECTATOR if seat is None else seat, account, since, said)


def frame(match: LiveTable, sight: Sight) -> bytes:
    return orjson.dumps(
        {
            "type": "table",
            "table": match.id,
            "seq": match.seq,
            "said": len(match.chat),
            "viewer": sight.viewer,
            **_standing(match, sight),
            **_position(match, sight.viewer),
            "news": news(match, sight),
            "chat": match.chat[max(0, sight.said) :],
        }
    )


def _standing(match: LiveTable, sight: Sight) -> dict[str, object]:
    terms, course = match.terms, match.course
    return {
        "game": terms.game,
        "version": terms.version,
        "options": terms.options,
        "public": terms.public,
        "status": course.status,
        "commitment": terms.commitment,
        "invitation": None if sight.viewer == SPECTATOR else terms.invitation,
        "seats": [_seat(match, number, seat, sight) for number, seat in enumerate(match.seats)],
        "clock": _clock(match),
        "undo_ask": _undo_ask(match),
        "result": course.result,
        "rematch": course.rematch,
    }


def _seat(match: LiveTable, number: int, seat: Seat, sight: Sight) -> dict[str, object]:
    free = seat.account is None and seat.bot is None
    owner = seat.reserved if free else seat.account
    return {
        "seat": number,
        "kind": "open" if free else "person" if seat.account else "bot",
        "name": None if free else match.shown_names()[number],
        "bot": seat.bot,
        "reserved": free and seat.reserved is not None,
        "yours": owner is not None and owner == sight.account,
        "present": seat.account is not None and match.watchers.present(seat.account),
    }


def _clock(match: LiveTable) -> dict[str, object] | None:
    if not match.terms.clock:
        return None
    seats = range(len(match.seats))
    deadlines = [match.clock.deadline(seat) if match.playing else None for seat in seats]
    return {"terms": match.terms.clock, "banks": match.clock.banks, "deadlines": deadlines, "now": now_ms()}


def _undo_ask(match: LiveTable) -> dict[str, object] | None:
    ask = match.undo_ask
    return None if ask is None else {"seat": ask.seat, "agreed": sorted(ask.agreed)}


def _position(match: LiveTable, viewer: int) -> dict[str, object]:
    """View and decision, made once for all who look from this seat in the same language."""
    if match.course.status == OPEN or match.course.started is None:
        return {"deciding": [], "view": None, "decision": None, "may_undo": False}
    known = knowledge_of(match, viewer)
    return match.memory.recall(
        ("position", viewer, language()), known, lambda: _made_position(match, viewer, known)
    )


def _made_position(match: LiveTable, viewer: int, known: Knowledge) -> dict[str, object]:
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


def _decision(match: LiveTable, seat: int, known: Knowledge) -> orjson.Fragment | None:
    """What the seat is asked and may answer, in words."""
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
    asked = {"id": known.decision, "prompt": game.prompt(world, seat), "choices": choices}
    return orjson.Fragment(orjson.dumps(asked))


# -- what happened ---------------------------------------------------------------------------------


def news(match: LiveTable, sight: Sight) -> list[dict[str, object]]:
    """What the viewer could notice since then, oldest first."""
    told: list[dict[str, object]] = []
    for item in reversed(match.told):
        if item.seq < sight.since:
            break
        if item.entry is None or item.entry.visible_to(sight.viewer):
            told.append(_news(match, item))
    return told[::-1]


def _news(match: LiveTable, item: Told) -> dict[str, object]:
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
