"""Everything that makes a running site, put together once: the pages and the API find it here."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Self

from meadhall.core.errors import Refusal
from meadhall.store.database import open_database, sqlite_url
from meadhall.store.file_lock import Turns
from meadhall.store.store import Store
from meadhall.store.writer import ALONE

from .auth import Accounts, load_key
from .matches.bot_pool import BotPool
from .matches.chat import Chat
from .matches.lobby import Lobby
from .matches.runner import MatchRunner
from .matches.service import Service
from .metrics import Metrics
from .rate_limits import Limiter
from .settings import Settings
from .wings.wing import SOLE, Received, Wing


class Services:
    def __init__(self, settings: Settings, wing: Wing = SOLE) -> None:
        key = _furnished(settings.data)
        self.settings = settings
        self.wing = wing
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.store = Store(_database(settings), wing.tell, _turns(settings, wing))
        self.accounts = Accounts(self.store, key)
        self.service = Service(self.store, self.metrics, wing)
        self.lobby = Lobby(self.service, settings.absence)
        self.chat = Chat(self.service)
        self.pool = BotPool(max(1, settings.bot_processes // wing.wings), settings.think_limit, self.metrics)
        self.runner = MatchRunner(self.service, self.pool, settings.clock_grace)
        self.closing = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None  # the other wings
        self.metrics.live_tables.set_function(self.service.registry.live)

    async def __aenter__(self) -> Self:
        self.store.subscribe(self.service.on_news)
        await self.runner.resume_all()
        return self

    async def __aexit__(self, *_problem: object) -> None:
        """No new work, then finish what was begun."""
        self.closing.set()
        self.wing.deafen()
        if self._telling:
            self._telling.cancel()
        await self.runner.close()
        self.pool.close()
        await asyncio.to_thread(self.store.close)

    def open_passages(self, received: Received) -> None:
        """To the other wings, if there are any."""
        if not self.wing.sole:
            self.wing.subscribe(self.service.on_news, received)
            self._telling = asyncio.create_task(self.wing.keep_telling(self._shown))

    def _shown(self) -> list[str]:
        return [match.id for match in self.service.registry.on_show()]


def prepare_data_dir(settings: Settings) -> None:
    """All that several wings will find there, and none of them is to make."""
    _furnished(settings.data)
    open_database(_database(settings)).dispose()


def _database(settings: Settings) -> str:
    return settings.database or sqlite_url(settings.data)


def _turns(settings: Settings, wing: Wing) -> AbstractContextManager[object]:
    """PostgreSQL gives each its turn itself."""
    return ALONE if wing.sole or settings.database else Turns(settings.data / "writing.lock")


def _furnished(folder: Path) -> bytes:
    """Make the data folder if it is missing; the key that lies there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return load_key(folder)
    except OSError as problem:
        raise Refusal("impossible", problem=f"Cannot keep anything in {folder}: {problem.strerror}") from None
