"""Which fields can be entered from where (D5, D21.1)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state.names import FIELDS, RUBBLE
from ..state.table import NOWHERE, Board


def is_broken(table: Board, one: i64, other: i64) -> bool:
    """D5.5: a destroyed bridge is a missing edge."""
    for index in range(table.broken_count):
        first, second = table.broken_end(2 * index), table.broken_end(2 * index + 1)
        if (first == one and second == other) or (first == other and second == one):
            return True
    return False


def has_rubble(table: Board, field: i64) -> bool:
    return table.rubbles > 0 and table.find_token(RUBBLE, field) >= 0


def can_go(table: Board, one: i64, other: i64) -> bool:
    """Whether a neighbouring field can be entered."""
    if table.broken_count and is_broken(table, one, other):
        return False
    return not has_rubble(table, other)


def closed_steps(table: Board) -> list[tuple[int, int]]:
    """Steps between neighbouring fields that nobody can take, from and to."""
    found: list[tuple[int, int]] = []
    for index in range(table.broken_count):
        one, other = table.broken_end(2 * index), table.broken_end(2 * index + 1)
        found += [(one, other), (other, one)]
    if table.rubbles:
        for field in table.program.board.fields:
            if has_rubble(table, field):
                found += [(other, field) for other in table.program.board.adjacent[field]]
    return found


def touches(table: Board, one: i64, other: i64) -> bool:
    """Neighbours, bridges included, broken ones not (D6.1)."""
    return table.program.board.distance(one, other) == 1 and not is_broken(table, one, other)


def distance(table: Board, start: i64, goal: i64) -> i64:
    """Fields of the shortest way for a hero, or -1."""
    if table.broken_count == 0 and table.rubbles == 0:
        direct = table.program.board.distance(start, goal)
        return direct if direct < 99 else -1
    found = distances_from(table, start)
    return found[goal]


def distances_from(table: Board, start: i64) -> list[int]:
    """By field: the shortest way from the start, or -1."""
    return ways_from(table, start, False)


def ways_from(table: Board, start: i64, round_creatures: bool) -> list[int]:
    """The same, on demand only over fields without creatures."""
    steps = [-1] * FIELDS
    steps[start] = 0
    reached: list[int] = [start]
    index = 0
    while index < len(reached):
        field = reached[index]
        index += 1
        if round_creatures and field != start and table.creature_on(field) != NOWHERE:
            continue
        for other in table.program.board.adjacent[field]:
            if steps[other] < 0 and can_go(table, field, other):
                steps[other] = steps[field] + 1
                reached.append(other)
    return steps
