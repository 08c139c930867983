# interpreted: answers a question at a time
"""Questions about wells, shops, the falcon and storage (D1.8, D14.9, D15, D17, D18)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.given import Given, name, one_of, whole

from .. import days, free_actions, heroes, things
from ..names import HERO_IDS, LETTER, TOKEN_IDS, WARES, WELL, WITCH
from ..table import CARRIED, DAY_ENDED, FIELD, TOKEN_VALUE, TYPE, WP
from .scene import field_key, field_on, hero_id, number_of_heroes, one_hero, scene

STATES: Final = ("empty", "full")
WARE_IDS: Final = ("sp", *TOKEN_IDS[1:WARES])
ITEM_IDS: Final = TOKEN_IDS[1 : LETTER + 1]


def empty_well(position: Given) -> int:
    """D15.1: willpower afterwards."""
    table = scene(Given({}, "the position"), 1)
    field = 5
    one_hero(table, hero_id(position), wp=position.whole("wp", 0, 20), field=field)
    table.set_hero(0, DAY_ENDED, int(position.flag("day_ended", False)))
    full = STATES[position.one_of("well", STATES)] == "full" if position.has("well") else True
    table.new_token(WELL, field, int(full))
    if full and heroes.in_the_day(table, 0):
        free_actions.empty_well(table, 0)
    return table.hero(0, WP)


def refresh_wells(position: Given) -> dict[str, str]:
    """D11.2."""
    standing = position.row("hero_fields", whole(0, 84)) if position.has("hero_fields") else []
    table = scene(Given({}, "the position"), 4)
    table.party = min(4, len(standing))
    for number, field in enumerate(standing[:4]):
        table.set_hero(number, FIELD, field)
    wells = position.by_name("wells", one_of(STATES))
    tokens = {key: table.new_token(WELL, field_key(table, key), state) for key, state in wells.items()}
    days.refresh(table)
    return {key: STATES[table.token(token, TOKEN_VALUE)] for key, token in tokens.items()}


# -- shops -------------------------------------------------------------------------------------------


def customer(position: Given) -> Any:
    """A hero at a merchant or the witch."""
    number = number_of_heroes(position)
    table = scene(
        Given({word: value for word, value in position.plain.items() if word != "gems"}, "it"), number
    )
    field = field_on(table)
    table.set_hero(0, TYPE, position.one_of("hero", HERO_IDS))
    table.set_hero(0, FIELD, position.read("field", field))
    if position.has("witch_field"):
        table.set_figure(WITCH, position.read("witch_field", field))
    for index, closed in enumerate(position.row("closed", field)[:8] if position.has("closed") else []):
        table.set_closed_shop(index, closed)
    return table


def price(position: Given) -> int | None:
    ware = position.one_of("what", WARE_IDS)
    cost = free_actions.price(customer(position), 0, ware)
    return cost if cost >= 0 else None


def buy(position: Given) -> dict[str, Any]:
    """D17: several at once; change in gold."""
    table = customer(position)
    gold = position.whole("gold", 0, 999) if position.has("gold") else 0
    gems = position.row("gems", whole(2, 6)) if position.has("gems") else []
    pay_gems = position.row("pay_gems", whole(2, 6)) if position.has("pay_gems") else []
    unchanged = {"legal": False, "gold": gold, "gems": sorted(gems)}
    left = list(gems)
    for gem in pay_gems:
        if gem not in left:
            return unchanged
        left.remove(gem)
    if pay_gems and table.program.rules.lure:
        return unchanged
    cost = 0
    for ware, number in position.by_name("buy", whole(0, 99)).items():
        one = free_actions.price(table, 0, one_of(WARE_IDS)(ware, "buy"))
        stock = table.stock(WARE_IDS.index(ware)) if ware != "sp" else 99
        if number and (one < 0 or number > stock):
            return unchanged
        cost += one * number
    if gold + sum(pay_gems) < cost:
        return unchanged
    return {"legal": True, "gold": gold + sum(pay_gems) - cost, "gems": sorted(left)}


# -- the falcon, storage -----------------------------------------------------------------------------


def falcon(position: Given) -> bool:
    """D14.9."""
    for word in ("used_today", "in_round", "day_ended"):
        if position.flag(word, False):
            return False
    sent = position.row("send", one_of(TOKEN_IDS)) if position.has("send") else []
    if not all(things.flies(kind) for kind in sent):
        return False
    table = scene(position, 2)
    if position.has("from") and position.has("to"):
        field = field_on(table)
        table.set_hero(0, FIELD, position.read("from", field))
        table.set_hero(1, FIELD, position.read("to", field))
        return bool(free_actions.can_fly(table, 0, 1))
    return True


def storage(position: Given) -> bool:
    """D1.8: one item a slot."""
    table = scene(Given({}, "the position"), 1)
    table.party = 1
    for item in position.row("items", name):
        if item in ("gold", "gem"):
            continue
        kind = 1 + one_of(ITEM_IDS)(item, "items")
        if not heroes.has_room(table, 0, kind):
            return False
        table.new_token(kind, CARRIED, 1)
    return True
