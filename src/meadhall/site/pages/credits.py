"""Whom we thank, and whose is what."""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Element, Node, a, div, h1, h2, li, p, section, ul
from starlette.responses import Response

from meadhall.site.i18n import say

from .catalogue import catalogue
from .layout import TheVisit, page

router = APIRouter(include_in_schema=False)


@router.get("/credits")
async def credits_page(visit: TheVisit) -> Response:
    content = div(".wrap.narrow")[
        h1[say("Credits")], _games(), _glyphs(), _letters(), _programs(), _this_site()
    ]
    return page(visit, say("Credits"), content)


def _part(title: str, *content: Node) -> Element:
    return section(".panel.box.prose")[h2[title], content]


def _games() -> Element:
    return _part(
        say("The games"),
        p[
            say(
                "The games on our shelf were invented by others. Meadhall is an independent, free project: it"
                " is not affiliated with, nor endorsed by, their authors or publishers. Rules are told in our"
                " own words, and all pictures are our own."
            )
        ],
        ul[
            (
                li[f"{credits.boxes or face.game.name}: {' · '.join(credits.names)}"]
                for face in catalogue()
                if (credits := face.game.credits)
            )
        ],
        p[say("Names of games belong to their owners. If you like a game, buy it: the box is worth it.")],
    )


def _glyphs() -> Element:
    return _part(
        say("Glyphs"),
        p[
            say("Small glyphs: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0."),
            " ",
            _link("https://game-icons.net"),
            " · ",
            _link("https://creativecommons.org/licenses/by/3.0/"),
        ],
    )


def _letters() -> Element:
    return _part(
        say("Letters"),
        p[
            say(
                "Forum by Denis Masharov, Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta"
                " Tipográfica), all under the SIL Open Font License 1.1."
            )
        ],
    )


def _programs() -> Element:
    return _part(
        say("Programs"),
        p[
            say(
                "In the browser: idiomorph by Big Sky Software (0BSD). In the house: Python, FastAPI,"
                " uvicorn, htpy, SQLAlchemy, Babel and others, each under its own open licence."
            )
        ],
    )


def _this_site() -> Element:
    return _part(say("Meadhall itself"), p[say("Meadhall is open source, under the MIT licence.")])


def _link(address: str) -> Element:
    return a(href=address, rel="noreferrer")[address.removeprefix("https://").rstrip("/")]
