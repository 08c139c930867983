"""Quick choices that cost no hours: wells, shops, what to take, lay down and give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.heroes import has_room
from ..rules.things import find_thing
from ..state import choices
from ..state.names import (
    BREW,
    COIN,
    FULL_BREW,
    GEM_2,
    GEM_6,
    GOLD,
    HERB,
    RUNE,
    THING_FARMER,
    WARE_SP,
)
from ..state.table import CARRIED, FIELD, NOWHERE, TOKEN_KIND, TOKEN_TAG, WP, Board
from ..state.table import GOLD as PURSE
from .errands import nearest_new_well
from .forecast import letters_left
from .goals import (
    brews_wanted,
    delivery_field,
    goal_field,
    greatest_foe,
    is_delivered,
    saves_gold,
    wanted_kind,
)

PATIENCE: Final = 12  # free actions, of all heroes, after which a bot does something else
FRESH: Final = 15  # willpower with which a well is left for others


def quick_free_action(table: Board, hero: i64, options: list[int]) -> i64:
    """Wells when weak, strength when rich, treasures that lie here; treasures where they count."""
    if table.handled >= PATIENCE:
        return -1
    for option in options:
        if (choices.is_free(option) or choices.is_card(option)) and wants_to(table, option):
            return option
    return -1


def wants_to(table: Board, option: i64) -> bool:
    if choices.is_card(option):
        return letters_left(table) <= 5
    hero = choices.hero_of(option)
    if choices.is_give(option):
        return wants_to_give(table, hero, choices.partner_of(option), choices.thing_of(option))
    if choices.is_take(option):
        return wants_to_take(table, hero, choices.thing_of(option))
    if choices.is_drop(option):
        return wants_to_drop(table, hero, choices.thing_of(option))
    if choices.is_buy(option):
        return wants_to_buy(table, hero, choices.ware_of(option))
    return choices.is_well(option) and wants_to_drink(table, hero)


def wants_to_drink(table: Board, hero: i64) -> bool:
    return table.hero(hero, WP) <= FRESH or nearest_new_well(table, hero) == table.hero(hero, FIELD)


def wants_to_take(table: Board, hero: i64, thing: i64) -> bool:
    if thing == THING_FARMER or is_delivered(table, table.hero(hero, FIELD)):
        return False
    token = find_thing(table, thing, table.hero(hero, FIELD))
    if has_arrived(table, token, table.hero(hero, FIELD)):
        return False
    kind = table.token(token, TOKEN_KIND)
    return not deposited(table, kind, table.hero(hero, FIELD))


def wants_to_give(table: Board, hero: i64, other: i64, thing: i64) -> bool:
    """A second brew to whoever has none."""
    if thing != FULL_BREW or greatest_foe(table) == NOWHERE:
        return False
    spare = table.count_tokens(BREW, CARRIED + hero) > 1 and table.carries(other, BREW) < 0
    return spare and has_room(table, other, BREW)


def has_arrived(table: Board, token: i64, field: i64) -> bool:
    """Whether a goal wants the token where it is."""
    tag = table.token(token, TOKEN_TAG) - 1
    return tag >= 0 and goal_field(table, tag) == field


def deposited(table: Board, kind: i64, field: i64) -> bool:
    """Whether tokens of a kind lie there for a fate."""
    for hero in range(table.party):
        if wanted_kind(table, hero, kind) == field:
            return True
    return False


def wants_to_drop(table: Board, hero: i64, thing: i64) -> bool:
    here = table.hero(hero, FIELD)
    if thing == COIN:
        if wanted_kind(table, hero, GOLD) == here:
            return True
        return is_delivered(table, here)
    if GEM_2 <= thing <= GEM_6:
        return is_delivered(table, here)
    token = find_thing(table, thing, CARRIED + hero)
    if has_arrived(table, token, here):
        return True
    kind = table.token(token, TOKEN_KIND)
    if kind == BREW or kind == HERB or kind == RUNE:
        return wanted_kind(table, hero, kind) == here
    return False


def wants_to_buy(table: Board, hero: i64, ware: i64) -> bool:
    if ware == BREW:
        if wanted_kind(table, hero, BREW) != NOWHERE:
            return table.carries(hero, BREW) < 0
        return brews_wanted(table) > 0
    if ware != WARE_SP or saves_gold(table, hero):
        return False
    return delivery_field(table) == NOWHERE or (letters_left(table) > 9 and table.hero(hero, PURSE) >= 2)
