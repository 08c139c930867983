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


def sight_of(table: LiveTable, account: str | None, since: int = 0, said: int = 0) -> Sight:
    seat = table.seat_of(account)
    return Sight(SPECTATOR if seat is None else seat, account, since, said)


def frame(table: LiveTable, sight: Sight) -> bytes:
    return orjson.dumps(
        {
            "type": "table",
            "table": table.id,
            "seq": table.seq,
            "said": len(table.chat),
            "viewer": sight.viewer,
            **_standing(table, sight),
            **_position(table, sight.viewer),
            "news": news(table, sight),
            "chat": table.chat[max(0, sight.said) :],
        }
    )


def _standing(table: LiveTable, sight: Sight) -> dict[str, object]:
    terms, course = table.terms, table.course
    return {
        "game": terms.game,
        "version": terms.version,
        "options": terms.options,
        "public": terms.public,
        "status": course.status,
        "commitment": terms.commitment,
        "invitation": None if sight.viewer == SPECTATOR else terms.invitation,
        "seats": [_seat(table, number, seat, sight) for number, seat in enumerate(table.seats)],
        "clock": _clock(table),
        "undo_ask": _undo_ask(table),
        "result": course.result,
        "rematch": course.rematch,
    }


def _seat(table: LiveTable, number: int, seat: Seat, sight: Sight) -> dict[str, object]:
    free = seat.account is None and seat.bot is None
    owner = seat.reserved if free else seat.account
    return {
        "seat": number,
        "kind": "open" if free else "person" if seat.account else "bot",
        "name": None if free else table.shown_names()[number],
        "bot": seat.bot,
        "reserved": free and seat.reserved is not None,
        "yours": owner is not None and owner == sight.account,
        "present": seat.account is not None and table.watchers.present(seat.account),
    }


def _clock(table: LiveTable) -> dict[str, object] | None:
    if not table.terms.clock:
        return None
    seats = range(len(table.seats))
    deadlines = [table.clock.deadline(seat) if table.playing else None for seat in seats]
    return {"terms": table.terms.clock, "banks": table.clock.banks, "deadlines": deadlines, "now": now_ms()}


def _undo_ask(table: LiveTable) -> dict[str, object] | None:
    ask = table.undo_ask
    return None if ask is None else {"seat": ask.seat, "agreed": sorted(ask.agreed)}


def _position(table: LiveTable, viewer: int) -> dict[str, object]:
    """View and decision, made once for all who look from this seat in the same language."""
    if table.course.status == OPEN or table.course.started is None:
        return {"deciding": [], "view": None, "decision": None, "may_undo": False}
    known = knowledge_of(table, viewer)
    return table.memory.recall(
        ("position", viewer, language()), known, lambda: _made_position(table, viewer, known)
    )


def _made_position(table: LiveTable, viewer: int, known: Knowledge) -> dict[str, object]:
    return {
        "deciding": table.match.table.to_act(),
        "view": orjson.Fragment(orjson.dumps(known.view, default=_by_name)),
        "decision": _decision(table, viewer, known),
        "may_undo": known.may_undo,
    }


def _by_name(value: object) -> object:
    """A named tuple within a view: orjson knows dataclasses only."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return value._asdict()
    raise TypeError


def _decision(table: LiveTable, seat: int, known: Knowledge) -> orjson.Fragment | None:
    """What the seat is asked and may answer, in words."""
    game, world = table.match.game, known.world
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


def news(table: LiveTable, sight: Sight) -> list[dict[str, object]]:
    """What the viewer could notice since then, oldest first."""
    told: list[dict[str, object]] = []
    for item in reversed(table.told):
        if item.seq < sight.since:
            break
        if item.entry is None or item.entry.visible_to(sight.viewer):
            told.append(_news(table, item))
    return told[::-1]


def _news(table: LiveTable, item: Told) -> dict[str, object]:
    names, entry = table.shown_names(), item.entry
    if entry is None:
        text = say("{name} took back a choice.", name=names[item.seat])
        return {"seq": item.seq, "what": "taken_back", "seat": item.seat, "to": item.back_to, "text": text}
    return {
        "seq": item.seq,
        "what": entry.what,
        "seat": entry.seat,
        "first": entry.first,
        "second": entry.second,
        "text": table.match.game.describe_entry(entry, names),
    }
