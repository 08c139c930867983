"""The score by the seven rows of the pad, all players side by side; pressing a row shows its reasons."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, region

from ..state.cards import LEGEND_ROW, ROWS, SCORE_ROWS
from ..words.names import plain, row_name
from ..words.sentences import say
from .land import rows_of
from .pieces import ROW_GLYPHS
from .view_model import ViewModel, own_land

Column = tuple[int, str, tuple[int, ...]]


def scores(model: ViewModel) -> Markup:
    own = model.main.seat
    seats = (model.main, *model.rivals)
    columns = tuple(
        (seat.seat, name_of(model, seat.seat), rows_now(model) if seat.seat == own else seat.rows)
        for seat in seats
    )
    return table(columns, model.view.mode == "competitive")


def name_of(model: ViewModel, seat: int) -> str:
    return say("You") if seat == model.viewer else model.names[seat]


def rows_now(model: ViewModel) -> tuple[int, ...]:
    """The rows for the arrangement in the draft; else the rows of the view."""
    return rows_of(own_land(model)) if model.view.decision == "arrange" else model.main.rows


def table(columns: tuple[Column, ...], with_legends: bool) -> Markup:
    heads = "".join(
        f'<th scope="col"><span>{colour_mark(seat)}<b>{escaped(name)}</b></span></th>'
        for seat, name, _rows in columns
    )
    body = "".join(
        line(row, tuple([rows[row] for _seat, _name, rows in columns]))
        for row in range(SCORE_ROWS)
        if with_legends or row != LEGEND_ROW
    )
    totals = "".join(f"<td>{plain(sum(rows))}</td>" for _seat, _name, rows in columns)
    words = escaped(say("Total now"))
    return region(
        "scores",
        f'<table class="pad"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody><tfoot><tr><th scope="row">{words}'
        f"</th>{totals}</tr></tfoot></table>",
        "scores",
    )


@drawn_once
def line(row: int, values: tuple[int, ...]) -> Markup:
    cells = "".join(f"<td{'' if value else ' class=zero'}>{plain(value)}</td>" for value in values)
    return html(f"<tr>{head(row)}{cells}</tr>")


@sent_once
def head(row: int) -> Markup:
    label = f'<button type="button" data-about="row:{row}" data-key="row-{row}">{glyph(ROW_GLYPHS[ROWS[row]])}{escaped(row_name(row))}</button>'
    return html(f'<th scope="row">{label}</th>')
