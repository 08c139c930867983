"""The tables of others: where a seat is free, and where one may watch."""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Element, a, div, h1, h2, p, section
from starlette.responses import Response

from meadhall.site.i18n import say
from meadhall.site.matches import listings
from meadhall.site.matches.listings import MatchListing

from .catalogue import emblems
from .layout import SCRIPTS, Regions, TheVisit, Visit, headed, page, polled, polling_response, region
from .match_rows import nobody_waits, table_list

router = APIRouter(include_in_schema=False, prefix="/tables")


@router.get("")
async def tables(visit: TheVisit) -> Response:
    content = div(".wrap.narrow", polled("/tables/fresh"))[
        h1[say("Open tables")],
        p(".lead-text")[say("Public tables with a free seat. Sit down, or open a table of your own.")],
        (await _living(visit)).values(),
        p(".row")[a(".btn", href="/games")[say("Open a table: choose a game")]],
    ]
    return page(visit, say("Open tables"), content, scripts=SCRIPTS, icons=emblems())


@router.get("/fresh")
async def poll(visit: TheVisit) -> Response:
    return polling_response(await _living(visit), headed(say("Open tables")))


async def _living(visit: Visit) -> Regions:
    service = visit.services.service
    free = await listings.open_matches(service, visit.me)
    shown = await listings.shown_matches(service, visit.me)
    return {
        "tables": section(".panel.list", region("tables"))[table_list(free, nobody_waits())],
        "watch": div(region("watch"))[_to_watch(shown)],
    }


def _to_watch(rows: list[MatchListing]) -> Element | None:
    if not rows:
        return None
    return section(".panel.list")[h2[say("Being played now")], table_list(rows, None)]
