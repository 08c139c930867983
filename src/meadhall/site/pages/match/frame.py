# compiled: drawn for every frame
"""A frame of live HTML: the regions that changed for one connection, as JSON.

The same change is written once for all spectators. Drawings that a connection does not have yet are added for
each connection. A region whose text was sent before comes as a splice: the part of it that changed.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Final, NamedTuple

import orjson

from meadhall.core.i18n import speaking
from meadhall.core.table import SPECTATOR
from meadhall.look.drawings import drawing, drawings_in, with_parts
from meadhall.site.matches.live_match import LiveMatch
from meadhall.store.schema import now_ms

from .log import happened, said_aloud
from .plain_look import look_of
from .rendered import Rendered

OPENING: Final = b'{"type":"regions",'
_numbers: Final = count(1)
Regions = dict[str, str]


class Held(NamedTuple):
    """The regions that the page of a connection shows, the names of those sent over this connection (the
    others came with the page), and the number of the last frame.
    """

    regions: Regions
    sent: frozenset[str] = frozenset()
    by: int = 0


class Frame(NamedTuple):
    number: int
    changed: Regions
    names: frozenset[str]  # of drawings; a kept part of a splice names none that are new
    rest: bytes  # of the JSON, after the type

    def data(self, sent_drawings: set[str]) -> bytes:
        """As JSON. Adds to `sent_drawings`, the drawings that the connection knows with all their parts."""
        unknown = self.names - sent_drawings
        if not unknown:
            return OPENING + self.rest
        unknown = with_parts(unknown) - sent_drawings
        sent_drawings |= unknown
        return b'%b"drawings":{%b},%b' % (OPENING, b",".join([_written(name) for name in unknown]), self.rest)


@cache
def _written(name: str) -> bytes:
    """A drawing by its name, as JSON."""
    return orjson.dumps({name: drawing(name)})[1:-1]


def frame_of(
    match: LiveMatch, viewer: int, language: str, picture: Rendered, regions: Regions, held: Held, since: int
) -> Frame:
    """`regions` are those of the picture that are to be shown now, to somebody who knows what happened till
    `since`."""

    def make() -> Frame:
        before = held.regions
        changed = {name: text for name, text in regions.items() if before.get(name) != text}
        sent = {
            name: change(before[name], text) if name in held.sent else text for name, text in changed.items()
        }
        with speaking(language):
            news = _news(match, viewer, picture, since)
        sent_drawings = {
            "seq": picture.seq,
            "said": picture.said,
            "title": picture.title,
            "turn": picture.turn,
            "now": now_ms(),
            **news,
        }
        # Names of drawings stand in regions alone: elsewhere people's words are not escaped.
        html = "".join([text if isinstance(text, str) else text[2] for text in sent.values()])
        rest = b'%b,"regions":%b}' % (orjson.dumps(sent_drawings)[1:-1], orjson.dumps(sent))
        return Frame(next(_numbers), changed, drawings_in(html), rest)

    if viewer != SPECTATOR:
        return make()  # a seat has one page as a rule: not worth keeping
    made_of = (picture.held, regions.keys(), held.by, held.sent, since)
    return match.memory.recall(("frame", language), made_of, make)


def _news(match: LiveMatch, viewer: int, picture: Rendered, since: int) -> dict[str, object]:
    if picture.scene is None or since >= picture.seq:
        return {}
    items = happened(match, viewer, since)
    entries = [item.entry for item in items if item.entry is not None]
    moved = look_of(match.config.game).animations(entries, picture.scene)
    return {"flights": moved, "said_aloud": said_aloud(match, items, viewer)}


# -- splices ----------------------------------------------------------------------------------------


Splice = tuple[int, int, str]
SHORT: Final = 3000  # characters: not worth a search, as what was sent before compresses well
WORTH_IT: Final = 64  # characters saved
TAIL: Final = 64  # characters after a list that grows at its end


def change(old: str, new: str) -> str | Splice:
    """The new text, or how to make it of the old one where that is shorter."""
    if len(new) < SHORT:
        return new
    old, new = str(old), str(new)  # parts of a `Markup` are made much more slowly
    tail = _same(old[: -TAIL - 1 : -1], new[: -TAIL - 1 : -1])
    start = len(old) - tail
    grew = len(new) >= len(old) and new.startswith(old[:start])  # near its end, as a log does: found at once
    start = start + _same(old[start:], new[start : len(old)]) if grew else _same(old, new)
    start = max(0, new.rfind("<", 0, start + 1))
    most = min(len(old), len(new)) - start
    end = min(tail, most) if grew else _same(old[: -most - 1 : -1], new[: -most - 1 : -1])
    end = len(new) - (new.find(">", max(0, len(new) - end - 1)) + 1 or len(new))
    if start + end < WORTH_IT:
        return new
    return _units(new[:start]), _units(new[len(new) - end :]), new[start : len(new) - end]


def _same(one: str, other: str) -> int:
    """How many characters are the same at the start."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
