"""News between processes on one PostgreSQL database: which match has moved on, and to which seq.

NOTIFY is part of the transaction that writes: others hear of it if and when that is committed. SQLite serves
one process, which needs no news of itself.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

CHANNEL: Final = "meadhall"
NOT_IN_THE_LOG: Final = -1  # instead of a seq: seats or progress have changed
POLL_INTERVAL: Final = 1.0
log = logging.getLogger(__name__)

OnNews = Callable[[str, int], None]  # a match, and the seq that was written


def has_notify(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def notify(connection: Connection, match: str, seq: int) -> None:
    if has_notify(connection.engine):
        news = {"channel": CHANNEL, "news": f"{match} {seq}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


class Listener:
    """A thread that listens. It connects again when the connection is lost."""

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
        import psycopg  # noqa: PLC0415  # slow to import, and most sites use SQLite

        while not self._closing.is_set():
            try:
                self._run()
            except (psycopg.Error, SQLAlchemyError) as problem:
                log.warning("postgres listener lost; retrying", extra={"problem": type(problem).__name__})
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
                connection.invalidate()  # no other use for a connection that listens
