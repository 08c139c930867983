# interpreted: drawn once a page, or when somebody asks
"""The end of a game: the score sheet by rows as on the paper pad or by centuries, and the verdict on a team."""

from __future__ import annotations

from typing import Final

from meadhall.look.contract import ScoreSheet, SheetRow, Verdict
from meadhall.look.markup import glyph

from ..rules.cooperative import score
from ..state.cards import CODES, DRAGON, DRAGON_ROW, LEGEND_ROW, ROWS, SCORE_ROWS
from ..state.view import SeatView
from ..words.names import plain, row_name, signed
from ..words.sentences import say
from .about import RACES, reasons_of_row
from .land import land_of, rows_of
from .pieces import ROW_GLYPHS
from .prompt import unfulfilled
from .view_model import ViewModel

TOLD: Final = 4  # reasons beside a number


def score_sheet(model: ViewModel) -> ScoreSheet | None:
    if not model.over:
        return None
    return campaign(model) if model.view.mode == "solo" else pad(model)


def pad(model: ViewModel) -> ScoreSheet:
    seats = model.view.seats
    totals = tuple(seat.total for seat in seats)
    told = seats[totals.index(max(totals))] if model.watching else model.main
    rows = tuple(
        SheetRow(
            row_name(row),
            glyph(ROW_GLYPHS[ROWS[row]]),
            tuple(seat.rows[row] for seat in seats),
            how(model, told, row),
        )
        for row in range(SCORE_ROWS)
        if model.view.mode == "competitive" or row != LEGEND_ROW
    )
    return (
        ScoreSheet(rows, totals) if model.view.mode == "competitive" else less_penalties(model, rows, totals)
    )


def less_penalties(model: ViewModel, rows: tuple[SheetRow, ...], totals: tuple[int, ...]) -> ScoreSheet:
    """D11: the penalties count against every kingdom, and the lowest total is the team's."""
    cost = model.view.penalty_sum
    why = say("The lowest total is the score of the team: {points}", points=plain(team_score(model)))
    penalties = SheetRow(say("Penalty pile"), glyph("broken-shield"), (-cost,) * len(totals), why)
    return ScoreSheet((*rows, penalties), tuple(score((total,), cost) for total in totals))


def how(model: ViewModel, seat: SeatView, row: int) -> str:
    """The first few reasons, each with its number."""
    if not seat.rows[row]:
        return ""
    if row == DRAGON_ROW:
        dragons = seat.kingdom.count(CODES[DRAGON])
        return say("{tamed} of {dragons} tamed", tamed=len(seat.tamed), dragons=dragons)
    told = reasons_of_row(land_of(seat), row, model, seat)
    bare = ROWS[row] in RACES  # their reasons have numbers of their own
    words = [
        text if bare or points is None else f"{text} ({signed(points)})"
        for points, text in told
        if points != 0
    ]
    more = "…" if len(words) > TOLD else ""
    return "; ".join(words[:TOLD]) + more


def campaign(model: ViewModel) -> ScoreSheet:
    """A lost campaign has no score [R35]."""
    view = model.view
    won = not view.lost
    rows = tuple(
        SheetRow(
            say("Century {century}", century=century),
            glyph("scroll-unfurled"),
            (view.points[century - 1] if won or century < view.century else None,),
            century_how(model, century),
        )
        for century in (1, 2, 3)
    )
    return ScoreSheet(rows, (sum(view.points) if won else None,))


def century_how(model: ViewModel, century: int) -> str:
    view = model.view
    if view.lost and century == view.century:
        return unfulfilled(model)
    if century == view.century:
        points = sum(rows_of(land_of(model.main)))
        return say("Kingdom {points}, less the values of its legends", points=points)
    return ""


# -- the verdict on a team ---------------------------------------------------------------------------


def together(model: ViewModel) -> Verdict:
    """D10: won if every kingdom is worth more than the penalty pile."""
    weakest = min(model.view.seats, key=lambda seat: seat.total)
    penalty, points = model.view.penalty_sum, plain(weakest.total)
    if team_score(model) > 0:
        why = say(
            "Every kingdom is worth more than the penalty pile: {points} at least, against {penalty}.",
            points=points,
            penalty=penalty,
        )
        return Verdict(say("Victory together"), why)
    why = say(
        "The kingdom of {player} is worth {points}, the penalty pile {penalty}: each needs more than that.",
        player=model.names[weakest.seat],
        points=points,
        penalty=penalty,
    )
    return Verdict(say("Defeat together"), why)


def team_score(model: ViewModel) -> int:
    return score(tuple(seat.total for seat in model.view.seats), model.view.penalty_sum)
