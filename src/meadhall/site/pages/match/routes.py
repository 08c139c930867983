"""The routes of a match: its page, actions by plain forms, contents of the sheet, replay."""

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
from meadhall.site.commands import LARGEST, MatchId, Say
from meadhall.site.errors import HttpError, bad_request
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.forms import Answers, TheFormData, account_or_guest, entered_name, welcome
from meadhall.site.pages.layout import TheVisit, Visit, go_to, polling_response
from meadhall.site.rulebooks import at_table, linked
from meadhall.store.matches import OVER

from .info import about_site
from .page import other_turn, room_page, table_page
from .plain_look import look_of
from .rendered import ROOM, picture_of
from .replay import frame_at, moment_of, replay_page
from .result import result_page
from .scene import scene_of

router = APIRouter(include_in_schema=False, prefix="/table/{table}")
NO_SEAT = -2
Key = Annotated[str, Query(max_length=200)]


async def _table(visit: Visit, match_id: str) -> LiveMatch:
    return await visit.services.service.registry.match(match_id)


@router.get("")
async def look(
    visit: TheVisit, match_id: MatchId, invitation: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    match = await _table(visit, match_id)
    viewer = match.viewer_of(visit.me)
    picture = picture_of(match, viewer, visit.me, visit.preferences.language)
    if picture.kind == ROOM:
        return room_page(visit, match, picture, viewer, invitation)
    if match.progress.status == OVER:
        return result_page(visit, match, picture, viewer)
    return await table_page(visit, match, picture, viewer)


@router.get("/elsewhere")
async def poll_other_turn(visit: TheVisit, match_id: MatchId) -> Response:
    return polling_response(await other_turn(visit, match_id))


@router.get("/about")
async def about(visit: TheVisit, match_id: MatchId, key: Key = "", press: Key = "") -> HTMLResponse:
    """All about a piece, as this viewer may know it, and why it cannot be pressed; or what the site tells."""
    match = await _table(visit, match_id)
    viewer = match.viewer_of(visit.me)
    found: Node = about_site(key, visit, match, viewer)
    if found is None and match.progress.started is not None:
        look, scene = look_of(match.config.game), scene_of(match, viewer)
        piece = look.about_piece(scene, key)
        found = [piece, _why_not(look, scene, press, text(piece))] if piece is not None else None
    answer = found or p[say("There is nothing more to tell about this.")]
    html = at_table(linked(match.config.game, whole(text(answer))), match.config.game, match.id)
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


def _why_not(look: Look, scene: Scene, press: str, answer: str) -> Node:
    """None if the text about the piece says it already."""
    pressed = look.press(scene, press) if press and not scene.watching else None
    if not isinstance(pressed, Explain) or escape(pressed.text) in answer:
        return None
    return p(".why-not")[pressed.text]


# -- actions ---------------------------------------------------------------------------------------------


@router.post("/sit")
async def sit(visit: TheVisit, match_id: MatchId, form_data: TheFormData) -> Response:
    """A stranger becomes a guest at once."""
    account = await account_or_guest(visit, entered_name(form_data))
    seat = form_data.number("seat", NO_SEAT)
    await visit.services.lobby.sit(
        match_id, account, None if seat == NO_SEAT else seat, form_data.one("invitation") or None
    )
    return welcome(visit, account, go_to(f"/table/{match_id}"))


@router.post("/leave")
async def leave(visit: TheVisit, match_id: MatchId) -> Response:
    return await _done(match_id, visit.services.lobby.leave(match_id, visit.known_account().id))


@router.post("/return")
async def come_back(visit: TheVisit, match_id: MatchId) -> Response:
    return await _done(match_id, visit.services.lobby.come_back(match_id, visit.known_account().id))


@router.post("/replace")
async def replace_absent(visit: TheVisit, match_id: MatchId, form_data: TheFormData) -> Response:
    seat = form_data.number("seat", NO_SEAT)
    return await _done(
        match_id, visit.services.lobby.replace_absent(match_id, visit.known_account().id, seat)
    )


@router.post("/bot")
async def seat_bot(visit: TheVisit, match_id: MatchId, form_data: TheFormData) -> Response:
    seat, level = form_data.number("seat", NO_SEAT), form_data.one("level")
    me = visit.known_account().id
    return await _done(match_id, visit.services.lobby.seat_bot(match_id, me, seat, level))


@router.post("/start")
async def start(visit: TheVisit, match_id: MatchId, form_data: TheFormData) -> Response:
    """Bots take the free seats that are kept for nobody."""
    level = form_data.one("level")
    return await _done(
        match_id, visit.services.lobby.fill_with_bots(match_id, visit.known_account().id, level)
    )


@router.post("/rematch")
async def rematch(visit: TheVisit, match_id: MatchId) -> Response:
    account = visit.known_account()
    visit.services.limiter.count("tables", account.id)
    again = await visit.services.lobby.rematch(match_id, account)
    return go_to(f"/table/{again.id}")


@router.post("/chat")
async def chat(visit: TheVisit, match_id: MatchId, form_data: TheFormData) -> Response:
    account = visit.known_account()
    visit.services.limiter.count("chat", account.id)
    match = await _table(visit, match_id)
    return await _done(match_id, visit.services.chat.send(match, account.id, "text", _line(form_data)))


def _line(form_data: Answers) -> str:
    try:
        return Say(kind="text", text=form_data.one("text")).text
    except ValueError:
        raise bad_request("nothing_to_read") from None


async def _done(match_id: str, work: Awaitable[LiveMatch]) -> Response:
    await work
    return go_to(f"/table/{match_id}")


# -- replay ----------------------------------------------------------------------------------------------

Move = Annotated[int | None, Query(ge=0, le=LARGEST)]
Seat = Annotated[int, Query(ge=SPECTATOR, le=99)]


@router.get("/replay")
async def replay(
    visit: TheVisit, match_id: MatchId, move: Move = None, seat: Seat = SPECTATOR
) -> HTMLResponse:
    match = await _finished(visit, match_id)
    return replay_page(visit, match, moment_of(match, move, seat))


@router.get("/replay/frame")
async def replay_frame(
    visit: TheVisit, match_id: MatchId, move: Move = None, seat: Seat = SPECTATOR
) -> Response:
    match = await _finished(visit, match_id)
    frame = orjson.dumps(frame_at(match, moment_of(match, move, seat)))
    return Response(frame, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _finished(visit: Visit, match_id: str) -> LiveMatch:
    match = await _table(visit, match_id)
    if match.progress.status != OVER:
        raise HttpError("not_over")
    return match
