"""Who asks: by token or by signed cookie. Shared by requests and sockets."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.site.errors import Denial
from meadhall.site.services import House
from meadhall.store.accounts import Account

COOKIE: Final = "meadhall"
A_YEAR: Final = 365 * 86_400
BEARER: Final = "bearer "


def the_house(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def visitor(connection: HTTPConnection) -> Account | None:
    """The account of whoever asks, None for a stranger. A wrong token is refused, a wrong cookie ignored."""
    house = the_house(connection)
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        account: Account | None = await house.accounts.by_token(authorization[len(BEARER) :].strip())
    else:
        cookie = connection.cookies.get(COOKIE)
        account = await house.accounts.by_cookie(cookie) if cookie else None
    house.limiter.count("requests", account.id if account else address(connection))
    return account


async def known_visitor(account: Annotated[Account | None, Depends(visitor)]) -> Account:
    if account is None:
        raise Denial("no_account")
    return account


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "nowhere"


def remember(response: Response, connection: HTTPConnection, account: Account) -> None:
    response.set_cookie(
        COOKIE,
        the_house(connection).accounts.cookie_for(account),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


TheHouse = Annotated[House, Depends(the_house)]
Visitor = Annotated[Account | None, Depends(visitor)]
Known = Annotated[Account, Depends(known_visitor)]
