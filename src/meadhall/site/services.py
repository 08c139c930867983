"""The parts of a running site, put together once, and the account behind a request or a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Final, Self

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.store.accounts import Account
from meadhall.store.database import sqlite_url
from meadhall.store.store import Store

from .auth import Accounts, load_key
from .errors import HttpError
from .matches.bot_pool import BotPool
from .matches.chat import Chat
from .matches.lobby import Lobby
from .matches.runner import MatchRunner
from .matches.service import Service
from .metrics import Metrics
from .rate_limits import Limiter
from .settings import ACCOUNT_COOKIE, Settings

A_YEAR: Final = 365 * 86_400
BEARER: Final = "bearer "


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


# -- who asks ----------------------------------------------------------------------------------------


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def visitor(connection: HTTPConnection) -> Account | None:
    """The account by token or signed cookie; None for a stranger, and for a cookie that is not ours."""
    services = services_of(connection)
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        account: Account | None = await services.accounts.by_token(authorization[len(BEARER) :].strip())
    else:
        cookie = connection.cookies.get(ACCOUNT_COOKIE)
        account = await services.accounts.by_cookie(cookie) if cookie else None
    services.limiter.count("requests", account.id if account else address(connection))
    return account


async def known_visitor(account: Annotated[Account | None, Depends(visitor)]) -> Account:
    if account is None:
        raise HttpError("no_account")
    return account


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "nowhere"


def remember(response: Response, connection: HTTPConnection, account: Account) -> None:
    response.set_cookie(
        ACCOUNT_COOKIE,
        services_of(connection).accounts.cookie_for(account),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


TheServices = Annotated[Services, Depends(services_of)]
Visitor = Annotated[Account | None, Depends(visitor)]
Known = Annotated[Account, Depends(known_visitor)]
