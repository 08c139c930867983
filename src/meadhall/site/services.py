"""The parts of a running site, put together once. Pages and API find them here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Self

from meadhall.core.errors import Refusal
from meadhall.store.database import sqlite_url
from meadhall.store.store import Store

from .auth import Accounts, load_key
from .matches.bot_pool import BotPool
from .matches.chat import Chat
from .matches.lobby import Lobby
from .matches.runner import MatchRunner
from .matches.service import Service
from .metrics import Metrics
from .rate_limits import Limiter
from .settings import Settings


class Services:
    def __init__(self, settings: Settings) -> None:
        key = _prepared_key(settings.data)
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.store = Store(settings.database or sqlite_url(settings.data))
        self.accounts = Accounts(self.store, key)
        self.service = Service(self.store, self.metrics)
        self.lobby = Lobby(self.service, settings.absence)
        self.chat = Chat(self.service)
        self.pool = BotPool(settings.bot_processes, settings.think_limit, self.metrics)
        self.runner = MatchRunner(self.service, self.pool, settings.clock_grace)
        self.closing = asyncio.Event()
        self.metrics.live_tables.set_function(self.service.registry.live)

    async def __aenter__(self) -> Self:
        self.store.subscribe(self.service.on_news)
        await self.runner.resume_all()
        return self

    async def __aexit__(self, *_problem: object) -> None:
        """No new work, then finish what was begun."""
        self.closing.set()
        await self.runner.close()
        self.pool.close()
        await asyncio.to_thread(self.store.close)


def _prepared_key(folder: Path) -> bytes:
    """Make the data folder if it is missing; returns the key in it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return load_key(folder)
    except OSError as problem:
        raise Refusal("impossible", problem=f"Cannot keep anything in {folder}: {problem.strerror}") from None
