"""The API of what is told only at the end: result, record, seed."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from meadhall.core.record import Record, lines_of
from meadhall.site.errors import Denial
from meadhall.site.matches.live_match import LiveTable
from meadhall.site.services import House
from meadhall.store.matches import OVER

from .dependencies import TheHouse, Visitor
from .errors import documented
from .matches import TableId
from .schemas import ResultAnswer

router = APIRouter(prefix="/api/tables", tags=["results"], responses=documented(404, 409, 422, 429))


@router.get("/{table}/result")
async def result(table: TableId, house: TheHouse, _account: Visitor) -> ResultAnswer:
    """Scores and places, and the seed that proves the luck was honest."""
    live = await _finished(house, table)
    told = live.course.result
    assert told is not None
    seed = live.terms.seed.hex()
    return ResultAnswer(names=live.names(), result=told, commitment=live.terms.commitment, seed=seed)


@router.get("/{table}/record", response_class=PlainTextResponse)
async def record(table: TableId, house: TheHouse, _account: Visitor) -> PlainTextResponse:
    """The whole match as JSON lines: `meadhall replay` shows it, `meadhall verify` proves it."""
    live = await _finished(house, table)
    return PlainTextResponse(_text(live.record()), media_type="application/jsonl")


async def _finished(house: House, match: str) -> LiveTable:
    live = await house.service.hall.table(match)
    if live.course.status != OVER:
        raise Denial("not_over")
    return live


def _text(record: Record) -> str:
    return "".join(f"{line}\n" for line in lines_of(record))
