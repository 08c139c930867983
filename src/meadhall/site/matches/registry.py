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
        return sum(match.playing for match in self._tables.values())

    async def match(self, match_id: str) -> LiveTable:
        """The table of that id; denied if there is none."""
        if match_id in self._tables:
            self._tables.move_to_end(match_id)
            return self._tables[match_id]
        if match_id not in self._fetching:
            self._fetching[match_id] = asyncio.ensure_future(self._fetch(match_id))
        return await asyncio.shield(self._fetching[match_id])

    def in_memory(self, match_id: str) -> LiveTable | None:
        return self._tables.get(match_id)

    def on_show(self) -> list[LiveTable]:
        """Public tables at which something is going on right now, the latest started first. Looking at a
        table does not move it in the list."""
        shown = [match for match in self._tables.values() if match.terms.public and _is_lively(match)]
        return sorted(shown, key=_latest_first)

    def put(self, match: LiveTable) -> None:
        self._tables[match.id] = match
        self._make_room()

    def forget(self, match_id: str) -> bool:
        """Whether that was possible: not while somebody is there."""
        possible = _is_deserted(self._tables[match_id])
        if possible:
            del self._tables[match_id]
        return possible

    def rename(self, account: str, name: str) -> None:
        """Somebody is called otherwise now, also where they sit."""
        for match in self._tables.values():
            for number, seat in enumerate(match.seats):
                if seat.account == account:
                    match.set_seat(number, replace(seat, name=name))
                    match.watchers.wake()

    async def catch_up(self, match: LiveTable) -> None:
        """Another process was faster: take over what it wrote."""
        (_terms, course, seats), log, said = await self.store.read(
            _progress, match.id, match.seq, len(match.chat)
        )
        for number, seat in enumerate(seats):
            match.set_seat(number, seat)
        if match.course.started is None and course.started is not None:
            match.clock.start(match.state.to_act(), course.started)
        match.course = course
        for entry in log:
            match.apply(entry)
        match.chat.extend(said)

    async def _fetch(self, match_id: str) -> LiveTable:
        try:
            match = await self.store.read(load, match_id)
            self.put(match)
            return match
        finally:
            del self._fetching[match_id]

    def _make_room(self) -> None:
        """Forget the tables that were not needed for longest, unless something goes on there."""
        spare = len(self._tables) - MOST_TABLES
        if spare <= 0:
            return
        idle = [key for key, match in self._tables.items() if _is_idle(match)]
        for key in idle[:spare]:
            del self._tables[key]


def _latest_first(match: LiveTable) -> tuple[int, str]:
    return (-(match.course.started or 0), match.id)


def _is_lively(match: LiveTable) -> bool:
    """It is being played, and somebody is there or a bot is about to act."""
    return match.playing and bool(match.watchers or match.bots_to_act())


def _is_idle(match: LiveTable) -> bool:
    """Nobody watches, nobody writes, and the keeper has nothing to look after."""
    kept = match.playing and (match.terms.clock or match.bots_to_act())
    return _is_deserted(match) and not kept


def _is_deserted(match: LiveTable) -> bool:
    return not (match.watchers or match.lock.locked())


def load(connection: Connection, match_id: str) -> LiveTable:
    found = matches.find(connection, match_id)
    if found is None:
        raise Denial("no_such_table")
    return LiveTable(*found, matches.log(connection, match_id), chat.said(connection, match_id))


def _progress(
    connection: Connection, match_id: str, seq: int, said: int
) -> tuple[Line, list[LogEntry], list[Saying]]:
    found = matches.find(connection, match_id)
    assert found is not None
    return found, matches.log(connection, match_id, seq), chat.said(connection, match_id, said)
