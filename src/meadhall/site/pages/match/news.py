# compiled: drawn for every frame
"""What happened since a connection last looked: how it moved, and how it is said aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.core.game import Game
from meadhall.core.journal import Entry
from meadhall.site.matches.live_match import LiveMatch, MatchEvent

from .log import words_of

MOST: Final = 60  # things said or shown to move after a long absence


def happened(match: LiveMatch, viewer: int, since: int) -> list[MatchEvent]:
    """What the viewer could notice from that seq on and what was not taken back since; oldest first."""
    events = match.events
    first = len(events)
    while first and events[first - 1].seq >= since:
        first -= 1
    lasting: list[MatchEvent] = []
    for item in events[first:]:
        if item.entry is None:
            lasting = [one for one in lasting if one.seq < item.back_to]
            lasting.append(item)
        elif item.entry.visible_to(viewer):
            lasting.append(item)
    return lasting[-MOST:]


def said_aloud(match: LiveMatch, items: Iterable[MatchEvent], viewer: int) -> list[str]:
    words = words_of(match)
    return [said for item in items if (said := words.said(item, viewer))]


def entries_aloud(game: Game, entries: Iterable[Entry], names: list[str]) -> list[str]:
    return [line for entry in entries if (line := game.describe_entry(entry, names))]
