"""How the account's page looks."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import Element, Node, a, button, div, form, h1, h2, input, label, p, section, span

from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.store.accounts import Account

from ..preferences import Preferences
from .preferences_view import preferences_form


@dataclass(frozen=True, slots=True)
class Trouble:
    """A form that was refused: which, why, and the name that was typed."""

    deed: str
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


def _done(deed: str) -> Node:
    words = {
        "rename": say("You are called otherwise now."),
        "keep": say("Your account is kept: log in by name and password anywhere."),
        "password": say("The password is changed."),
        "ways": say("Settings are saved."),
    }
    if deed not in words:
        return None
    return p({"class": "good-news", "role": "status"})[icon("check-mark"), words[deed]]


# -- forms ---------------------------------------------------------------------------------------------


def _form(deed: str, trouble: Trouble | None, *fields: Node) -> Element:
    own_trouble = trouble if trouble and trouble.deed == deed else None
    return form(".stack", method="post", action=f"/account/{deed}")[
        p({"class": "problem", "role": "alert"})[icon("broken-shield"), own_trouble.words]
        if own_trouble
        else None,
        fields,
    ]


def _field(name: str, words: str, kind: str = "text", **more: str) -> Element:
    return label(".field")[span[words], input({"name": name, "type": kind, **more})]


def _name_field(words: str, name: str, autocomplete: str = "nickname", **more: str) -> Element:
    return _field("name", words, value=name, maxlength="40", autocomplete=autocomplete, **more)


def _new_password(words: str) -> Element:
    return _field(
        "password",
        words,
        "password",
        minlength="8",
        maxlength="200",
        autocomplete="new-password",
        required="",
    )


def _old_password(words: str, name: str = "password") -> Element:
    return _field(name, words, "password", maxlength="200", autocomplete="current-password", required="")


def _typed(trouble: Trouble | None, deed: str, otherwise: str = "") -> str:
    return trouble.name if trouble and trouble.deed == deed else otherwise


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
            _new_password(say("Password, at least 8 characters")),
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
            _old_password(say("Password")),
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
            _old_password(say("Old password"), "old"),
            _new_password(say("New password, at least 8 characters")),
            button(".btn", type="submit")[say("Change it")],
        ),
    ]
