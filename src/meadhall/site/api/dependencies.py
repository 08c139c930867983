"""Who asks: by token or by signed cookie. Shared by requests and sockets."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.site.errors import HttpError
from meadhall.site.services import Services
from meadhall.store.accounts import Account

COOKIE: Final = "meadhall"
A_YEAR: Final = 365 * 86_400
BEARER: Final = "bearer "


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def visitor(connection: HTTPConnection) -> Account | None:
    """The account of whoever asks, None for a stranger. A wrong token is refused, a wrong cookie ignored."""
    services = services_of(connection)
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        account: Account | None = await services.accounts.by_token(authorization[len(BEARER) :].strip())
    else:
        cookie = connection.cookies.get(COOKIE)
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
        COOKIE,
        services_of(connection).accounts.cookie_for(account),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


TheServices = Annotated[Services, Depends(services_of)]
Visitor = Annotated[Account | None, Depends(visitor)]
Known = Annotated[Account, Depends(known_visitor)]
