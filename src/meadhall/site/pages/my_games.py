"""My games, with their results."""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Node, a, div, h1, h2, p, section
from starlette.responses import Response

from meadhall.site.i18n import say
from meadhall.site.matches import listings
from meadhall.site.matches.listings import MatchListing
from meadhall.store.matches import OPEN, OVER

from .catalogue import emblems
from .layout import SCRIPTS, Regions, TheVisit, Visit, headed, page, polled, polling_response, region
from .match_rows import table_list, won

router = APIRouter(include_in_schema=False, prefix="/mine")


@router.get("")
async def my_games(visit: TheVisit) -> Response:
    content = div(".wrap.narrow", polled("/mine/fresh"))[h1[say("My games")], (await _living(visit)).values()]
    return page(visit, say("My games"), content, scripts=SCRIPTS, icons=emblems())


@router.get("/fresh")
async def poll(visit: TheVisit) -> Response:
    return polling_response(await _living(visit), headed(say("My games")))


async def _living(visit: Visit) -> Regions:
    rows = await listings.own_matches(visit.services.service, visit.me)
    over = [row for row in rows if row.progress.status == OVER]
    waiting = [row for row in rows if row.progress.status == OPEN]
    under_way = [row for row in rows if row not in over and row not in waiting]
    parts = div(".col", region("mine"))[
        _part(say("Under way"), sorted(under_way, key=lambda row: not row.my_turn)),
        _part(say("Waiting for players"), waiting),
        _part(say("Finished"), over, _summary(over)),
        None if rows else _nothing_yet(),
    ]
    return {"mine": parts}


def _part(title: str, rows: list[MatchListing], note: str = "") -> Node:
    if not rows:
        return None
    return section(".panel.list")[h2[title], p(".note")[note] if note else None, table_list(rows, None)]


def _summary(over: list[MatchListing]) -> str:
    games = say.many("{number} game", "{number} games", len(over))
    return say("{games}, {wins} won", games=games, wins=sum(map(won, over)))


def _nothing_yet() -> Node:
    return section(".panel.box")[
        p[say("You have not played yet. Every game you play stays here, with its result and a replay.")],
        p(".row")[a(".btn.go", href="/games")[say("Choose a game")]],
    ]
