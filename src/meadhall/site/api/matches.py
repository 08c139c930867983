"""The API of tables: make, list, sit, look, play, take back, talk, once more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Response

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking
from meadhall.core.table import SPECTATOR
from meadhall.site.api.frames import Viewpoint, frame, seat_fields, viewpoint_of
from meadhall.site.commands import LARGEST, MatchId, Play, Say, Undo, UndoAnswer
from meadhall.site.errors import json_response, status_of
from meadhall.site.matches import listings
from meadhall.site.matches.listings import MatchListing
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.new_match import NewMatch
from meadhall.site.services import Known, Services, TheServices, Visitor
from meadhall.store.accounts import Account

from .schemas import Frame, NewTable, Replace, SeatAnswer, Sit, TableLine, documented

CONFLICT = 409
Since = Annotated[int, Query(ge=0, le=LARGEST, description="News from this seq on.")]
Said = Annotated[int, Query(ge=0, le=LARGEST, description="Chat from this line on.")]

Language = Annotated[
    Literal["en", "ru", "fr"], Query(description="The language of prompts, choices, news and errors.")
]


async def speak(lang: Language = "en") -> AsyncIterator[None]:
    with speaking(lang):
        yield


router = APIRouter(
    prefix="/api/tables",
    tags=["tables"],
    dependencies=[Depends(speak)],
    responses={**documented(401, 403, 404, 409, 422, 429), 200: {"model": Frame}},
)


def _answer(match: LiveMatch, viewpoint: Viewpoint, status: int = 200) -> Response:
    return Response(frame(match, viewpoint), status, media_type="application/json")


async def _done(
    services: Services, match_id: str, account: Account, work: Awaitable[LiveMatch], since: int = 0
) -> Response:
    """The frame after an action; if the match has moved on, the refusal with a new frame."""
    try:
        match = await work
    except Refusal as refusal:
        if status_of(refusal) != CONFLICT:
            raise
        match = await services.service.registry.match(match_id)
        return json_response(refusal, current_frame=frame(match, viewpoint_of(match, account.id, since)))
    return _answer(match, viewpoint_of(match, account.id, since))


# -- lists and new tables --------------------------------------------------------------------------


@router.get("", responses={200: {"model": list[TableLine]}})
async def open_tables(services: TheServices, account: Visitor) -> list[TableLine]:
    """The lobby: public tables with free seats, newest first."""
    found = await listings.open_matches(services.service, account.id if account else None)
    return [_line(listing, account) for listing in found]


@router.get("/mine", responses={200: {"model": list[TableLine]}})
async def my_tables(services: TheServices, account: Known) -> list[TableLine]:
    """Tables you sit at or are expected at, newest first."""
    found = await listings.own_matches(services.service, account.id)
    return [_line(listing, account) for listing in found]


@router.post("", status_code=201, responses={201: {"model": Frame}})
async def new_table(body: NewTable, services: TheServices, account: Known) -> Response:
    """Make a table. The match begins when no seat is free."""
    services.limiter.count("tables", account.id)
    wanted = NewMatch(body.game, body.seats, body.options, body.clock.plain(), body.pace, body.public)
    match = await services.lobby.create(wanted, account)
    return _answer(match, viewpoint_of(match, account.id), 201)


# -- one table -------------------------------------------------------------------------------------


@router.get("/{table}")
async def look(
    match_id: MatchId,
    services: TheServices,
    account: Visitor,
    since: Since = 0,
    said: Said = 0,
    spectator: Annotated[bool, Query(description="Look as a spectator, though you sit here.")] = False,
) -> Response:
    """The table as you may see it: from your seat, or as a spectator."""
    match = await services.service.registry.match(match_id)
    viewpoint = viewpoint_of(match, account.id if account else None, since, said)
    return _answer(match, Viewpoint(SPECTATOR, None, since, said) if spectator else viewpoint)


@router.post("/{table}/sit")
async def sit(match_id: MatchId, body: Sit, services: TheServices, account: Known) -> Response:
    """Take a free seat. A table by invitation asks for the invitation."""
    work = services.lobby.sit(match_id, account, body.seat, body.invitation)
    return await _done(services, match_id, account, work)


@router.post("/{table}/leave")
async def leave(match_id: MatchId, services: TheServices, account: Known) -> Response:
    """Get up. Once the match has begun a bot plays in your place until you come back."""
    return await _done(services, match_id, account, services.lobby.leave(match_id, account.id))


@router.post("/{table}/return")
async def come_back(match_id: MatchId, services: TheServices, account: Known) -> Response:
    """Take over from the bot that plays in your place."""
    return await _done(services, match_id, account, services.lobby.come_back(match_id, account.id))


@router.post("/{table}/replace")
async def replace_absent(match_id: MatchId, body: Replace, services: TheServices, account: Known) -> Response:
    """Let a bot play for somebody who is waited for and has gone."""
    return await _done(
        services, match_id, account, services.lobby.replace_absent(match_id, account.id, body.seat)
    )


@router.post("/{table}/play")
async def play(match_id: MatchId, body: Play, services: TheServices, account: Known) -> Response:
    """Make a choice. Sent again it is answered as done; at a table that has moved on it is refused (409)."""
    services.limiter.count("moves", account.id)
    match = await services.service.registry.match(match_id)
    work = services.service.play(match, account.id, body.seat, body.seq, body.choice)
    return await _done(services, match_id, account, work, body.seq)


@router.post("/{table}/undo")
async def undo(match_id: MatchId, body: Undo, services: TheServices, account: Known) -> Response:
    """Take back your last choice, if it showed nothing and nobody acted since. Other people must agree."""
    services.limiter.count("moves", account.id)
    match = await services.service.registry.match(match_id)
    work = services.service.undo(match, account.id, body.seat, body.seq)
    return await _done(services, match_id, account, work, body.seq)


@router.post("/{table}/undo/answer")
async def answer_undo(match_id: MatchId, body: UndoAnswer, services: TheServices, account: Known) -> Response:
    """Agree that another takes back a choice, or not."""
    services.limiter.count("moves", account.id)
    match = await services.service.registry.match(match_id)
    work = services.service.answer_undo(match, account.id, body.seat, body.seq, body.agree)
    return await _done(services, match_id, account, work, body.seq)


@router.post("/{table}/chat")
async def say(match_id: MatchId, body: Say, services: TheServices, account: Known) -> Response:
    """Say something, or send a ready reaction."""
    services.limiter.count("chat", account.id)
    match = await services.service.registry.match(match_id)
    return await _done(
        services, match_id, account, services.chat.send(match, account.id, body.kind, body.text)
    )


@router.post("/{table}/rematch")
async def rematch(match_id: MatchId, services: TheServices, account: Known) -> Response:
    """Once more: sit down at the rematch of a match that is over. The first to ask makes the table."""
    services.limiter.count("tables", account.id)
    return await _done(services, match_id, account, services.lobby.rematch(match_id, account))


def _line(listing: MatchListing, account: Account | None) -> TableLine:
    me = account.id if account else None
    seats = [
        SeatAnswer.model_validate(seat_fields(number, seat, seat.name or seat.bot, me))
        for number, seat in enumerate(listing.seats)
    ]
    return TableLine(
        table=listing.config.id,
        game=listing.config.game,
        options=listing.config.options,
        status=listing.progress.status,
        seats=seats,
        your_turn=listing.my_turn,
        created=listing.config.created,
        result=listing.progress.result,
    )
