"""Reading forms, and the guest account of a stranger who sends one. No field of a form can be trusted: it may
be too long, sent twice, no text, or missing.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final
from urllib.parse import parse_qsl, urlsplit

from fastapi import Depends, Request
from starlette.responses import Response

from meadhall.site.errors import bad_request
from meadhall.site.i18n import say
from meadhall.site.services import address, remember
from meadhall.site.user_text import tidy
from meadhall.store.accounts import Account

from .layout import Visit

MOST_FIELDS: Final = 200
LONGEST: Final = 1000
FORM: Final = "application/x-www-form-urlencoded"


class Answers:
    """The fields of a form, in order; the last of the same name counts."""

    def __init__(self, fields: list[tuple[str, str]]) -> None:
        self._fields = dict(fields)

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def one(self, name: str, otherwise: str = "") -> str:
        return self._fields.get(name, otherwise)[:LONGEST]

    def number(self, name: str, otherwise: int) -> int:
        text = self.one(name)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise

    def as_dict(self) -> dict[str, str]:
        return dict(self._fields)


async def answers(request: Request) -> Answers:
    if not request.headers.get("content-type", FORM).startswith(FORM):
        raise bad_request("no_form")
    text = (await request.body()).decode("utf-8", "replace")
    try:
        return Answers(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise bad_request("many_fields") from None


def local_address(wanted: str) -> str:
    """An address of this site; the first page for any other address."""
    parts = urlsplit(wanted) if wanted.isprintable() and "\\" not in wanted else None
    if parts is None or parts.scheme or parts.netloc or not wanted.startswith("/") or wanted.startswith("//"):
        return "/"
    return wanted


TheFormData = Annotated[Answers, Depends(answers)]


LONGEST_NAME: Final = 40


def guest_name() -> str:
    beasts = (
        say("Raven"),
        say("Badger"),
        say("Lynx"),
        say("Elk"),
        say("Otter"),
        say("Hedgehog"),
        say("Bear"),
        say("Falcon"),
        say("Seal"),
        say("Reindeer"),
        say("Owl"),
        say("Fox"),
    )
    return f"{secrets.choice(beasts)} {secrets.randbelow(90) + 10}"


def entered_name(form_data: Answers) -> str:
    """The name somebody has entered; empty if none."""
    return tidy(form_data.one("name"))[:LONGEST_NAME].strip()


async def account_or_guest(visit: Visit, name: str = "") -> Account:
    """The account of the visitor. A stranger becomes a guest; `welcome` sets the cookie."""
    return visit.account or await new_guest(visit, name)


async def new_guest(visit: Visit, name: str) -> Account:
    visit.services.limiter.count("guests", address(visit.request))
    return await visit.services.accounts.enter_as_guest(name or guest_name())


def welcome(visit: Visit, account: Account, response: Response) -> Response:
    """The response, with the cookie of a new account."""
    if account is not visit.account:
        remember(response, visit.request, account)
    return response
