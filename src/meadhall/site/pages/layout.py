"""The layout of every page: head, skip link, top bar, live regions, footer; and who visits it.

A page may have regions that the client asks for again and again (`polled`). Their address answers with the
same regions that the page was made of; without a script a reader loads the page again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final

import orjson
from fastapi import Depends, Request
from htpy import Element, Node, a, body, div, footer, head, html, link, main, meta, script, title
from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from meadhall.core.i18n import speaking
from meadhall.look.drawings import text, whole
from meadhall.look.icons import icon_definitions, icons_used
from meadhall.site.errors import HttpError
from meadhall.site.i18n import say
from meadhall.site.services import Services, TheServices, Visitor
from meadhall.store.accounts import Account

from ..preferences import PAGE_COLOURS, Preferences
from .assets import asset, font_faces, module, modules_behind
from .navbar import top_bar

CLIENT: Final = "js/main.js"
SITE_NAME: Final = "Meadhall"
MANIFEST: Final = "/manifest.webmanifest"
SEE_OTHER: Final = 303


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody asks for a page."""

    request: Request
    services: Services
    account: Account | None
    preferences: Preferences

    @property
    def me(self) -> str | None:
        """The id of the visitor's account."""
        return self.account.id if self.account else None

    def known_account(self) -> Account:
        """Refuses a stranger."""
        if self.account is None:
            raise HttpError("no_account")
        return self.account

    @property
    def here(self) -> str:
        """The address of the page, to come back to."""
        query = f"?{self.request.url.query}" if self.request.url.query else ""
        return f"{self.request.url.path}{query}"


async def visit(request: Request, services: TheServices, account: Visitor) -> AsyncIterator[Visit]:
    """While a page is made its reader's language is spoken."""
    preferences = Preferences.of(request)
    with speaking(preferences.language):
        yield Visit(request, services, account, preferences)


TheVisit = Annotated[Visit, Depends(visit)]


def page(
    visit: Visit,
    heading: str,
    *content: Node,
    body: Mapping[str, str] | None = None,
    styles: Iterable[str] = (),
    scripts: Iterable[str] = (),
    icons: Iterable[str] = (),
    bar: bool = True,
    status: int = 200,
    back: str | None = None,
    about: str = "",
) -> HTMLResponse:
    """A whole page. `heading` is its title in the browser's tab; `content` stands in `<main>`.

    `styles` are files in `static` or whole addresses, `scripts` modules of the client; `icons` those needed
    besides the ones in the content. The browser client comes with pages that tell it something on `body`: the
    others work without and are lighter for it. `back` is where switching the language leads, if not to this
    address; `about` what search engines and messengers say of the page.
    """
    with speaking(visit.preferences.language):
        inside = whole(
            text(
                [
                    a({"class": "skip"}, href="#main")[say("Skip to the content")],
                    top_bar(visit.preferences, visit.account, visit.request.url.path, back or visit.here)
                    if bar
                    else None,
                    main({"id": "main", "tabindex": "-1"})[content],
                    _live_regions(),
                    _footer() if bar else None,
                ]
            )
        )
        drawn = icon_definitions(icons_used(inside) | set(icons))
        document = html(visit.preferences.attributes())[
            _head(visit.preferences, heading, about, styles, (CLIENT, *scripts) if body else scripts),
            _body(body or {}, drawn, inside),
        ]
        return HTMLResponse(str(document), status, {"Cache-Control": "no-store"})


def headed(heading: str) -> str:
    """The title of a page in the browser's tab."""
    return heading if heading == SITE_NAME else f"{heading} · {SITE_NAME}"


def go_to(address: str) -> RedirectResponse:
    """After a form: redirect to the page that shows the result."""
    return RedirectResponse(address, SEE_OTHER)


def _head(
    preferences: Preferences, heading: str, about: str, styles: Iterable[str], scripts: Iterable[str]
) -> Element:
    sheets = ("vendor/fonts.css", "css/tokens.css", "css/site.css", *styles)
    return head[
        meta(charset="utf-8"),
        meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        title[headed(heading)],
        meta(name="description", content=about or _about_the_site()),
        (
            meta(property=f"og:{name}", content=description)
            for name, description in _preview(heading, about).items()
        ),
        meta(name="color-scheme", content="light dark"),
        _theme_colours(preferences.theme),
        link(rel="manifest", href=MANIFEST),
        (
            link(rel="preload", href=face, as_="font", type="font/woff2", crossorigin="")
            for face in font_faces(preferences.language)
        ),
        (link(rel="stylesheet", href=_address(sheet)) for sheet in sheets),
        link(rel="icon", type="image/svg+xml", href=asset("icon.svg")),
        (link(rel="modulepreload", href=one) for one in _preloaded(scripts)),
        (script(type="module", src=module(one)) for one in dict.fromkeys(scripts)),
    ]


def _about_the_site() -> str:
    return say("Board games in the browser, with bots at once or with friends.")


def _preview(heading: str, about: str) -> dict[str, str]:
    """How messengers show a link to the page."""
    description = about or _about_the_site()
    return {"title": heading, "description": description, "site_name": SITE_NAME, "type": "website"}


def _theme_colours(theme: str) -> Node:
    """For what a phone draws around the page."""
    if theme in PAGE_COLOURS:
        return [meta(name="theme-color", content=PAGE_COLOURS[theme])]
    return [
        meta(name="theme-color", content=colour, media=f"(prefers-color-scheme: {name})")
        for name, colour in PAGE_COLOURS.items()
    ]


def _preloaded(scripts: Iterable[str]) -> Iterable[str]:
    """The modules that the scripts import."""
    return dict.fromkeys(one for script in scripts for one in modules_behind(script))


def _body(attributes: Mapping[str, str], drawn: Node, inside: str) -> Element:
    return body(dict(attributes))[drawn, Markup(inside)]


def _live_regions() -> Node:
    return [
        div({"class": "sr", "data-live": "polite", "aria-live": "polite", "role": "status"}),
        div({"class": "sr", "data-live": "assertive", "aria-live": "assertive", "role": "alert"}),
    ]


def _footer() -> Element:
    return footer(".foot")[
        a(href="/rules")[say("Rules")],
        a(href="/credits")[say("Credits")],
        a(href="/account#ways")[say("Settings")],
        a(href="/api/openapi.json")[say("For programs")],
    ]


def _address(file: str) -> str:
    return file if file.startswith("/") else asset(file)


SCRIPTS: Final = ("js/polling.js",)
OFTEN: Final = 10  # seconds
Regions = Mapping[str, Element]


def polled(address: str, every: int = OFTEN) -> dict[str, str]:
    """The attributes of the element around the regions."""
    return {"data-fresh": address, "data-every": str(every)}


def region(name: str) -> dict[str, str]:
    """The attributes of a region's root."""
    return {"id": f"r-{name}", "data-region": name}


def polling_response(regions: Regions, title: str = "") -> Response:
    """Without a title that of the page stays."""
    answer = {"title": title, "regions": {name: whole(text(drawn)) for name, drawn in regions.items()}}
    return Response(
        orjson.dumps(answer), media_type="application/json", headers={"Cache-Control": "no-store"}
    )
