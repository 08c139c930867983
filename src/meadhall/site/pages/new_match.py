"""The page of a new match: seats, options, clock, access. It needs no script: buttons ask the server."""

from __future__ import annotations

from fastapi import APIRouter
from markupsafe import escape
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.site.errors import for_reader, status_of
from meadhall.site.i18n import say
from meadhall.site.matches.bot_levels import USUAL
from meadhall.site.matches.new_match import ME, NewMatch
from meadhall.site.rulebooks import linked

from .assets import look_styles
from .catalogue import GameFace, face_of
from .forms import TheFormData, account_or_guest, welcome
from .layout import TheVisit, Visit, go_to, page
from .new_match_form import PACE, TableForm
from .new_match_view import table_page

router = APIRouter(include_in_schema=False)


@router.get("/games/{game}/table")
async def new_table(game: str, visit: TheVisit) -> Response:
    face = face_of(game)
    return _show(visit, face, TableForm.defaults(face.game))


@router.post("/games/{game}/table")
async def make_table(game: str, visit: TheVisit, form_data: TheFormData) -> Response:
    face = face_of(game)
    wanted = TableForm.sent(face.game, form_data)
    if "change" in form_data:
        return _show(visit, face, wanted.changed(form_data.one("change")))
    try:
        new_match = wanted.new_match()
        account = await account_or_guest(visit)
        visit.services.limiter.count("tables", account.id)
        match = await visit.services.lobby.create(new_match, account)
    except Refusal as refusal:
        return _show(visit, face, wanted, refusal)
    return welcome(visit, account, go_to(f"/table/{match.id}"))


def _show(visit: Visit, face: GameFace, wanted: TableForm, refusal: Refusal | None = None) -> Response:
    heading = say("New table: {game}", game=face.title)
    me = visit.account.name if visit.account else say("You")
    problem = linked(face.id, escape(for_reader(_with_option_names(face, refusal)))) if refusal else None
    content = table_page(face, wanted, me, heading, problem)
    status = status_of(refusal) if refusal else 200
    return page(visit, heading, content, styles=look_styles(face.game), status=status)


def _with_option_names(face: GameFace, refusal: Refusal) -> Refusal:
    """Options called as the form calls them."""
    names = {option.name: face.option_words(option)[0] for option in face.game.options}
    answer = {
        key: names.get(value, value)
        if key in ("option", "one", "other") and isinstance(value, str)
        else value
        for key, value in refusal.details.items()
    }
    return type(refusal)(refusal.reason, refusal.rule, **{**answer, "game": face.title})


def usual_table(game: Game) -> NewMatch:
    return NewMatch(game.id, [ME] + [USUAL] * (game.usual_seats - 1), pace=PACE)


@router.post("/play/{game}")
async def play_now(game: str, visit: TheVisit) -> Response:
    new_match = usual_table(face_of(game).game)
    account = await account_or_guest(visit)
    visit.services.limiter.count("tables", account.id)
    match = await visit.services.lobby.create(new_match, account)
    return welcome(visit, account, go_to(f"/table/{match.id}"))
