"""The first page: play now, come back to one's table, see one's games and the open tables."""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Element, Node, a, b, div, h1, h2, p, section, span
from starlette.responses import Response

from meadhall.site import lists
from meadhall.site.speech import say
from meadhall.store.matches import OVER

from .shelf import game_cards
from .shell import TheVisit, Visit, page
from .table_rows import TableRow, row_of, table_list

SHORT_LIST = 5
router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(visit: TheVisit) -> Response:
    mine = await my_rows(visit)
    tables = await open_rows(visit)
    content = div(".wrap")[
        _lead(next((row for row in mine if row.my_turn), None)),
        section({"aria-label": say("Games")})[game_cards()],
        div(".lists")[
            _panel(say("My games"), "/mine", table_list(_first(mine), _no_games())),
            _panel(say("Open tables"), "/tables", table_list(tables[:SHORT_LIST], _no_tables())),
        ],
    ]
    return page(visit, "Meadhall", content)


@router.get("/games")
async def games(visit: TheVisit) -> Response:
    content = div(".wrap")[h1[say("Games")], game_cards()]
    return page(visit, say("Games"), content)


@router.get("/tables")
async def tables(visit: TheVisit) -> Response:
    content = div(".wrap.narrow")[
        h1[say("Open tables")],
        p(".lead-text")[say("Public tables with a free seat. Sit down, or open a table of your own.")],
        section(".panel.list")[table_list(await open_rows(visit), _no_tables())],
        _open_one(),
    ]
    return page(visit, say("Open tables"), content)


async def my_rows(visit: Visit) -> list[TableRow]:
    if visit.account is None:
        return []
    me = visit.account.id
    return [await row_of(visit.house, line, me) for line in await lists.my_tables(visit.house, me)]


async def open_rows(visit: Visit) -> list[TableRow]:
    me = visit.account.id if visit.account else None
    return [await row_of(visit.house, line, me) for line in await lists.open_tables(visit.house)]


def _first(rows: list[TableRow]) -> list[TableRow]:
    """Those to go on with first."""
    return sorted(rows, key=lambda row: (not row.my_turn, row.course.status == OVER))[:SHORT_LIST]


def _lead(turn: TableRow | None) -> Element:
    return section(".lead")[
        div[
            h1[say("A seat by the fire is free")],
            p[say("Board games in the browser: with bots at once, with friends by a link. No sign-up.")],
        ],
        _return_to(turn) if turn else None,
    ]


def _return_to(row: TableRow) -> Element:
    return div(".panel.turn")[
        div[b[say("Your turn")], span[f"{row.title} · {row.company}"]],
        a(".btn.go", href=row.address)[say("Back to the table")],
    ]


def _panel(title: str, all_of_it: str, content: Node) -> Element:
    return section(".panel.list")[
        h2[title, a(href=all_of_it, aria_label=f"{say('All')}: {title}")[say("All")]], content
    ]


def _no_games() -> Node:
    return p(".nothing")[say("Nothing yet. Your games will be kept here, with their results.")]


def _no_tables() -> Node:
    return p(".nothing")[say("No table is waiting for players right now.")]


def _open_one() -> Element:
    return p(".row")[a(".btn", href="/games")[say("Open a table: choose a game")]]
