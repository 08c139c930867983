"""The numbered rules of every game, at `/rules/{game}#N7.6`, and links to them from other pages."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from htpy import Element, Node, a, details, div, h1, li, nav, ol, p, section, span, summary, ul
from starlette.responses import Response

from meadhall.core.citations import rule_address
from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.look.icons import icon
from meadhall.look.rule_search import LONGEST
from meadhall.site.errors import HttpError
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.rulebooks import known_rulebook, rulebook, rulebook_at

from .catalogue import GameFace, catalogue, face_of
from .layout import TheVisit, Visit, page
from .rules_view import Reading, rules_page

router = APIRouter(include_in_schema=False, prefix="/rules")
STYLES = ("css/rules.css",)
SCRIPTS = ("js/rules.js",)
Sought = Annotated[str, Query(max_length=LONGEST)]
Lang = Annotated[str, Query(max_length=20)]
At = Annotated[str, Query(max_length=40)]


@router.get("")
async def all_rules(visit: TheVisit) -> Response:
    content = div(".wrap.narrow")[
        h1[say("Rules")],
        p(".lead-text")[
            say("Every rule has a number. Where a table, a refusal or the referee cites one, it leads here.")
        ],
        section(".panel.box")[
            ul(".rulebooks")[(_line(face) for face in catalogue() if known_rulebook(face.id))]
        ],
    ]
    return page(visit, say("Rules"), content, styles=STYLES)


def _line(face: GameFace) -> Element:
    return li[icon(face.emblem), a(href=rule_address(face.id))[face.title], p[face.about]]


@router.get("/{game}")
async def rules(game: str, visit: TheVisit, q: Sought = "", lang: Lang = "", table: At = "") -> Response:
    """Without `lang` in the reader's language. `table` is where the reader comes from."""
    if lang and lang not in LANGUAGES:
        raise HttpError("no_such_language", language=lang, known=", ".join(LANGUAGES))
    reader = replace(
        visit, preferences=replace(visit.preferences, language=lang or visit.preferences.language)
    )
    with speaking(reader.preferences.language):
        face = face_of(game)
        usual = rulebook(game, reader.preferences.language)
        left = await _table(visit, game, table)
        book = rulebook_at(game, reader.preferences.language, left.config.options) if left else usual
        if book is None:
            raise HttpError("no_rulebook", game=face.title)
        reading = Reading(face, book, q.strip(), lang, left, book != usual)
        heading = say("Rules: {game}", game=face.title)
        content = rules_page(reading)
        return page(
            reader,
            heading,
            content,
            styles=STYLES,
            scripts=SCRIPTS,
            about=reading.summary,
            back=reading.address(lang=""),
        )


async def _table(visit: Visit, game: str, match_id: str) -> LiveMatch | None:
    """The table of this game that the reader has left; none if it is not here any more."""
    try:
        found = await visit.services.service.registry.match(match_id) if match_id else None
    except Refusal:
        return None
    return found if found and found.config.game == game else None


def rules_pointer(game: str, match_id: str = "") -> Node:
    """At a table the rules open beside it. None for a game without numbered rules."""
    book = known_rulebook(game)
    if book is None:
        return None
    page = rule_address(game)
    whole = f"{page}?{urlencode({'table': match_id})}" if match_id else page
    chapters = [
        li[_link(f"{whole}#{each.number}", match_id)[span(".number")[each.number], " ", each.title]]
        for each in book.chapters
    ]
    return nav(".to-rules", aria_label=say("The full rules"))[
        _link(whole, match_id, ".btn.soft")[icon("rule-book"), say("The full rules, by number")],
        details[summary[say("Chapters")], ol(".contents")[chapters]],
    ]


def _link(address: str, match_id: str, css: str = "") -> Element:
    beside = {"target": "_blank", "rel": "noopener"} if match_id else {}
    return a(css, beside, href=address) if css else a(beside, href=address)
