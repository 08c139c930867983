"""Where creatures go next (D10.1 to D10.7, D22.3 to D22.6). Nothing is moved here; see `creatures.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..legend.program import ANCHORED, ASLEEP
from ..state.components import sunrise_kinds
from ..state.names import CASTLE, FIELDS, GEM
from ..state.table import (
    CARRIED,
    FLAGS,
    KIND,
    MOST_CREATURES,
    NOWHERE,
    ON_SHIELD,
    PLACE,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    Board,
)
from .paths import can_go, has_rubble, is_broken

BLOCKED: Final = -1
SUNRISE_KINDS: Final = vec[i64](sunrise_kinds())  # D10.6: who moves in each step of a sunrise


# -- along the arrows (D10.1 to D10.5) -------------------------------------------------------------


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


def place_from(table: Board, ahead: i64, creature: i64) -> i64:
    """Where a creature that sets out for a field comes to stand: it hops over others, never over itself.
    BLOCKED if it cannot go."""
    out = way_out(table)
    for _hop in range(i64(FIELDS)):
        if ahead == BLOCKED or ahead == out:
            return ahead
        there = table.creature_on(ahead)
        if there == NOWHERE or there == creature:
            return ahead
        ahead = along_arrow(table, ahead)
    return BLOCKED


def next_place(table: Board, creature: i64) -> i64:
    """Where a creature comes to stand that goes a step along the arrow of its field."""
    return place_from(table, along_arrow(table, table.creature(creature, PLACE)), creature)


# -- at sunrise (D10.6, D10.7, D22) ----------------------------------------------------------------


def moves_by_itself(table: Board, creature: i64) -> bool:
    return table.creature(creature, FLAGS) & (ANCHORED | ASLEEP) == 0


def order_of(table: Board, kind: i64) -> list[int]:
    """Creatures of a kind by field; where gems lure, those on shields count as on field 0 (D22.6)."""
    return order_among(table, kind, creatures_out(table))


def creatures_out(table: Board) -> list[int]:
    """Those on fields and shields."""
    found: list[int] = []
    for creature in range(i64(MOST_CREATURES)):
        if table.creature(creature, PLACE) != NOWHERE:
            found.append(creature)
    return found


def order_among(table: Board, kind: i64, creatures: list[int]) -> list[int]:
    found: list[int] = []
    for creature in creatures:
        if table.creature(creature, KIND) == kind:
            place = table.creature(creature, PLACE)
            if place == ON_SHIELD:
                if table.program.rules.lure:
                    found.append(creature)
            elif place != NOWHERE and moves_by_itself(table, creature):
                found.append(creature)
    sort_by_field(table, found)
    return found


def sort_by_field(table: Board, creatures: list[int]) -> None:
    """A few numbers; those on shields come first, in the order they are in."""
    for index in range(1, len(creatures)):
        creature = creatures[index]
        place = table.creature(creature, PLACE)
        before = index - 1
        while before >= 0 and table.creature(creatures[before], PLACE) > place:
            creatures[before + 1] = creatures[before]
            before -= 1
        creatures[before + 1] = creature


def lure_of(table: Board, creature: i64) -> i64:
    """D22.3, D22.6: the most valuable gem on a field beside a creature's; of equals that on the lowest field.
    NOWHERE if none lures it."""
    if not table.program.rules.lure:
        return NOWHERE
    start = max(CASTLE, table.creature(creature, PLACE))
    found: i64 = NOWHERE
    for token in range(table.tokens_used):
        if (
            table.token(token, TOKEN_KIND) == GEM
            and lures(table, token, start)
            and (found == NOWHERE or is_dearer(table, token, found))
        ):
            found = token
    return found


def lures(table: Board, gem: i64, start: i64) -> bool:
    """Whether a gem lies open on a field that can be entered from another."""
    field = table.token(gem, TOKEN_PLACE)
    if field < 0 or field >= CARRIED or table.token(gem, TOKEN_VALUE) == 0:
        return False
    return table.program.board.distance(start, field) == 1 and can_go(table, start, field)


def is_dearer(table: Board, one: i64, other: i64) -> bool:
    value, best = table.token(one, TOKEN_VALUE), table.token(other, TOKEN_VALUE)
    return value > best or (value == best and table.token(one, TOKEN_PLACE) < table.token(other, TOKEN_PLACE))


def turns_to(table: Board, creature: i64, lure: i64) -> i64:
    """The field a creature sets out for at sunrise: that of its lure, else the one its arrow leads to.
    BLOCKED if there is none."""
    if lure != NOWHERE:
        return table.token(lure, TOKEN_PLACE)
    start = table.creature(creature, PLACE)
    return along_arrow(table, start) if start >= 0 else BLOCKED


def course(table: Board, creature: i64) -> list[int]:
    """The fields of a creature's way at sunrise, from where it stands to where it will stand, those it hops
    over included; none if it stays. From a golden shield it sets out from the castle."""
    start = max(CASTLE, table.creature(creature, PLACE))
    ahead = turns_to(table, creature, lure_of(table, creature))
    goal = place_from(table, ahead, creature)
    if goal == BLOCKED or goal == start:
        return []
    fields = [start, ahead]
    while ahead != goal:
        ahead = along_arrow(table, ahead)
        fields.append(ahead)
    return fields
