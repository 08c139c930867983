"""One thread writes, over one connection, and shares each commit among all who wait for one.

A job is a function of the connection; it may come with rows for the logs of matches. Jobs that arrive while a
commit is under way go together into the next transaction, their rows into one statement. If one of them
fails, all is undone and each is done again in a transaction of its own: so a job does nothing but read and
write the database. Nobody hears of success before the commit is safe on disk.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from .database import WRITES
from .matches import Row, append

Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]

MOST_TOGETHER: Final = 200
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Wish:
    job: Job[Any]
    rows: Sequence[Row]
    promise: Future[Any]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._connection: Connection | None = None
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="meadhall-writer", daemon=True)
        self._thread.start()

    def write(self, job: Job[Outcome], rows: Sequence[Row] = ()) -> Future[Outcome]:
        """The outcome of the job, once it is committed; it finds the rows written."""
        promise: Future[Outcome] = Future()
        self._wishes.put(_Wish(job, rows, promise))
        return promise

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._wishes.put(None)
        self._thread.join()

    def _work(self) -> None:
        while batch := self._next_batch():
            try:
                self._commit(batch)
            except Exception as problem:
                log.exception("a commit failed")
                for wish in batch:
                    if not wish.promise.done():
                        wish.promise.set_exception(problem)
        if self._connection is not None:
            self._connection.close()

    def _next_batch(self) -> list[_Wish]:
        """All that waits now; an empty list when it is time to stop."""
        batch: list[_Wish] = []
        wish = self._wishes.get()
        while wish is not None:
            batch.append(wish)
            if len(batch) == MOST_TOGETHER or self._wishes.empty():
                return batch
            wish = self._wishes.get()
        if batch:
            self._wishes.put(None)  # stop, but after these
        return batch

    def _commit(self, batch: list[_Wish]) -> None:
        if len(batch) > 1:
            try:
                outcomes = self._together(batch)
            except Exception:
                log.debug("a shared commit failed: one by one")
            else:
                for wish, outcome in zip(batch, outcomes, strict=True):
                    wish.promise.set_result(outcome)
                return
        for wish in batch:
            self._alone(wish)

    def _together(self, wishes: list[_Wish]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()  # kept: to fetch it anew costs more than to write
        with self._connection.begin():
            if rows := [row for wish in wishes for row in wish.rows]:
                append(self._connection, rows)
            return [wish.job(self._connection) for wish in wishes]

    def _alone(self, wish: _Wish) -> None:
        try:
            (outcome,) = self._together([wish])
        except Exception as problem:
            wish.promise.set_exception(problem)
        else:
            wish.promise.set_result(outcome)
