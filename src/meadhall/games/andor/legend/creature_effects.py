"""Effects of cards on creatures: new ones, moves of their own, waking up (D10, D32.7)."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules import creatures
from ..rules.courses import order_of, place_from
from ..rules.heroes import bit
from ..state import events
from ..state.table import (
    FLAGS,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    PLACE,
    REWARD,
    ROLLS,
    STRENGTH,
    TAG,
    TYPE,
    WP_FULL,
    WP_NOW,
    Board,
)
from . import effect_types
from . import program as p
from .conditions import worth
from .program import NONE


def place_creature(table: Board, effect: effect_types.PlaceCreature, here: i64, owner: i64) -> None:
    field = worth(table, effect.field, here)
    if field < 0:
        return
    creature = creatures.place(table, effect.kind, field, effect.replace)
    if creature == NOWHERE:
        return
    if effect.on_shield:
        creatures.put_on_shield(table, creature)
    if effect.tag >= 0:
        table.set_creature(creature, TAG, effect.tag + 1)
        if table.creature(creature, PLACE) < 0 and not effect.on_shield:
            table.entered |= bit(effect.tag)
    if effect.wp is not None:
        wp = worth(table, effect.wp, here)
        table.set_creature(creature, WP_FULL, wp)
        table.set_creature(creature, WP_NOW, wp)
    if effect.sp is not None and effect.sp.kind != p.ATTACKERS:
        table.set_creature(creature, STRENGTH, worth(table, effect.sp, here))
    if effect.reward is not None:
        table.set_creature(creature, REWARD, worth(table, effect.reward, here))
    if effect.dice >= 0:
        table.set_creature(creature, ROLLS, effect.dice)
    table.set_creature(creature, FLAGS, effect.flags)
    table.set_creature(creature, MUST, must_hero(table, effect.must, owner))


def must_hero(table: Board, must: i64, owner: i64) -> i64:
    """The hero without whom nobody fights the creature, + 1; 0 if he is not in play."""
    if must == NONE:
        return 0
    if must == effect_types.MUST_OWNER:
        return owner + 1
    for hero in range(table.party):
        if table.hero(hero, TYPE) == must:
            return hero + 1
    return 0


def move_creatures(table: Board, effect: effect_types.MoveCreature, here: i64, owner: i64) -> None:
    for creature in selected(table, effect):
        if table.creature(creature, PLACE) == NOWHERE:
            continue
        if effect.to is not None:
            put_creature(table, creature, worth(table, effect.to, here), effect.replace)
        else:
            for _step in range(worth(table, effect.by, here)):
                if table.creature(creature, PLACE) >= 0:
                    creatures.advance(table, creature)
        if effect.tag >= 0:
            table.set_creature(creature, TAG, effect.tag + 1)
        if effect.anchored:
            table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) | p.ANCHORED)
        if effect.must != NONE:
            table.set_creature(creature, MUST, must_hero(table, effect.must, owner))


def selected(table: Board, effect: effect_types.MoveCreature) -> list[int]:
    found: i64 = NOWHERE
    if effect.select == effect_types.SELECT_KIND:
        return [
            creature for creature in order_of(table, effect.number) if table.creature(creature, PLACE) >= 0
        ]
    if effect.select == effect_types.SELECT_TAG:
        found = table.tagged_creature(effect.number)
    elif effect.select == effect_types.SELECT_FIELD:
        found = table.creature_on(effect.number)
    elif effect.select == effect_types.SELECT_LOWEST_GOR:
        found = creatures.lowest_gor(table)
    else:
        found = creatures.highest_creature(table)
    return [] if found == NOWHERE else [found]


def put_creature(table: Board, creature: i64, field: i64, replace: bool) -> None:
    """Straight to a field; somebody standing there leaves, or is hopped over. Without a field it stays."""
    if field < 0:
        return
    there = table.creature_on(field)
    if replace and there != NOWHERE and there != creature:
        creatures.take_away(table, there)
    creatures.go(table, creature, place_from(table, field, creature))


def wake(table: Board) -> None:
    for creature in range(i64(MOST_CREATURES)):
        table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) & ~p.ASLEEP)
    table.emit(events.WOKEN, NOWHERE)
