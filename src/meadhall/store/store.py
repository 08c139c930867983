"""The store as the site uses it: ask and write from the event loop, while threads wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from .database import open_database
from .matches import LogEntry, rows_of
from .notify import Listener, OnNews, has_notify
from .writer import Change, Writer

Arguments = ParamSpec("Arguments")
Outcome = TypeVar("Outcome")

READERS: Final = 4


def nothing(connection: Connection) -> None:
    """A change that changes nothing."""


class Store:
    """Queries and changes are functions of a connection: see `accounts`, `matches` and `chat`."""

    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "meadhall-reader")
        self._listener: Listener | None = None

    async def read(
        self,
        query: Callable[Concatenate[Connection, Arguments], Outcome],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Outcome:
        def ask() -> Outcome:
            with self._engine.connect() as connection:
                return query(connection, *arguments, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(
        self,
        change: Callable[Concatenate[Connection, Arguments], Outcome],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Outcome:
        """Returns when the change is safe on disk."""
        return await self._writer.write(lambda connection: change(connection, *arguments, **named))

    async def append(self, match: str, entries: Sequence[LogEntry], change: Change[None] = nothing) -> None:
        """Add to the log of a match, and make a change that belongs to it; safe on disk when it returns."""
        await self._writer.write(change, rows_of(match, entries))

    def subscribe(self, on_news: OnNews) -> None:
        """Call `on_news` in the event loop when any process writes, if there can be several processes."""
        if has_notify(self._engine):
            loop = asyncio.get_running_loop()

            def publish(match: str, seq: int) -> None:
                loop.call_soon_threadsafe(on_news, match, seq)

            self._listener = Listener(self._engine, publish)

    def close(self) -> None:
        """Finish all writes."""
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
