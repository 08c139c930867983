"""Why something cannot be done: once the obstacles that are told are out of the way, it can."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Final

from meadhall.games.andor.rules import things
from meadhall.games.andor.rules.free_actions import rules_now
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.heroes import hours_left
from meadhall.games.andor.rules.paths import distance
from meadhall.games.andor.state import steps
from meadhall.games.andor.state.names import RUBBLE, WARES, WITCH
from meadhall.games.andor.state.table import (
    CARRIED,
    DAY_ENDED,
    FIELD,
    GOLD,
    HOURS,
    MUST,
    NOWHERE,
    SP,
    TOKEN_PLACE,
)
from meadhall.games.andor.state.view import TableView
from meadhall.look.contract import Explain
from meadhall.testing.promises import Promise
from tests.games.andor.look.page import Page, board_of

REASON: Final = re.compile(r"([^.]*(?:\.[^.(]*)?)\. \((D\d+\.\d+)\)")
NUMBER: Final = re.compile(r"\d+")
WARES_LOOKED_AT: Final = 1
FIELDS_LOOKED_AT: Final = 2
MOST_OBSTACLES: Final = 8


def promises(page: Page) -> Iterator[Promise]:
    dice = random.Random(page.table.luck)
    if page.table.outcome or not any(hero.seat == page.seat for hero in view_of(page.table).heroes):
        return
    keys = [f"ware:{ware}" for ware in dice.sample(range(WARES), WARES_LOOKED_AT)]
    if page.scene.decision in ("turn", "move") and page.seat in page.table.to_act():
        fields = dice.sample(page.table.program.board.fields, FIELDS_LOOKED_AT)
        keys += [f"field:{field}" for field in fields]
    for key in keys:
        told = page.press(key)
        rules = REASON.findall(told.text) if isinstance(told, Explain) else []
        if rules:
            yield why_not(page, key, f"why not: {rules[0][1]}")


def why_not(page: Page, key: str, kind: str) -> Promise:
    return Promise(kind, True, lambda before, _after, _told: can_be_mended(page, board_of(before), key))


def can_be_mended(page: Page, before: AndorTable, key: str) -> bool:
    """One obstacle after the other is removed, as it is told."""
    table = board_of(before.copy())
    hero = own_hero(page, table)
    for _obstacle in range(MOST_OBSTACLES):
        answer = Page(page.eyes, page.eyes.scene(table, page.seat), table).press(key)
        if not isinstance(answer, Explain):
            return True
        found = REASON.findall(answer.text)
        if not found:
            return key.startswith("field:") and bool(view_of(table).halts)
        text, rule = found[0]
        if rule == "D17.1" and "only" in text:
            return bool(rules_now(table).shop_sp_only)
        if rule == "D5.4" and table.program.board.distance(table.hero(hero, FIELD), about(key)) > 90:
            return True
        MENDS[rule](table, hero, about(key), text)
    return False


def view_of(table: AndorTable) -> TableView:
    view = table.view(0)
    assert isinstance(view, TableView)
    return view


def about(key: str) -> int:
    return int(key.partition(":")[2])


def own_hero(page: Page, table: AndorTable) -> int:
    """Who decides for the seat, else its first hero."""
    mine = [hero for hero in range(table.party) if table.seat_of(hero) == page.seat]
    decider = table.part(1) if table.depth else NOWHERE
    return decider if decider in mine else mine[0]


# -- one obstacle less ---------------------------------------------------------------------------------

Mend = Callable[[AndorTable, int, int, str], None]  # hero, ware or field, what was told


def begin_turn(table: AndorTable, hero: int, _which: int, _text: str) -> None:
    table.depth = table.handled = 0
    table.push(steps.TURN, hero)


def wake(table: AndorTable, hero: int, _which: int, _text: str) -> None:
    table.set_hero(hero, DAY_ENDED, 0)


def restock(table: AndorTable, _hero: int, ware: int, _text: str) -> None:
    assert table.stock(ware) == 0
    table.set_stock(ware, 1)


def fetch_witch(table: AndorTable, hero: int, _which: int, text: str) -> None:
    assert "fog" in text or int(NUMBER.findall(text)[-1]) == table.figure(WITCH)
    table.set_figure(WITCH, table.hero(hero, FIELD))


def go_to_merchant_or_pay(table: AndorTable, hero: int, _which: int, text: str) -> None:
    """Fields where it is sold; or the price, and what the hero has."""
    numbers = [int(each) for each in NUMBER.findall(text)]
    if "merchants sell it" in text:
        assert table.hero(hero, FIELD) not in numbers
        table.set_hero(hero, FIELD, numbers[0])
    else:
        price, has = numbers[-2:]
        assert has < price
        table.set_hero(hero, GOLD, table.hero(hero, GOLD) + price - has)


def open_shops(table: AndorTable, _hero: int, _which: int, _text: str) -> None:
    for index in range(8):
        table.set_closed_shop(index, NOWHERE)


def weaken(table: AndorTable, hero: int, _which: int, _text: str) -> None:
    table.set_hero(hero, SP, table.hero(hero, SP) - 1)


def empty_hands(table: AndorTable, hero: int, _which: int, _text: str) -> None:
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero:
            things.remove(table, token)


def give_hours(table: AndorTable, hero: int, _which: int, _text: str) -> None:
    assert hours_left(table, hero) == 0
    table.set_hero(hero, HOURS, 0)


def clear_rubble(table: AndorTable, _hero: int, field: int, _text: str) -> None:
    while table.find_token(RUBBLE, field) != NOWHERE:
        things.remove(table, table.find_token(RUBBLE, field))


def clear_all(table: AndorTable, _hero: int, _field: int, _text: str) -> None:
    table.broken_count = 0
    for field in table.program.board.fields:
        clear_rubble(table, 0, field, "")


def come_nearer(table: AndorTable, hero: int, field: int, text: str) -> None:
    """As far away as the hours are told to last."""
    away, left = map(int, NUMBER.findall(text)[-2:])
    assert distance(table, table.hero(hero, FIELD), field) == away > left
    near = (each for each in table.program.board.fields if distance(table, each, field) == left)
    table.set_hero(hero, FIELD, next(near))


def reach(table: AndorTable, hero: int, field: int, _text: str) -> None:
    assert table.hero(hero, FIELD) != field
    table.set_hero(hero, FIELD, field)


def bring_hero(table: AndorTable, _hero: int, field: int, _text: str) -> None:
    other = table.creature(table.creature_on(field), MUST) - 1
    reach(table, other, field, "")
    wake(table, other, 0, "")
    table.set_hero(other, HOURS, 0)


MENDS: Final[dict[str, Mend]] = {
    "D13.3": begin_turn,
    "D3.9": wake,
    "D1.10": restock,
    "D18.1": fetch_witch,
    "D17.1": go_to_merchant_or_pay,
    "D23.3": open_shops,
    "D1.4": weaken,
    "D1.8": empty_hands,
    "D3.6": give_hours,
    "D21.1": clear_rubble,
    "D5.5": clear_all,
    "D5.4": clear_all,
    "D5.1": come_nearer,
    "D6.1": reach,
    "D32.7": bring_hero,
    "D3.2": begin_turn,
}
