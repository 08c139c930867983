"""Scenes of Andor for tests: a quiet board, heroes where one wants them, things in their hands."""

from __future__ import annotations

from meadhall.games.andor import GAME
from meadhall.games.andor.rules import creatures, things
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import steps
from meadhall.games.andor.state import table as t
from tests.games.andor.random_play import hero_number, named


def words(table: AndorTable, seat: int = 0) -> set[str]:
    return {GAME.notation(table, seat, choice) for choice in table.choices(seat)}


def put(table: AndorTable, hero: str, **numbers: int) -> int:
    """Change what a hero has: field, sp, wp, hours, gold."""
    number = hero_number(table, hero)
    for word, value in numbers.items():
        table.set_hero(number, t.HERO_NAMES.index(word), value)
    return number


def equip(table: AndorTable, hero: str, *kinds: int, value: int = 2) -> None:
    """Items from the equipment board."""
    for kind in kinds:
        table.new_token(kind, t.CARRIED + hero_number(table, hero), things.sides(kind) or value * (kind > 7))
        if kind <= n.BREW:
            table.set_stock(kind, table.stock(kind) - 1)


def clear_creatures(table: AndorTable) -> None:
    for creature in range(t.MOST_CREATURES):
        if table.creature(creature, t.PLACE) >= 0:
            creatures.take_away(table, creature)


def turn_of(table: AndorTable, hero: str) -> None:
    table.active = hero_number(table, hero)
    table.depth = 0
    table.push(steps.TURN, table.active)


def scene(*heroes: str, legend: str = "L2") -> AndorTable:
    """A quiet board: no creatures, no fog, no tokens but wells; the first hero is to act."""
    table = named(*heroes, legend=legend)
    clear_creatures(table)
    for token in range(table.tokens_used):
        if table.token(token, 1) < t.CARRIED and table.token(token, 0) != n.WELL:
            things.remove(table, token)
    turn_of(table, heroes[0])
    return table


def battle(sp: int = 3) -> AndorTable:
    table = scene("dwarf", "wizard", "archer")
    put(table, "dwarf", field=10, sp=sp, wp=7)
    creatures.place(table, n.SKRAL, 10)
    return table
