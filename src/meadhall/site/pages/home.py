"""The first page: play now, return to a match, own games, open tables. And the manifest, which lets a phone
keep the site among its apps.
"""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Element, Node, a, b, div, h1, h2, p, section, span
from starlette.responses import JSONResponse, Response

from meadhall.site.i18n import say
from meadhall.site.matches import listings
from meadhall.site.matches.listings import MatchListing
from meadhall.site.preferences import PAGE_COLOURS
from meadhall.store.matches import OVER

from .assets import asset
from .catalogue import emblems, game_cards
from .layout import (
    MANIFEST,
    SCRIPTS,
    SITE_NAME,
    Regions,
    TheVisit,
    Visit,
    headed,
    page,
    polled,
    polling_response,
    region,
)
from .match_rows import address_of, company_of, nobody_waits, table_list, title_of

SHORT_LIST = 5
router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(visit: TheVisit) -> Response:
    title, regions = await _living(visit)
    content = div(".wrap", polled("/fresh"))[
        regions["lead"],
        section({"aria-label": say("Games")})[game_cards()],
        div(".lists")[regions["mine"], regions["tables"]],
    ]
    return page(visit, title, content, scripts=SCRIPTS, icons=emblems())


@router.get("/fresh")
async def poll(visit: TheVisit) -> Response:
    title, regions = await _living(visit)
    return polling_response(regions, headed(title))


@router.get("/games")
async def games(visit: TheVisit) -> Response:
    content = div(".wrap")[h1[say("Games")], game_cards()]
    return page(visit, say("Games"), content)


async def _living(visit: Visit) -> tuple[str, Regions]:
    """The title, and what may change while one looks."""
    my_matches = await listings.own_matches(visit.services.service, visit.me)
    tables = [
        *await listings.open_matches(visit.services.service, visit.me),
        *await listings.shown_matches(visit.services.service, visit.me),
    ][:SHORT_LIST]
    turn = next((row for row in my_matches if row.my_turn), None)
    regions = {
        "lead": _lead(turn),
        "mine": _panel("mine", say("My games"), "/mine", table_list(_first(my_matches), _no_games())),
        "tables": _panel("tables", say("Open tables"), "/tables", table_list(tables, nobody_waits())),
    }
    return say("Your turn") if turn else SITE_NAME, regions


def _first(rows: list[MatchListing]) -> list[MatchListing]:
    """Those to go on with first."""
    return sorted(rows, key=lambda row: (not row.my_turn, row.progress.status == OVER))[:SHORT_LIST]


def _lead(turn: MatchListing | None) -> Element:
    return section(".lead", region("lead"))[
        div[
            h1[say("A seat by the fire is free")],
            p[say("Board games in the browser: with bots at once, with friends by a link. No sign-up.")],
        ],
        div(role="status")[_return_to(turn) if turn else None],
    ]


def _return_to(row: MatchListing) -> Element:
    return div(".panel.turn")[
        div[b[say("Your turn")], span[f"{title_of(row)} · {company_of(row)}"]],
        a(".btn.go", href=address_of(row))[say("Back to the table")],
    ]


def _panel(name: str, title: str, all_of_it: str, content: Node) -> Element:
    return section(".panel.list", region(name))[
        h2[title, a(href=all_of_it, aria_label=f"{say('All')}: {title}")[say("All")]], content
    ]


def _no_games() -> Node:
    return p(".nothing")[say("Nothing yet. Your games will be kept here, with their results.")]


@router.get(MANIFEST)
async def manifest(visit: TheVisit) -> JSONResponse:
    colour = PAGE_COLOURS.get(visit.preferences.theme, PAGE_COLOURS["light"])
    manifest = {
        "name": SITE_NAME,
        "short_name": SITE_NAME,
        "description": say("Board games in the browser, with bots at once or with friends."),
        "lang": visit.preferences.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": colour,
        "theme_color": colour,
        "icons": [
            {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": asset("icon_app.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
        ],
    }
    return JSONResponse(
        manifest, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"}
    )
