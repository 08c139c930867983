"""One thread writes, over one connection, and shares each commit among all who wait for one.

A job is a function of the connection; it may come with rows for the logs of matches. Jobs that arrive while a
commit is under way go together into the next transaction, their rows into one statement. If one of them
fails, all is undone and each is done again in a transaction of its own: so a job does nothing but read and
write the database. Nobody hears of success before the commit is safe on disk. The event loop is told of all
that went together in one go: whoever waits for a single future waits for the other thread's locks as well.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from .database import WRITES
from .matches import Row, append
from .notify import News, queued_news

Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]
Publish = Callable[[Sequence[News]], None]

MOST_TOGETHER: Final = 200
ALONE: Final = nullcontext()
log = logging.getLogger(__name__)


class WriteJob(NamedTuple):
    job: Job[Any]
    rows: Sequence[Row]
    promise: Future[Any]
    loop: AbstractEventLoop  # in which it is waited for


class WriteResult(NamedTuple):
    """What became of a wish."""

    promise: Future[Any]
    outcome: Any = None
    problem: Exception | None = None


def to_nobody(news: Sequence[News]) -> None:
    """There is no other process."""


class Writer:
    """`publish` hears, in its thread, what was written about matches, unless the database tells it. Who takes
    `turns` with other processes waits for theirs here, and not, as SQLite does, by asking now and then."""

    def __init__(
        self, engine: Engine, publish: Publish = to_nobody, turns: AbstractContextManager[object] = ALONE
    ) -> None:
        self._publish = publish
        self._turns = turns
        self._engine = engine.execution_options(**{WRITES: True})
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="meadhall-writer", daemon=True)
        self._thread.start()

    def write(self, job: Job[Outcome], rows: Sequence[Row] = ()) -> Future[Outcome]:
        """The outcome of the job, once it is committed; it finds the rows written. For an event loop."""
        loop = asyncio.get_running_loop()
        promise: Future[Outcome] = loop.create_future()
        self._jobs.put(WriteJob(job, rows, promise, loop))
        return promise

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while batch := self._next_batch():
            for loop, jobs in groupby(batch, lambda job: job.loop):
                results = self._results(list(jobs))
                with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                    loop.call_soon_threadsafe(_publish, results)
        if self._connection is not None:
            self._connection.close()

    def _next_batch(self) -> list[WriteJob]:
        """All that waits now; an empty list when it is time to stop."""
        batch: list[WriteJob] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_TOGETHER or self._jobs.empty():
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)  # stop, but after these
        return batch

    def _results(self, jobs: list[WriteJob]) -> list[WriteResult]:
        if len(jobs) > 1:
            try:
                outcomes = self._together(jobs)
            except Exception:
                log.debug("a shared commit failed: one by one")
            else:
                return [
                    WriteResult(job.promise, outcome) for job, outcome in zip(jobs, outcomes, strict=True)
                ]
        return [self._alone(job) for job in jobs]

    def _together(self, jobs: list[WriteJob]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()  # kept: to fetch it anew costs more than to write
        try:
            with self._turns, self._connection.begin():
                if rows := [row for job in jobs for row in job.rows]:
                    append(self._connection, rows)
                return [job.job(self._connection) for job in jobs]
        finally:
            if news := queued_news(self._connection):  # after a failure nobody finds any, which does no harm
                self._publish(news)

    def _alone(self, job: WriteJob) -> WriteResult:
        try:
            (outcome,) = self._together([job])
        except Exception as problem:
            return WriteResult(job.promise, problem=problem)
        return WriteResult(job.promise, outcome)


def _publish(results: list[WriteResult]) -> None:
    for promise, outcome, problem in results:
        if promise.done():
            continue  # whoever asked has gone
        if problem is None:
            promise.set_result(outcome)
        else:
            promise.set_exception(problem)
