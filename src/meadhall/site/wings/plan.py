"""Which wing is to answer a request. Its first lines tell; whoever is asked knows no more by then."""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

TABLE: Final = re.compile(rb"[A-Z]+ /(?:api/tables|table)/(\w+)")
MEASURES: Final = re.compile(rb"GET /metrics(?:\?wing=(\d{1,3}))?[ &]")
DEED: Final = re.compile(rb"(?:POST|PUT|PATCH|DELETE) ")
COOKIE: Final = re.compile(rb"\r\n(?:cookie|authorization):([^\r]*)", re.IGNORECASE)


def wing_of(table: str, wings: int) -> int:
    """The wing that keeps a table."""
    return crc32(table.encode()) % wings


def wing_for(request: bytes, visitor: str, wings: int) -> int | None:
    """The wing for a request; None if any will do. What somebody does beside a table is done in one wing,
    where it is counted how often; so the tables people make are spread over all."""
    if found := TABLE.match(request):
        return wing_of(found[1].decode(errors="replace"), wings)
    if found := MEASURES.match(request):  # each counts its own
        return min(int(found[1] or 0), wings - 1)
    if not DEED.match(request):
        return None
    known = COOKIE.search(request)
    return crc32(known[1].strip() if known else visitor.encode()) % wings
