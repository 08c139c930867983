"""Processes in which bots think, so that nobody else waits for them.

A worker may crash or never answer. Then the workers are replaced, and after a second try the bot takes any
legal choice: no table ever sticks because of a bot.

A bot that thinks by the clock has its worker for all of its time, whether there was much to think about or
nothing: the bots that wait for a worker would otherwise answer sooner, and show it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from meadhall.bots.lineup import thinking_time

from ..metrics import Metrics
from .bot_worker import Question, Thought, depend_on_parent, think

TRIES: Final = 2
SHUTDOWN_TIMEOUT: Final = 2.0
log = logging.getLogger(__name__)


class Births(SpawnContext):
    """A context that remembers its processes, so that only they are ended."""

    def __init__(self) -> None:
        super().__init__()
        self.children: list[SpawnProcess] = []

    def Process(self, *args: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        child = SpawnProcess(*args, **named)
        self.children.append(child)
        return child


class Workers:
    def __init__(self, processes: int) -> None:
        self._births = Births()
        self.executor = ProcessPoolExecutor(processes, self._births, depend_on_parent)

    def end(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        for child in self._births.children:
            if child.is_alive():
                child.terminate()
                child.join(SHUTDOWN_TIMEOUT)


class BotPool:
    def __init__(self, processes: int, think_limit: float, metrics: Metrics) -> None:
        self._processes = processes
        self._think_limit = think_limit
        self._metrics = metrics
        self._free = asyncio.Semaphore(processes)
        self._workers = Workers(processes)

    async def choose(self, question: Question, choices: list[int]) -> Thought:
        """One of these choices for the seat, whatever happens to the workers."""
        self._metrics.bot_queue.inc()
        async with self._free:
            self._metrics.bot_queue.dec()
            ready = time.monotonic() + thinking_time(question.level)
            thought = await self._thought(question, choices)
            await asyncio.sleep(ready - time.monotonic())
            return thought

    async def _thought(self, question: Question, choices: list[int]) -> Thought:
        with self._metrics.bot_seconds.time():
            for _try in range(TRIES):
                thought = await self._ask(question)
                if thought is not None and thought.choice in choices:
                    return thought
        return Thought(random.choice(choices), question.state)

    async def _ask(self, question: Question) -> Thought | None:
        workers = self._workers
        try:
            answer = asyncio.get_running_loop().run_in_executor(workers.executor, think, question)
            return await asyncio.wait_for(answer, self._think_limit)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as problem:
            self._replace(workers, problem)
        except Exception:
            log.exception("bot failed", extra={"game": question.game, "level": question.level})
            self._metrics.bot_failures.inc()
        return None

    def _replace(self, lost: Workers, problem: Exception) -> None:
        """Start new workers, unless somebody has done so already."""
        if lost is not self._workers:
            return
        log.warning("bot workers replaced", extra={"problem": type(problem).__name__})
        self._metrics.bot_failures.inc()
        self._workers = Workers(self._processes)
        lost.end()

    def close(self) -> None:
        self._workers.end()
