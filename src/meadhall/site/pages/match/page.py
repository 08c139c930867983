"""The whole page of a match while it is played, and of the room before. A player of several matches finds a
link to another that waits.
"""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, a, button, dialog, div, form, h1, input, label, p, section, span, template
from markupsafe import Markup
from starlette.datastructures import URL
from starlette.responses import HTMLResponse

from meadhall.look import presence_mark
from meadhall.look.icons import icon
from meadhall.look.markup import html
from meadhall.site.i18n import say
from meadhall.site.matches import listings
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.network import for_others
from meadhall.site.pages.assets import look_styles
from meadhall.site.pages.catalogue import ANY_GAME, emblems, known_face
from meadhall.site.pages.formatting import match_summary
from meadhall.site.pages.layout import SCRIPTS as FRESH
from meadhall.site.pages.layout import Regions, Visit, page, polled, region
from meadhall.site.rulebooks import numbers, rules_address
from meadhall.store.schema import now_ms

from .plain_look import look_of
from .rendered import Rendered
from .room import invitation_panel

STYLES: Final = ("css/match.css",)
SCRIPTS: Final = ("js/clocks.js", "js/auto_follow.js")
# Glyphs that regions may bring later, when the page has been sent.
ICONS: Final = frozenset(
    {
        "return-arrow",
        "fast-forward-button",
        "sound-on",
        "speaker-off",
        "rule-book",
        "settings-knobs",
        "exit-door",
        "talk",
        "share",
        "crown",
    }
)


def body_attributes(match: LiveMatch, picture: Rendered, viewer: int, kind: str) -> dict[str, str]:
    turn = {"data-turn": "true"} if picture.turn else {}
    return {
        **turn,
        **cited_rules(match),
        "class": f"shows-{kind}",
        "data-table": match.id,
        "data-seq": str(picture.seq),
        "data-said": str(picture.said),
        "data-seat": str(viewer),
        "data-now": str(now_ms()),
        "data-socket": f"/table/{match.id}/live?held={picture.held}",
    }


def cited_rules(match: LiveMatch) -> dict[str, str]:
    """Where the client leads from the number of a rule, and how such numbers begin."""
    address = rules_address(match.config.game)
    if address is None:
        return {}
    begins = sorted({number.partition(".")[0] for number in numbers(match.config.game)})
    return {"data-rules": f"{address}?table={match.id}", "data-rule-numbers": " ".join(begins)}


async def table_page(visit: Visit, match: LiveMatch, picture: Rendered, viewer: int) -> HTMLResponse:
    look = look_of(match.config.game)
    waiting = other_turn_place(match.id, await other_turn(visit, match.id))
    regions = {name: html(text) for name, text in picture.whole().items()}
    return page(
        visit,
        picture.title,
        look.definitions(),
        framed(regions, look.layout(regions), above=waiting),
        body=body_attributes(match, picture, viewer, "table"),
        styles=(*STYLES, *look_styles(match.game)),
        scripts=(*SCRIPTS, *FRESH),
        icons=ICONS | look.icons | emblems() | presence_mark.GLYPHS,
        bar=False,
    )


def framed(regions: dict[str, Markup], board: Node, above: Node = None, below: Node = None) -> Element:
    """The frame around any board."""
    return div(".table-frame")[
        regions["top"],
        above,
        regions.get("clocks"),
        regions["notice"],
        div(".table-board")[board],
        below,
        regions["tabs"],
        sheet_dialog(),
        notice_place(),
        client_words(),
    ]


def sheet_dialog() -> Element:
    """The client opens it for longer texts."""
    return dialog(".sheet", data_sheet=True, aria_label=say("More about this"))[
        div(".sheet-head", data_sheet_handle=True)[
            span(".sheet-grip"), button(".btn.small", type="button", data_do="sheet-close")[say("Close")]
        ],
        div(".sheet-body", data_sheet_body=True),
    ]


def notice_place() -> Element:
    """Where the client says why something cannot be pressed, or that the connection is lost."""
    return p(".toast", data_notice=True, hidden=True)


def client_words() -> Element:
    """The sentences of the client itself, in the reader's language."""
    words = {
        "lost": say("The connection is lost. Coming back…"),
        "back": say("Connected again."),
        "gone": say("This table is not here any more."),
        "closed": say("The table has closed the line. Load the page again to go on."),
        "failed": say("That did not work. Try again."),
        "your_turn": say("Your turn"),
        "hurry": say("Ten seconds left."),
        "copied": say("Copied."),
        "keys": say("Keys"),
        "key_arrows": say("Go between pieces"),
        "key_number": say("Go to the piece with that number"),
        "key_enter": say("Press the piece"),
        "key_next": say("Next and previous piece you may press"),
        "key_about": say("All about the piece"),
        "key_escape": say("Back one step"),
        "key_keys": say("This list"),
    }
    return template(data_words=True)[(p(data_word=name)[text] for name, text in words.items())]


# -- the room ------------------------------------------------------------------------------------------


def room_page(
    visit: Visit, match: LiveMatch, picture: Rendered, viewer: int, invitation: str
) -> HTMLResponse:
    regions = {name: html(text) for name, text in picture.regions.items()}
    seated = viewer >= 0
    content = div(".room")[
        _welcome(match, invitation, visit.account is None) if invitation and not seated else None,
        regions["room"],
        invitation_panel(_invitation_address(visit, match)) if seated else None,
        section(".panel.room-chat")[regions["chat"]],
        notice_place(),
        client_words(),
    ]
    attributes = body_attributes(match, picture, viewer, "room")
    return page(
        visit,
        picture.title,
        content,
        body=attributes,
        styles=STYLES,
        scripts=SCRIPTS,
        icons=ICONS,
        about=" · ".join((say("Sit down and play: no account is needed."), *match_summary(match.config))),
    )


def _invitation_address(visit: Visit, match: LiveMatch) -> URL:
    here = visit.request.base_url.replace(
        path=f"/table/{match.id}", query=f"invitation={match.config.invitation}"
    )
    return for_others(here, visit.services.settings.host)


def _welcome(match: LiveMatch, invitation: str, stranger: bool) -> Element:
    return section(".panel.welcome")[
        h1[say("You are invited")],
        p[say("Sit down and play: no account is needed.")],
        form(method="post", action=f"/table/{match.id}/sit")[
            input(type="hidden", name="invitation", value=invitation),
            _name_field() if stranger else None,
            button(".btn.go")[say("Sit down")],
            a(href="/")[say("Not now")],
        ],
    ]


def _name_field() -> Element:
    return label(".field")[
        span[say("Your name, if you like")],
        input(name="name", type="text", maxlength="40", autocomplete="nickname"),
    ]


SOMETIMES = 60  # seconds


async def other_turn(visit: Visit, match_id: str) -> Regions:
    """The region that `other_turn_place` polls."""
    waiting = await listings.waiting_matches(visit.services.service, visit.me) if visit.me else []
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
