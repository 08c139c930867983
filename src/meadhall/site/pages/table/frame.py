"""A frame of live HTML: what has changed for one connection, as JSON. The same change is written once for all
who watch."""

from __future__ import annotations

import orjson

from meadhall.core.speech import speaking
from meadhall.core.table import SPECTATOR
from meadhall.site.hall import now_ms
from meadhall.site.live_table import LiveTable

from .looks import look_of
from .memory import memory_of
from .news import flights, happened, said_aloud
from .picture import ROOM, Picture
from .scenes import scene_of


def frame_text(
    table: LiveTable,
    viewer: int,
    language: str,
    picture: Picture,
    older: Picture | None,
    since: int,
    known: frozenset[str] = frozenset(),
) -> str:
    """`older` is the picture the connection holds, None if that is not known; `known` are the regions of it
    whose text was sent over this connection."""
    place = ("frame", language)
    made_of = (picture.held, older.held if older else None, since, known)

    def make() -> str:
        with speaking(language):
            return orjson.dumps(
                {
                    "type": "regions",
                    "seq": picture.seq,
                    "said": picture.said,
                    "title": picture.title,
                    "turn": picture.turn,
                    "now": now_ms(),
                    "regions": picture.splices_from(older, known),
                    **_news(table, viewer, picture, since),
                }
            ).decode()

    if viewer != SPECTATOR:
        return make()  # a seat has one page as a rule: not worth keeping
    return memory_of(table).recall(place, made_of, make)


def _news(table: LiveTable, viewer: int, picture: Picture, since: int) -> dict[str, object]:
    if picture.kind == ROOM or since >= picture.seq:
        return {}
    items = happened(table, viewer, since)
    moved = flights(look_of(table.terms.game), scene_of(table, viewer), items)
    return {"flights": moved, "said_aloud": said_aloud(table, items)}
