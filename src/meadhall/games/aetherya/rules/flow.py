"""The course of a game: hands each decision in force (F) to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, steps
from ..state.cards import LEGENDS
from ..state.table import SOLO, Board
from . import cooperative, deal, legends, solo, tokens, turns


def begin(table: Board, luck: int, first: int) -> None:
    """Deal. The first player is drawn at random unless the host names one (A2.9) [R4]."""
    table.rekey(luck)
    table.first = first if first >= 0 else table.draw(table.players)
    table.active = table.first
    deal.deal(table)


def may_decide(table: Board, seat: i64) -> bool:
    """Whether the seat may decide now; arranging, all may until the last has chosen."""
    return table.step == steps.ARRANGE or (table.active == seat and table.step != steps.OVER)


def owes(table: Board, seat: i64) -> bool:
    """Whether the seat still has to decide."""
    if table.step == steps.ARRANGE:
        return deal.owes_arrangement(table, seat)
    return table.active == seat and table.step != steps.OVER


def offer(table: Board, seat: i64) -> i64:
    """Offer the legal choices of a seat that may decide now; their number."""
    step = table.step
    table.clear_offers()
    if step == steps.START:
        turns.offer_sources(table, seat)
    elif step == steps.DRAWN:
        turns.offer_plays(table, seat)
    elif step == steps.AFTER:
        turns.offer_after(table, seat)
    elif step == steps.TOKEN_CHOICE:
        tokens.offer_choice(table)
    elif step == steps.KEEP:
        solo.offer_keeps(table, seat)
    elif step == steps.ARRANGE:
        table.offer_each(choices.ARRANGE, (1 << choices.ARRANGEMENTS) - 1)
    elif step == steps.SWAP:
        solo.offer_swaps(table)
    elif step == steps.SQUARE:
        solo.offer_squares(table)
    else:
        cooperative.offer_penalties(table)
    return table.offer_count


def decide(table: Board, seat: i64, choice: i64) -> None:
    """Carry out a legal choice, then everything that follows by itself."""
    step = table.step
    if choices.CLAIM <= choice < choices.CLAIM + LEGENDS:
        claim(table, seat, choice - choices.CLAIM)
    elif step == steps.START:
        turns.start(table, seat, choice)
    elif step == steps.DRAWN:
        turns.play(table, seat, choice)
    elif step == steps.AFTER:
        turns.go_on(table, seat, choice)
    elif step == steps.TOKEN_CHOICE:
        tokens.choose(table, seat, choice)
    elif step == steps.KEEP:
        solo.keep(table, seat, choice)
    elif step == steps.ARRANGE:
        arrange(table, seat, choice)
    elif step == steps.SWAP:
        solo.swap(table, choice)
    elif step == steps.SQUARE:
        solo.keep_square(table, seat, choice - choices.SQUARE)
    else:
        cooperative.penalise(table, seat, choice - choices.PENALTY)


def claim(table: Board, seat: i64, legend: i64) -> None:
    """A8.4: the decision goes on; after the action the turn may be over by it (A4.5)."""
    legends.claim(table, seat, legend)
    if table.step == steps.AFTER:
        turns.after(table, seat)


def arrange(table: Board, seat: i64, choice: i64) -> None:
    """The last arrangement shows all of them, and the game begins."""
    deal.seal(table, seat, choice)
    for other in range(table.players):
        if table.hand_card(other, 0):
            return
    if table.mode == SOLO:
        solo.begin_century(table, 1)
    else:
        turns.begin(table, table.first)
