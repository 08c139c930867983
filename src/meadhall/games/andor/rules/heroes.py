"""Heroes: points, hours, rank, dice, room on the hero board (D1, D3.6, D9.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..state import events
from ..state.names import ARCHER, BOW, FALCON, GEM, HELM, HERO_IDS, HEROINE_IDS, RANKS, RUNE, SHIELD, slot_of
from ..state.table import (
    CARRIED,
    DAY_ENDED,
    FIELD,
    GOLD,
    HOURS,
    SIDE,
    SP,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    TYPE,
    WP,
    Board,
)

MOST_SP: Final = 14
MOST_WP: Final = 20
BEATEN_WP: Final = 3
NORMAL_HOURS: Final = 7
MOST_HOURS: Final = 10
OVERTIME_WP: Final = 2
SMALL_SLOTS: Final = 3
CANNOT: Final = -1
# D1.5: dice by willpower band, three numbers a hero type.
DICE_BY_BAND: Final = vec[i64]([2, 3, 4, 3, 4, 5, 1, 1, 1, 1, 2, 3])
RANK: Final = vec[i64](list(RANKS))


# A shifted literal would be computed in 32 bits once compiled; decks need more.
BITS: Final = vec[i64]([1 << place for place in range(62)])


def bit(index: i64) -> i64:
    return BITS[index]


def everybody(table: Board) -> i64:
    return bit(table.party) - 1


def is_type(table: Board, hero: i64, hero_type: i64) -> bool:
    return table.hero(hero, TYPE) == hero_type


def shown_as(table: Board, hero: i64) -> str:
    """The side of the board that lies up: the id of the hero or of the heroine (D1.1)."""
    hero_type = table.hero(hero, TYPE)
    return HEROINE_IDS[hero_type] if table.hero(hero, SIDE) else HERO_IDS[hero_type]


def turn_over(table: Board, types: list[int]) -> None:
    """These heroes show the heroine; no rule asks for it."""
    for hero in range(table.party):
        table.set_hero(hero, SIDE, 1 if table.hero(hero, TYPE) in types else 0)


def rank(table: Board, hero: i64) -> i64:
    return RANK[table.hero(hero, TYPE)]


def lowest_rank(table: Board, among: i64) -> i64:
    """D1.6; -1 if nobody is among them."""
    found: i64 = -1
    for hero in range(table.party):
        if among & bit(hero) and (found < 0 or rank(table, hero) < rank(table, found)):
            found = hero
    return found


def highest_rank(table: Board, among: i64) -> i64:
    found: i64 = -1
    for hero in range(table.party):
        if among & bit(hero) and (found < 0 or rank(table, hero) > rank(table, found)):
            found = hero
    return found


def spokesman(table: Board) -> i64:
    """D4.1: the hero whose seat speaks for the group."""
    return highest_rank(table, everybody(table))


def in_the_day(table: Board, hero: i64) -> bool:
    return table.hero(hero, DAY_ENDED) == 0


def heroes_on(table: Board, field: i64) -> i64:
    found: i64 = 0
    for hero in range(table.party):
        if table.hero(hero, FIELD) == field:
            found |= bit(hero)
    return found


# -- points ----------------------------------------------------------------------------------------


def gain_wp(table: Board, hero: i64, by: i64) -> None:
    """D1.4: the surplus is lost."""
    now = min(MOST_WP, table.hero(hero, WP) + by)
    table.set_hero(hero, WP, now)
    table.emit(events.WP_CHANGED, hero, by, now)


def lose_wp(table: Board, hero: i64, by: i64) -> None:
    """D9.5: never below 0; a hero at 0 is beaten (D9.3, D9.4)."""
    now = max(0, table.hero(hero, WP) - by)
    table.set_hero(hero, WP, now)
    table.emit(events.WP_CHANGED, hero, -by, now)
    if now == 0:
        beaten(table, hero)


def beaten(table: Board, hero: i64) -> None:
    """D9.3: one strength point less, back to 3 willpower points, out of the battle."""
    if table.hero(hero, SP) > 1:
        table.add_hero(hero, SP, -1)
    table.set_hero(hero, WP, BEATEN_WP)
    table.fighters &= ~bit(hero)
    table.emit(events.HERO_BEATEN, hero)


def change_sp(table: Board, hero: i64, by: i64) -> None:
    now = max(1, min(MOST_SP, table.hero(hero, SP) + by))
    table.set_hero(hero, SP, now)
    table.emit(events.SP_CHANGED, hero, by, now)


def change_gold(table: Board, hero: i64, by: i64) -> None:
    now = max(0, table.hero(hero, GOLD) + by)
    table.set_hero(hero, GOLD, now)
    table.emit(events.GOLD_CHANGED, hero, by, now)


# -- hours (D3.6, D23.4) ---------------------------------------------------------------------------


def overtime_cost(table: Board, hour: i64) -> i64:
    """Willpower points of an hour; CANNOT if it may not be used at all."""
    if hour <= NORMAL_HOURS:
        return 0
    rules = table.program.rules
    if table.in_prologue:
        prologue = table.program.prologue_rules
        if prologue is not None:
            rules = prologue
    if hour > MOST_HOURS or not rules.overtime or table.banned_hours & bit(hour):
        return CANNOT
    changed = table.hour_cost(hour)
    return OVERTIME_WP if changed < 0 else changed


def can_spend_hour(table: Board, hero: i64) -> bool:
    cost = overtime_cost(table, table.hero(hero, HOURS) + 1)
    if cost == CANNOT or not in_the_day(table, hero):
        return False
    return cost == 0 or table.hero(hero, WP) > cost


def spend_hour(table: Board, hero: i64) -> None:
    """D3.7: overtime is paid when the marker advances."""
    table.add_hero(hero, HOURS, 1)
    cost = overtime_cost(table, table.hero(hero, HOURS))
    if cost > 0:
        table.add_hero(hero, WP, -cost)
        table.emit(events.WP_CHANGED, hero, -cost, table.hero(hero, WP))


def hours_left(table: Board, hero: i64) -> i64:
    """How many more hours the hero could use today."""
    left: i64 = 0
    wp = table.hero(hero, WP)
    hour = table.hero(hero, HOURS) + 1
    while in_the_day(table, hero):
        cost = overtime_cost(table, hour)
        if cost == CANNOT or (cost and wp <= cost):
            return left
        wp -= cost
        left += 1
        hour += 1
    return left


def normal_hours_left(table: Board, hero: i64) -> i64:
    """Those of them that are not overtime."""
    return min(hours_left(table, hero), max(0, NORMAL_HOURS - table.hero(hero, HOURS)))


def prices(table: Board, hero: i64) -> list[int]:
    """Willpower points of each hour the hero could still use today, the next one first."""
    next_hour = table.hero(hero, HOURS) + 1
    return [overtime_cost(table, hour) for hour in range(next_hour, next_hour + hours_left(table, hero))]


# -- dice ------------------------------------------------------------------------------------------


def dice_for(hero_type: i64, wp: i64) -> i64:
    """D1.5."""
    band: i64 = 0 if wp < 7 else 1 if wp < 14 else 2
    return DICE_BY_BAND[hero_type * 3 + band]


def more_dice_from(hero_type: i64) -> list[int]:
    """The willpower points from which on a hero rolls a die more."""
    return [wp for wp in range(1, MOST_WP + 1) if dice_for(hero_type, wp) > dice_for(hero_type, wp - 1)]


def has_black_die(table: Board, hero: i64) -> bool:
    """D8.8: rune stones of three colours."""
    colours: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and table.token(token, TOKEN_KIND) == RUNE:
            colours |= bit(table.token(token, TOKEN_VALUE))
    return colours == 0b1110


def shoots(table: Board, hero: i64) -> bool:
    """D6.1: who may attack from a neighbouring field."""
    return is_type(table, hero, ARCHER) or table.carries(hero, BOW) >= 0


# -- storage (D1.8) --------------------------------------------------------------------------------


def has_room(table: Board, hero: i64, kind: i64) -> bool:
    """Whether a token of a kind fits on the hero board."""
    slot = slot_of(kind)
    if slot == 0:
        return True
    if slot == 2:
        return table.carries(hero, HELM) < 0
    if slot == 3:
        return (
            table.carries(hero, SHIELD) < 0
            and table.carries(hero, BOW) < 0
            and table.carries(hero, FALCON) < 0
        )
    return small_items(table, hero) < SMALL_SLOTS


def small_items(table: Board, hero: i64) -> i64:
    number: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and slot_of(table.token(token, TOKEN_KIND)) == 1:
            number += 1
    return number


def gems_value(table: Board, hero: i64) -> i64:
    value: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and table.token(token, TOKEN_KIND) == GEM:
            value += table.token(token, TOKEN_VALUE)
    return value
