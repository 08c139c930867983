"""The API of accounts: enter, keep, log in and out, tokens for programs."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from meadhall.site.services import Known, TheServices, address, remember
from meadhall.site.settings import ACCOUNT_COOKIE
from meadhall.store.accounts import Account

from .schemas import AccountAnswer, Guest, Kept, Login, TokenAnswer, TokenRequest, documented

router = APIRouter(prefix="/api", tags=["accounts"], responses=documented(401, 403, 409, 422, 429))


def _answer(account: Account) -> AccountAnswer:
    return AccountAnswer(id=account.id, name=account.name, guest=account.guest)


@router.post("/guest", status_code=201)
async def enter_as_guest(
    body: Guest, request: Request, response: Response, services: TheServices
) -> AccountAnswer:
    """Enter at once: a new guest account, remembered by a cookie."""
    services.limiter.count("guests", address(request))
    account = await services.accounts.enter_as_guest(body.name)
    remember(response, request, account)
    return _answer(account)


@router.get("/account")
async def my_account(account: Known) -> AccountAnswer:
    """Who you are."""
    return _answer(account)


@router.post("/account/keep")
async def keep(body: Kept, account: Known, services: TheServices) -> AccountAnswer:
    """Keep a guest account under a name and password; its matches stay with it."""
    services.limiter.count("passwords", account.id)
    return _answer(await services.accounts.keep(account, body.name, body.password))


@router.post("/login")
async def log_in(body: Login, request: Request, response: Response, services: TheServices) -> AccountAnswer:
    """Come back to a kept account."""
    services.limiter.count("passwords", address(request))
    account = await services.accounts.log_in(body.name, body.password)
    remember(response, request, account)
    return _answer(account)


@router.post("/logout", status_code=204)
async def log_out(response: Response) -> None:
    """Forget the cookie. A guest account that was not kept cannot be entered again."""
    response.delete_cookie(ACCOUNT_COOKIE, httponly=True, samesite="lax")


@router.post("/tokens", status_code=201)
async def new_token(body: TokenRequest, account: Known, services: TheServices) -> TokenAnswer:
    """A token by which a program acts as you."""
    services.limiter.count("passwords", account.id)
    return TokenAnswer(token=await services.accounts.new_token(account, body.label))


@router.delete("/tokens", status_code=204)
async def drop_tokens(account: Known, services: TheServices) -> None:
    """All your tokens stop working."""
    await services.accounts.drop_tokens(account)
