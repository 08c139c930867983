# interpreted: answers a question at a time
"""Questions about setup and taverns (N2, N6, N13)."""

from __future__ import annotations

from typing import Any

from ..rules import deal, flow, taverns
from ..rules.bids import cards_per_tavern
from ..rules.game_table import NidavellirTable
from ..rules.thingvellir import camp, heroes
from ..state import json_values, steps
from ..state.cards import (
    FAFNIR_BALEYGR,
    FIRST_HERO,
    FIRST_MERCENARY,
    HEROES,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    NO_COIN,
)
from ..state.json_values import JsonObject
from ..state.player_position import claim, lay_order
from ..state.table import CAMP_SIZE, MOST_SEATS, ON_TAVERN, TAVERNS, Board
from .small_table import awaits, empty_table, lay_gems, read_gems, seats_for


def setup(position: JsonObject) -> dict[str, Any]:
    """N2: counted on a table laid out for a game."""
    thingvellir = position.flag("thingvellir")
    table = empty_table(position.whole("n", 2, MOST_SEATS), thingvellir)
    deal.lay_out(table, beginner=False)
    deal.deal_gems(table)
    age1_deck = table.deck_size
    table.deck_size = 0  # the age 2 deck comes when the age 1 deck is used up
    deal.lay_deck(table, 2)
    cards = cards_per_tavern(table.seats)
    camp_decks = lay_expansion(table) if thingvellir else {}
    return {
        "rounds_per_age": age1_deck // (TAVERNS * cards),
        "cards_per_tavern": cards,
        "age1_deck": age1_deck,
        "age2_deck": table.deck_size,
        "treasury_coins": sum(map(table.treasury, range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1))),
        "gems": sorted(table.gem(seat) for seat in range(table.seats)),
        "heroes": sum(table.in_hall(hero) for hero in range(FIRST_HERO, FIRST_HERO + HEROES)),
        **camp_decks,
    }


def lay_expansion(table: Board) -> dict[str, Any]:
    """N2.6: more heroes, and a camp deck for each age."""
    heroes.join_hall(table)
    sizes = []
    for age in (1, 2):
        table.camp_deck_size = 0
        camp.lay_camp_deck(table, age)
        sizes.append(table.camp_deck_size)
    return {"camp_decks": sizes}


# -- order and gems (N6) ---------------------------------------------------------------------------


def resolve_order(position: JsonObject) -> list[str]:
    table, names = revealed_tavern(position)
    return [names[table.in_order(place)] for place in range(table.order_size)]


def gem_swap(position: JsonObject) -> dict[str, int]:
    table, names = revealed_tavern(position)
    taverns.swap_gems(table)
    return {name: table.gem(names.index(name)) for name in read_gems(position)}


def revealed_tavern(position: JsonObject) -> tuple[NidavellirTable, list[str]]:
    """N6.2, N6.3: bids lie open, order and tie groups are fixed."""
    bids = position.by_name("bids", json_values.coin_or_none)
    gems = read_gems(position)
    names = seats_for([*bids, *gems])
    table = empty_table(len(names))
    lay_gems(table, names, gems, (name for name, coin in bids.items() if coin != NO_COIN))
    for name, coin in bids.items():
        table.set_coin(names.index(name), 0, coin)
        table.set_place(names.index(name), 0, ON_TAVERN)
    taverns.fix_order(table)
    return table, names


# -- the camp (N13) --------------------------------------------------------------------------------


def camp_access(position: JsonObject) -> list[str]:
    """N13.3, N14.1."""
    order = position.row("order", json_values.name)
    owner = [position.read("fafnir", json_values.name)] if position.has("fafnir") else []
    names = seats_for([*order, *owner])
    table = empty_table(len(names))
    lay_order(table, [names.index(name) for name in order])
    table.camp_visited = int(position.flag("first_went_to_camp"))
    for slot in range(position.whole("camp_size", 0, CAMP_SIZE)):
        table.set_camp_card(slot, FIRST_MERCENARY + slot)
    for name in owner:
        claim(table, names.index(name), FAFNIR_BALEYGR)
    return [name for name in order if table.camp_open_to(names.index(name))]


def tavern_discard_due(position: JsonObject) -> bool:
    """N13.6: whether the turn of the first player ends in a discard."""
    seats = position.whole("players", 2, MOST_SEATS)
    table = empty_table(seats, position.flag("thingvellir"))
    lay_order(table, list(range(seats)) if position.flag("second_has_bid") else [0])
    table.camp_visited = int(position.flag("first_went_to_camp"))
    table.turn_begins(0)
    flow.advance(table)
    return awaits(table, steps.TAVERN_DISCARD)
