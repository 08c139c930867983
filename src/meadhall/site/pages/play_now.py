"""Play now: one press lays a table with bots and sits down."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from meadhall.core.game import Game
from meadhall.site.matches.lobby import ME, NewMatch

from .catalogue import face_of
from .guests import account_or_guest, welcome
from .layout import TheVisit, go_to
from .level_words import USUAL

PACE: Final = 600  # milliseconds bots wait: time to see what happened
router = APIRouter(include_in_schema=False)


def usual_table(game: Game) -> NewMatch:
    return NewMatch(game.id, [ME] + [USUAL] * (game.usual_seats - 1), pace=PACE)


@router.post("/play/{game}")
async def play_now(game: str, visit: TheVisit) -> Response:
    new_match = usual_table(face_of(game).game)
    account = await account_or_guest(visit)
    visit.services.limiter.count("tables", account.id)
    match = await visit.services.lobby.create(new_match, account)
    return welcome(visit, account, go_to(f"/table/{match.id}"))
