"""The page of the account: enter as a guest, keep the account by name and password, log in and out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter
from htpy import Element, Node, a, button, div, form, h1, h2, input, label, p, section, span
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.look.icons import icon
from meadhall.site.errors import HttpError, for_reader, status_of
from meadhall.site.i18n import say
from meadhall.site.preferences import Preferences
from meadhall.site.services import address, remember
from meadhall.site.settings import ACCOUNT_COOKIE
from meadhall.store.accounts import Account

from .forms import Answers, TheFormData, entered_name, new_guest
from .layout import CLIENT, TheVisit, Visit, go_to, page
from .preferences import preferences_form

HERE: Final = "/account"
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
router = APIRouter(include_in_schema=False)


@router.get(HERE)
async def account(visit: TheVisit) -> Response:
    return _show(visit)


@router.post(HERE + "/{action}")
async def change_account(action: str, visit: TheVisit, form_data: TheFormData) -> Response:
    """Each form of the page is one action. A refusal is shown beside its form."""
    try:
        return await _do(action, visit, form_data)
    except Refusal as refusal:
        if refusal.reason == "no_such_page":
            raise
        return _show(visit, Trouble(action, for_reader(refusal), form_data.one("name")), status_of(refusal))


@router.get(HERE + "/{action}")
async def back_to_account(action: str) -> Response:
    """Where a refused form stood, the language can be switched and the page be loaded again."""
    return go_to(HERE)


async def _do(action: str, visit: Visit, form_data: Answers) -> Response:
    match action:
        case "enter":
            return _known(visit, await new_guest(visit, _name(form_data, needed=False)))
        case "login":
            visit.services.limiter.count("passwords", address(visit.request))
            found = await visit.services.accounts.log_in(_name(form_data), form_data.one("password"))
            return _known(visit, found, "/")
        case "logout":
            return _forgotten()
    me = visit.known_account()
    match action:
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
    return go_to(f"{HERE}?done={action}")


def _show(visit: Visit, trouble: Trouble | None = None, status: int = 200) -> Response:
    done = visit.request.query_params.get("done", "")
    content = account_page(visit.account, visit.preferences, trouble, done)
    return page(visit, say("Account"), content, scripts=(CLIENT,), status=status, back=HERE)


def _known(visit: Visit, found: Account, then: str = HERE) -> Response:
    response = go_to(then)
    remember(response, visit.request, found)
    return response


def _forgotten() -> Response:
    response = go_to("/")
    response.delete_cookie(ACCOUNT_COOKIE, httponly=True, samesite="lax")
    return response


def _name(form_data: Answers, needed: bool = True) -> str:
    name = entered_name(form_data)
    if needed and not name:
        raise HttpError("no_name")
    return name


def _new_password(form_data: Answers) -> str:
    password = form_data.one("password")
    if len(password) < SHORTEST_PASSWORD:
        raise HttpError("short_password", least=SHORTEST_PASSWORD)
    return password[:LONGEST_PASSWORD]


@dataclass(frozen=True, slots=True)
class Trouble:
    """A form that was refused: which, why, and the name that was typed."""

    action: str
    words: str
    name: str


def account_page(
    account: Account | None, preferences: Preferences, trouble: Trouble | None, done: str
) -> Element:
    return div(".wrap.account")[
        h1[say("Account")],
        _done(done) if trouble is None else None,
        div(".col")[_who(account, trouble)],
        div(".col")[preferences_form(preferences)],
    ]


def _who(account: Account | None, trouble: Trouble | None) -> Node:
    if account is None:
        return [_enter(trouble), _log_in(trouble)]
    if account.guest:
        return [_guest(account, trouble), _keep(account, trouble), _log_in(trouble)]
    return [_kept(account), _password(account, trouble)]


def _done(action: str) -> Node:
    words = {
        "rename": say("You are called otherwise now."),
        "keep": say("Your account is kept: log in by name and password anywhere."),
        "password": say("The password is changed."),
        "ways": say("Settings are saved."),
    }
    if action not in words:
        return None
    return p({"class": "good-news", "role": "status"})[icon("check-mark"), words[action]]


# -- forms ---------------------------------------------------------------------------------------------


def _form(action: str, trouble: Trouble | None, *fields: Node) -> Element:
    own_trouble = trouble if trouble and trouble.action == action else None
    return form(".stack", method="post", action=f"/account/{action}")[
        p({"class": "problem", "role": "alert"})[icon("broken-shield"), own_trouble.words]
        if own_trouble
        else None,
        fields,
    ]


def _field(name: str, words: str, kind: str = "text", **more: str) -> Element:
    return label(".field")[span[words], input({"name": name, "type": kind, **more})]


def _name_field(words: str, name: str, autocomplete: str = "nickname", **more: str) -> Element:
    return _field("name", words, value=name, maxlength="40", autocomplete=autocomplete, **more)


def _new_password_field(words: str) -> Element:
    return _field(
        "password",
        words,
        "password",
        minlength="8",
        maxlength="200",
        autocomplete="new-password",
        required="",
    )


def _old_password_field(words: str, name: str = "password") -> Element:
    return _field(name, words, "password", maxlength="200", autocomplete="current-password", required="")


def _typed(trouble: Trouble | None, action: str, otherwise: str = "") -> str:
    return trouble.name if trouble and trouble.action == action else otherwise


# -- parts ---------------------------------------------------------------------------------------------


def _enter(trouble: Trouble | None) -> Element:
    return section(".panel.box")[
        h2[say("Come in")],
        p[say("Nothing to sign: you become a guest with the first game. Or choose a name now.")],
        _form(
            "enter",
            trouble,
            _name_field(say("Your name, if you like"), _typed(trouble, "enter")),
            button(".btn.go", type="submit")[say("Enter as a guest")],
        ),
    ]


def _guest(account: Account, trouble: Trouble | None) -> Element:
    return section(".panel.box")[
        h2[say("You are a guest: {name}", name=account.name)],
        p[say("This browser remembers you. Keep the account, and you can come back from anywhere.")],
        _form(
            "rename",
            trouble,
            _name_field(say("Name"), _typed(trouble, "rename", account.name), required=""),
            button(".btn", type="submit")[say("Rename")],
        ),
    ]


def _keep(account: Account, trouble: Trouble | None) -> Element:
    return section(".panel.box")[
        h2[say("Keep this account")],
        p[say("Choose a name of your own and a password. Your games and results stay with you.")],
        _form(
            "keep",
            trouble,
            _name_field(say("Name"), _typed(trouble, "keep", account.name), "username", required=""),
            _new_password_field(say("Password, at least 8 characters")),
            button(".btn.go", type="submit")[say("Keep it")],
        ),
    ]


def _log_in(trouble: Trouble | None) -> Element:
    return section(".panel.box")[
        h2[say("Log in")],
        p[say("For those who have kept an account before.")],
        _form(
            "login",
            trouble,
            _name_field(say("Name"), _typed(trouble, "login"), "username", required=""),
            _old_password_field(say("Password")),
            button(".btn", type="submit")[say("Log in")],
        ),
    ]


def _kept(account: Account) -> Element:
    return section(".panel.box")[
        h2[account.name],
        p[say("This account is kept by name and password.")],
        div(".row")[
            a(".btn", href="/mine")[say("My games")],
            form(method="post", action="/account/logout")[button(".btn", type="submit")[say("Log out")]],
        ],
    ]


def _password(account: Account, trouble: Trouble | None) -> Element:
    return section(".panel.box")[
        h2[say("Change the password")],
        _form(
            "password",
            trouble,
            input(type="hidden", name="name", value=account.name, autocomplete="username"),
            _old_password_field(say("Old password"), "old"),
            _new_password_field(say("New password, at least 8 characters")),
            button(".btn", type="submit")[say("Change it")],
        ),
    ]
