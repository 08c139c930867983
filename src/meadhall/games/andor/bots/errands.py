"""Where a hero should go for what goals and fates want done with tokens, wells and strength."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..legend.conditions import holds
from ..rules.free_actions import full_well
from ..rules.heroes import bit
from ..state import steps
from ..state.names import BREW, FARMER, FOG, GEM, GOLD, WITCH
from ..state.table import (
    CARRIED,
    FIELD,
    HELD,
    NOWHERE,
    SP,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    WELL_SET,
    Board,
)
from ..state.table import GOLD as PURSE
from .goals import ALONE, delivery_field, deposit_amount, goal_field, own_fate, wanted_kind, wants_it_alone

ENOUGH_GEMS: Final = 2  # so many are worth the way to where they count


# -- on the way with something ---------------------------------------------------------------------


def carried_errand(table: Board, hero: i64) -> i64:
    """Where what a hero carries, or has beside him, is wanted; NOWHERE if nothing is."""
    own = table.hero(hero, FIELD)
    gems: i64 = 0
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        kind = table.token(token, TOKEN_KIND)
        if place != CARRIED + hero and not (kind == FARMER and place == own):
            continue
        tag = table.token(token, TOKEN_TAG) - 1
        if tag >= 0:
            field = goal_field(table, tag)
            if field != NOWHERE and (field != own or table.step() == steps.MOVE):
                return field
        elif kind == FARMER and table.program.rules.castle and table.program.rules.farmer_field != own:
            return table.program.rules.farmer_field
        if kind == GEM and not table.program.rules.lure:
            gems += 1
    return deposit_errand(table, hero, gems)


def deposit_errand(table: Board, hero: i64, gems: i64) -> i64:
    delivery = delivery_field(table)
    if delivery != NOWHERE and gems:
        far = table.program.board.distance(table.hero(hero, FIELD), delivery)
        if gems >= ENOUGH_GEMS or far <= 3 or table.n_token - table.narrator <= 2:
            return delivery
    for kind in range(i64(BREW), i64(BREW) + 3):  # brew, herb, rune stone
        field = wanted_kind(table, hero, kind)
        if field != NOWHERE:
            owned = table.count_tokens(kind, CARRIED + hero)
            if owned and owned >= deposit_amount(table, hero, kind):
                return field
    gold = wanted_kind(table, hero, GOLD)
    if gold != NOWHERE and table.hero(hero, PURSE) >= deposit_amount(table, hero, GOLD):
        return gold
    return NOWHERE


# -- for whom something lies around ----------------------------------------------------------------


def lying(table: Board, token: i64) -> bool:
    place = table.token(token, TOKEN_PLACE)
    return 0 <= place < CARRIED


def goal_token(table: Board, token: i64) -> bool:
    """Whether a goal, and not somebody's fate, wants this token, and it can be fetched."""
    if not lying(table, token):
        return False
    tag = table.token(token, TOKEN_TAG) - 1
    if tag < 0 or table.token(token, TOKEN_KIND) == FARMER:
        return False
    field = goal_field(table, tag)
    return field != NOWHERE and field != table.token(token, TOKEN_PLACE)


def fate_errand(table: Board, hero: i64) -> i64:
    """The field that brings a hero nearer to his fate, battles apart; NOWHERE if there is none."""
    done = own_fate(table, hero)
    return NOWHERE if done is None else errand_for(table, hero, done)


def errand_for(table: Board, hero: i64, done: p.Condition) -> i64:
    if done.kind == p.ALL_OF:
        for part in done.parts:
            if not holds(table, part, hero, hero):
                field = errand_for(table, hero, part)
                if field != NOWHERE:
                    return field
        return NOWHERE
    if done.kind == p.TOKEN_ON and done.tag >= 0:
        return tagged_field(table, done.tag)
    if done.kind == p.TOKEN_ON and done.token == BREW:
        return brew_field(table, hero)
    if done.kind == p.TOKEN_ON and done.token != GOLD:
        return nearest_token(table, hero, done.token)
    if done.kind == p.COUNT and done.number == p.COUNT_DIFFERENT_WELLS:
        return nearest_new_well(table, hero)
    wanted = done.sp_least if done.kind == p.HERO_HAS else ALONE if wants_it_alone(table, hero) else 0
    if table.hero(hero, SP) < wanted and table.hero(hero, PURSE) >= 2:
        return nearest_of(table, hero, table.program.rules.shop_fields)
    return NOWHERE


def tagged_field(table: Board, tag: i64) -> i64:
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_TAG) == tag + 1 and lying(table, token):
            return table.token(token, TOKEN_PLACE)
    return NOWHERE


def brew_field(table: Board, hero: i64) -> i64:
    """The witch sells it; first she must be found in the fog."""
    if table.carries(hero, BREW) >= 0:
        return NOWHERE
    witch = table.figure(WITCH)
    if witch == NOWHERE:
        return nearest_token(table, hero, FOG)
    return witch if table.hero(hero, PURSE) > table.party else NOWHERE


def nearest_token(table: Board, hero: i64, kind: i64) -> i64:
    board = table.program.board
    own = table.hero(hero, FIELD)
    best: i64 = NOWHERE
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_KIND) == kind and lying(table, token):
            field = table.token(token, TOKEN_PLACE)
            if best == NOWHERE or board.distance(own, field) < board.distance(own, best):
                best = field
    return best


def nearest_of(table: Board, hero: i64, fields: list[int]) -> i64:
    board = table.program.board
    own = table.hero(hero, FIELD)
    best: i64 = NOWHERE
    for field in fields:
        if best == NOWHERE or board.distance(own, field) < board.distance(own, best):
            best = field
    return best


def nearest_new_well(table: Board, hero: i64) -> i64:
    fields = table.program.rules.well_fields
    new: list[int] = []
    for index in range(len(fields)):
        if not table.hero(hero, WELL_SET) & bit(index) and full_well(table, fields[index]) >= 0:
            new.append(fields[index])
    return nearest_of(table, hero, new)


def holds_goal_token(table: Board, creature: i64) -> bool:
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == HELD + creature and table.token(token, TOKEN_TAG):
            return True
    return False


def goal_is_hidden(table: Board) -> bool:
    """A goal is about a token, or a creature, that is still to appear out of the fog."""
    if not hidden_helper_in_fog(table):
        return False
    for goal in table.program.goals:
        condition = goal.condition
        if condition.kind == p.TOKEN_ON and condition.tag >= 0 and not tag_is_there(table, condition.tag):
            return True
    return False


def brew_is_hidden(table: Board) -> bool:
    """A fate wants a brew, and the witch is still to be found."""
    if table.figure(WITCH) != NOWHERE:
        return False
    for hero in range(table.party):
        if wanted_kind(table, hero, BREW) != NOWHERE and table.carries(hero, BREW) < 0:
            return True
    return False


def tag_is_there(table: Board, tag: i64) -> bool:
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_TAG) == tag + 1 and table.token(token, TOKEN_PLACE) != NOWHERE:
            return True
    return False


def hidden_helper_in_fog(table: Board) -> bool:
    """A card of the legend waits for a fog token that has not been found yet."""
    for card in table.program.cards[: table.program.legend_cards]:
        for trigger in card.triggers:
            if trigger.on == p.ON_FOG and not table.cards_done & bit(card.number):
                return True
    return False
