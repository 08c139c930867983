"""News between processes on one store: which match has moved on, and to which seq.

PostgreSQL's bell rings inside the transaction that writes, so it is heard if and when that is committed.
SQLite has none: what was rung is noted, and whoever has committed may tell it (`queued_news`).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

CHANNEL: Final = "meadhall"
NOTED: Final = "meadhall_rung"
NOT_IN_THE_LOG: Final = -1  # instead of a seq: who sits, or how far the match has come
POLL_INTERVAL: Final = 1.0
log = logging.getLogger(__name__)

News = tuple[str, int]  # a match, and the seq that was written
OnNews = Callable[[str, int], None]


def rings(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def queue_news(connection: Connection, match: str, seq: int) -> None:
    if rings(connection.engine):
        news = {"channel": CHANNEL, "news": f"{match} {seq}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)
    else:
        connection.info.setdefault(NOTED, []).append((match, seq))


def queued_news(connection: Connection) -> list[News]:
    """What is still to be told by whoever has written it."""
    noted: list[News] = connection.info.pop(NOTED, [])
    return noted


class Listener:
    """A thread that listens, and listens again when the connection is lost."""

    def __init__(self, engine: Engine, on_news: OnNews) -> None:
        self._engine = engine
        self._on_news = on_news
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._work, name="meadhall-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _work(self) -> None:
        import psycopg  # noqa: PLC0415  # takes its time, and most houses keep SQLite

        while not self._closing.is_set():
            try:
                self._run()
            except (psycopg.Error, SQLAlchemyError) as problem:
                log.warning("the bell is out of reach", extra={"problem": type(problem).__name__})
                self._closing.wait(POLL_INTERVAL)

    def _run(self) -> None:
        options = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        with options.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute(f"LISTEN {CHANNEL}".encode())
            try:
                while not self._closing.is_set():
                    for news in driver.notifies(timeout=POLL_INTERVAL):
                        match, _, seq = news.payload.partition(" ")
                        self._on_news(match, int(seq))
            finally:
                connection.invalidate()  # a connection that listens is of no other use
