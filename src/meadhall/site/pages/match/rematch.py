"""What comes after the game: once more with the same people, or follow those who have gone ahead."""

from __future__ import annotations

from htpy import Element, Node, a, div

from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch

from .bars import deed
from .panels import MatchPanels


def after_region(match: LiveMatch, panels: MatchPanels) -> Element:
    return div({"id": "r-after", "data-region": "after", "class": "after"})[_after(match.id, panels)]


def _after(match_id: str, panels: MatchPanels) -> Node:
    if not panels.over:
        return None
    if panels.rematch is None:
        return None if panels.watching else deed(match_id, "rematch", say("Play again"), "go")
    if panels.watching:
        return a(".btn", href=f"/table/{panels.rematch}")[say("Watch the rematch")]
    return deed(match_id, "rematch", say("Join the rematch"), "go")
