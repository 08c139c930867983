"""The waiting room: seats taken and free, and the invitation."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    code,
    div,
    form,
    h1,
    h2,
    input,
    li,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
    ul,
)
from markupsafe import Markup
from starlette.datastructures import URL

from meadhall.look.colour_marks import colour_mark
from meadhall.look.icons import icon
from meadhall.look.markup import html
from meadhall.site.i18n import say
from meadhall.site.matches.bot_levels import LEVELS, USUAL, level_label, level_name
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.network import is_here_only
from meadhall.site.pages.formatting import match_summary
from meadhall.store.matches import CLOSED, Seat

from .bars import action_form
from .panels import MatchPanels


def room_region(match: LiveMatch, panels: MatchPanels) -> Element:
    """The part of the room that changes while one waits. The invitation does not, and stands outside."""
    return section({"id": "r-room", "data-region": "room", "class": "room-seats"})[_room(match, panels)]


def _room(match: LiveMatch, panels: MatchPanels) -> Node:
    if match.progress.status == CLOSED:
        return [h1[say("This table is closed")], p[say("Everybody has left before the game began.")]]
    if match.progress.started is not None:
        return [
            h1[say("The game has begun")],
            a(".btn.go", href=f"/table/{match.id}", data_go=True)[say("To the table")],
        ]
    free = sum(seat.is_free for seat in match.seats)
    return [
        h1[match.game.title()],
        p(".lead-text")[
            say.many(
                "One seat is free. The game begins when somebody takes it.",
                "{number} seats are free. The game begins when all are taken.",
                free,
            )
        ],
        _config_of(match_summary(match.config)),
        ol(".seat-list")[(_seat(match, panels, number) for number in range(len(match.seats)))],
        _start(match.id) if not panels.watching else None,
    ]


def _config_of(words: list[str]) -> Node:
    return ul(".terms")[(li[word] for word in words)] if words else None


def _seat(match: LiveMatch, panels: MatchPanels, number: int) -> Element:
    seat = match.seats[number]
    return li(
        {"data-key": f"seat:{number}", "class": {"own": number == panels.viewer, "vacant": seat.is_free}}
    )[
        colour_mark(number),
        _who(match, panels, number, seat),
        _seat_buttons(match, panels, number, seat),
    ]


def _who(match: LiveMatch, panels: MatchPanels, number: int, seat: Seat) -> Element:
    if number == panels.viewer:
        return span(".who")[b[match.shown_names()[number]], small[say("you")]]
    if seat.bot:
        return span(".who")[b[match.shown_names()[number]], small[level_name(seat.bot)]]
    if seat.account:
        here = panels.present[number]
        return span(".who")[
            b[match.shown_names()[number]], small[say("is here") if here else say("is on the way")]
        ]
    kept = seat.reserved is not None and number != panels.expected
    return span(".who")[b[say("Kept for somebody") if kept else say("Free seat")]]


def _seat_buttons(match: LiveMatch, panels: MatchPanels, number: int, seat: Seat) -> Node:
    if number == panels.viewer:
        return action_form(match.id, "leave", say("Get up"), "quiet small")
    if not seat.is_free:
        return None
    if not panels.watching:
        return _bot_form(match.id, number)
    if number == panels.expected or (match.config.public and seat.reserved is None):
        return action_form(match.id, "sit", say("Sit here"), "go", seat=number)
    return None


def _bot_form(match_id: str, seat: int) -> Element:
    return form(".deed", method="post", action=f"/table/{match_id}/bot")[
        input(type="hidden", name="seat", value=str(seat)),
        level_choice(seat),
        button(".btn.small")[say("Seat a bot")],
    ]


def level_choice(seat: int) -> Element:
    return select(name="level", aria_label=say("Strength of the bot at seat {seat}", seat=seat + 1))[
        (option(value=level, selected=level == USUAL)[level_label(level)] for level in LEVELS)
    ]


def _start(match_id: str) -> Element:
    return div(".room-start")[
        action_form(match_id, "start", say("Start now, with bots on the free seats"), "soft", level=USUAL),
    ]


# -- the invitation ----------------------------------------------------------------------------------


def invitation_panel(address: URL) -> Element:
    link, here_only = str(address), is_here_only(address.hostname)
    return section(".panel.invitation")[
        h2[say("Invite somebody")],
        p[say("Whoever opens this link may sit down, without an account.")],
        div(".copy-line")[
            input(id="invitation", readonly=True, value=link, aria_label=say("Invitation link")),
            button(".btn", type="button", data_do="copy", data_copy=link)[icon("share"), say("Copy")],
            button(".btn.sharing", type="button", data_do="share", data_share=link)[say("Send…")],
        ],
        _how_to_let_others_in() if here_only else _as_picture(link),
    ]


def _how_to_let_others_in() -> Element:
    return p(".hint")[
        say("Only this computer can open the link. To let your network in, start the house so:"),
        code["meadhall serve --lan"],
    ]


def _as_picture(link: str) -> Element:
    return div(".qr", role="img", aria_label=say("The link as a QR code, for a phone's camera"))[
        qr_code(link)
    ]


def qr_code(text: str) -> Markup:
    import segno  # noqa: PLC0415  # only where somebody is invited: a start should be quick

    return html(
        segno.make(text, error="m", micro=False).svg_inline(omitsize=True, svgclass=None, lineclass=None)
    )
