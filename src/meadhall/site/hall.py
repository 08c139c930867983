"""The tables that are in memory. Any table can be fetched again from the store: nothing is only here."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection

from meadhall.store import chat, matches
from meadhall.store.store import Store

from .denials import Denial
from .live_table import LiveTable

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

    def put(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        self._make_room()

    async def catch_up(self, table: LiveTable) -> None:
        """Another process was faster: take what it wrote into the log."""
        for entry in await self.store.read(matches.log, table.id, table.seq):
            table.apply(entry)

    async def _fetch(self, match: str) -> LiveTable:
        try:
            table = await self.store.read(load, match)
            self.put(table)
            return table
        finally:
            del self._fetching[match]

    def _make_room(self) -> None:
        """Forget the tables that were not needed for longest, unless somebody watches or moves."""
        spare = len(self._tables) - MOST_TABLES
        if spare <= 0:
            return
        idle = [key for key, table in self._tables.items() if not table.watchers and not table.lock.locked()]
        for key in idle[:spare]:
            del self._tables[key]


def load(connection: Connection, match: str) -> LiveTable:
    found = matches.terms(connection, match)
    if found is None:
        raise Denial("no_such_table")
    seats = matches.sitting(connection, match)
    log = matches.log(connection, match)
    return LiveTable(*found, seats, log, chat.said(connection, match))
