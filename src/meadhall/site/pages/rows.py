"""The rows of lists of tables, as one visitor sees them."""

from __future__ import annotations

from meadhall.site.matches import listings
from meadhall.store.matches import MatchSummary

from .layout import Visit
from .match_rows import TableRow, row_of


async def my_rows(visit: Visit) -> list[TableRow]:
    if visit.account is None:
        return []
    return await _rows(visit, await listings.my_tables(visit.services, visit.account.id))


async def open_rows(visit: Visit) -> list[TableRow]:
    return await _rows(visit, await listings.open_tables(visit.services))


async def shown_rows(visit: Visit) -> list[TableRow]:
    """Tables of others that can be watched right now."""
    rows = await _rows(visit, await listings.shown_tables(visit.services))
    return [row for row in rows if row.own_seat is None]


async def _rows(visit: Visit, lines: list[MatchSummary]) -> list[TableRow]:
    me = visit.account.id if visit.account else None
    return [await row_of(visit.services, line, me) for line in lines]
