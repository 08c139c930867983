"""Processes in which bots think, so that nobody else waits for them.

A worker may crash or never answer. Then the workers are replaced, and after a second try the bot takes any
legal choice: no table ever sticks because of a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from .metrics import Metrics
from .thinking import Question, depend_on_parent, think

TRIES: Final = 2
LONGEST_FAREWELL: Final = 2.0
log = logging.getLogger(__name__)


class BotPool:
    def __init__(self, processes: int, think_limit: float, metrics: Metrics) -> None:
        self._processes = processes
        self._think_limit = think_limit
        self._metrics = metrics
        self._free = asyncio.Semaphore(processes)
        self._workers = self._new_workers()

    async def choose(self, question: Question, choices: list[int]) -> int:
        """A choice for the seat, whatever happens to the workers."""
        self._metrics.bot_queue.inc()
        async with self._free:
            self._metrics.bot_queue.dec()
            with self._metrics.bot_seconds.time():
                for _try in range(TRIES):
                    choice = await self._ask(question)
                    if choice in choices:
                        return choice
        return random.choice(choices)

    async def _ask(self, question: Question) -> int | None:
        workers = self._workers
        try:
            answer = asyncio.get_running_loop().run_in_executor(workers, think, question)
            return await asyncio.wait_for(answer, self._think_limit)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as problem:
            self._replace(workers, problem)
        except Exception:
            log.exception("a bot stumbled", extra={"game": question.game, "level": question.level})
            self._metrics.bot_failures.inc()
        return None

    def _replace(self, lost: ProcessPoolExecutor, problem: Exception) -> None:
        """Start new workers, unless somebody has done so already."""
        if lost is not self._workers:
            return
        log.warning("bot workers replaced", extra={"problem": type(problem).__name__})
        self._metrics.bot_failures.inc()
        self._workers = self._new_workers()
        _end(lost, multiprocessing.active_children())

    def _new_workers(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, depend_on_parent)

    def close(self) -> None:
        _end(self._workers, multiprocessing.active_children())


def _end(workers: ProcessPoolExecutor, children: list[multiprocessing.process.BaseProcess]) -> None:
    workers.shutdown(wait=False, cancel_futures=True)
    for child in children:
        child.terminate()
        child.join(LONGEST_FAREWELL)


def fresh_dice() -> int:
    return random.getrandbits(62) ^ time.monotonic_ns()
