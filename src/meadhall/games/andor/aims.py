"""What a hero should be about: the field that calls him most, at a glance. For bots only."""

from __future__ import annotations

from mypy_extensions import i64

from . import program as p
from .creatures import way_out
from .heroes import bit, heroes_on
from .names import FARMER, FOG, GEM, GOLD, HERB, LETTER, RUNE, WELL
from .table import (
    CARRIED,
    FIELD,
    FLAGS,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    PLACE,
    SP,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    WP,
    WP_FULL,
    Board,
)
from .table import GOLD as PURSE


def aim_distance(table: Board, hero: i64) -> i64:
    return table.program.board.distance(table.hero(hero, FIELD), aim(table, hero))


def aim(table: Board, hero: i64) -> i64:
    """The field a hero should go to."""
    own = table.hero(hero, FIELD)
    best = own
    highest: float = 0.0
    board = table.program.board
    for creature in range(i64(MOST_CREATURES)):
        field = table.creature(creature, PLACE)
        if field >= 0:
            value = prey(table, hero, creature) - 0.7 * float(board.distance(own, field))
            if value > highest:
                best, highest = field, value
    for token in range(table.tokens_used):
        value = token_call(table, hero, token)
        if value > 0.0:
            field = errand_field(table, hero, token)
            value -= 0.6 * float(board.distance(own, field))
            if value > highest:
                best, highest = field, value
    for field in table.program.rules.shop_fields:
        value = 1.6 * float(table.hero(hero, PURSE) // 2) - 0.6 * float(board.distance(own, field))
        if table.hero(hero, PURSE) >= 3 and value > highest:
            best, highest = field, value
    return best


def prey(table: Board, hero: i64, creature: i64) -> float:
    """How much a creature is worth attacking: dangerous, weak, wanted by a goal."""
    board = table.program.board
    field = table.creature(creature, PLACE)
    own = strength_near(table, hero, field)
    lead = own - float(table.creature(creature, STRENGTH)) - 0.35 * float(table.creature(creature, WP_FULL))
    wanted = table.creature(creature, TAG) > 0
    if table.creature(creature, FLAGS) & p.SP_OF_ATTACKERS:
        lead = 2.0
    if lead < -1.0 and not wanted:
        return 0.0
    if lead < -4.0:
        return 0.0
    danger = 10.0 - float(board.distance(field, way_out(table))) if board.arrow(field) >= 0 else 0.0
    value = 6.0 + 0.6 * max(0.0, danger) + min(3.0, lead)
    if wanted:
        value += 8.0
    must = table.creature(creature, MUST) - 1
    return value + 6.0 if must == hero else value


def strength_near(table: Board, hero: i64, field: i64) -> float:
    """Strength the hero and those near the creature bring, dice included."""
    total = float(table.hero(hero, SP)) + 2.0
    here = heroes_on(table, field) & ~bit(hero)
    for other in range(table.party):
        if here & bit(other):
            total += float(table.hero(other, SP)) + 4.0
    if table.figure(0) == field:
        total += 4.0
    if table.figure(1) == field:
        total += 4.0
    return total


def token_call(table: Board, hero: i64, token: i64) -> float:
    """What a token on the board, or in the hands of the hero, is worth going for."""
    place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
    if place == NOWHERE or place >= 200 or (place >= CARRIED and place != CARRIED + hero):
        return 0.0
    mine = place >= CARRIED
    if kind == WELL:
        return 6.0 - 0.4 * float(table.hero(hero, WP)) if table.token(token, TOKEN_VALUE) else 0.0
    if kind == FOG:
        return 2.6
    if kind == GOLD:
        return 0.0 if is_delivered(table, place) else 1.5 * float(table.token(token, TOKEN_VALUE))
    if kind == FARMER:
        return 7.0 if mine else 5.0
    if kind == LETTER:
        return 40.0 if mine else 9.0
    if kind == GEM and not table.program.rules.lure:
        return 9.0 if mine else (0.0 if is_delivered(table, place) else 7.0)
    if kind == HERB:
        return (9.0 if mine else 8.0) if table.token(token, TOKEN_TAG) else (0.0 if mine else 2.0)
    if kind == RUNE:
        return 0.0 if mine else 2.5
    return 0.0


def is_delivered(table: Board, field: i64) -> bool:
    for goal in table.program.goals:
        if goal.condition.kind == p.VALUE_ON and goal.condition.number == field:
            return True
    return False


def errand_field(table: Board, hero: i64, token: i64) -> i64:
    """Where to go with a token that is carried, or to one that lies somewhere."""
    place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
    if place < CARRIED:
        return place
    if kind == FARMER:
        tag = table.token(token, TOKEN_TAG) - 1
        wanted = goal_field(table, tag) if tag >= 0 else NOWHERE
        return wanted if wanted != NOWHERE else table.program.rules.farmer_field
    tag = table.token(token, TOKEN_TAG) - 1
    wanted = goal_field(table, tag) if tag >= 0 else NOWHERE
    return wanted if wanted != NOWHERE else 0


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
