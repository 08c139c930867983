"""The course of a game (N4): runs the stack of pending work and hands each step to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..state import choices, steps
from ..state.table import SCORING_PHASE, Board
from . import ages, army, bids, coins, deal, distinctions, heroes, taverns


def begin(table: Board, luck: int) -> None:
    """Deal the gems and start the first round."""
    table.rekey(luck)
    deal.deal_gems(table)
    table.push(steps.START_ROUND, 0)
    advance(table)


def advance(table: Board) -> None:
    """Run automatic steps until somebody has to decide or the game is over."""
    while table.depth and table.top_step < steps.FIRST_DECISION:
        step = table.top_step
        if step == steps.TURN:
            taverns.next_turn(table)
            continue
        seat = table.top_seat
        detail = table.top_detail
        table.pop()
        if step < steps.FIRST_EXPANSION_STEP:
            run_step(table, step, seat, detail)
        else:
            table.expansion_step(step, seat, detail)


def run_step(table: Board, step: i64, seat: i64, detail: i64) -> None:
    if step == steps.COMPARE_LINES:
        heroes.compare_lines(table, seat)
    elif step == steps.EXCHANGE:
        coins.exchange_if_due(table, seat)
    elif step == steps.OPEN_TAVERN:
        taverns.open_tavern(table, detail)
    elif step == steps.FIX_ORDER:
        taverns.fix_order(table)
    elif step == steps.GAIN_CARD:
        army.gain(table, seat, detail)
    elif step == steps.START_ROUND:
        bids.start_round(table)
    else:
        run_end_of_age(table, step, detail)


def run_end_of_age(table: Board, step: i64, detail: i64) -> None:
    if step == steps.YLUD_STEP:
        ages.ylud_step(table)
    elif step == steps.BEGIN_EVALUATION:
        ages.begin_evaluation(table)
    elif step == steps.EVALUATE:
        distinctions.evaluate(table, detail)
    elif step == steps.END_EVALUATION:
        table.evaluation_ends()
    elif step == steps.START_AGE_2:
        ages.start_age_2(table)
    elif step == steps.THRUD_LEAVES:
        ages.thrud_leaves(table)
    elif step == steps.BEFORE_SCORING:
        table.before_scoring()
    else:
        ages.finish(table)


# -- decisions -------------------------------------------------------------------------------------


def is_over(table: Board) -> bool:
    return table.phase == SCORING_PHASE


def owes(table: Board, seat: i64) -> bool:
    """Whether the seat still has to decide."""
    return may_decide(table, seat) and table.sealed(seat) == NOBODY


def first_who_owes(table: Board) -> i64:
    """The first seat that still has to decide, or NOBODY."""
    if not table.depth:
        return NOBODY
    if table.top_step == steps.BID:
        return bids.next_bidder(table)
    if table.top_step != steps.HOFUD_DISCARD:
        return table.top_seat
    for seat in range(table.players):
        if owes(table, seat):
            return seat
    return NOBODY


def may_decide(table: Board, seat: i64) -> bool:
    """Whether the seat may decide now: the seat on top of the stack, or everyone in a sealed decision."""
    if not table.depth:
        return False
    step = table.top_step
    if step == steps.BID:
        return bids.bids_now(table, seat)
    if step == steps.HOFUD_DISCARD:
        return table.joins_sealed(seat)
    return table.top_seat == seat


def offer(table: Board, seat: i64) -> i64:
    """Offer the legal choices of a seat that may decide now; their number."""
    step = table.top_step
    table.clear_offers()
    if step == steps.PICK:
        taverns.offer_cards(table, seat)
    elif step == steps.BID:
        bids.offer_bids(table, seat)
    elif step == steps.HERO:
        heroes.offer_heroes(table, seat)
    elif step == steps.UPGRADE:
        coins.offer_upgrades(table, seat)
    elif step == steps.PLACE_THRUD:
        army.offer_columns(table)
    elif step == steps.ULINE_BID:
        taverns.offer_hand_coins(table, seat)
    elif step == steps.DROP_TWO or step == steps.DROP_ONE:
        heroes.offer_drops(table, seat, table.top_detail)
    elif step == steps.EXCHANGE_PICK:
        coins.offer_hand_pairs(table, seat)
    elif step == steps.EXCHANGE_TIE:
        coins.offer_pair(table, table.top_detail)
    elif step == steps.PLACE_YLUD:
        ages.offer_ylud_columns(table, seat)
    elif step == steps.PIONEER:
        distinctions.offer_pioneer_cards(table)
    else:
        table.offer_in_expansion(step, seat, table.top_detail)
    return table.offer_count


def decide(table: Board, seat: i64, choice: i64) -> None:
    """Carry out a legal choice, then everything that follows by itself."""
    step = table.top_step
    detail = table.top_detail
    if step == steps.BID:  # stays on the stack until the last bid is in
        bids.seal_bid(table, seat, choice)
    elif step == steps.HOFUD_DISCARD:
        table.expansion_choice(step, seat, detail, choice)
    else:
        table.pop()
        carry_out(table, step, seat, detail, choice)
    advance(table)


def carry_out(table: Board, step: i64, seat: i64, detail: i64, choice: i64) -> None:
    if step == steps.PICK:
        taverns.pick(table, seat, choice - choices.CARD)
    elif step == steps.HERO:
        heroes.recruit(table, seat, choice - choices.CARD)
    elif step == steps.UPGRADE:
        coins.upgrade(table, seat, choice - choices.COIN, detail)
    elif step == steps.PLACE_THRUD:
        army.put_thrud_down(table, seat, choice - choices.COLUMN)
    elif step == steps.ULINE_BID:
        taverns.lay_uline_bid(table, seat, choice - choices.COIN)
    elif step == steps.DROP_TWO:
        heroes.drop_last(table, seat, choice - choices.COLUMN)
        table.push(steps.DROP_ONE, seat, detail | 1 << (choice - choices.COLUMN))
    elif step == steps.DROP_ONE:
        heroes.drop_last(table, seat, choice - choices.COLUMN)
    elif step == steps.EXCHANGE_PICK:
        coins.begin_exchange(table, seat, choice - choices.PAIR)
    elif step == steps.EXCHANGE_TIE:
        coins.finish_exchange(table, seat, detail, choice - choices.COIN)
    elif step == steps.PLACE_YLUD:
        ages.place_ylud(table, seat, choice)
    elif step == steps.PIONEER:
        distinctions.keep_card(table, seat, choice - choices.CARD)
    else:
        table.expansion_choice(step, seat, detail, choice)
