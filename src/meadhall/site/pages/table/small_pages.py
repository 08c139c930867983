"""What the sheet shows: rules, settings, the door, the whole log, all about a piece. Each is a page, too."""

from __future__ import annotations

from typing import Final

from fastapi import Request
from htpy import Element, Node, a, button, code, div, form, h1, h2, input, label, option, p, select
from starlette.responses import HTMLResponse

from meadhall.site.live_table import LiveTable
from meadhall.site.pages.assets import look_styles
from meadhall.site.pages.shell import Visit, page
from meadhall.site.pages.ways import ALLOWED
from meadhall.site.speech import say

from .bars import deed
from .log import whole_log
from .looks import look_of
from .page import STYLES
from .picture import texts

PART: Final = "x-part"  # the client asks for the content alone


def shown(visit: Visit, table: LiveTable, heading: str, content: Node) -> HTMLResponse:
    """In the sheet the content alone, else a whole page with the way back."""
    body = div(".sheet-content")[h1[heading], content]
    if wants_part(visit.request):
        return HTMLResponse(texts({"part": body})["part"], headers={"Cache-Control": "no-store"})
    back = a(".btn", href=f"/table/{table.id}")[say("Back to the table")]
    look = look_of(table.terms.game)
    styles = (*STYLES, *look_styles(table.match.game))
    return page(visit, heading, look.definitions(), body, back, styles=styles, icons=look.icons)


def wants_part(request: Request) -> bool:
    return PART in request.headers


def rules(table: LiveTable) -> Node:
    look = look_of(table.terms.game)
    return [
        look.how_to_play(),
        h2[say("Honest luck")],
        p[say("The seal of this game's luck, told before the first choice; at the end the seed proves it:")],
        p[code(".seal")[table.terms.commitment]],
    ]


def log(table: LiveTable, viewer: int) -> Node:
    return whole_log(table, viewer, look_of(table.terms.game))


def door(table: LiveTable, viewer: int) -> Node:
    """Ways out. Whoever plays may go for now, or give up."""
    hall = a(".btn.go", href="/")[say("To the hall")]
    if viewer < 0 or not table.playing:
        return [p[say("You can come back at any time by the same address.")], hall]
    return [
        p[say("The game goes on without hurry: your seat stays yours, and the table waits for you.")],
        hall,
        h2[say("Give up")],
        p[say("A bot plays in your place to the end. As long as the game lasts you may take over again.")],
        deed(table.id, "leave", say("Let a bot play for me"), "danger"),
    ]


# -- settings ------------------------------------------------------------------------------------------


def settings(visit: Visit, table: LiveTable) -> Element:
    fields = ("speed", "motion", "sound", "one_tap", "notify", "theme")
    return form(".settings", method="post", action="/ways")[
        input(type="hidden", name="back", value=f"/table/{table.id}"),
        (_setting(name, getattr(visit.ways, name)) for name in fields),
        button(".btn.go")[say("Keep")],
    ]


def _setting(name: str, current: str) -> Element:
    return label(".field")[
        _names()[name],
        select(name=name)[
            (
                option(value=value, selected=value == current)[_value_words(name, value)]
                for value in ALLOWED[name]
            )
        ],
    ]


def _names() -> dict[str, str]:
    return {
        "speed": say("Speed of moves"),
        "motion": say("Motion"),
        "sound": say("Sound"),
        "one_tap": say("One tap plays at once (touch)"),
        "notify": say("Notification when it is my turn"),
        "theme": say("Theme"),
    }


def _value_words(name: str, value: str) -> str:
    words = {
        "slow": say("slow"),
        "normal": say("normal"),
        "fast": say("fast"),
        "system": say("as the system"),
        "full": say("things travel"),
        "none": say("nothing moves"),
        "on": say("on"),
        "off": say("off"),
        "light": say("light"),
        "dark": say("dark"),
    }
    return words.get(value, value)


def about_answer(found: Node) -> HTMLResponse:
    return HTMLResponse(texts({"part": found})["part"], headers={"Cache-Control": "no-store"})
