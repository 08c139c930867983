"""The API of finished matches: result, record and seed, which are secret until the end."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from meadhall.core.record import Record, lines_of
from meadhall.site.commands import MatchId
from meadhall.site.errors import HttpError
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.services import Services, TheServices, Visitor
from meadhall.store.matches import OVER

from .schemas import ResultAnswer, documented

router = APIRouter(prefix="/api/tables", tags=["results"], responses=documented(404, 409, 422, 429))


@router.get("/{table}/result")
async def result(match_id: MatchId, services: TheServices, _account: Visitor) -> ResultAnswer:
    """Scores and places, and the seed that proves the luck was honest."""
    match = await _finished(services, match_id)
    stored = match.progress.result
    assert stored is not None
    seed = match.config.seed.hex()
    return ResultAnswer(names=match.names(), result=stored, commitment=match.config.commitment, seed=seed)


@router.get("/{table}/record", response_class=PlainTextResponse)
async def record(match_id: MatchId, services: TheServices, _account: Visitor) -> PlainTextResponse:
    """The whole match as JSON lines: `meadhall replay` shows it, `meadhall verify` proves it."""
    match = await _finished(services, match_id)
    return PlainTextResponse(_text(match.record()), media_type="application/jsonl")


async def _finished(services: Services, match_id: str) -> LiveMatch:
    match = await services.service.registry.match(match_id)
    if match.progress.status != OVER:
        raise HttpError("not_over")
    return match


def _text(record: Record) -> str:
    return "".join(f"{line}\n" for line in lines_of(record))
