"""The fighters of a battle and their allies (D6.1, D7.1, D19.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import effect_types
from ..state import events
from ..state.names import PRINCE, RUBBLE, SHIELD_DWARVES
from ..state.table import FIELD, MUST, PLACE, SOLO_DEFEATS, TOKEN_KIND, TOKEN_PLACE, Board
from .heroes import bit, can_spend_hour, shoots
from .paths import touches

RUBBLE_TARGET: Final = -2
NO_TARGET: Final = -1
ALLY_BONUS: Final = 4  # D19.2


# -- who may attack (D6.1, D7.1) -------------------------------------------------------------------


def reaches(table: Board, hero: i64, field: i64) -> bool:
    """On the field, or with bow or as archer on a neighbouring one."""
    own = table.hero(hero, FIELD)
    return own == field or (shoots(table, hero) and touches(table, own, field))


def could_join(table: Board, hero: i64) -> bool:
    """Whether a hero could take part in the next round against the target."""
    if not can_spend_hour(table, hero):
        return False
    if table.target == RUBBLE_TARGET:
        return share_rubble(table, table.fighters | bit(hero))
    return reaches(table, hero, table.creature(table.target, PLACE))


def can_attack(table: Board, hero: i64, creature: i64) -> bool:
    """D32.7: with `must_include` only if that hero could take part."""
    if not can_spend_hour(table, hero) or not reaches(table, hero, table.creature(creature, PLACE)):
        return False
    must = table.creature(creature, MUST) - 1
    if must < 0 or must == hero:
        return True
    return can_spend_hour(table, must) and reaches(table, must, table.creature(creature, PLACE))


def beside_rubble(table: Board, hero: i64) -> bool:
    return share_rubble(table, bit(hero))


def share_rubble(table: Board, heroes: i64) -> bool:
    """D21.2, D21.4: whether some rubble lies beside all of them."""
    if table.rubbles:
        for token in range(table.tokens_used):
            if table.token(token, TOKEN_KIND) == RUBBLE and beside_all(
                table, heroes, table.token(token, TOKEN_PLACE)
            ):
                return True
    return False


def beside_all(table: Board, heroes: i64, field: i64) -> bool:
    if field < 0:
        return False
    for hero in range(table.party):
        if heroes & bit(hero) and not touches(table, table.hero(hero, FIELD), field):
            return False
    return True


def invitable(table: Board, asked: i64) -> i64:
    found: i64 = 0
    for hero in range(table.party):
        if not asked & bit(hero) and could_join(table, hero):
            found |= bit(hero)
    return found


def must_be_there(table: Board) -> bool:
    """Whether the hero the creature demands is among the fighters."""
    if table.target < 0:
        return True
    must = table.creature(table.target, MUST) - 1
    return must < 0 or table.fighters & bit(must) != 0


# -- in a round ------------------------------------------------------------------------------------


def rolling_hero(table: Board, place: i64) -> i64:
    """D7.4: the inviter first, then clockwise."""
    return (table.inviter + place) % table.party


def nobody_stood_there(table: Board) -> bool:
    field = table.creature(table.target, PLACE)
    for hero in range(table.party):
        if table.fighters & bit(hero) and table.hero(hero, FIELD) == field:
            return False
    return True


def leave(table: Board, hero: i64) -> None:
    table.fighters &= ~bit(hero)
    table.emit(events.HERO_LEFT, hero)


def count_solo(table: Board) -> None:
    """A defeat alone: no other hero in any round."""
    for hero in range(table.party):
        if table.fought == bit(hero):
            table.add_hero(hero, SOLO_DEFEATS, 1)


# -- what helps, and what an event forbids ---------------------------------------------------------


def ally_bonus(table: Board, field: i64) -> i64:
    """D19.2: prince and dwarves add up."""
    if banned(table, effect_types.BAN_ALLIES):
        return 0
    bonus: i64 = 0
    if table.figure(PRINCE) == field:
        bonus += ALLY_BONUS
    if table.figure(SHIELD_DWARVES) == field:
        bonus += ALLY_BONUS
    return bonus


def banned(table: Board, ban: i64) -> bool:
    return (table.ban_round | table.ban_day | table.ban_legend) & ban != 0
