"""The course of a game (W16): passes each decision to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, steps
from ..state.table import Board
from . import building, deal, goals, ogres, tasks, turns


def begin(table: Board, luck: int, first: int) -> None:
    """Deal. Who begins is drawn at random unless the host names a player (W2.7)."""
    table.rekey(luck)
    table.first = first if first >= 0 else table.draw(table.players)
    deal.deal(table)
    table.round = 1
    turns.begin(table, table.first)


def owes(table: Board, seat: i64) -> bool:
    """Whether the seat has to decide."""
    return table.active == seat and table.step != steps.OVER


def may_decide(table: Board, seat: i64) -> bool:
    """W12.1: a fulfilled secret goal can be revealed in anybody's turn."""
    return table.step != steps.OVER and (table.active == seat or goals.can_reveal(table, seat))


def offer(table: Board, seat: i64) -> i64:
    """Writes down the legal choices of a seat that may decide now; returns their number."""
    table.clear_offers()
    if table.active == seat:
        offer_step(table, seat)
    if goals.can_reveal(table, seat):
        table.offer(choices.REVEAL)
    return table.offer_count


def offer_step(table: Board, seat: i64) -> None:
    step = table.step
    if step == steps.ACT:
        turns.offer_acts(table, seat)
    elif step == steps.PLACE:
        building.offer_places(table, table.held)
    elif step == steps.ROTATE:
        building.offer_rotations(table, table.held)
    elif step == steps.RESOLVE:
        tasks.offer_due(table)
    elif step == steps.TRADE:
        tasks.offer_trades(table, seat)
    elif step == steps.DIG:
        tasks.offer_digs(table)
    elif step == steps.DISCARD:
        turns.offer_discards(table, seat)
    elif step == steps.END:
        table.offer(choices.END_TURN)
    else:
        ogres.offer_targets(table, seat)


def decide(table: Board, seat: i64, choice: i64) -> None:
    """Carries out a legal choice and everything that follows from it."""
    step = table.step
    if choice == choices.REVEAL:
        goals.reveal(table, seat)
    elif step == steps.ACT:
        turns.act(table, seat, choice)
    elif step == steps.PLACE:
        turns.choose_place(table, choice)
    elif step == steps.ROTATE:
        turns.rotate(table, seat, choice - choices.TURN)
    elif step == steps.RESOLVE:
        turns.resolve(table, seat, choice - choices.TILE)
    elif step == steps.TRADE:
        tasks.trade(table, seat, choice)
        turns.next_task(table, seat)
    elif step == steps.DIG:
        tasks.dig(table, seat, choice)
        turns.next_task(table, seat)
    elif step == steps.DISCARD:
        turns.discard(table, seat, choice)
    elif step == steps.END:
        turns.end_turn(table, seat)
    else:
        ogres.choose_target(table, seat, choice)
