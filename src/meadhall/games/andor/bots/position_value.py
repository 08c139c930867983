"""How good a position looks for the heroes: the castle, the goals, strength, time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..legend.conditions import holds
from ..rules.courses import way_out
from ..rules.creatures import capacity, on_shields
from ..rules.heroes import gems_value
from ..state.names import GEM, PLAYING, WON
from ..state.names import GOLD as COINS
from ..state.table import (
    FATE,
    FATE_MET,
    GOLD,
    HOURS,
    MOST_CREATURES,
    NOWHERE,
    PLACE,
    SP,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    WP,
    WP_FULL,
    WP_NOW,
    Board,
)
from .plans import distance_to_aims

GOAL: Final = 40.0
SHIELD: Final = 12.0
STRENGTH: Final = 4.0
WILL: Final = 0.7
PURSE: Final = 1.2
THREAT: Final = 5.0
FATE_WORTH: Final = 25.0
AIM: Final = 0.6
OUTLOOK_SCALE: Final = 120.0


def estimate(table: Board) -> float:
    """In points; a won legend is worth a thousand."""
    if table.outcome != PLAYING:
        return 1000.0 if table.outcome == WON else -1000.0 + float(table.narrator)
    return prospects(table)


def prospects(table: Board) -> float:
    value = 0.0
    for goal in table.program.goals:
        if goal.condition.kind != p.CASTLE_HELD and holds(table, goal.condition, NOWHERE, NOWHERE):
            value += GOAL
    if table.program.rules.castle:
        value += SHIELD * float(min(4, capacity(table) - on_shields(table)))
        value -= threat(table)
    value += progress(table) - AIM * float(distance_to_aims(table))
    for hero in range(table.party):
        value += hero_worth(table, hero)
    return value


def hero_worth(table: Board, hero: i64) -> float:
    wp = float(table.hero(hero, WP))
    value = STRENGTH * float(table.hero(hero, SP)) + WILL * (wp if wp < 14.0 else 14.0 + 0.3 * (wp - 14.0))
    value += PURSE * float(
        table.hero(hero, GOLD) + (0 if table.program.rules.lure else gems_value(table, hero))
    )
    value -= 0.25 * float(table.hero(hero, HOURS))
    if table.hero(hero, FATE) and table.hero(hero, FATE_MET):
        value += FATE_WORTH
    return value


def threat(table: Board) -> float:
    """Creatures near the castle."""
    board = table.program.board
    out = way_out(table)
    value = 0.0
    for creature in range(i64(MOST_CREATURES)):
        field = table.creature(creature, PLACE)
        if field > 0 and board.arrow(field) >= 0:
            value += THREAT / (1.0 + float(board.distance(field, out)))
            if table.creature(creature, WP_NOW) < table.creature(creature, WP_FULL):
                value -= 0.5
    return value


def progress(table: Board) -> float:
    """How near unmet goals about values are."""
    value = 0.0
    for goal in table.program.goals:
        condition = goal.condition
        if condition.kind == p.VALUE_ON:
            value += 2.0 * float(min(condition.least, value_lying(table, condition.number)))
    return value


def fates_met(table: Board) -> float:
    """The part of the heroes whose fate is met."""
    met = 0.0
    for hero in range(table.party):
        if table.hero(hero, FATE) and table.hero(hero, FATE_MET):
            met += 1.0
    return met / float(table.party)


def value_lying(table: Board, field: i64) -> i64:
    from_conditions: i64 = 0
    for token in range(table.tokens_used):
        kind = table.token(token, TOKEN_KIND)
        if table.token(token, TOKEN_PLACE) == field and (kind == COINS or kind == GEM):
            from_conditions += table.token(token, TOKEN_VALUE)
    return from_conditions


def value(table: Board) -> float:
    """From 0 (lost) to 1 (won)."""
    if table.outcome != PLAYING:
        if table.outcome == WON:
            return 1.0
        met = 0.0
        for goal in table.program.goals:
            if holds(table, goal.condition, NOWHERE, NOWHERE):
                met += 1.0
        met = met / float(len(table.program.goals)) + fates_met(table)
        return 0.1 * met + 0.01 * float(table.narrator)
    value = prospects(table)
    return 0.15 + 0.6 * (0.5 + 0.5 * (value - 60.0) / (abs(value - 60.0) + OUTLOOK_SCALE))
