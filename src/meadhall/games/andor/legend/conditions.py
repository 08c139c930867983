"""Values, heroes and conditions of a legend, asked of a table (D32.2 to D32.4)."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.creatures import heroes_field
from ..rules.heroes import bit, everybody, heroes_on, highest_rank, in_the_day, lowest_rank
from ..state.names import GEM, GOLD
from ..state.table import (
    CARRIED,
    FATE,
    FATE_MET,
    FIELD,
    FOG_REVEALED,
    NOWHERE,
    PLACE,
    SOLO_DEFEATS,
    SP,
    SP_BOUGHT,
    STOOD,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    TYPE,
    WELL_SET,
    WELLS,
    WP,
    Board,
)
from . import program as p
from .program import Condition, Value, Who

# -- values ----------------------------------------------------------------------------------------


def worth(table: Board, value: Value | None, here: i64, default: i64 = 0) -> i64:
    """The number a value stands for now; dice are rolled."""
    if value is None:
        return default
    if value.kind == p.LITERAL:
        return value.number
    if value.kind == p.ROLL:
        return roll(table, value)
    if value.kind == p.PICK:
        return value.picks[table.draw(len(value.picks))]
    if value.kind == p.VAR:
        return table.var(value.number)
    if value.kind == p.FIELD_OF:
        creature = table.tagged_creature(value.number)
        return table.creature(creature, PLACE) if creature != NOWHERE else NOWHERE
    return here


def roll(table: Board, value: Value) -> i64:
    while True:
        result = raw_roll(table, value.die)
        if value.table:
            result = value.table[result]
        result = result * value.times + value.add
        if result not in value.again:
            return result


def raw_roll(table: Board, die: i64) -> i64:
    """D29.5: the first die gives the tens."""
    first = table.roll_die()
    if die == p.TWO_D6:
        return first + table.roll_die()
    return 10 * first + table.roll_die() if die == p.TENS_ONES else first


# -- who -------------------------------------------------------------------------------------------


def heroes_meant(table: Board, who: Who, hero: i64, owner: i64) -> i64:
    """A set of heroes. `group` is everybody; of `choose` those who may be chosen."""
    kind = who.kind
    if kind == p.WHO_ALL or kind == p.WHO_GROUP:
        return everybody(table)
    if kind == p.WHO_SELF:
        return bit(hero) if hero >= 0 else 0
    if kind == p.WHO_OWNER:
        return bit(owner) if owner >= 0 else 0
    if kind == p.WHO_LOWEST:
        return bit(lowest_rank(table, everybody(table)))
    if kind == p.WHO_HIGHEST:
        return bit(highest_rank(table, everybody(table)))
    if kind == p.WHO_FIGHTERS:
        return fighters_meant(table, who.number)
    found: i64 = 0
    for each in range(table.party):
        if is_meant(table, who, each):
            found |= bit(each)
    return found


def is_meant(table: Board, who: Who, hero: i64) -> bool:
    kind = who.kind
    if kind == p.WHO_FIELDS:
        return table.hero(hero, FIELD) in who.numbers
    if kind == p.WHO_NOT_ON:
        return table.hero(hero, FIELD) not in who.numbers
    if kind == p.WHO_HEROES:
        return table.hero(hero, TYPE) in who.numbers
    if kind == p.WHO_DAY_ENDED:
        return in_the_day(table, hero) == (who.number == 0)
    if kind == p.WHO_WP_BELOW:
        return table.hero(hero, WP) < who.number
    if kind == p.WHO_WP_ABOVE:
        return table.hero(hero, WP) > who.number
    return who.sp_least <= table.hero(hero, SP) <= who.sp_most


def fighters_meant(table: Board, which: i64) -> i64:
    """Of the running battle; most strength: of equals the highest rank."""
    if which == p.FIGHT_ALL or table.target < 0:
        return table.fighters
    same = heroes_on(table, table.creature(table.target, PLACE)) & table.fighters
    if which == p.FIGHT_SAME_FIELD:
        return same
    if which == p.FIGHT_OTHER_FIELD:
        return table.fighters & ~same
    most: i64 = 0
    for hero in range(table.party):
        if table.fighters & bit(hero):
            most = max(most, table.hero(hero, SP))
    strongest: i64 = 0
    for hero in range(table.party):
        if table.fighters & bit(hero) and table.hero(hero, SP) == most:
            strongest |= bit(hero)
    best = highest_rank(table, strongest)
    return bit(best) if best >= 0 else 0


# -- conditions ------------------------------------------------------------------------------------


def holds(table: Board, condition: Condition, hero: i64, owner: i64) -> bool:
    kind = condition.kind
    if kind == p.ALL_OF:
        for part in condition.parts:
            if not holds(table, part, hero, owner):
                return False
        return True
    if kind == p.ANY_OF:
        for part in condition.parts:
            if holds(table, part, hero, owner):
                return True
        return False
    if kind == p.NOT:
        return not holds(table, condition.parts[0], hero, owner)
    if kind == p.CONSTANT:
        return condition.number == 1
    if kind == p.FLAG:
        return table.flags & bit(condition.number) != 0
    if kind == p.CASTLE_HELD:
        return table.castle_lost == 0
    if kind == p.ALL_DAYS_ENDED:
        return all_days_ended(table)
    if kind == p.DEFEATED:
        return table.defeated & bit(condition.number) != 0
    if kind == p.ENTERED_CASTLE:
        return table.entered & bit(condition.number) != 0
    if kind == p.TOKEN_ON:
        return tokens_on(table, condition) >= condition.least
    if kind == p.VALUE_ON:
        return value_on(table, condition.number) >= condition.least
    if kind == p.WITH_CREATURE:
        return with_creature(table, condition.number)
    return more_holds(table, condition, hero, owner)


def more_holds(table: Board, condition: Condition, hero: i64, owner: i64) -> bool:
    kind = condition.kind
    if kind == p.HERO_ON:
        for each in range(table.party):
            if table.hero(each, FIELD) == condition.number and table.hero(each, STOOD):
                return True
        return False
    if kind == p.HERO_HAS:
        return hero_has(table, condition, hero, owner)
    if kind == p.COUNT:
        return counted(table, condition, hero, owner) >= condition.least
    if kind == p.FATES_MET:
        return fates_met(table)
    if kind == p.FATE_OVERDUE:
        return fate_overdue(table)
    return table.roll_die() in condition.results


def all_days_ended(table: Board) -> bool:
    for hero in range(table.party):
        if in_the_day(table, hero):
            return False
    return True


def tokens_on(table: Board, condition: Condition) -> i64:
    """Gold counts by its amount."""
    number: i64 = 0
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if place == NOWHERE or (place != condition.number and not condition.carried):
            continue
        if condition.tag >= 0:
            fits = table.token(token, TOKEN_TAG) == condition.tag + 1
        else:
            fits = table.token(token, TOKEN_KIND) == condition.token
        if fits and heroes_field(table, place) == condition.number:
            number += table.token(token, TOKEN_VALUE) if table.token(token, TOKEN_KIND) == GOLD else 1
    return number


def value_on(table: Board, field: i64) -> i64:
    value: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field:
            kind = table.token(token, TOKEN_KIND)
            if kind == GOLD or kind == GEM:
                value += table.token(token, TOKEN_VALUE)
    return value


def with_creature(table: Board, tag: i64) -> bool:
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_TAG) == tag + 1:
            field = heroes_field(table, table.token(token, TOKEN_PLACE))
            if field != NOWHERE and table.creature_on(field) != NOWHERE:
                return True
    return False


def hero_has(table: Board, condition: Condition, hero: i64, owner: i64) -> bool:
    who = condition.who
    if who is None:
        return False
    meant = heroes_meant(table, who, hero, owner)
    for each in range(table.party):
        if (
            meant & bit(each)
            and table.hero(each, SP) >= condition.sp_least
            and table.count_tokens(GEM, CARRIED + each) >= condition.gems_least
        ):
            return True
    return False


def counted(table: Board, condition: Condition, hero: i64, owner: i64) -> i64:
    who = condition.who
    meant = everybody(table) if who is None else heroes_meant(table, who, hero, owner)
    number: i64 = 0
    different: i64 = 0
    for each in range(table.party):
        if meant & bit(each):
            different |= table.hero(each, WELL_SET)
            number += one_count(table, condition.number, each)
    if condition.number == p.COUNT_DIFFERENT_WELLS:
        number = size_of(different)
    return number + (table.wells_removed if condition.less_removed_wells else 0)


def one_count(table: Board, what: i64, hero: i64) -> i64:
    if what == p.COUNT_WELLS:
        return table.hero(hero, WELLS)
    if what == p.COUNT_SP_BOUGHT:
        return table.hero(hero, SP_BOUGHT)
    return table.hero(hero, FOG_REVEALED) if what == p.COUNT_FOG else table.hero(hero, SOLO_DEFEATS)


def size_of(some: i64) -> i64:
    number: i64 = 0
    left = some
    while left:
        left &= left - 1
        number += 1
    return number


# -- fates (D32.8) ---------------------------------------------------------------------------------


def fates_met(table: Board) -> bool:
    for hero in range(table.party):
        if table.hero(hero, FATE) and not table.hero(hero, FATE_MET):
            return False
    return True


def fate_overdue(table: Board) -> bool:
    for hero in range(table.party):
        fate = table.hero(hero, FATE)
        if (
            fate
            and not table.hero(hero, FATE_MET)
            and table.narrator >= table.program.cards[fate - 1].deadline
        ):
            return True
    return False
