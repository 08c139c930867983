"""The page of a game: description, duration, number of players, options, how to play."""

from __future__ import annotations

from fastapi import APIRouter
from htpy import Element, Node, a, aside, dd, div, dl, dt, h1, h2, li, p, section, ul
from starlette.responses import Response

from meadhall.look.drawings import text
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.rulebooks import linked

from .assets import look_styles
from .catalogue import GameFace, face_of, play_button, players
from .layout import TheVisit, page
from .rules import rules_pointer

router = APIRouter(include_in_schema=False)


@router.get("/games/{game}")
async def game_page(game: str, visit: TheVisit) -> Response:
    face = face_of(game)
    content = div(".wrap.game-page")[
        div(".col")[
            section[h1[face.title], p(".lead-text")[face.about]],
            _rules(face),
            _options(face),
        ],
        aside[_summary(face)],
        face.look.definitions() if face.look else None,
    ]
    icons = face.look.icons if face.look else ()
    return page(visit, face.title, content, styles=look_styles(face.game), icons=icons, about=face.about)


def _summary(face: GameFace) -> Element:
    return div(".panel.sum")[
        face.picture(),
        div(".in")[
            ul(".plain")[
                li[icon("three-friends"), say("{players} players", players=players(face.game))],
                li[icon("hourglass"), face.minutes] if face.minutes else None,
            ],
            play_button(face, "go"),
            p(".hint")[
                say.many(
                    "You and {number} bot, at once.",
                    "You and {number} bots, at once.",
                    face.game.usual_seats - 1,
                )
            ],
            a(".btn", href=f"/games/{face.id}/table")[say("Open a table with friends")],
        ],
    ]


def _rules(face: GameFace) -> Element:
    return section({"class": "panel box prose", "id": "rules"})[
        h2[say("How to play")],
        rules_pointer(face.id),
        linked(face.id, text(face.look.how_to_play())) if face.look else _rules_at_the_table(),
    ]


def _rules_at_the_table() -> Node:
    return p[say("The table tells you at every step what you may do, and lets you do nothing else.")]


def _options(face: GameFace) -> Node:
    if not face.game.options:
        return None
    described = [face.option_words(option) for option in face.game.options]
    return section(".panel.box")[
        h2[say("Options")],
        dl(".options")[(div[dt[name], dd[about]] for name, about in described)],
    ]
