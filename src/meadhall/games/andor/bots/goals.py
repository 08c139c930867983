"""The needs of goals and fates: tokens in a place, strength, brews, victories."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..legend.conditions import tokens_on
from ..rules.heroes import is_type
from ..state.names import ARCHER, BREW, GOLD, WITCH
from ..state.table import CARRIED, FATE, FATE_MET, MOST_CREATURES, NOWHERE, PLACE, SP, STRENGTH, TAG, Board
from ..state.table import GOLD as PURSE

STRONG_FOE: Final = 8  # strength against which brews are drunk
ALONE: Final = 5  # strength with which a hero beats a gor by himself


def own_fate(table: Board, hero: i64) -> p.Condition | None:
    """The condition of a fate that is still to be met."""
    fate = table.hero(hero, FATE)
    return None if fate == 0 or table.hero(hero, FATE_MET) else table.program.cards[fate - 1].done


def goal_field(table: Board, tag: i64) -> i64:
    """The field on which a goal, a fate or a conditional card wants the token with a tag."""
    for goal in table.program.goals:
        if goal.condition.kind == p.TOKEN_ON and goal.condition.tag == tag:
            return goal.condition.number
    for card in table.program.cards:
        done = card.done
        if done is not None and done.kind == p.TOKEN_ON and done.tag == tag:
            return done.number
        for trigger in card.triggers:
            condition = trigger.condition
            if condition is not None and condition.kind == p.TOKEN_ON and condition.tag == tag:
                return condition.number
    return NOWHERE


def delivery_field(table: Board) -> i64:
    """The field where treasures count, or NOWHERE."""
    for goal in table.program.goals:
        if goal.condition.kind == p.VALUE_ON:
            return goal.condition.number
    return NOWHERE


def is_delivered(table: Board, field: i64) -> bool:
    return delivery_field(table) == field


def wanted_kind(table: Board, hero: i64, kind: i64) -> i64:
    """The field on which a hero's fate wants tokens of a kind, or NOWHERE."""
    done = own_fate(table, hero)
    return NOWHERE if done is None else deposit_field(table, done, kind)


def deposit_field(table: Board, condition: p.Condition, kind: i64) -> i64:
    if condition.kind == p.ALL_OF:
        for part in condition.parts:
            field = deposit_field(table, part, kind)
            if field != NOWHERE:
                return field
        return NOWHERE
    if condition.kind == p.TOKEN_ON and condition.token == kind and condition.tag < 0:
        return NOWHERE if tokens_on(table, condition) >= condition.least else condition.number
    return NOWHERE


def deposit_amount(table: Board, hero: i64, kind: i64) -> i64:
    """How many tokens of a kind the fate still wants."""
    done = own_fate(table, hero)
    if done is None:
        return 0
    if done.kind == p.TOKEN_ON and done.token == kind:
        return done.least - tokens_on(table, done)
    return 1 if deposit_field(table, done, kind) != NOWHERE else 0


def saves_gold(table: Board, hero: i64) -> bool:
    """Whether gold is kept for a deposit or a brew."""
    if wanted_kind(table, hero, GOLD) != NOWHERE:
        return True
    return (
        wanted_kind(table, hero, BREW) != NOWHERE
        and table.figure(WITCH) != NOWHERE
        and table.carries(hero, BREW) < 0
    )


def greatest_foe(table: Board) -> i64:
    """The strong creature on the board that a goal wants beaten, or NOWHERE."""
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED:
            for creature in range(i64(MOST_CREATURES)):
                if (
                    table.creature(creature, PLACE) >= 0
                    and table.creature(creature, TAG) - 1 == goal.condition.number
                    and table.creature(creature, STRENGTH) >= STRONG_FOE
                ):
                    return creature
    return NOWHERE


def brews_wanted(table: Board) -> i64:
    """Everybody should drink in the battle against the greatest foe."""
    if greatest_foe(table) == NOWHERE:
        return 0
    wanted = table.party
    for hero in range(table.party):
        wanted -= table.count_tokens(BREW, CARRIED + hero)
    return min(max(i64(0), wanted), table.stock(BREW))


def brew_price(table: Board, hero: i64) -> i64:
    """D18.1."""
    return table.party if is_type(table, hero, ARCHER) else table.party + 1


def gold_missing(table: Board, hero: i64) -> i64:
    """Gold a hero still needs for his fate: strength, a deposit, a brew."""
    done = own_fate(table, hero)
    if done is None:
        return 0
    missing: i64 = 0
    if done.kind == p.HERO_HAS:
        missing = 2 * (done.sp_least - table.hero(hero, SP))
    elif wanted_kind(table, hero, GOLD) != NOWHERE:
        missing = deposit_amount(table, hero, GOLD)
    elif wanted_kind(table, hero, BREW) != NOWHERE and table.carries(hero, BREW) < 0:
        missing = brew_price(table, hero)
    elif wants_it_alone(table, hero):
        missing = 2 * (ALONE - table.hero(hero, SP))
    return max(i64(0), missing - table.hero(hero, PURSE))


def wants_it_alone(table: Board, hero: i64) -> bool:
    """Whether a fate wants victories of one alone."""
    done = own_fate(table, hero)
    return done is not None and done.kind == p.COUNT and done.number == p.COUNT_SOLO
