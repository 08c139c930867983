"""Guests get a friendly name in their language: a beast of the North and a number."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.responses import Response

from meadhall.site.i18n import say
from meadhall.site.services import address, remember
from meadhall.site.user_text import tidy
from meadhall.store.accounts import Account

from .forms import Answers
from .layout import Visit

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


def wished_name(form_data: Answers) -> str:
    """The name somebody has entered; empty if none."""
    return tidy(form_data.one("name"))[:LONGEST_NAME].strip()


async def account_or_guest(visit: Visit, name: str = "") -> Account:
    """Whoever visits; a stranger becomes a guest, to be remembered with `welcome`."""
    return visit.account or await new_guest(visit, name)


async def new_guest(visit: Visit, name: str) -> Account:
    visit.services.limiter.count("guests", address(visit.request))
    return await visit.services.accounts.enter_as_guest(name or guest_name())


def welcome(visit: Visit, account: Account, response: Response) -> Response:
    """The answer to somebody's deed; a new account is remembered by it."""
    if account is not visit.account:
        remember(response, visit.request, account)
    return response
