"""What comes after the game: once more with the same people, or follow those who have gone ahead."""

from __future__ import annotations

from htpy import Element, Node, a, div

from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveTable

from .bars import deed
from .panels import Standing


def after_region(match: LiveTable, standing: Standing) -> Element:
    return div({"id": "r-after", "data-region": "after", "class": "after"})[_after(match.id, standing)]


def _after(match_id: str, standing: Standing) -> Node:
    if not standing.over:
        return None
    if standing.rematch is None:
        return None if standing.watching else deed(match_id, "rematch", say("Play again"), "go")
    if standing.watching:
        return a(".btn", href=f"/table/{standing.rematch}")[say("Watch the rematch")]
    return deed(match_id, "rematch", say("Join the rematch"), "go")
