"""Creatures: placing, moving, the castle, lures (D10, D12, D22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import events
from .heroes import bit
from .names import CASTLE, FIELDS, GEM, GOLD, GOR, LOST
from .program import ANCHORED, ASLEEP, ON_CREATURE_REACHES
from .table import (
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
    TOKEN_VALUE,
    WP_FULL,
    WP_NOW,
    Board,
)
from .things import farmers_die, remove
from .triggers import call_cards, contact
from .ways import has_rubble, is_broken

BLOCKED: Final = -1
SHIELDS: Final = (0, 0, 3, 2, 1)  # D12.1, by number of heroes
CASTLE_FELL: Final = 1  # reason


# -- where a creature goes (D10.2 to D10.4) --------------------------------------------------------


def way_out(table: Board) -> i64:
    """The field on which creatures leave the board: the castle, or the exit of the legend."""
    rules = table.program.rules
    return CASTLE if rules.castle else rules.exit_field


def along_arrow(table: Board, field: i64) -> i64:
    """The next field, or BLOCKED: by rubble, a broken bridge, or where no arrow leads on."""
    ahead = table.program.board.arrow(field)
    if ahead < 0 or has_rubble(table, ahead) or is_broken(table, field, ahead):
        return BLOCKED
    return ahead


def next_place(table: Board, field: i64) -> i64:
    """Where a creature that leaves a field along its arrow comes to stand; BLOCKED if it cannot go."""
    out = way_out(table)
    ahead = along_arrow(table, field)
    for _hop in range(i64(FIELDS)):
        if ahead == BLOCKED or ahead == out or table.creature_on(ahead) == NOWHERE:
            return ahead
        ahead = along_arrow(table, ahead)
    return BLOCKED


def free_place(table: Board, field: i64) -> i64:
    """D10.5: where a new creature comes to stand."""
    if field == way_out(table) or table.creature_on(field) == NOWHERE:
        return field
    return next_place(table, field)


def moves_by_itself(table: Board, creature: i64) -> bool:
    return table.creature(creature, FLAGS) & (ANCHORED | ASLEEP) == 0


# -- placing (D10.5, D10.11) -----------------------------------------------------------------------


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
    table.tell(events.CREATURE_PLACED, NOWHERE, kind, where)
    arrive(table, creature, where, True)
    return creature


def put_on_shield(table: Board, creature: i64) -> None:
    """Legend 5: creatures that hold the castle from the start."""
    table.put_creature(creature, ON_SHIELD)


def take_away(table: Board, creature: i64) -> None:
    """D29.7: out of the game without reward; the figure may come again."""
    kind = table.creature(creature, KIND)
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
        remove_gem(table, field)
    contact(table, field)


def enter(table: Board, creature: i64, field: i64) -> None:
    """D12.2, or out through the exit (L4.3)."""
    tag = table.creature(creature, TAG) - 1
    kind = table.creature(creature, KIND)
    if tag >= 0:
        table.entered |= bit(tag)
    table.tell(events.CREATURE_ENTERED, NOWHERE, kind, creature)
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
    return 3 if heroes == 2 else 2 if heroes == 3 else 1


def eat_treasure(table: Board, field: i64) -> None:
    """L4.4: gems and gold lying where a moving creature ends."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field:
            kind = table.token(token, TOKEN_KIND)
            if kind == GEM or kind == GOLD:
                remove(table, token)
                table.tell(events.TOKEN_REMOVED, NOWHERE, kind, field)


def remove_gem(table: Board, field: i64) -> None:
    """D22.5: a creature that appears on a gem removes it."""
    token = table.find_token(GEM, field)
    if token != NOWHERE:
        remove(table, token)
        table.tell(events.TOKEN_REMOVED, NOWHERE, GEM, field)


# -- moving ----------------------------------------------------------------------------------------


def advance(table: Board, creature: i64) -> None:
    """One step along the arrow, hopping over others."""
    start = table.creature(creature, PLACE)
    goal = next_place(table, start)
    if goal != BLOCKED:
        table.tell(events.CREATURE_MOVED, NOWHERE, start, goal)
        arrive(table, creature, goal, False)


def move_at_sunrise(table: Board, creature: i64) -> None:
    """D10.1, or towards a gem (D22.3, D22.6)."""
    start = table.creature(creature, PLACE)
    if start == NOWHERE:
        return
    lure = lure_near(table, max(0, start)) if table.program.rules.lure else NOWHERE
    if lure != NOWHERE:
        follow_lure(table, creature, lure)
    elif start >= 0:
        advance(table, creature)


def lure_near(table: Board, field: i64) -> i64:
    """D22.3: the most valuable gem on a neighbouring field; of equals the lowest field."""
    found: i64 = NOWHERE
    best: i64 = 0
    for other in table.program.board.adjacent[field]:
        if not has_rubble(table, other) and not is_broken(table, field, other):
            value = best_gem(table, other)
            if value > best:
                found, best = other, value
    return found


def best_gem(table: Board, field: i64) -> i64:
    best: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field and table.token(token, TOKEN_KIND) == GEM:
            best = max(best, table.token(token, TOKEN_VALUE))
    return best


def follow_lure(table: Board, creature: i64, field: i64) -> None:
    """D22.3, D22.4: the gem leaves the game; an occupied field is hopped over."""
    best = best_gem(table, field)
    for token in range(table.tokens_used):
        is_gem = table.token(token, TOKEN_PLACE) == field and table.token(token, TOKEN_KIND) == GEM
        if is_gem and table.token(token, TOKEN_VALUE) == best:
            remove(table, token)
            break
    table.tell(events.TOKEN_REMOVED, NOWHERE, GEM, field)
    start = table.creature(creature, PLACE)
    goal = free_place(table, field)
    if goal != BLOCKED:
        table.tell(events.CREATURE_MOVED, NOWHERE, max(0, start), goal)
        if start == ON_SHIELD:
            table.set_creature(creature, PLACE, NOWHERE)
        arrive(table, creature, goal, False)


def order_of(table: Board, kind: i64) -> list[int]:
    """D10.6, D10.7: creatures of a kind by field; those on shields count as on field 0 (D22.6)."""
    rules = table.program.rules
    found: list[int] = []
    if rules.lure:
        for creature in range(i64(MOST_CREATURES)):
            if table.creature(creature, PLACE) == ON_SHIELD and table.creature(creature, KIND) == kind:
                found.append(creature)
    for field in table.program.board.fields:
        creature = table.creature_on(field)
        if (
            creature != NOWHERE
            and table.creature(creature, KIND) == kind
            and moves_by_itself(table, creature)
        ):
            found.append(creature)
    return found


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
    """What a defeated creature carried lies on its field."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == HELD + creature:
            table.set_token(token, TOKEN_PLACE, field)


def heroes_field(table: Board, place: i64) -> i64:
    """The field of a token that lies there or is carried by a hero; NOWHERE for others."""
    if place < 0 or place >= HELD:
        return NOWHERE
    return table.hero(place - CARRIED, FIELD) if place >= CARRIED else place
