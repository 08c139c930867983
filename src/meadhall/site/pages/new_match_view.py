"""How the form of a new table looks."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    ul,
)

from meadhall.core.game import Option
from meadhall.look.colour_marks import colour_mark
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.matches.bot_levels import LEVELS, level_about, level_label, level_name
from meadhall.site.matches.new_match import FREE, ME

from .catalogue import GameFace
from .new_match_form import CLOCKS, INVITATION, PUBLIC, TableForm, as_text, option_field


def table_page(face: GameFace, wanted: TableForm, me: str, heading: str, problem: Node) -> Node:
    return form(".wrap.new-table", method="post", action=f"/games/{face.id}/table")[
        # Enter in a field presses the first button of a form: this one, not "remove seat".
        button({"class": "sr", "tabindex": "-1", "aria-hidden": "true"}, type="submit"),
        h1[heading],
        p({"class": "problem", "role": "alert"})[icon("broken-shield"), problem] if problem else None,
        div(".col")[_seats(face, wanted, me), _options(face, wanted), _clock(wanted)],
        aside[_summary(face, wanted)],
    ]


# -- seats ---------------------------------------------------------------------------------------------


def _seats(face: GameFace, wanted: TableForm, me: str) -> Element:
    about = face.about_seats
    return section(".panel.box")[
        h2[say("Who plays?")],
        input(type="hidden", name="seats", value=str(len(wanted.seats))),
        ul(".seat-rows")[(_seat(wanted, number, me) for number in range(len(wanted.seats)))],
        div(".row")[
            _small_button("add", say("Add a seat")) if wanted.may_add else None,
            _small_button("bots", say("Fill with bots"), "quiet") if wanted.free_seats else None,
        ],
        p(".hint")[about] if about else None,
        details(".bots")[
            summary[say("What the bots can do")],
            dl[(div[dt[level_name(level)], dd[level_about(level)]] for level in LEVELS)],
        ],
    ]


def _seat(wanted: TableForm, number: int, me: str) -> Element:
    sitting = wanted.seats[number]
    name, about = _face(sitting, me)
    choices = [(ME, say("Me")), (FREE, say("Free seat")), *((level, level_label(level)) for level in LEVELS)]
    return li(".seat")[
        colour_mark(number),
        span[b[name], small[about]],
        select(name=f"seat{number}", aria_label=say("Seat {number}", number=number + 1))[
            (option(value=value, selected=value == sitting)[text] for value, text in choices)
        ],
        _remove(number) if wanted.may_remove and sitting != ME else None,
    ]


def _face(sitting: str, me: str) -> tuple[str, str]:
    if sitting == ME:
        return me, say("this is you")
    if sitting == FREE:
        return say("Free seat"), say("for a friend with the link, or for anyone")
    return level_name(sitting), level_about(sitting)


def _remove(number: int) -> Element:
    name = say("Remove seat {number}", number=number + 1)
    return button(".iconbtn", type="submit", name="change", value=f"remove{number}", title=name)[
        icon("cancel", name)
    ]


def _small_button(action: str, name: str, kind: str = "") -> Element:
    return button({"class": f"btn small {kind}".strip()}, type="submit", name="change", value=action)[name]


# -- options and clock ---------------------------------------------------------------------------------


def _options(face: GameFace, wanted: TableForm) -> Node:
    if not face.game.options:
        return None
    return section(".panel.box")[h2[say("Rules")], (_option(face, wanted, one) for one in face.game.options)]


def _option(face: GameFace, wanted: TableForm, one: Option) -> Element:
    name, about = face.option_words(one)
    field, value = option_field(one), wanted.options[one.name]
    words = span[b[name], small({"id": f"{field}_about"})[about]]
    described = {"aria-describedby": f"{field}_about"}
    if isinstance(one.default, bool):
        switch = input(
            {"class": "switch", "type": "checkbox", "role": "switch", **described},
            name=field,
            value="true",
            checked=value == "true",
        )
        return label(".opt")[switch, words]
    return label(".opt.wide")[words, _field(face, one, field, value, described)]


def _field(face: GameFace, one: Option, field: str, value: str, described: dict[str, str]) -> Node:
    if one.listed:
        return select(described, name=field)[
            (
                option(value=as_text(each), selected=as_text(each) == value)[face.value_words(one, each)]
                for each in one.listed
            )
        ]
    kind = "number" if isinstance(one.default, int) else "text"
    return input(described, type=kind, name=field, value=value, maxlength="100")


def _clock(wanted: TableForm) -> Element:
    names = {
        "none": (say("No clock"), say("Everyone takes the time they need.")),
        "move": (say("1 min a choice"), say("Whoever runs out has one choice made by a bot.")),
        "bank": (say("15 min in all"), say("Each choice adds five seconds.")),
        "days": (say("2 days a choice"), say("Play when you like, over weeks.")),
    }
    return section(".panel.box")[
        fieldset[
            legend[h2[say("Pace")]],
            div(".seg")[
                (_radio("clock", each, wanted.clock, names[each][0], names[each][1]) for each in CLOCKS)
            ],
        ]
    ]


def _radio(field: str, value: str, current: str, name: str, about: str) -> Element:
    return label[
        input(type="radio", name=field, value=value, checked=value == current),
        span[b[name], small[about] if about else None],
    ]


# -- the way out ---------------------------------------------------------------------------------------


def _summary(face: GameFace, wanted: TableForm) -> Element:
    return div(".panel.sum")[
        face.picture(),
        div(".in")[
            h2[face.title],
            ul(".plain")[
                li[icon("three-friends"), _company(wanted)],
                li[icon("hourglass"), face.minutes] if face.minutes else None,
            ],
            fieldset[
                legend(".sr")[say("Who may come")],
                div(".seg.two-up")[
                    _radio("who", INVITATION, wanted.who, say("By invitation"), say("whoever has the link")),
                    _radio("who", PUBLIC, wanted.who, say("Public"), say("listed, anyone may sit")),
                ],
            ],
            button(".btn.go", type="submit")[say("Open the table")],
            p(".hint")[_what_happens(wanted)],
            a(".under", href=f"/games/{face.id}")[say("About the game and its rules")],
        ],
    ]


def _company(wanted: TableForm) -> str:
    players = say.many("{number} player", "{number} players", len(wanted.seats))
    if not wanted.bots:
        return players
    bots = say.many("{number} bot", "{number} bots", wanted.bots)
    return say("{players}, {bots} among them", players=players, bots=bots)


def _what_happens(wanted: TableForm) -> str:
    if wanted.free_seats:
        return say("The game begins when no seat is free. You get the link to invite friends.")
    return say("The game begins at once.")
