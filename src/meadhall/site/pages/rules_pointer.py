"""The way from how to play to the numbered rules: all of them, and chapter by chapter."""

from __future__ import annotations

from urllib.parse import urlencode

from htpy import Element, Node, a, details, li, nav, ol, span, summary

from meadhall.core.citations import rule_address
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.rulebooks import known_rulebook


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
