"""Gains for which a hero goes somewhere while nothing presses: shops, wells, fog, treasures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.free_actions import is_closed
from ..rules.heroes import is_type
from ..state.names import DWARF, FOG, GEM, GOLD, HERB, RUNE, WELL, WITCH
from ..state.table import CARRIED, FIELD, NOWHERE, SP, TOKEN_KIND, TOKEN_PLACE, TOKEN_VALUE, WP, Board
from ..state.table import GOLD as PURSE
from .errands import hidden_helper_in_fog
from .goals import brew_price, brews_wanted, delivery_field, is_delivered, saves_gold
from .odds import BREW_WORTH, stands_a_loss

STRONG: Final = 14  # no strength is bought beyond


def gain_nearby(table: Board, hero: i64) -> i64:
    """The field that promises most, less the way."""
    own = table.hero(hero, FIELD)
    board = table.program.board
    best = own
    highest = 0.0
    for token in range(table.tokens_used):
        value = token_call(table, hero, token)
        if value > 0.0:
            field = table.token(token, TOKEN_PLACE)
            value -= 0.6 * float(board.distance(own, field))
            if value > highest:
                best, highest = field, value
    return best


def shopping(table: Board, hero: i64) -> i64:
    """The shop that is worth the way; NOWHERE if none is."""
    gold = table.hero(hero, PURSE)
    if gold < 2 or saves_gold(table, hero) or delivery_field(table) != NOWHERE:
        return NOWHERE
    best: i64 = NOWHERE
    highest = 0.0
    witch = table.figure(WITCH)
    if witch != NOWHERE:
        brews = min(gold // brew_price(table, hero), brews_wanted(table))
        value = 2.0 * BREW_WORTH * float(brews) - 0.5 * float(way(table, hero, witch))
        if brews and value > highest:
            best, highest = witch, value
    if table.hero(hero, SP) >= STRONG:
        return best
    rules = table.program.rules
    for field in rules.shop_fields:
        cheap = is_type(table, hero, DWARF) and field == rules.cheap_sp_field
        points = gold if cheap else gold // 2
        value = 2.0 * float(points) - 0.5 * float(way(table, hero, field))
        if value > highest and not is_closed(table, field):
            best, highest = field, value
    return best


def way(table: Board, hero: i64, field: i64) -> i64:
    return table.program.board.distance(table.hero(hero, FIELD), field)


def token_call(table: Board, hero: i64, token: i64) -> float:
    """The value of going for a token on the board."""
    place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
    if place < 0 or place >= CARRIED:
        return 0.0
    if kind == WELL:
        return well_call(table, hero) if table.token(token, TOKEN_VALUE) else 0.0
    if kind == FOG:
        return 7.0 if hidden_helper_in_fog(table) else 3.0
    if kind == GOLD:
        return 0.0 if is_delivered(table, place) else 1.5 * float(table.token(token, TOKEN_VALUE))
    if kind == GEM and not table.program.rules.lure:
        return 0.0 if is_delivered(table, place) else 9.0
    if kind == HERB:
        return 2.0
    return 2.5 if kind == RUNE else 0.0


def well_call(table: Board, hero: i64) -> float:
    wp = table.hero(hero, WP)
    if not stands_a_loss(table, hero):
        return 14.0
    return 7.0 - 0.5 * float(wp) if wp < 14 else 0.0
