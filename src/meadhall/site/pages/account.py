"""The account: a guest at once, kept by name and password, log in and out, change the password."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.site.errors import HttpError, for_reader, status_of
from meadhall.site.i18n import say
from meadhall.site.services import address, remember
from meadhall.site.settings import ACCOUNT_COOKIE
from meadhall.store.accounts import Account

from .account_view import Trouble, account_page
from .forms import Answers, TheFormData
from .guests import new_guest, wished_name
from .layout import CLIENT, TheVisit, Visit, go_to, page

HERE: Final = "/account"
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
router = APIRouter(include_in_schema=False)


@router.get(HERE)
async def account(visit: TheVisit) -> Response:
    return _show(visit)


@router.post(HERE + "/{deed}")
async def change_account(deed: str, visit: TheVisit, form_data: TheFormData) -> Response:
    """Each form of the page is a deed; a refusal is told beside its form."""
    try:
        return await _do(deed, visit, form_data)
    except Refusal as refusal:
        if refusal.reason == "no_such_page":
            raise
        return _show(visit, Trouble(deed, for_reader(refusal), form_data.one("name")), status_of(refusal))


@router.get(HERE + "/{deed}")
async def back_to_account(deed: str) -> Response:
    """Where a refused form stood, the language can be switched and the page be loaded again."""
    return go_to(HERE)


async def _do(deed: str, visit: Visit, form_data: Answers) -> Response:
    match deed:
        case "enter":
            return _known(visit, await new_guest(visit, _name(form_data, needed=False)))
        case "login":
            visit.services.limiter.count("passwords", address(visit.request))
            found = await visit.services.accounts.log_in(_name(form_data), form_data.one("password"))
            return _known(visit, found, "/")
        case "logout":
            return _forgotten()
    me = _me(visit)
    match deed:
        case "rename":
            renamed = await visit.services.accounts.rename(me, _name(form_data))
            visit.services.service.registry.rename(me.id, renamed.name)
        case "keep":
            visit.services.limiter.count("passwords", me.id)
            kept = await visit.services.accounts.keep(me, _name(form_data), _new_password(form_data))
            visit.services.service.registry.rename(me.id, kept.name)
        case "password":
            visit.services.limiter.count("passwords", me.id)
            await visit.services.accounts.change_password(me, form_data.one("old"), _new_password(form_data))
        case _:
            raise HttpError("no_such_page")
    return go_to(f"{HERE}?done={deed}")


def _show(visit: Visit, trouble: Trouble | None = None, status: int = 200) -> Response:
    done = visit.request.query_params.get("done", "")
    content = account_page(visit.account, visit.preferences, trouble, done)
    return page(visit, say("Account"), content, scripts=(CLIENT,), status=status, back=HERE)


def _me(visit: Visit) -> Account:
    if visit.account is None:
        raise HttpError("no_account")
    return visit.account


def _known(visit: Visit, found: Account, then: str = HERE) -> Response:
    response = go_to(then)
    remember(response, visit.request, found)
    return response


def _forgotten() -> Response:
    response = go_to("/")
    response.delete_cookie(ACCOUNT_COOKIE, httponly=True, samesite="lax")
    return response


def _name(form_data: Answers, needed: bool = True) -> str:
    name = wished_name(form_data)
    if needed and not name:
        raise HttpError("no_name")
    return name


def _new_password(form_data: Answers) -> str:
    password = form_data.one("password")
    if len(password) < SHORTEST_PASSWORD:
        raise HttpError("short_password", least=SHORTEST_PASSWORD)
    return password[:LONGEST_PASSWORD]
