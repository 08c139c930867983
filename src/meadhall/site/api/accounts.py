"""The API of accounts: enter, keep, log in and out, tokens for programs."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from meadhall.store.accounts import Account

from .dependencies import COOKIE, Known, TheHouse, address, remember
from .errors import documented
from .requests import Guest, Kept, Login, TokenWish
from .schemas import AccountAnswer, TokenAnswer

router = APIRouter(prefix="/api", tags=["accounts"], responses=documented(401, 403, 409, 422, 429))


def _answer(account: Account) -> AccountAnswer:
    return AccountAnswer(id=account.id, name=account.name, guest=account.guest)


@router.post("/guest", status_code=201)
async def enter_as_guest(wish: Guest, request: Request, response: Response, house: TheHouse) -> AccountAnswer:
    """Enter at once: a new guest account, remembered by a cookie."""
    house.limiter.count("guests", address(request))
    account = await house.accounts.enter_as_guest(wish.name)
    remember(response, request, account)
    return _answer(account)


@router.get("/account")
async def my_account(account: Known) -> AccountAnswer:
    """Who you are."""
    return _answer(account)


@router.post("/account/keep")
async def keep(wish: Kept, account: Known, house: TheHouse) -> AccountAnswer:
    """Keep a guest account under a name and password; its matches stay with it."""
    house.limiter.count("passwords", account.id)
    return _answer(await house.accounts.keep(account, wish.name, wish.password))


@router.post("/login")
async def log_in(wish: Login, request: Request, response: Response, house: TheHouse) -> AccountAnswer:
    """Come back to a kept account."""
    house.limiter.count("passwords", address(request))
    account = await house.accounts.log_in(wish.name, wish.password)
    remember(response, request, account)
    return _answer(account)


@router.post("/logout", status_code=204)
async def log_out(response: Response) -> None:
    """Forget the cookie. A guest account that was not kept cannot be entered again."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/tokens", status_code=201)
async def new_token(wish: TokenWish, account: Known, house: TheHouse) -> TokenAnswer:
    """A token by which a program acts as you."""
    house.limiter.count("passwords", account.id)
    return TokenAnswer(token=await house.accounts.new_token(account, wish.label))


@router.delete("/tokens", status_code=204)
async def drop_tokens(account: Known, house: TheHouse) -> None:
    """All your tokens stop working."""
    await house.accounts.drop_tokens(account)
