"""Creatures: placing, moving, the castle, lures (D10, D12, D22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend.program import ON_CREATURE_REACHES
from ..legend.triggers import call_cards, contact
from ..state import events
from ..state.names import CASTLE, GEM, GOLD, GOR, LOST
from ..state.table import (
    CARRIED,
    FIELD,
    FLAGS,
    HELD,
    KIND,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    ON_SHIELD,
    PLACE,
    REWARD,
    ROLLS,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    WP_FULL,
    WP_NOW,
    Board,
)
from .courses import BLOCKED, lure_of, moves_by_itself, next_place, place_from, turns_to, way_out
from .heroes import bit
from .things import farmers_die, remove

CASTLE_FELL: Final = 1  # reason


# -- placing (D10.5, D10.11) -----------------------------------------------------------------------


def free_place(table: Board, field: i64) -> i64:
    """D10.5: where a new creature comes to stand."""
    return place_from(table, field, NOWHERE)


def figure_left(table: Board, kind: i64) -> bool:
    return table.supply(kind) > 0 or table.fallen(kind) > 0


def take_figure(table: Board, kind: i64) -> None:
    """D10.11: figures of field 80 come back once the supply is used up."""
    if table.supply(kind) <= 0:
        table.set_supply(kind, table.fallen(kind))
        table.set_fallen(kind, 0)
    table.set_supply(kind, table.supply(kind) - 1)


def place(table: Board, kind: i64, field: i64, replace: bool = False) -> i64:
    """Put a new creature on a field; its record, or NOWHERE if it was not placed."""
    if replace and field >= 0 and table.creature_on(field) != NOWHERE:
        take_away(table, table.creature_on(field))
    where = free_place(table, field)
    if where == BLOCKED or not figure_left(table, kind):
        return NOWHERE
    creature = table.free_creature()
    if creature == NOWHERE:
        return NOWHERE
    take_figure(table, kind)
    facts = table.program.kinds[kind]
    table.set_creature(creature, KIND, kind)
    table.set_creature(creature, WP_FULL, facts.wp)
    table.set_creature(creature, WP_NOW, facts.wp)
    table.set_creature(creature, STRENGTH, facts.sp)
    table.set_creature(creature, TAG, 0)
    table.set_creature(creature, FLAGS, 0)
    table.set_creature(creature, MUST, 0)
    table.set_creature(creature, ROLLS, facts.dice)
    table.set_creature(creature, REWARD, facts.reward)
    table.emit(events.CREATURE_PLACED, NOWHERE, kind, where)
    arrive(table, creature, where, True)
    return creature


def put_on_shield(table: Board, creature: i64) -> None:
    """Legend 5: creatures that hold the castle from the start."""
    table.put_creature(creature, ON_SHIELD)


def take_away(table: Board, creature: i64) -> None:
    """D29.7: out of the game without reward; the figure may come again, what it carried does not."""
    kind = table.creature(creature, KIND)
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == HELD + creature:
            remove(table, token)
    table.put_creature(creature, NOWHERE)
    table.set_supply(kind, table.supply(kind) + 1)


# -- arriving --------------------------------------------------------------------------------------


def arrive(table: Board, creature: i64, field: i64, fresh: bool) -> None:
    """A creature comes to stand on a field, or leaves the board there."""
    if field == way_out(table):
        enter(table, creature, field)
        return
    table.put_creature(creature, field)
    farmers_die(table, field)
    rules = table.program.rules
    if rules.treasure_eaten and not fresh:
        eat_treasure(table, field)
    if rules.lure and fresh:
        remove_gems(table, field)
    contact(table, field)


def enter(table: Board, creature: i64, field: i64) -> None:
    """D12.2, or out through the exit (L4.3)."""
    tag = table.creature(creature, TAG) - 1
    kind = table.creature(creature, KIND)
    if tag >= 0:
        table.entered |= bit(tag)
    table.emit(events.CREATURE_ENTERED, NOWHERE, kind, creature)
    if table.program.rules.castle:
        table.put_creature(creature, ON_SHIELD)
        if on_shields(table) > capacity(table):
            fall(table)
    else:
        take_away(table, creature)
    call_cards(table, ON_CREATURE_REACHES, field, NOWHERE, field)


def fall(table: Board) -> None:
    """D12.3: lost at once."""
    table.castle_lost = 1
    if table.outcome == 0:
        table.outcome = LOST
        table.reason = CASTLE_FELL


def on_shields(table: Board) -> i64:
    number: i64 = 0
    for creature in range(i64(MOST_CREATURES)):
        if table.creature(creature, PLACE) == ON_SHIELD:
            number += 1
    return number


def capacity(table: Board) -> i64:
    """D12.4."""
    return golden_shields(table.party) + table.delivered


def golden_shields(heroes: i64) -> i64:
    """D12.1."""
    return 3 if heroes == 2 else 2 if heroes == 3 else 1


def eat_treasure(table: Board, field: i64) -> None:
    """L4.4: gems and gold lying where a moving creature ends."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field:
            kind = table.token(token, TOKEN_KIND)
            if kind == GEM or kind == GOLD:
                remove(table, token)
                table.emit(events.TOKEN_REMOVED, NOWHERE, kind, field)


def remove_gems(table: Board, field: i64) -> None:
    """D22.5: a creature that appears on gems removes them."""
    while table.find_token(GEM, field) != NOWHERE:
        remove_gem(table, table.find_token(GEM, field))


def remove_gem(table: Board, gem: i64) -> None:
    field = table.token(gem, TOKEN_PLACE)
    remove(table, gem)
    table.emit(events.TOKEN_REMOVED, NOWHERE, GEM, field)


# -- moving ----------------------------------------------------------------------------------------


def advance(table: Board, creature: i64) -> None:
    """One step along the arrow, hopping over others."""
    go(table, creature, next_place(table, creature))


def go(table: Board, creature: i64, goal: i64) -> None:
    if goal != BLOCKED:
        table.emit(events.CREATURE_MOVED, NOWHERE, max(CASTLE, table.creature(creature, PLACE)), goal)
        arrive(table, creature, goal, False)


def move_at_sunrise(table: Board, creature: i64, kind: i64) -> None:
    """D10.1, or towards a gem, which leaves the game (D22.3, D22.4, D22.6); it stays where no way leads on.
    A creature that has left the board meanwhile does nothing."""
    if table.creature(creature, PLACE) == NOWHERE or table.creature(creature, KIND) != kind:
        return
    lure = lure_of(table, creature)
    goal = place_from(table, turns_to(table, creature, lure), creature)
    if goal != BLOCKED:
        if lure != NOWHERE:
            remove_gem(table, lure)
        if goal != table.creature(creature, PLACE):
            go(table, creature, goal)


# -- picking creatures (D23.11) --------------------------------------------------------------------


def lowest_gor(table: Board) -> i64:
    for field in table.program.board.fields:
        creature = table.creature_on(field)
        if creature != NOWHERE and table.creature(creature, KIND) == GOR and moves_by_itself(table, creature):
            return creature
    return NOWHERE


def highest_creature(table: Board) -> i64:
    found: i64 = NOWHERE
    for field in table.program.board.fields:
        creature = table.creature_on(field)
        if creature != NOWHERE and moves_by_itself(table, creature):
            found = creature
    return found


def drop_held(table: Board, creature: i64, field: i64) -> None:
    """The belongings of a defeated creature lie on its field."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == HELD + creature:
            table.set_token(token, TOKEN_PLACE, field)


def heroes_field(table: Board, place: i64) -> i64:
    """The field of a token that lies there or is carried by a hero; NOWHERE for others."""
    if place < 0 or place >= HELD:
        return NOWHERE
    return table.hero(place - CARRIED, FIELD) if place >= CARRIED else place
