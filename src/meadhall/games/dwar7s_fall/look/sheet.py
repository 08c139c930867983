# interpreted: drawn once a page, or when somebody asks
"""The score sheet (W14): goals, monsters, gems, kingdom."""

from __future__ import annotations

from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.look.markup import glyph

from ..state.component_file import box_named
from ..state.printed import goal_points, secret_points
from ..state.view_values import SeatView
from ..words.names import gems_named, name_of_goal, name_of_secret
from .view_model import ViewModel
from .words import plain, say


def score_sheet(model: ViewModel) -> ScoreSheet | None:
    if not model.over:
        return None
    seats = model.view.seats
    totals = tuple(seat.total or 0 for seat in seats)
    told = seats[totals.index(max(totals))] if model.watching else model.main
    rows = (
        SheetRow(
            say("Goals"),
            glyph("scroll-unfurled"),
            tuple(seat.goal_points for seat in seats),
            goals_how(model, told),
        ),
        SheetRow(
            say("Monsters defeated"),
            glyph("trophy"),
            tuple(seat.monster_points for seat in seats),
            monsters_how(model, told),
        ),
        SheetRow(say("Gems"), glyph("gems"), tuple(seat.gem_points for seat in seats), gems_how(told)),
        SheetRow(
            say("Kingdom"),
            glyph("castle"),
            tuple(seat.kingdom_value for seat in seats),
            kingdom_how(model, told),
        ),
    )
    return ScoreSheet(rows, totals)


def goals_how(model: ViewModel, seat: SeatView) -> str:
    box = model.view.box
    told = [f"{name_of_goal(box_named(box), goal)} {plain(goal_points(box, goal))}" for goal in seat.goals]
    if seat.revealed and seat.secret:
        told.append(f"{name_of_secret(seat.secret)} {plain(secret_points(box, seat.secret))}")
    return "; ".join(told)


def monsters_how(model: ViewModel, seat: SeatView) -> str:
    if not seat.trophies:
        return ""
    each = box_named(model.view.box).trophy_vp
    return say("{number} × {points}", number=seat.trophies, points=plain(each))


def gems_how(seat: SeatView) -> str:
    return gems_named(seat.gems or ())


def kingdom_how(model: ViewModel, seat: SeatView) -> str:
    if not seat.kingdom_tiles:
        return ""
    sharers = [
        other for other in model.view.seats if other.kingdom == seat.kingdom and other.seat != seat.seat
    ]
    tiles = say.many("{number} tile", "{number} tiles", seat.kingdom_tiles)
    if not sharers:
        return tiles
    names = ", ".join(model.names[other.seat] for other in sharers)
    return say("{tiles}, shared with {players}", tiles=tiles, players=names)
