"""The end of a game (A9) and who has won (A11)."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.result import Result

from ..state import events, steps
from ..state.cards import CLOSED, NO_TOKEN, SCORE_ROWS
from ..state.table import COMPETITIVE, SOLO, Board
from . import cooperative, legends, scoring, solo
from .adjacency import CELLS


def is_complete(table: Board, seat: i64) -> bool:
    """A9.1: no closed card is left."""
    return table.cards(seat, CLOSED) == 0


def last_card_opened(table: Board, seat: i64) -> None:
    """A9.1, A9.2: at once, and without a claim. C7.1: in solo play only the century ends. D7."""
    if table.mode == SOLO:
        solo.end_century(table, seat)
    else:
        finish(table)


def finish(table: Board) -> None:
    """A9.3: everybody's closed cards are opened; B2.5: closed tokens leave, and griffins on closed cards."""
    for seat in range(table.players):
        open_all(table, seat)
    table.step = steps.OVER
    table.emit(events.GAME_ENDED, table.active)


def open_all(table: Board, seat: i64) -> None:
    for cell in range(i64(CELLS)):
        if table.card(seat, cell) == CLOSED:
            open_card(table, seat, cell)
            if table.items:
                clear_token(table, seat, cell)
    legends.look_up(table, seat)  # shown, but nothing is claimed because of them


def open_card(table: Board, seat: i64, cell: i64) -> None:
    card = table.draw_unseen()
    table.set_card(seat, cell, card)
    table.emit(events.CARD_OPENED, seat, card, cell)


def clear_token(table: Board, seat: i64, cell: i64) -> None:
    if table.token_is_closed(seat, cell) and not table.lookers(seat, cell):
        table.draw_token(seat)
    table.set_token(seat, cell, NO_TOKEN)


# -- the winner (A11) ------------------------------------------------------------------------------


def sorted_rows(rows: list[int]) -> list[int]:
    """A11.2: from high to low, whichever row a value came from."""
    return sorted(rows, reverse=True)


def places(sheets: list[list[int]]) -> tuple[int, ...]:
    """Places by totals, ties broken by the rows (A11.1, A11.2), full ties shared (A11.3)."""
    ranks = [[sum(rows), *sorted_rows(rows)] for rows in sheets]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def rows_of(table: Board, seat: int) -> list[int]:
    return [scoring.row_score(table, seat, row) for row in range(SCORE_ROWS)]


def result(table: Board) -> Result | None:
    if table.step != steps.OVER:
        return None
    if table.mode == SOLO:
        return solo.result(table)
    sheets = [rows_of(table, seat) for seat in range(table.seats)]
    totals = tuple(sum(rows) for rows in sheets)
    if table.mode == COMPETITIVE:
        return Result(totals, places(sheets))
    return cooperative.result(table, totals)
