"""The page of an error, in the style of the site and the language of the reader."""

from __future__ import annotations

from fastapi import Request
from htpy import Node, a, div, h1, p
from markupsafe import escape
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking
from meadhall.look.icons import icon
from meadhall.site.errors import for_reader, status_of
from meadhall.site.i18n import say
from meadhall.site.rulebooks import linked
from meadhall.site.services import services_of

from ..preferences import Preferences
from .layout import Visit, page


def error_page(request: Request, refusal: Refusal) -> Response:
    """Without the account of the visitor: to ask for it may be what failed."""
    visit = Visit(request, services_of(request), None, Preferences.of(request))
    status = status_of(refusal)
    with speaking(visit.preferences.language):
        heading = _heading(status)
        content = div(".error-page")[
            icon(_emblem(status), css="error-emblem"),
            p(".caps")[str(status)],
            h1[heading],
            p(".lead-text")[_with_rule(refusal)],
            div(".row")[
                a(".btn.go", href="/")[say("To the hearth")],
                a(".btn", href="/account")[say("Log in")] if status == 401 else None,
            ],
        ]
        back = None if request.method == "GET" else "/"
        return page(visit, heading, content, status=status, back=back)


def _with_rule(refusal: Refusal) -> Node:
    words = for_reader(refusal)
    return linked(refusal.game, str(escape(words))) if refusal.rule and refusal.game else words


def _heading(status: int) -> str:
    match status:
        case 401:
            return say("Who is there?")
        case 403:
            return say("This door stays shut")
        case 404:
            return say("There is nothing here")
        case 405:
            return say("That cannot be done here")
        case 409:
            return say("Something has changed meanwhile")
        case 413:
            return say("That is too much at once")
        case 429:
            return say("Not so fast")
        case 500:
            return say("We have stumbled")
    return say("That cannot be read")


def _emblem(status: int) -> str:
    emblems = {401: "person", 403: "padlock", 404: "compass", 409: "hourglass", 429: "hourglass"}
    return emblems.get(status, "broken-shield")
