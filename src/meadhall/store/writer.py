"""One thread writes, over one connection. Jobs that wait at the same time share a commit.

A change is a function of the connection; it may come with rows for the logs of matches. Jobs that arrive
during a commit go together into the next transaction, their rows into one statement. If one of them fails,
the transaction is rolled back and each job gets its own: so a change does nothing but read and write the
database. A caller learns of success when the commit is safe on disk. The event loop gets all results of a
transaction in one call, because each call takes a lock of the loop.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from .database import WRITES
from .matches import Row, append

Outcome = TypeVar("Outcome")
Change = Callable[[Connection], Outcome]

MOST_TOGETHER: Final = 200
log = logging.getLogger(__name__)


class WriteJob(NamedTuple):
    change: Change[Any]
    rows: Sequence[Row]
    promise: Future[Any]
    loop: AbstractEventLoop  # in which it is waited for


class WriteResult(NamedTuple):
    """The outcome of a job, or what went wrong."""

    promise: Future[Any]
    outcome: Any = None
    problem: Exception | None = None


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="meadhall-writer", daemon=True)
        self._thread.start()

    def write(self, change: Change[Outcome], rows: Sequence[Row] = ()) -> Future[Outcome]:
        """The outcome of the change, once it is committed; it finds the rows written. For an event loop."""
        loop = asyncio.get_running_loop()
        promise: Future[Outcome] = loop.create_future()
        self._jobs.put(WriteJob(change, rows, promise, loop))
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
                    loop.call_soon_threadsafe(_resolve, results)
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
                log.debug("shared commit failed; writing one by one")
            else:
                return [
                    WriteResult(job.promise, outcome) for job, outcome in zip(jobs, outcomes, strict=True)
                ]
        return [self._alone(job) for job in jobs]

    def _together(self, jobs: list[WriteJob]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()  # kept: to fetch it anew costs more than to write
        with self._connection.begin():
            if rows := [row for job in jobs for row in job.rows]:
                append(self._connection, rows)
            return [job.change(self._connection) for job in jobs]

    def _alone(self, job: WriteJob) -> WriteResult:
        try:
            (outcome,) = self._together([job])
        except Exception as problem:
            return WriteResult(job.promise, problem=problem)
        return WriteResult(job.promise, outcome)


def _resolve(results: list[WriteResult]) -> None:
    for promise, outcome, problem in results:
        if promise.done():
            continue  # the caller has gone
        if problem is None:
            promise.set_result(outcome)
        else:
            promise.set_exception(problem)
