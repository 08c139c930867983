"""The bars around the board: top, notices, seats with their clocks, tabs of the phone, rematch."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    header,
    input,
    li,
    ol,
    p,
    span,
    strong,
    time,
)
from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import Scene, SeatFace, Tab
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.icons import icon
from meadhall.look.markup import escaped, html
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.formatting import on_a_clock

from .panels import MatchPanels


@drawn_once
def top_bar(title: str, headline: str) -> Element:
    return header({"id": "r-top", "data-region": "top", "class": "table-top"})[
        brand(),
        p(".where")[strong[title], span[headline] if headline else None],
        span(".tools")[
            _tool("sound-on", say("Sound is on: turn it off"), {"data-way": "sound:"}, "mute"),
            _tool("speaker-off", say("Sound is off: turn it on"), {"data-way": "sound:on"}, "unmute"),
            _tool("rule-book", say("How to play"), {"data-about": "site:rules"}),
            _tool("settings-knobs", say("Settings"), {"data-about": "site:settings"}),
            _tool("exit-door", say("Leave"), {"data-about": "site:door"}),
        ],
    ]


def brand() -> Element:
    return a(".brand", href="/", aria_label=say("Meadhall: to the hall"))[
        icon("viking-longhouse"), span["Meadhall"]
    ]


def _tool(glyph: str, name: str, does: dict[str, str], kind: str = "") -> Element:
    css = f"iconbtn {kind}".strip()
    return button({"type": "button", "class": css, "title": name, **does})[icon(glyph, name)]


@drawn_once
def tab_bar(tabs: tuple[Tab, ...]) -> Element:
    return div(
        {"id": "r-tabs", "data-region": "tabs", "class": "table-tabs", "role": "tablist"},
        aria_label=say("Parts of the table"),
    )[(_tab(number, tab) for number, tab in enumerate(tabs))]


@sent_once
def _tab(number: int, tab: Tab) -> Element:
    selected = "false" if number else "true"
    return button(
        {
            "type": "button",
            "role": "tab",
            "data-tab": tab.id,
            "aria-selected": selected,
            "class": {"dot": tab.dot},
        }
    )[icon(tab.icon), span[tab.label], span(".sr")[say("(something to do here)")] if tab.dot else None]


# -- seats and clocks ------------------------------------------------------------------------------


@drawn_once
def seats_bar(faces: tuple[SeatFace, ...], viewer: int) -> Markup:
    chips = "".join(_seat(seat, face, seat == viewer) for seat, face in enumerate(faces))
    return html(
        '<ol id="r-seats" data-region="seats" class="table-seats"'
        f' aria-label="{escaped(say("Who plays"))}">{chips}</ol>'
    )


def _seat(number: int, face: SeatFace, own: bool) -> str:
    state = f"chip{' deciding' if face.deciding else ''}{' own' if own else ''}"
    name = escaped(say("You") if own else face.name)
    return (
        f'<li class="{state}" data-key="seat:{number}">{colour_mark(number)}<b>{name}</b>'
        f"<small>{escaped(presence(face))}</small></li>"
    )


def presence(face: SeatFace) -> str:
    """The state of a seat in a word or two, without colour."""
    if face.kind == "bot":
        return say("bot, thinking") if face.deciding else say("bot")
    if face.level:
        return say("a bot sits in")
    if not face.present:
        return say("away")
    return say("thinking") if face.deciding else ""


def clocks_bar(scene: Scene, panels: MatchPanels) -> Element:
    """The clocks that run, and the banks of the others in a game with banks. A bot's clock is not shown."""
    clocks = [
        _clock(number, face.name, number == panels.viewer, bank, deadline)
        for number, (face, (bank, deadline)) in enumerate(zip(scene.seats, panels.clocks, strict=False))
        if face.kind == "person" and (deadline is not None or panels.clock_kind == "bank")
    ]
    return ol(
        {"id": "r-clocks", "data-region": "clocks", "class": "table-clocks", "hidden": not panels.clocks},
        aria_label=say("Clocks"),
    )[clocks]


def _clock(number: int, name: str, own: bool, bank: int, deadline: int | None) -> Element:
    """One that runs is counted down by the client from `data-deadline`."""
    runs = {"data-deadline": str(deadline)} if deadline is not None else {}
    shown = time({"class": {"clock": True, "runs": bool(runs)}, **runs})[
        None if runs else on_a_clock(bank // 1000)
    ]
    return li({"data-key": f"clock:{number}", "class": {"own": own}})[
        colour_mark(number), span(".sr")[say("You") if own else name], shown
    ]


# -- notices ---------------------------------------------------------------------------------------


def notice(match: LiveMatch, panels: MatchPanels) -> Element:
    """The urgent notices: a request to take back, an absent player, the end. Empty most of the time."""
    notices = [*_ends(panels), *_returns(panels), *_takebacks(match, panels), *_absences(match, panels)]
    return div(
        {"id": "r-notice", "data-region": "notice", "class": {"table-notice": True, "some": bool(notices)}}
    )[notices]


def _ends(panels: MatchPanels) -> list[Node]:
    if not panels.over:
        return []
    result = a(".btn.go", href=f"/table/{panels.match_id}")[say("See the result")]
    return [_line(say("The game is over."), result)]


def _returns(panels: MatchPanels) -> list[Node]:
    if not panels.away:
        return []
    back = action_form(panels.match_id, "return", say("Take over again"), "go")
    return [_line(say("A bot plays in your place."), back)]


def _takebacks(match: LiveMatch, panels: MatchPanels) -> list[Node]:
    asker = panels.undo_asker
    if asker < 0:
        return []
    if asker == panels.viewer:
        return [_line(say("You ask to take back your choice. The others have not answered yet."))]
    asks = say("{name} asks to take back the last choice.", name=match.shown_names()[asker])
    if panels.watching or panels.away or panels.undo_answered:
        return [_line(asks)]
    agree = button(".btn.soft", type="button", data_do="agree")[say("Allow it")]
    disagree = button(".btn", type="button", data_do="disagree")[say("Keep it")]
    return [_line(asks, agree, disagree)]


def _absences(match: LiveMatch, panels: MatchPanels) -> list[Node]:
    names = match.shown_names()
    return [
        _line(
            say("{name} is away, and the table waits.", name=names[seat]),
            action_form(panels.match_id, "replace", say("Let a bot play"), "", seat=seat),
        )
        for seat in panels.absent
    ]


def _line(text: str, *buttons: Node) -> Element:
    return div(".notice-line")[p[text], buttons]


def action_form(match_id: str, name: str, label: str, kind: str = "", **fields: object) -> Element:
    """A button that does something by an ordinary form; it needs no script."""
    return form(".deed", method="post", action=f"/table/{match_id}/{name}")[
        (input(type="hidden", name=field, value=str(value)) for field, value in fields.items()),
        button({"class": f"btn {kind}".strip()})[label],
    ]


def after_region(match: LiveMatch, panels: MatchPanels) -> Element:
    return div({"id": "r-after", "data-region": "after", "class": "after"})[_after(match.id, panels)]


def _after(match_id: str, panels: MatchPanels) -> Node:
    if not panels.over:
        return None
    if panels.rematch is None:
        return None if panels.watching else action_form(match_id, "rematch", say("Play again"), "go")
    if panels.watching:
        return a(".btn", href=f"/table/{panels.rematch}")[say("Watch the rematch")]
    return action_form(match_id, "rematch", say("Join the rematch"), "go")
