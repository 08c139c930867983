"""The policy of rollouts: quick heuristic choices until the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import below, next_luck, word

from ..state import choices, steps
from ..state.cards import COIN_VALUE
from ..state.table import SCORING_PHASE, Board
from . import card_values

WHIM: Final = 4.0  # players differ in taste by so many points


def rollout(table: Board, luck: i64) -> None:
    """Play quick choices until the game ends."""
    state = luck
    while table.phase != SCORING_PHASE:
        seat = seat_to_decide(table)
        state = next_luck(state)
        table.decide(seat, quick_choice(table, seat, state))


def seat_to_decide(table: Board) -> i64:
    if table.top_step != steps.BID and table.top_step != steps.HOFUD_DISCARD:
        return table.top_seat
    return table.first_who_owes()


def quick_choice(table: Board, seat: i64, luck: i64) -> i64:
    """The choice of the highest heuristic value; a random one where there is no heuristic."""
    step = table.top_step
    if step == steps.PICK or step == steps.HERO or step == steps.UPGRADE or step == steps.PLACE_THRUD:
        return best_option(table, seat, step, luck)
    return table.random_option(seat, word(luck))


def best_option(table: Board, seat: i64, step: i64, luck: i64) -> i64:
    count = table.new_offers(seat)
    best = table.offered(0)
    if count == 1:
        return best
    highest: float = -1000.0
    state = luck
    for index in range(count):
        state = next_luck(state)
        option = table.offered(index)
        value = glance(table, seat, step, option) + WHIM * float(below(state, 256)) / 256.0
        if value > highest:
            best = option
            highest = value
    return best


def glance(table: Board, seat: i64, step: i64, option: i64) -> float:
    if step == steps.PICK:
        return card_values.card_worth(table, seat, option - choices.CARD)
    if step == steps.HERO:
        return card_values.hero_worth(table, seat, option - choices.CARD)
    if step == steps.UPGRADE:
        return float(COIN_VALUE[table.coin(seat, option - choices.COIN)])
    return 3.0 * card_values.line_worth(table, seat, option - choices.COLUMN, 1)
