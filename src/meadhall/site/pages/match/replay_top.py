"""The top bar of a replay: where one is, and the way back."""

from __future__ import annotations

from htpy import Element, a, header, p, span, strong

from meadhall.site.i18n import say

from .bars import brand


def replay_top(match_id: str, title: str, headline: str) -> Element:
    return header({"id": "r-top", "data-region": "top", "class": "table-top"})[
        brand(),
        p(".where")[strong[say("{game}: replay", game=title)], span[headline] if headline else None],
        span(".tools")[a(".btn.small", href=f"/table/{match_id}")[say("Back to the result")]],
    ]
