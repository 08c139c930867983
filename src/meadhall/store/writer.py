"""One thread writes, over one connection, and shares each commit among all who wait for one.

A job is a function of the connection. Jobs that arrive while a commit is under way go together into the next
transaction, each inside its own savepoint: one that fails is undone alone. Nobody hears of success before the
commit is safe on disk.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from .database import WRITES

Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]

MOST_TOGETHER: Final = 200
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Wish:
    job: Job[Any]
    promise: Future[Any]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="meadhall-writer", daemon=True)
        self._thread.start()

    def write(self, job: Job[Outcome]) -> Future[Outcome]:
        """The outcome of the job, once it is committed."""
        promise: Future[Outcome] = Future()
        self._wishes.put(_Wish(job, promise))
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
        """One transaction. A job that is alone needs no savepoint: if it fails, so does the transaction."""
        if len(batch) == 1:
            answers = [_answer(self._alone, batch[0])]
        else:
            with self._engine.begin() as connection:
                answers = [_answer(lambda job: _inside(connection, job), wish) for wish in batch]
        for promise, outcome, failure in answers:
            if failure is None:
                promise.set_result(outcome)
            else:
                promise.set_exception(failure)

    def _alone(self, job: Job[Any]) -> Any:
        with self._engine.begin() as connection:
            return job(connection)


def _inside(connection: Connection, job: Job[Any]) -> Any:
    with connection.begin_nested():
        return job(connection)


def _answer(run: Callable[[Job[Any]], Any], wish: _Wish) -> tuple[Future[Any], Any, Exception | None]:
    try:
        return wish.promise, run(wish.job), None
    except Exception as problem:
        return wish.promise, None, problem
