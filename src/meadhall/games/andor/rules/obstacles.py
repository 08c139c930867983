"""Why a hero may not do something now: the first rule in the way. NONE: he may, as soon as he is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state import steps
from ..state.names import BREW, WARE_SP
from ..state.table import FIELD, PLACE, Board
from .fighters import can_attack, reaches
from .free_actions import can_buy, is_closed, price, rules_now, wealth
from .heroes import can_spend_hour, hours_left, in_the_day
from .paths import distance, has_rubble, is_broken

NONE: Final = 0
NOT_NOW: Final = 1
DAY_OVER: Final = 2
SOLD_OUT: Final = 3
WITCH_SELLS: Final = 4
MERCHANTS_SELL: Final = 5
CLOSED_TODAY: Final = 6
STRENGTH_ONLY: Final = 7
TOO_DEAR: Final = 8
STRONGEST: Final = 9
NO_ROOM: Final = 10
NO_HOUR: Final = 11
OUT_OF_REACH: Final = 12
HERO_MISSING: Final = 13
RUBBLE_THERE: Final = 14
BRIDGE_BROKEN: Final = 15
NO_WAY: Final = 16
TOO_FAR: Final = 17
MOVING: Final = 18
RULES: Final = (
    *("", "D13.3", "D3.9", "D1.10", "D18.1", "D17.1", "D23.3", "D17.1", "D17.1", "D1.4", "D1.8", "D3.6"),
    *("D6.1", "D32.7", "D21.1", "D5.5", "D5.4", "D5.1", "D3.2"),
)


def to_buying(table: Board, hero: i64, ware: i64) -> i64:
    if table.step() != steps.TURN:
        return NOT_NOW
    if not in_the_day(table, hero):
        return DAY_OVER
    if can_buy(table, hero, ware):
        return NONE
    cost = price(table, hero, ware)
    if cost < 0:
        return to_selling(table, hero, ware)
    if wealth(table, hero) < cost:
        return TOO_DEAR
    return STRONGEST if ware == WARE_SP else NO_ROOM


def to_selling(table: Board, hero: i64, ware: i64) -> i64:
    """Why a thing is not sold to him where he stands."""
    field, rules = table.hero(hero, FIELD), rules_now(table)
    if ware != WARE_SP and table.stock(ware) <= 0:
        return SOLD_OUT
    if ware == BREW:
        return WITCH_SELLS
    if rules.shop_sp_only and ware != WARE_SP:
        return STRENGTH_ONLY
    if field not in rules.shop_fields:
        return MERCHANTS_SELL
    return CLOSED_TODAY if is_closed(table, field) else NONE


def to_attacking(table: Board, hero: i64, creature: i64) -> i64:
    if table.step() != steps.TURN:
        return MOVING
    if can_attack(table, hero, creature):
        return NONE
    if not can_spend_hour(table, hero):
        return NO_HOUR
    return HERO_MISSING if reaches(table, hero, table.creature(creature, PLACE)) else OUT_OF_REACH


def to_going(table: Board, hero: i64, field: i64) -> i64:
    """To a field that he cannot reach with the steps he has left."""
    own = table.hero(hero, FIELD)
    if has_rubble(table, field):
        return RUBBLE_THERE
    away = distance(table, own, field)
    if away < 0:
        return BRIDGE_BROKEN if is_broken(table, own, field) else NO_WAY
    if away <= steps_left(table, hero):
        return NONE
    return TOO_FAR if steps_left(table, hero) else NO_HOUR


def steps_left(table: Board, hero: i64) -> i64:
    """Those that are paid for, and those he has hours for."""
    return table.credit + hours_left(table, hero)
