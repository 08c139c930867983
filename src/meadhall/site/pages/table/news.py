"""What happened since a connection last looked: how it moved, and how it is said aloud."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from meadhall.core.game import Game
from meadhall.core.journal import Entry
from meadhall.core.speech import language
from meadhall.look.contract import Flight, Look, Scene
from meadhall.site.live_table import LiveTable, Told
from meadhall.site.speech import say

KEPT: Final = 4096  # sentences
MOST: Final = 60  # things said or shown to move after a long absence


def happened(table: LiveTable, viewer: int, since: int) -> list[Told]:
    """What the viewer could notice from that seq on and what was not taken back since; oldest first."""
    items: list[Told] = []
    for item in reversed(table.told):
        if item.seq < since:
            break
        items.append(item)
    lasting: list[Told] = []
    for item in reversed(items):
        if item.entry is None:
            lasting = [one for one in lasting if one.seq < item.back_to]
            lasting.append(item)
        elif item.entry.visible_to(viewer):
            lasting.append(item)
    return lasting[-MOST:]


def flights(look: Look, scene: Scene, items: Iterable[Told]) -> list[Flight]:
    return flights_of(look, scene, (item.entry for item in items if item.entry is not None))


def flights_of(look: Look, scene: Scene, entries: Iterable[Entry]) -> list[Flight]:
    return [flight for entry in entries for flight in look.flights(entry, scene)]


def said_aloud(table: LiveTable, items: Iterable[Told]) -> list[str]:
    names, game = tuple(table.shown_names()), table.match.game
    lines = (
        say("{name} took back a choice.", name=names[item.seat])
        if item.entry is None
        else _described(game, item.entry, names, language())
        for item in items
    )
    return [line for line in lines if line]


@lru_cache(KEPT)
def _described(game: Game, entry: Entry, names: tuple[str, ...], _spoken: str) -> str:
    """The same for all who could notice it."""
    return game.describe_entry(entry, list(names))


def entries_aloud(game: Game, entries: Iterable[Entry], names: list[str]) -> list[str]:
    return [line for entry in entries if (line := game.describe_entry(entry, names))]
