"""A frame of live HTML: what has changed for one connection, as JSON. The same change is written once only,
however many connections it goes to."""

from __future__ import annotations

import orjson

from meadhall.core.speech import speaking
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
) -> str:
    """`older` is the picture the connection holds, None if that is not known."""
    place = ("frame", viewer, language)
    made_of = (picture.held, older.held if older else None, since)

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
                    "regions": picture.changes_from(older),
                    **_news(table, viewer, picture, since),
                }
            ).decode()

    return memory_of(table).recall(place, made_of, make)


def _news(table: LiveTable, viewer: int, picture: Picture, since: int) -> dict[str, object]:
    if picture.kind == ROOM or since >= picture.seq:
        return {}
    items = happened(table, viewer, since)
    moved = flights(look_of(table.terms.game), scene_of(table, viewer), items)
    return {"flights": moved, "said_aloud": said_aloud(table, items)}
