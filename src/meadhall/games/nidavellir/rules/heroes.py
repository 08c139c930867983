"""Heroes of the base game (N8.5 to N9.18): conditions for recruiting, and effects on arrival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state import choices, events, steps
from ..state.cards import (
    BLACKSMITH,
    BONFUR,
    CLASS_OF,
    CLASSES,
    DAGDA,
    EXPLORER,
    FACTS,
    FIRST_HERO,
    GRID,
    HEROES,
    HOURYA,
    HUNTER,
    NEUTRAL,
    THRUD,
    ULINE,
)
from ..state.table import COINS, IN_HAND, IN_POUCH, ON_TAVERN, TAVERN_PHASE, Board
from . import army

# Obstacles to recruiting a hero (N8.7).
NO_OBSTACLE: Final = 0
NOT_IN_HALL: Final = 1
TOO_FEW_GRADES: Final = 2
TOO_FEW_DWARFS: Final = 3

DAGDA_DROPS: Final = 2
BONFUR_DROPS: Final = 1
HOURYA_GRADES: Final[int] = FACTS[HOURYA]["requires"]["min_grades"]
GRID_PLUS: Final[int] = FACTS[GRID]["plus"]


def compare_lines(table: Board, seat: i64) -> None:
    """N8.5: while lines exceed heroes, recruit; compared again after each hero is resolved."""
    if heroes_due(table, seat) and any_legal_hero(table, seat):
        table.push(steps.COMPARE_LINES, seat)
        table.push(steps.HERO, seat)


def heroes_due(table: Board, seat: i64) -> i64:
    """N8.5: lines beyond the heroes owned; none where lines bring no heroes (N14.5)."""
    due = army.lines(table, seat) - table.heroes(seat)
    return due if due > 0 and table.may_recruit_by_lines(seat) else 0


def next_line(table: Board, seat: i64) -> i64:
    """The line that brings the next hero; 0 where lines bring none (N14.5)."""
    return table.heroes(seat) + 1 if table.may_recruit_by_lines(seat) else 0


def offer_heroes(table: Board, seat: i64) -> None:
    """N8.7: heroes in the hall whose own condition holds."""
    for hero in range(i64(FIRST_HERO), i64(FIRST_HERO + HEROES)):
        if obstacle(table, seat, hero) == NO_OBSTACLE:
            table.offer(choices.CARD + hero)


def any_legal_hero(table: Board, seat: i64) -> bool:
    for hero in range(i64(FIRST_HERO), i64(FIRST_HERO + HEROES)):
        if obstacle(table, seat, hero) == NO_OBSTACLE:
            return True
    return False


def obstacle(table: Board, seat: i64, hero: i64) -> i64:
    """The obstacle to recruiting a hero, whatever the lines."""
    if not table.in_hall(hero):
        return NOT_IN_HALL
    if hero == HOURYA:  # N9.8
        return NO_OBSTACLE if table.grades(seat, EXPLORER) >= HOURYA_GRADES else TOO_FEW_GRADES
    if hero == DAGDA:  # N9.9
        enough = open_columns(table, seat, closed_to_dagda()) >= DAGDA_DROPS
        return NO_OBSTACLE if enough else TOO_FEW_DWARFS
    if hero == BONFUR:
        enough = open_columns(table, seat, closed_to_bonfur()) >= BONFUR_DROPS
        return NO_OBSTACLE if enough else TOO_FEW_DWARFS
    return NO_OBSTACLE


def recruit(table: Board, seat: i64, hero: i64) -> None:
    """N8.8: a class hero joins its column, a neutral one the command zone; then the effect."""
    table.set_hero_holder(hero, seat + 1)
    table.set_heroes(seat, table.heroes(seat) + 1)
    table.emit(events.HERO_RECRUITED, seat, hero)
    if CLASS_OF[hero] != NEUTRAL:
        army.place_card(table, seat, CLASS_OF[hero], hero)
    if hero == DAGDA:  # the discards come before Thrud is put down (N10.3, R8)
        table.push(steps.DROP_TWO, seat, closed_to_dagda())
    elif hero == BONFUR:
        table.push(steps.DROP_ONE, seat, closed_to_bonfur())
    elif hero == THRUD:  # N9.10
        army.compare_lines_later(table, seat)
        table.push(steps.PLACE_THRUD, seat)
    elif hero == GRID:  # N9.18
        table.push(steps.UPGRADE, seat, GRID_PLUS)
    elif hero == ULINE:
        take_coins_in_hand(table, seat)
    else:
        table.hero_arrives(seat, hero)


# -- Dagda and Bonfur (N9.9) -----------------------------------------------------------------------


def closed_to_dagda() -> i64:
    closed: i64 = 1 << HUNTER
    return closed


def closed_to_bonfur() -> i64:
    closed: i64 = 1 << BLACKSMITH
    return closed


def open_columns(table: Board, seat: i64, closed: i64) -> i64:
    count: i64 = 0
    for column in range(i64(CLASSES)):
        if not closed >> column & 1 and army.ends_in_dwarf(table, seat, column):
            count += 1
    return count


def offer_drops(table: Board, seat: i64, closed: i64) -> None:
    for column in range(i64(CLASSES)):
        if not closed >> column & 1 and army.ends_in_dwarf(table, seat, column):
            table.offer(choices.COLUMN + column)


def drop_last(table: Board, seat: i64, column: i64) -> None:
    army.discard(table, seat, column, table.height(seat, column) - 1)


# -- Uline (N9.16) ---------------------------------------------------------------------------------


def take_coins_in_hand(table: Board, seat: i64) -> None:
    """Coins in the pouch and on taverns not yet resolved come back to the hand."""
    if table.phase != TAVERN_PHASE:
        return
    for index in range(i64(COINS)):
        place = table.place(seat, index)
        if ON_TAVERN + table.tavern < place <= IN_POUCH:
            table.set_place(seat, index, IN_HAND)
            table.expose(seat, index, 0)
    table.emit(events.COINS_IN_HAND, seat)
