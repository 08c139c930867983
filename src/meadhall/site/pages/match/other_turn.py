"""Whoever plays at several tables is told at each that another one waits: a link in the top bar."""

from __future__ import annotations

from htpy import Element, a, div, span

from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.matches import listings
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.catalogue import ANY_GAME, known_face
from meadhall.site.pages.layout import Visit
from meadhall.site.pages.polling import Regions, polled, region

SOMETIMES = 60  # seconds


async def other_turn(visit: Visit, match_id: str) -> Regions:
    """What the address of `other_turn_place` answers."""
    waiting = await listings.waiting_tables(visit.services, visit.account.id) if visit.account else []
    others = [other for other in waiting if other.id != match_id]
    return {"elsewhere": div(region("elsewhere"))[_link(others[-1]) if others else None]}


def other_turn_place(match_id: str, regions: Regions) -> Element:
    return div(".elsewhere", polled(f"/table/{match_id}/elsewhere", SOMETIMES))[regions["elsewhere"]]


def _link(other: LiveMatch) -> Element:
    """To the table that was opened first: it has waited for longest, or near to it."""
    face = known_face(other.config.game)
    title, emblem = (face.title, face.emblem) if face else (other.config.game, ANY_GAME)
    name = say("Your turn at another table: {game}", game=title)
    return a(".btn.small.soft", href=f"/table/{other.id}", aria_label=name, title=name)[
        icon(emblem), span[say("Your turn at another table")]
    ]
