"""Clearing rubble (D21): a battle against stones."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, events, steps
from ..state.names import RUBBLE
from ..state.table import NOWHERE, TOKEN_KIND, TOKEN_PLACE, TOKEN_VALUE, Board
from . import things
from .fighters import beside_all, leave, rolling_hero, share_rubble
from .heroes import bit, highest_rank
from .paths import has_rubble


def ask_which(table: Board) -> None:
    """The fighter of the highest rank chooses the rubble."""
    if clearable(table, table.heroes_value):
        table.push(steps.CLEARING, highest_rank(table, table.fighters), table.heroes_value)


def clearable(table: Board, value: i64) -> list[int]:
    """D21.3, D21.4: rubble tokens that fit the value, on fields that neighbour every fighter."""
    found: list[int] = []
    for field in table.program.board.fields:
        if has_rubble(table, field) and beside_all(table, table.fighters, field):
            for which in range(2):
                token = rubble_at(table, field, which)
                if token != NOWHERE and 0 < table.token(token, TOKEN_VALUE) <= value:
                    found.append(choices.clear(field, which))
    return found


def rubble_at(table: Board, field: i64, which: i64) -> i64:
    """The rubble token of a field with the smaller value, or the other one."""
    small: i64 = NOWHERE
    large: i64 = NOWHERE
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field and table.token(token, TOKEN_KIND) == RUBBLE:
            if small == NOWHERE:
                small = token
            elif table.token(token, TOKEN_VALUE) < table.token(small, TOKEN_VALUE):
                small, large = token, small
            else:
                large = token
    return large if which else small


def clearing_options(table: Board) -> None:
    for choice in clearable(table, table.part(2)):
        table.offer(choice)
    table.offer(choices.STOP)


def clear(table: Board, choice: i64) -> None:
    if choice == choices.STOP:
        table.pop()
        return
    field = choices.field_of(choice)
    token = rubble_at(table, field, choices.rubble_of(choice))
    value = table.token(token, TOKEN_VALUE)
    things.remove(table, token)
    table.emit(events.RUBBLE_CLEARED, table.inviter, value, field)
    table.set_part(2, table.part(2) - value)
    if not clearable(table, table.part(2)):
        table.pop()
    part_from_others(table)


def part_from_others(table: Board) -> None:
    """Those go on who still share some rubble, in rolling order."""
    staying: i64 = 0
    for place in range(table.party):
        hero = rolling_hero(table, place)
        if table.fighters & bit(hero):
            if share_rubble(table, staying | bit(hero)):
                staying |= bit(hero)
            else:
                leave(table, hero)


def show_rubble(table: Board, field: i64) -> None:
    """L4.8: rubble is turned face up as soon as a hero stands next to it."""
    for other in table.program.board.adjacent[field]:
        for token in range(table.tokens_used):
            if table.token(token, TOKEN_PLACE) == other and table.token(token, TOKEN_KIND) == RUBBLE:
                things.turn_up(table, token)
