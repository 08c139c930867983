"""Matches in lists: game, status, players, and a button."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

from babel.dates import format_date
from htpy import Element, Node, a, br, button, form, li, p, small, span, ul

from meadhall.core.i18n import language
from meadhall.look.colour_marks import colour_mark
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.matches.bot_levels import level_name
from meadhall.site.matches.listings import MatchListing
from meadhall.store.matches import OPEN, OVER, Seat

from .catalogue import ANY_GAME, known_face
from .formatting import match_summary


def title_of(row: MatchListing) -> str:
    face = known_face(row.config.game)
    return face.title if face else row.config.game


def _emblem(row: MatchListing) -> str:
    face = known_face(row.config.game)
    return face.emblem if face else ANY_GAME


def _counts_points(row: MatchListing) -> bool:
    face = known_face(row.config.game)
    return face is None or face.counts_points


def address_of(row: MatchListing) -> str:
    return f"/table/{row.config.id}"


def company_of(row: MatchListing) -> str:
    """The names of the others; for a match of one seat, the words of the solo game."""
    if len(row.seats) == 1:
        face = known_face(row.config.game)
        return face.alone if face else ""
    others = [seat for number, seat in enumerate(row.seats) if number != row.own_seat]
    names = Counter(seat_name(seat) for seat in others if not seat.is_free)
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in names.items())


def seat_name(seat: Seat) -> str:
    return seat.name or (level_name(seat.bot) if seat.bot else say("free seat"))


# -- how it stands -------------------------------------------------------------------------------------


def status_line(row: MatchListing) -> str:
    if row.progress.status == OPEN:
        return say.many("{number} free seat", "{number} free seats", row.free_seats)
    if row.progress.status == OVER:
        return outcome(row)
    if row.my_turn:
        return say("Your turn")
    waited = ", ".join(seat_name(row.seats[seat]) for seat in row.waits_for)
    return say("waits for {names}", names=waited) if waited else say("being played")


def outcome(row: MatchListing) -> str:
    """How a finished game went for the visitor, or who won it."""
    result = row.progress.result or {}
    points = _points(result, row.own_seat) if _counts_points(row) else ""
    if result.get("won") is not None:
        verdict = say("won together") if result["won"] else say("lost together")
        alone = say("won") if result["won"] else say("lost")
        return ", ".join(filter(None, (verdict if len(row.seats) > 1 else alone, points)))
    places = _numbers(result, "places")
    if row.own_seat is None or row.own_seat >= len(places):
        winners = ", ".join(
            seat_name(seat) for seat, place in zip(row.seats, places, strict=False) if place == 1
        )
        return say("won by {names}", names=winners)
    return ", ".join(
        filter(None, (say("place {place} of {seats}", place=places[row.own_seat], seats=len(places)), points))
    )


def won(row: MatchListing) -> bool:
    result = row.progress.result or {}
    if result.get("won") is not None:
        return bool(result["won"])
    places = _numbers(result, "places")
    return row.own_seat is not None and row.own_seat < len(places) and places[row.own_seat] == 1


def ended_on(row: MatchListing) -> str:
    if row.progress.ended is None:
        return ""
    return format_date(datetime.fromtimestamp(row.progress.ended / 1000, UTC), "medium", locale=language())


def _points(result: dict[str, object], own_seat: int | None) -> str:
    """Of a game played together or alone there is one score, or none."""
    scores = _numbers(result, "scores")
    own = scores[own_seat] if own_seat is not None and own_seat < len(scores) else None
    points = own if result.get("won") is None else result.get("team_score")
    return say.many("{number} point", "{number} points", points) if isinstance(points, int) else ""


def _numbers(result: dict[str, object], name: str) -> list[int]:
    numbers = result.get(name)
    return [number for number in numbers if isinstance(number, int)] if isinstance(numbers, list) else []


# -- as HTML -------------------------------------------------------------------------------------------


def table_list(rows: list[MatchListing], nothing: Node) -> Node:
    return ul(".rows")[(_item(row) for row in rows)] if rows else nothing


def nobody_waits() -> Element:
    return p(".nothing")[say("No table is waiting for players right now.")]


def _item(row: MatchListing) -> Element:
    return li({"class": "turn-row" if row.my_turn else None, "data-key": f"row:{row.config.id}"})[
        icon(_emblem(row)),
        span(".what")[_title(row), br, small[_details(row)]],
        colour_marks(row.seats),
        _way_in(row),
    ]


def _title(row: MatchListing) -> Node:
    """Of a finished game it leads to the result."""
    if row.progress.status != OVER:
        return title_of(row)
    named = {
        "aria-label": f"{say('Result')}: {title_of(row)}, {company_of(row)}",
        "data-key": f"end:{row.config.id}",
    }
    return a(named, href=address_of(row))[title_of(row)]


def _label(action: str, row: MatchListing) -> str:
    return f"{action}: {title_of(row)}, {company_of(row)}"


def _details(row: MatchListing) -> str:
    facts = (
        status_line(row),
        company_of(row),
        *(match_summary(row.config) if row.free_seats else ()),
        ended_on(row),
    )
    return " · ".join(part for part in facts if part)


def colour_marks(seats: list[Seat]) -> Element:
    return span(".seats")[
        (
            colour_mark(number, seat_name(seat))
            if not seat.is_free
            else span({"class": "free", "role": "img", "aria-label": say("free seat")})
            for number, seat in enumerate(seats)
        )
    ]


def _way_in(row: MatchListing) -> Element:
    named = {
        "aria-label": f"{_deed(row)}: {title_of(row)}, {company_of(row)}",
        "data-key": f"way:{row.config.id}",
    }
    if row.own_seat is None and row.free_seats:
        return form(method="post", action=f"{address_of(row)}/sit")[button(".btn.small", named)[_deed(row)]]
    address = f"{address_of(row)}/replay" if row.progress.status == OVER else address_of(row)
    quiet = row.progress.status == OVER
    kind = "btn small soft" if row.my_turn else "btn small quiet" if quiet else "btn small"
    return a({"class": kind, **named}, href=address)[_deed(row)]


def _deed(row: MatchListing) -> str:
    if row.progress.status == OVER:
        return say("Replay")
    if row.own_seat is not None:
        return say("To the table")
    return say("Sit down") if row.free_seats else say("Watch")
