"""The addresses of a table: look, deeds by plain forms, what the sheet shows, replay."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query
from htpy import Node, p
from markupsafe import escape
from starlette.responses import HTMLResponse, Response

from meadhall.core.table import SPECTATOR
from meadhall.look.contract import Explain, Look, Scene
from meadhall.look.drawings import text, whole
from meadhall.site.api.matches import TableId
from meadhall.site.api.requests import LARGEST, Say
from meadhall.site.errors import Denial
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveTable
from meadhall.site.pages.forms import Answers, TheAnswers
from meadhall.site.pages.guests import account_or_guest, welcome, wished_name
from meadhall.site.pages.layout import TheVisit, Visit, go_to
from meadhall.site.pages.polling import fresh_answer
from meadhall.site.request_errors import bad_request
from meadhall.site.rulebooks import at_table, linked
from meadhall.store.accounts import Account
from meadhall.store.matches import OVER

from .info import about_site
from .looks import look_of
from .other_turn import elsewhere
from .page import room_page, table_page
from .rendered import ROOM, picture_of
from .replay import frame_at, moment_of, replay_page
from .result import result_page
from .scene import scene_of

router = APIRouter(include_in_schema=False, prefix="/table/{match_id}")
NO_SEAT = -2
Key = Annotated[str, Query(max_length=200)]


async def _table(visit: Visit, match_id: str) -> LiveTable:
    return await visit.house.service.hall.match(match_id)


def _viewer(visit: Visit, match: LiveTable) -> int:
    seat = match.seat_of(visit.account.id if visit.account else None)
    return SPECTATOR if seat is None else seat


@router.get("")
async def look(
    visit: TheVisit, match_id: TableId, invitation: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    match = await _table(visit, match_id)
    viewer = _viewer(visit, match)
    picture = picture_of(match, viewer, visit.account.id if visit.account else None, visit.ways.language)
    if picture.kind == ROOM:
        return room_page(visit, match, picture, viewer, invitation)
    if match.course.status == OVER:
        return result_page(visit, match, picture, viewer)
    return await table_page(visit, match, picture, viewer)


@router.get("/elsewhere")
async def waiting_elsewhere(visit: TheVisit, match_id: TableId) -> Response:
    return fresh_answer(await elsewhere(visit, match_id))


@router.get("/about")
async def about(visit: TheVisit, match_id: TableId, key: Key = "", press: Key = "") -> HTMLResponse:
    """All about a piece, as this viewer may know it, and why it cannot be pressed; or what the site tells."""
    match = await _table(visit, match_id)
    viewer = _viewer(visit, match)
    found: Node = about_site(key, visit, match, viewer)
    if found is None and match.course.started is not None:
        look, scene = look_of(match.terms.game), scene_of(match, viewer)
        piece = look.about_piece(scene, key)
        found = [piece, _why_not(look, scene, press, text(piece))] if piece is not None else None
    told = found or p[say("There is nothing more to tell about this.")]
    html = at_table(linked(match.terms.game, whole(text(told))), match.terms.game, match.id)
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


def _why_not(look: Look, scene: Scene, press: str, told: str) -> Node:
    """Unless what is told of the piece says so already."""
    pressed = look.press(scene, press) if press and not scene.watching else None
    if not isinstance(pressed, Explain) or escape(pressed.text) in told:
        return None
    return p(".why-not")[pressed.text]


# -- deeds -----------------------------------------------------------------------------------------------


@router.post("/sit")
async def sit(visit: TheVisit, match_id: TableId, given: TheAnswers) -> Response:
    """Whoever is a stranger becomes a guest at once."""
    account = await account_or_guest(visit, wished_name(given))
    seat = given.number("seat", NO_SEAT)
    await visit.house.seating.sit(
        match_id, account, None if seat == NO_SEAT else seat, given.one("invitation") or None
    )
    return welcome(visit, account, go_to(f"/table/{match_id}"))


@router.post("/leave")
async def leave(visit: TheVisit, match_id: TableId) -> Response:
    return await _done(match_id, visit.house.seating.leave(match_id, _known(visit).id))


@router.post("/return")
async def come_back(visit: TheVisit, match_id: TableId) -> Response:
    return await _done(match_id, visit.house.seating.come_back(match_id, _known(visit).id))


@router.post("/replace")
async def replace_absent(visit: TheVisit, match_id: TableId, given: TheAnswers) -> Response:
    seat = given.number("seat", NO_SEAT)
    return await _done(match_id, visit.house.seating.replace_absent(match_id, _known(visit).id, seat))


@router.post("/bot")
async def seat_bot(visit: TheVisit, match_id: TableId, given: TheAnswers) -> Response:
    seat, level = given.number("seat", NO_SEAT), given.one("level")
    return await _done(match_id, visit.house.seating.seat_bot(match_id, _known(visit).id, seat, level))


@router.post("/start")
async def start(visit: TheVisit, match_id: TableId, given: TheAnswers) -> Response:
    """Bots take the free seats that are kept for nobody."""
    level = given.one("level")
    return await _done(match_id, visit.house.seating.fill_with_bots(match_id, _known(visit).id, level))


@router.post("/rematch")
async def rematch(visit: TheVisit, match_id: TableId) -> Response:
    account = _known(visit)
    visit.house.limiter.count("tables", account.id)
    again = await visit.house.seating.rematch(match_id, account)
    return go_to(f"/table/{again.id}")


@router.post("/chat")
async def chat(visit: TheVisit, match_id: TableId, given: TheAnswers) -> Response:
    account = _known(visit)
    visit.house.limiter.count("chat", account.id)
    match = await _table(visit, match_id)
    return await _done(match_id, visit.house.talk.send(match, account.id, "text", _line(given)))


def _line(given: Answers) -> str:
    try:
        return Say(kind="text", text=given.one("text")).text
    except ValueError:
        raise bad_request("nothing_to_read") from None


def _known(visit: Visit) -> Account:
    if visit.account is None:
        raise Denial("no_account")
    return visit.account


async def _done(match_id: str, deed: Awaitable[LiveTable]) -> Response:
    await deed
    return go_to(f"/table/{match_id}")


# -- replay ----------------------------------------------------------------------------------------------

Move = Annotated[int | None, Query(ge=0, le=LARGEST)]
Seat = Annotated[int, Query(ge=SPECTATOR, le=99)]


@router.get("/replay")
async def replay(
    visit: TheVisit, match_id: TableId, move: Move = None, seat: Seat = SPECTATOR
) -> HTMLResponse:
    match = await _finished(visit, match_id)
    return replay_page(visit, match, moment_of(match, move, seat))


@router.get("/replay/frame")
async def replay_frame(
    visit: TheVisit, match_id: TableId, move: Move = None, seat: Seat = SPECTATOR
) -> Response:
    match = await _finished(visit, match_id)
    frame = orjson.dumps(frame_at(match, moment_of(match, move, seat)))
    return Response(frame, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _finished(visit: Visit, match_id: str) -> LiveTable:
    match = await _table(visit, match_id)
    if match.course.status != OVER:
        raise Denial("not_over")
    return match
