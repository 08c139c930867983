# interpreted: waits for others
"""Shares batches of work among processes. Results come in the order of the batches."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Batch = TypeVar("Batch")
Outcome = TypeVar("Outcome")


def run(work: Callable[[Batch], Outcome], batches: Sequence[Batch], processes: int) -> Iterator[Outcome]:
    """`work` must be a module's function: new processes import it."""
    if processes <= 1 or len(batches) <= 1:
        yield from map(work, batches)
        return
    with get_context("spawn").Pool(min(processes, len(batches)), _leave_interrupts_to_parent) as pool:
        yield from pool.imap(work, batches)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
