"""The heuristic value of a position for a seat, in final points, from public facts and its own coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..rules.coins import coin_total
from ..rules.heroes import heroes_due
from ..rules.scoring import total
from ..state import steps
from ..state.cards import (
    BLACKSMITH,
    CLASSES,
    COIN_VALUE,
    FIRST_MERCENARY,
    HUNTER,
    MERCENARIES,
    MINER,
    ULINE,
    YLUD,
    is_trading,
)
from ..state.choices import bid_coin
from ..state.table import IN_POUCH, ON_TAVERN, SCORING_PHASE, TAVERNS, Board
from . import card_values

YLUD_WAITS: Final = 11.0
MERCENARY_WAITS: Final = 7.0
LEAD_SCALE: Final = 30.0  # a lead of so many points is worth half of what is left to be had
LEAD_WORTH: Final = 5.0  # of the most grades of a class, while distinctions are still to be won


def estimate(table: Board, seat: i64) -> float:
    """The score so far, and the expected growth."""
    score = float(total(table, seat))
    if table.phase == SCORING_PHASE:
        return score
    return score + promise(table, seat) + hopes(table, seat)


def value(table: Board, seat: i64) -> float:
    """Prospects from 0 to 1 by the lead over the best other seat; a finished game counts its winners too."""
    own = estimate(table, seat)
    best: float = -1000.0
    for other in range(table.players):
        if other != seat:
            best = max(best, estimate(table, other))
    lead = own - best
    share = 0.5 + 0.5 * lead / (abs(lead) + LEAD_SCALE)
    if table.phase != SCORING_PHASE:
        return share
    won = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    return 0.5 * (share + won)


def promise(table: Board, seat: i64) -> float:
    """The points that army and coins will still gain."""
    value = growth(table, seat) + coin_promise(table, seat)
    if heroes_due(table, seat):
        value += card_values.HERO_WORTH
    if table.has_hero(seat, YLUD) and table.ylud_column(seat) == NOBODY:
        value += YLUD_WAITS
    if table.has_hero(seat, ULINE):
        value += 1.5 * float(card_values.rounds_left(table))
    if table.age == 1:
        value += lead_promise(table, seat)
    for card in range(i64(FIRST_MERCENARY), i64(FIRST_MERCENARY + MERCENARIES)):
        if table.commands(seat, card):
            value += MERCENARY_WAITS
    return value


def growth(table: Board, seat: i64) -> float:
    """For classes that score more than their points: the points that present grades add to future ones."""
    coming = card_values.GRADE_SHARE * card_values.turns_left(table)
    value = 2.0 * coming * float(table.grades(seat, HUNTER))
    value += coming * float(table.grades(seat, BLACKSMITH))
    value += coming * float(table.points(seat, MINER))
    return value + coming * card_values.MINER_POINTS * float(table.grades(seat, MINER))


def coin_promise(table: Board, seat: i64) -> float:
    return card_values.COIN_FUTURE * float(card_values.rounds_left(table)) * float(coin_total(table, seat))


def lead_promise(table: Board, seat: i64) -> float:
    value = 0.0
    for column in range(i64(CLASSES)):
        if leads(table, seat, column):
            value += LEAD_WORTH
    return value


def leads(table: Board, seat: i64, column: i64) -> bool:
    for other in range(table.players):
        if other != seat and table.grades(other, column) >= table.grades(seat, column):
            return False
    return True


# -- the round under way: bids laid and taverns still to be visited --------------------------------


def hopes(table: Board, seat: i64) -> float:
    """The value that the seat's bids can expect in this round."""
    sealed = table.sealed(seat)
    if table.depth and table.top_step == steps.BID:
        return 0.0 if sealed == NOBODY else sealed_hopes(table, seat, sealed)
    value = 0.0
    for tavern in range(table.revealed, i64(TAVERNS)):
        coin = table.coin_at(seat, ON_TAVERN + tavern)
        if coin != NOBODY:
            value += bid_hope(table, seat, coin, tavern)
            if is_trading(table.coin(seat, coin)):
                value += exchange_hope(table, seat)
    return value + present_hope(table, seat)


def bid_hope(table: Board, seat: i64, coin: i64, tavern: i64) -> float:
    ahead = card_values.seats_ahead(table, seat, COIN_VALUE[table.coin(seat, coin)])
    return card_values.tavern_worth(table, seat, tavern, ahead)


def present_hope(table: Board, seat: i64) -> float:
    """The tavern being resolved, while the seat waits for its turn."""
    if not table.depth or not table.revealed:
        return 0.0
    waiting: float = 0.0
    for place in range(turns_taken(table), table.order_size):
        if table.in_order(place) == seat:
            return card_values.tavern_worth(table, seat, table.tavern, waiting)
        waiting += 1.0
    return 0.0


def turns_taken(table: Board) -> i64:
    """Turns begun at this tavern whose card has been taken."""
    if table.top_step == steps.PICK:
        for place in range(table.order_size):
            if table.in_order(place) == table.top_seat:
                return place
    return table.order_size


def sealed_hopes(table: Board, seat: i64, bid: i64) -> float:
    value = 0.0
    trades = False
    for tavern in range(i64(TAVERNS)):
        coin = bid_coin(bid, tavern)
        value += bid_hope(table, seat, coin, tavern)
        if is_trading(table.coin(seat, coin)):
            trades = True
    return value + (sealed_exchange(table, seat, bid) if trades else 0.0)


def sealed_exchange(table: Board, seat: i64, bid: i64) -> float:
    """An exchange adds the lower coin left for the pouch to the higher one."""
    lower: i64 = 99
    for index in range(i64(5)):
        laid = bid_coin(bid, 0) == index or bid_coin(bid, 1) == index or bid_coin(bid, 2) == index
        if not laid and table.coin(seat, index):
            lower = min(lower, COIN_VALUE[table.coin(seat, index)])
    return float(lower) * card_values.coin_factor(table) if lower < 99 else 0.0


def exchange_hope(table: Board, seat: i64) -> float:
    first = table.coin_at(seat, IN_POUCH)
    second = table.next_coin_at(seat, IN_POUCH, first)
    if first == NOBODY or second == NOBODY:
        return 0.0
    lower = min(COIN_VALUE[table.coin(seat, first)], COIN_VALUE[table.coin(seat, second)])
    return float(lower) * card_values.coin_factor(table)
