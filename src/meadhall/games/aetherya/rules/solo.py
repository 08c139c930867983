"""The solo campaign (C): three centuries with a row of legends each."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.result import Result

from ..state import choices, events, steps
from ..state.cards import CLOSED
from ..state.table import HAND, Board
from . import ending, legends, scoring, turns
from .adjacency import CELLS, SIDE, bit, count
from .deal import CENTRE, CLOSED_AT_START, open_discard

# -- swapping legends (C3) -------------------------------------------------------------------------


def begin_century(table: Board, century: i64) -> None:
    table.century = century
    table.turned = 0
    table.emit(events.CENTURY_BEGAN, 0, century)
    if century < 3:
        table.step = steps.SWAP
    else:
        turns.begin(table, 0)


def offer_swaps(table: Board) -> None:
    table.offer(choices.NO_SWAP)
    for lower in range(count(table.row(table.century))):
        for upper in range(count(table.row(table.century + 1))):
            table.offer(choices.SWAP + choices.UPPER_ROOM * lower + upper)


def swap(table: Board, choice: i64) -> None:
    """Exchange a legend of this century's row with one of the next row, or none."""
    if choice != choices.NO_SWAP:
        lower, upper = swapped(table, choice)
        both = bit(lower) | bit(upper)
        table.set_row(table.century, table.row(table.century) ^ both)
        table.set_row(table.century + 1, table.row(table.century + 1) ^ both)
        table.emit(events.LEGENDS_SWAPPED, 0, lower, upper)
    turns.begin(table, 0)


def may_swap(table: Board, lower: i64, upper: i64) -> bool:
    """One legend of this century's row, one of the next row; none in century 3."""
    if table.century >= 3:
        return False
    return bit(lower) & table.row(table.century) != 0 and bit(upper) & table.row(table.century + 1) != 0


def swapped(table: Board, choice: i64) -> tuple[i64, i64]:
    """The legends a choice exchanges."""
    places = choice - choices.SWAP
    lower = legends.member(table.row(table.century), places // choices.UPPER_ROOM)
    return lower, legends.member(table.row(table.century + 1), places % choices.UPPER_ROOM)


# -- a turn (C4) -----------------------------------------------------------------------------------


def offer_sources(table: Board) -> None:
    """Chosen before the deck cards are seen [R37]."""
    if table.deck_size and table.pile_0:
        table.offer(choices.DECK_AND_DISCARD)
    if table.deck_size >= 2:
        table.offer(choices.TWO_FROM_DECK)


def take_two(table: Board, seat: i64, choice: i64) -> None:
    table.held = table.draw_deck()
    table.held_public = 0
    table.emit(events.DECK_DRAWN, seat)
    table.emit(events.CARD_SEEN, seat, table.held, 0, seat)
    if choice == choices.TWO_FROM_DECK:
        table.other = table.draw_deck()
        table.other_public = 0
        table.emit(events.DECK_DRAWN, seat)
        table.emit(events.CARD_SEEN, seat, table.other, 0, seat)
    else:
        table.other = table.take_from_pile(0)
        table.other_public = 1
        table.emit(events.DISCARD_TAKEN, seat, table.other)
    table.step = steps.KEEP


def offer_keeps(table: Board, seat: i64) -> None:
    """C4.1. Two equal cards of the deck are one choice; with a card from the discard pile they differ, since
    that one must be placed."""
    turns.legends_first(table, seat)
    if table.held != table.other or table.other_public:
        table.offer(choices.KEEP + 1)
    table.offer(choices.KEEP)


def keep(table: Board, seat: i64, choice: i64) -> None:
    """The card that is not kept goes on the discard pile first."""
    discarded = table.other
    if choice == choices.KEEP + 1:
        discarded = table.held
        table.held = table.other
        table.held_public = table.other_public
    table.other = CLOSED
    table.other_public = 0
    table.put_on_pile(0, discarded)
    table.emit(events.CARD_DISCARDED, seat, discarded, 0)
    table.step = steps.DRAWN


def end_turn(table: Board, seat: i64) -> None:
    """C7.2: an empty deck ends the century after the running turn, and all cards are opened [R26]."""
    if is_century_over(table, seat):
        ending.open_all(table, seat)
        end_century(table, seat)
    else:
        turns.begin(table, seat)


def is_century_over(table: Board, seat: i64) -> bool:
    """C7; legends do not matter (C6)."""
    return ending.is_complete(table, seat) or table.deck_size == 0


# -- the end of a century (C7, C8) -----------------------------------------------------------------


def passed(table: Board) -> bool:
    """C8: all legends of the row are fulfilled."""
    return legends.open_legends(table) == 0


def century_score(table: Board, seat: i64) -> i64:
    return scoring.kingdom_points(table, seat) - legends.value_of(table.row(table.century))


def end_century(table: Board, seat: i64) -> None:
    if not passed(table):
        table.lost = 1
        table.step = steps.OVER
        table.emit(events.CAMPAIGN_LOST, seat, table.century)
        return
    score = century_score(table, seat)
    table.set_points(table.century, score)
    table.emit(events.CENTURY_PASSED, seat, table.century, score)
    if table.century < 3:
        table.step = steps.SQUARE
    else:
        table.step = steps.OVER
        table.emit(events.GAME_ENDED, seat)


# -- the next century (C9) -------------------------------------------------------------------------


def offer_squares(table: Board) -> None:
    table.offer_each(choices.SQUARE, 0x1FF)


def top_left(square: i64) -> i64:
    return square // 3 * SIDE + square % 3


def square_cells(square: int) -> list[int]:
    first = top_left(square)
    return [first, first + 1, first + SIDE, first + SIDE + 1]


def keep_square(table: Board, seat: i64, square: i64) -> None:
    """Four cards become the centre, as they lay [R28]; all the others are shuffled together."""
    table.emit(events.SQUARE_KEPT, seat, square)
    kept = vec[i64]([table.card(seat, cell) for cell in square_cells(square)])
    for cell in range(i64(CELLS)):
        table.change_unseen(table.card(seat, cell), 1)
    gather_deck_and_pile(table)
    table.close_kingdom(seat)
    for corner in range(i64(HAND)):
        table.change_unseen(kept[corner], -1)
        table.set_card(seat, CENTRE[corner], kept[corner])
    table.deck_size = table.unseen_size() - CLOSED_AT_START
    open_discard(table, 0)  # [R29]
    legends.look_up(table, seat)
    begin_century(table, table.century + 1)


def gather_deck_and_pile(table: Board) -> None:
    """The deck is unseen already: it is never made anew in solo play (A6.3)."""
    while table.pile_0:
        table.change_unseen(table.take_from_pile(0), 1)


# -- the campaign (C10) ----------------------------------------------------------------------------


def campaign_score(table: Board) -> int:
    return table.points_1 + table.points_2 + table.points_3


def result(table: Board) -> Result:
    """A lost campaign has no score [R35]: its team score is None, and the centuries passed do not count."""
    if table.lost:
        return Result((0,), (1,), False, f"lost_in_century_{table.century}")
    score = campaign_score(table)
    return Result((score,), (1,), True, "campaign_won", score)
