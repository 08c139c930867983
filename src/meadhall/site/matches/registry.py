"""The matches in memory. Any match can be loaded again from the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from meadhall.store import chat, matches
from meadhall.store.chat import ChatMessage
from meadhall.store.matches import LogEntry, MatchSummary
from meadhall.store.store import Store

from ..errors import HttpError
from .live_match import LiveMatch

MOST_TABLES: Final = 5000


class MatchRegistry:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()
        self._fetching: dict[str, asyncio.Future[LiveMatch]] = {}

    def __len__(self) -> int:
        return len(self._matches)

    def live(self) -> int:
        """How many tables are being played now."""
        return sum(match.playing for match in self._matches.values())

    async def match(self, match_id: str) -> LiveMatch:
        """The match of that id; refused if there is none."""
        if match_id in self._matches:
            self._matches.move_to_end(match_id)
            return self._matches[match_id]
        if match_id not in self._fetching:
            self._fetching[match_id] = asyncio.ensure_future(self._fetch(match_id))
        return await asyncio.shield(self._fetching[match_id])

    def in_memory(self, match_id: str) -> LiveMatch | None:
        return self._matches.get(match_id)

    def on_show(self) -> list[LiveMatch]:
        """Public tables at which something is going on right now, the latest started first. Looking at a
        table does not move it in the list."""
        shown = [match for match in self._matches.values() if match.config.public and _is_lively(match)]
        return sorted(shown, key=_latest_first)

    def put(self, match: LiveMatch) -> None:
        self._matches[match.id] = match
        self._make_room()

    def rename(self, account: str, name: str) -> None:
        """Change the name of an account at its seats."""
        for match in self._matches.values():
            for number, seat in enumerate(match.seats):
                if seat.account == account:
                    match.set_seat(number, replace(seat, name=name))
                    match.presence.wake()

    async def catch_up(self, match: LiveMatch) -> None:
        """Another process was faster: take over what it wrote."""
        (_config, progress, seats), log, said = await self.store.read(
            _progress, match.id, match.seq, len(match.chat)
        )
        for number, seat in enumerate(seats):
            match.set_seat(number, seat)
        if match.progress.started is None and progress.started is not None:
            match.clock.start(match.state.to_act(), progress.started)
        match.progress = progress
        for entry in log:
            match.apply(entry)
        match.chat.extend(said)

    async def _fetch(self, match_id: str) -> LiveMatch:
        try:
            match = await self.store.read(load, match_id)
            self.put(match)
            return match
        finally:
            del self._fetching[match_id]

    def _make_room(self) -> None:
        """Forget the tables that were not needed for longest, unless something goes on there."""
        spare = len(self._matches) - MOST_TABLES
        if spare <= 0:
            return
        idle = [key for key, match in self._matches.items() if _is_idle(match)]
        for key in idle[:spare]:
            del self._matches[key]


def _latest_first(match: LiveMatch) -> tuple[int, str]:
    return (-(match.progress.started or 0), match.id)


def _is_lively(match: LiveMatch) -> bool:
    """It is being played, and somebody is there or a bot is about to act."""
    return match.playing and bool(match.presence or match.bots_to_act())


def _is_idle(match: LiveMatch) -> bool:
    """Nobody watches, nobody writes, and the runner has nothing to do."""
    kept = match.playing and (match.config.clock or match.bots_to_act())
    return _is_deserted(match) and not kept


def _is_deserted(match: LiveMatch) -> bool:
    return not (match.presence or match.lock.locked())


def load(connection: Connection, match_id: str) -> LiveMatch:
    found = matches.find(connection, match_id)
    if found is None:
        raise HttpError("no_such_table")
    return LiveMatch(*found, matches.log(connection, match_id), chat.said(connection, match_id))


def _progress(
    connection: Connection, match_id: str, seq: int, said: int
) -> tuple[MatchSummary, list[LogEntry], list[ChatMessage]]:
    found = matches.find(connection, match_id)
    assert found is not None
    return found, matches.log(connection, match_id, seq), chat.said(connection, match_id, said)
