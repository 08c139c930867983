"""The tables that are in memory. Any table can be fetched again from the store: nothing is only here."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from meadhall.store import chat, matches
from meadhall.store.chat import Saying
from meadhall.store.matches import Line, LogEntry
from meadhall.store.store import Store

from ..errors import Denial
from .live_match import LiveTable

MOST_TABLES: Final = 5000


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._fetching: dict[str, asyncio.Future[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def live(self) -> int:
        """How many tables are being played now."""
        return sum(table.playing for table in self._tables.values())

    async def table(self, match: str) -> LiveTable:
        """The table of that id; denied if there is none."""
        if match in self._tables:
            self._tables.move_to_end(match)
            return self._tables[match]
        if match not in self._fetching:
            self._fetching[match] = asyncio.ensure_future(self._fetch(match))
        return await asyncio.shield(self._fetching[match])

    def in_memory(self, match: str) -> LiveTable | None:
        return self._tables.get(match)

    def on_show(self) -> list[LiveTable]:
        """Public tables at which something is going on right now, the latest started first. Looking at a
        table does not move it in the list."""
        shown = [table for table in self._tables.values() if table.terms.public and _is_lively(table)]
        return sorted(shown, key=_latest_first)

    def put(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        self._make_room()

    def forget(self, match: str) -> bool:
        """Whether that was possible: not while somebody is there."""
        possible = _is_deserted(self._tables[match])
        if possible:
            del self._tables[match]
        return possible

    def rename(self, account: str, name: str) -> None:
        """Somebody is called otherwise now, also where they sit."""
        for table in self._tables.values():
            for number, seat in enumerate(table.seats):
                if seat.account == account:
                    table.set_seat(number, replace(seat, name=name))
                    table.watchers.wake()

    async def catch_up(self, table: LiveTable) -> None:
        """Another process was faster: take over what it wrote."""
        (_terms, course, seats), log, said = await self.store.read(
            _progress, table.id, table.seq, len(table.chat)
        )
        for number, seat in enumerate(seats):
            table.set_seat(number, seat)
        if table.course.started is None and course.started is not None:
            table.clock.start(table.match.table.to_act(), course.started)
        table.course = course
        for entry in log:
            table.apply(entry)
        table.chat.extend(said)

    async def _fetch(self, match: str) -> LiveTable:
        try:
            table = await self.store.read(load, match)
            self.put(table)
            return table
        finally:
            del self._fetching[match]

    def _make_room(self) -> None:
        """Forget the tables that were not needed for longest, unless something goes on there."""
        spare = len(self._tables) - MOST_TABLES
        if spare <= 0:
            return
        idle = [key for key, table in self._tables.items() if _is_idle(table)]
        for key in idle[:spare]:
            del self._tables[key]


def _latest_first(table: LiveTable) -> tuple[int, str]:
    return (-(table.course.started or 0), table.id)


def _is_lively(table: LiveTable) -> bool:
    """It is being played, and somebody is there or a bot is about to act."""
    return table.playing and bool(table.watchers or table.bots_to_act())


def _is_idle(table: LiveTable) -> bool:
    """Nobody watches, nobody writes, and the keeper has nothing to look after."""
    kept = table.playing and (table.terms.clock or table.bots_to_act())
    return _is_deserted(table) and not kept


def _is_deserted(table: LiveTable) -> bool:
    return not (table.watchers or table.lock.locked())


def load(connection: Connection, match: str) -> LiveTable:
    found = matches.find(connection, match)
    if found is None:
        raise Denial("no_such_table")
    return LiveTable(*found, matches.log(connection, match), chat.said(connection, match))


def _progress(
    connection: Connection, match: str, seq: int, said: int
) -> tuple[Line, list[LogEntry], list[Saying]]:
    found = matches.find(connection, match)
    assert found is not None
    return found, matches.log(connection, match, seq), chat.said(connection, match, said)
