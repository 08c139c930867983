"""The API of tables: make, list, sit, look, play, take back, talk, once more."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from meadhall.core.errors import Refusal
from meadhall.core.table import SPECTATOR
from meadhall.site.api.frames import Sight, frame, sight_of
from meadhall.site.errors import status_of
from meadhall.site.matches import listings
from meadhall.site.matches.live_match import LiveTable
from meadhall.site.matches.lobby import Wish
from meadhall.site.services import House
from meadhall.store.accounts import Account

from .dependencies import Known, TheHouse, Visitor
from .errors import documented, error_response
from .language import InLanguage
from .requests import LARGEST, NewTable, Play, Replace, Say, Sit, Undo, UndoAnswer
from .schemas import Frame, TableLine
from .summaries import table_line

CONFLICT = 409
TableId = Annotated[str, Path(max_length=40, examples=["9f0c3a5b7d1e2f4a6c8d"])]
Since = Annotated[int, Query(ge=0, le=LARGEST, description="News from this seq on.")]
Said = Annotated[int, Query(ge=0, le=LARGEST, description="Chat from this line on.")]

router = APIRouter(
    prefix="/api/tables",
    tags=["tables"],
    dependencies=[InLanguage],
    responses={**documented(401, 403, 404, 409, 422, 429), 200: {"model": Frame}},
)


def _answer(match: LiveTable, sight: Sight, status: int = 200) -> Response:
    return Response(frame(match, sight), status, media_type="application/json")


async def _done(
    house: House, match_id: str, account: Account, deed: Awaitable[LiveTable], since: int = 0
) -> Response:
    """The table after a deed; where the table has moved on, the refusal and a fresh look."""
    try:
        match = await deed
    except Refusal as refusal:
        if status_of(refusal) != CONFLICT:
            raise
        match = await house.service.hall.match(match_id)
        return error_response(refusal, fresh_look=frame(match, sight_of(match, account.id, since)))
    return _answer(match, sight_of(match, account.id, since))


# -- lists and new tables --------------------------------------------------------------------------


@router.get("", responses={200: {"model": list[TableLine]}})
async def open_tables(house: TheHouse, account: Visitor) -> list[TableLine]:
    """The lobby: public tables with free seats, newest first."""
    return [await table_line(house, line, account) for line in await listings.open_tables(house)]


@router.get("/mine", responses={200: {"model": list[TableLine]}})
async def my_tables(house: TheHouse, account: Known) -> list[TableLine]:
    """Tables you sit at or are expected at, newest first."""
    return [await table_line(house, line, account) for line in await listings.my_tables(house, account.id)]


@router.post("", status_code=201, responses={201: {"model": Frame}})
async def new_table(wish: NewTable, house: TheHouse, account: Known) -> Response:
    """Make a table. The match begins when no seat is free."""
    house.limiter.count("tables", account.id)
    wanted = Wish(wish.game, wish.seats, wish.options, wish.clock.plain(), wish.pace, wish.public)
    match = await house.seating.create(wanted, account)
    return _answer(match, sight_of(match, account.id), 201)


# -- one table -------------------------------------------------------------------------------------


@router.get("/{match_id}")
async def look(
    match_id: TableId,
    house: TheHouse,
    account: Visitor,
    since: Since = 0,
    said: Said = 0,
    spectator: Annotated[bool, Query(description="Look as a spectator, though you sit here.")] = False,
) -> Response:
    """The table as you may see it: from your seat, or as a spectator."""
    match = await house.service.hall.match(match_id)
    sight = sight_of(match, account.id if account else None, since, said)
    return _answer(match, Sight(SPECTATOR, None, since, said) if spectator else sight)


@router.post("/{match_id}/sit")
async def sit(match_id: TableId, wish: Sit, house: TheHouse, account: Known) -> Response:
    """Take a free seat. A table by invitation asks for the invitation."""
    deed = house.seating.sit(match_id, account, wish.seat, wish.invitation)
    return await _done(house, match_id, account, deed)


@router.post("/{match_id}/leave")
async def leave(match_id: TableId, house: TheHouse, account: Known) -> Response:
    """Get up. Once the match has begun a bot plays in your place until you come back."""
    return await _done(house, match_id, account, house.seating.leave(match_id, account.id))


@router.post("/{match_id}/return")
async def come_back(match_id: TableId, house: TheHouse, account: Known) -> Response:
    """Take over from the bot that plays in your place."""
    return await _done(house, match_id, account, house.seating.come_back(match_id, account.id))


@router.post("/{match_id}/replace")
async def replace_absent(match_id: TableId, wish: Replace, house: TheHouse, account: Known) -> Response:
    """Let a bot play for somebody who is waited for and has gone."""
    return await _done(
        house, match_id, account, house.seating.replace_absent(match_id, account.id, wish.seat)
    )


@router.post("/{match_id}/play")
async def play(match_id: TableId, wish: Play, house: TheHouse, account: Known) -> Response:
    """Make a choice. Sent again it is answered as done; at a table that has moved on it is refused (409)."""
    house.limiter.count("moves", account.id)
    match = await house.service.hall.match(match_id)
    deed = house.service.play(match, account.id, wish.seat, wish.seq, wish.choice)
    return await _done(house, match_id, account, deed, wish.seq)


@router.post("/{match_id}/undo")
async def undo(match_id: TableId, wish: Undo, house: TheHouse, account: Known) -> Response:
    """Take back your last choice, if it showed nothing and nobody acted since. Other people must agree."""
    house.limiter.count("moves", account.id)
    match = await house.service.hall.match(match_id)
    deed = house.service.undo(match, account.id, wish.seat, wish.seq)
    return await _done(house, match_id, account, deed, wish.seq)


@router.post("/{match_id}/undo/answer")
async def answer_undo(match_id: TableId, wish: UndoAnswer, house: TheHouse, account: Known) -> Response:
    """Agree that another takes back a choice, or not."""
    house.limiter.count("moves", account.id)
    match = await house.service.hall.match(match_id)
    deed = house.service.answer_undo(match, account.id, wish.seat, wish.seq, wish.agree)
    return await _done(house, match_id, account, deed, wish.seq)


@router.post("/{match_id}/chat")
async def say(match_id: TableId, wish: Say, house: TheHouse, account: Known) -> Response:
    """Say something, or send a ready reaction."""
    house.limiter.count("chat", account.id)
    match = await house.service.hall.match(match_id)
    return await _done(house, match_id, account, house.talk.send(match, account.id, wish.kind, wish.text))


@router.post("/{match_id}/rematch")
async def rematch(match_id: TableId, house: TheHouse, account: Known) -> Response:
    """Once more: sit down at the rematch of a match that is over. The first to ask makes the table."""
    house.limiter.count("tables", account.id)
    return await _done(house, match_id, account, house.seating.rematch(match_id, account))
