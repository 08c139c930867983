# interpreted: answers a question at a time
"""Questions about wells, shops, the falcon and storage (D1.8, D14.9, D15, D17, D18)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, name, one_of

from ..rules import days, free_actions, heroes, things
from ..state.names import GEM, HERO_IDS, LETTER, MOST_HEROES, TOKEN_IDS, WARES, WELL, WITCH
from ..state.position_limits import LARGE, face_of, field_on
from ..state.table import CARRIED, DAY_ENDED, FIELD, GOLD, NOWHERE, SP, TOKEN_VALUE, TYPE, WP, Board
from ..words.sentences import Problem
from .partial_position import check_party, fresh_party, hero_id, heroes_named, one_hero, scene, types_of
from .question_parts import MANY, WELL_STATES, at_most, by_field, listed

WELL_FIELD: Final = 5
MOST_CLOSED: Final = 8
WARE_IDS: Final = ("sp", *TOKEN_IDS[1:WARES])
ITEM_IDS: Final = TOKEN_IDS[1 : LETTER + 1]

# -- wells -------------------------------------------------------------------------------------------


def empty_well(position: JsonObject) -> int:
    """D15.1: willpower afterwards."""
    table = one_hero(JsonObject({}, "the position"), hero_id(position))
    table.set_hero(0, WP, position.whole("wp", 0, 20))
    table.set_hero(0, FIELD, WELL_FIELD)
    table.set_hero(0, DAY_ENDED, int(position.flag("day_ended", False)))
    full = position.one_of("well", WELL_STATES) if position.has("well") else 1
    table.new_token(WELL, WELL_FIELD, full)
    if full and heroes.in_the_day(table, 0):
        free_actions.empty_well(table, 0)
    return table.hero(0, WP)


def refresh_wells(position: JsonObject) -> dict[str, str]:
    """D11.2."""
    table = fresh_party(list(range(MOST_HEROES)))
    standing = listed(position, "hero_fields", field_on(table.program.board))
    at_most(MOST_HEROES, "hero_fields", len(standing))
    for number, field in enumerate(standing):
        table.set_hero(number, FIELD, field)
    wells = by_field(position, "wells", table.program, one_of(WELL_STATES))
    tokens = {field: table.new_token(WELL, field, state) for field, state in wells.items()}
    days.refresh(table)
    return {str(field): WELL_STATES[table.token(token, TOKEN_VALUE)] for field, token in tokens.items()}


# -- shops -------------------------------------------------------------------------------------------


def place_of(table: Board, position: JsonObject, hero: str) -> int:
    """Where a hero sits: among those the question names, or else on the first place."""
    if not (position.has("parts") or heroes_named(position)):
        table.set_hero(0, TYPE, HERO_IDS.index(hero))
        return 0
    if hero not in types_of(table):
        raise Refusal("unknown_token", token=hero, what=Problem("hero_given"))
    return types_of(table).index(hero)


class Customer:
    """A hero at a merchant or the witch."""

    def __init__(self, position: JsonObject) -> None:
        table = self.table = scene(position)
        self.hero = place_of(table, position, hero_id(position))
        field = field_on(table.program.board)
        if position.has("field") or table.hero(self.hero, FIELD) == NOWHERE:
            table.set_hero(self.hero, FIELD, position.read("field", field))
        if position.has("witch_field"):
            table.set_figure(WITCH, position.read("witch_field", field))
        closed = listed(position, "closed", field)
        at_most(MOST_CLOSED, "closed", len(closed))
        for index, each in enumerate(closed):
            table.set_closed_shop(index, each)

    def buys(self, ware: int) -> bool:
        """The engine's own sale, if it is one."""
        if self.price(ware) < 0 or not free_actions.can_buy(self.table, self.hero, ware):
            return False
        free_actions.buy(self.table, self.hero, ware)
        return True

    def price(self, ware: int) -> int:
        if ware == WARE_IDS.index("witch_brew"):
            check_party(self.table)
        return free_actions.price(self.table, self.hero, ware)


def price(position: JsonObject) -> int | None:
    cost = Customer(position).price(position.one_of("what", WARE_IDS))
    return cost if cost >= 0 else None


def buy(position: JsonObject) -> dict[str, Any]:
    """D17: several at once, one after the other, as long as there is room (D1.8); change in gold."""
    customer = Customer(position)
    table, hero = customer.table, customer.hero
    for item in listed(position, "items", one_of(ITEM_IDS)):
        table.new_token(1 + item, CARRIED + hero, 0)
    if position.has("sp"):
        table.set_hero(hero, SP, position.whole("sp", 1, heroes.MOST_SP))
    gold = position.whole("gold", 0, LARGE) if position.has("gold") else table.hero(hero, GOLD)
    carried = take_gems(table, hero)
    gems = position.row("gems", face_of(GEM)) if position.has("gems") else carried
    left, paid = list(gems), listed(position, "pay_gems", face_of(GEM))
    unchanged = {"legal": False, "gold": gold, "gems": sorted(gems)}
    for gem in paid:
        if gem not in left or table.program.rules.lure:
            return unchanged
        left.remove(gem)
    table.set_hero(hero, GOLD, gold + sum(paid))
    wanted = position.by_name("buy", MANY) if position.has("buy") else {}
    for ware, number in wanted.items():
        for _time in range(number):
            if not customer.buys(one_of(WARE_IDS)(ware, "buy")):
                return unchanged
    return {"legal": True, "gold": table.hero(hero, GOLD), "gems": sorted(left)}


def take_gems(table: Board, hero: int) -> list[int]:
    """The gems a hero has, out of his hands: he pays with those he is said to pay with."""
    values = []
    while (gem := table.carries(hero, GEM)) != NOWHERE:
        values.append(table.token(gem, TOKEN_VALUE))
        things.remove(table, gem)
    return values


# -- the falcon, storage -----------------------------------------------------------------------------


def falcon(position: JsonObject) -> bool:
    """D14.9."""
    for word in ("used_today", "in_round", "day_ended"):
        if position.flag(word, False):
            return False
    sent = position.row("send", one_of(TOKEN_IDS)) if position.has("send") else []
    if not all(things.flies(kind) for kind in sent):
        return False
    table = scene(position, 2)
    if position.has("from") and position.has("to"):
        field = field_on(table.program.board)
        table.set_hero(0, FIELD, position.read("from", field))
        table.set_hero(1, FIELD, position.read("to", field))
        return bool(free_actions.can_fly(table, 0, 1))
    return True


def storage(position: JsonObject) -> bool:
    """D1.8: one item a slot."""
    table = one_hero(JsonObject({}, "the position"))
    for item in position.row("items", name):
        if item in ("gold", "gem"):
            continue
        kind = 1 + one_of(ITEM_IDS)(item, "items")
        if not heroes.has_room(table, 0, kind):
            return False
        table.new_token(kind, CARRIED, 1)
    return True
