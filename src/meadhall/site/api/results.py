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


@router.get("/{match_id}/result")
async def result(match_id: TableId, house: TheHouse, _account: Visitor) -> ResultAnswer:
    """Scores and places, and the seed that proves the luck was honest."""
    match = await _finished(house, match_id)
    told = match.course.result
    assert told is not None
    seed = match.terms.seed.hex()
    return ResultAnswer(names=match.names(), result=told, commitment=match.terms.commitment, seed=seed)


@router.get("/{match_id}/record", response_class=PlainTextResponse)
async def record(match_id: TableId, house: TheHouse, _account: Visitor) -> PlainTextResponse:
    """The whole match as JSON lines: `meadhall replay` shows it, `meadhall verify` proves it."""
    match = await _finished(house, match_id)
    return PlainTextResponse(_text(match.record()), media_type="application/jsonl")


async def _finished(house: House, match_id: str) -> LiveTable:
    match = await house.service.hall.match(match_id)
    if match.course.status != OVER:
        raise Denial("not_over")
    return match


def _text(record: Record) -> str:
    return "".join(f"{line}\n" for line in lines_of(record))
