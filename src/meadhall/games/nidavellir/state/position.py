# interpreted: reads and writes a position once
"""A whole table as plain JSON and back: tokens of N20.1, players as in N20.2, and everything else in words.

A loaded table plays on exactly as the saved one. A position that no game can reach is refused in one line;
`load` raises nothing but a `Refusal`.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.rng import STATE_MASK, luck_from_seed
from meadhall.core.table import NOBODY

from ..rules.bids import cards_per_tavern
from ..rules.game_table import NidavellirTable
from ..rules.thingvellir.expansion_table import ThingvellirTable
from . import json_values
from .cards import (
    CAMP_CARDS,
    CAMP_CARDS_PER_AGE,
    CLASSES,
    DISTINCTION_IDS,
    FIRST_CAMP_CARD,
    FIRST_DWARF,
    FIRST_HERO,
    HEROES,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    PILE_KINDS,
    TAVERN_IDS,
    TOKENS,
    is_camp_card,
)
from .choices import CHOICES
from .conservation import check_conservation
from .consistency import check_consistency
from .json_values import JsonObject
from .pending import dwarf_or_offering, lay_stack, plain_stack
from .player_position import claim, held_twice, lay_order, lay_player, open_hall, plain_player, wrong_place
from .table import (
    CAMP_SIZE,
    COINS,
    MOST_SEATS,
    NOT_IN_PLAY,
    PIONEER_CARDS,
    TAVERNS,
    UNCLAIMED,
    Board,
    empty_cells,
)
from .view import PHASES

GAME: Final = "nidavellir"
FEWEST_SEATS: Final = 2
MOST_ROUNDS: Final = 4
MOST_CARDS: Final = 100  # more than all decks together
LARGEST_DECK: Final = 46
PLACES: Final = ("hand", *TAVERN_IDS, "pouch", "box")

optional_card = json_values.optional(dwarf_or_offering, 0)


# -- to plain JSON ---------------------------------------------------------------------------------


def dump(table: Board) -> dict[str, Any]:
    """The table as plain JSON, with all its secrets."""
    return {
        "game": GAME,
        "thingvellir": table.has_camp(),
        "age": table.age,
        "round": table.round,
        "phase": PHASES[table.phase],
        "tavern": TAVERN_IDS[table.tavern],
        "revealed": table.revealed,
        "seats": [plain_seat(table, seat) for seat in range(table.seats)],
        "order": [table.in_order(place) for place in range(table.order_size)],
        "pending": plain_stack(table),
        **plain_supply(table),
        **(plain_camp(table) if table.has_camp() else {}),
        "luck": table.luck,
    }


def plain_seat(table: Board, seat: int) -> dict[str, Any]:
    row = range(COINS)
    return {
        **plain_player(table, seat),
        "gem_below": table.gem_below(seat) or None,
        "places": [PLACES[table.place(seat, index)] for index in row],
        "exposed": [table.exposed(seat, index) for index in row],
        "zolkur_waits": table.zolkur_waits(seat),
        "bid": number_or_none(table.bid(seat)),
        "sealed": number_or_none(table.sealed(seat)),
    }


def plain_supply(table: Board) -> dict[str, Any]:
    slots = range(cards_per_tavern(table.seats))
    values = range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1)
    return {
        "taverns": {
            tavern_id: [token_or_none(table.tavern_card(tavern, slot)) for slot in slots]
            for tavern, tavern_id in enumerate(TAVERN_IDS)
        },
        "deck": [TOKENS[table.deck_card(index)] for index in range(table.deck_size)],
        "pioneer": [token_or_none(table.pioneer_card(index)) for index in range(PIONEER_CARDS)],
        "pile": [
            TOKENS[card] for card in range(FIRST_DWARF, PILE_KINDS) for _copy in range(table.pile(card))
        ],
        "treasury": {str(value): table.treasury(value) for value in values if table.treasury(value)},
        "hall": [TOKENS[hero] for hero in range(FIRST_HERO, FIRST_HERO + HEROES) if table.in_hall(hero)],
        "distinctions": [
            DISTINCTION_IDS[column] for column in range(CLASSES) if table.distinction(column) == UNCLAIMED
        ],
    }


def plain_camp(table: Board) -> dict[str, Any]:
    every = range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS)
    return {
        "camp": [token_or_none(table.camp_card(slot)) for slot in range(CAMP_SIZE)],
        "camp_deck": [TOKENS[table.camp_deck_card(index)] for index in range(table.camp_deck_size)],
        "camp_discard": [TOKENS[card] for card in every if table.camp_holder(card) == NOT_IN_PLAY],
        "camp_visited": bool(table.camp_visited),
    }


def token_or_none(card: int) -> str | None:
    return TOKENS[card] or None


def number_or_none(number: int) -> int | None:
    return number if number != NOBODY else None


# -- from plain JSON -------------------------------------------------------------------------------


def load(plain: object) -> NidavellirTable:
    """The table of a position; refuses one that no game can reach."""
    position = JsonObject(plain, "the position")
    position.one_of("game", (GAME,))
    table = empty_table(position)
    lay_clock(table, position)
    for seat, player in enumerate(position.row("seats", json_values.facts)):
        lay_seat(table, seat, player)
    lay_order(table, position.row("order", json_values.whole(0, table.seats - 1)))
    lay_supply(table, position)
    if table.has_camp():
        lay_camp(table, position)
    lay_stack(table, position)
    check_conservation(table)
    check_consistency(table)
    return table


def empty_table(position: JsonObject) -> NidavellirTable:
    seats = len(position.row("seats", json_values.facts))
    json_values.whole(FEWEST_SEATS, MOST_SEATS)(seats, "number of seats")
    luck = position.whole("luck", 0, STATE_MASK) if position.has("luck") else luck_from_seed(0)
    kind = ThingvellirTable if position.flag("thingvellir") else NidavellirTable
    return kind(seats, luck, empty_cells(seats))


def lay_clock(table: Board, position: JsonObject) -> None:
    table.age = position.whole("age", 1, 2)
    table.round = position.whole("round", 1, MOST_ROUNDS)
    table.phase = position.one_of("phase", PHASES)
    table.tavern = position.one_of("tavern", tuple(TAVERN_IDS))
    table.revealed = position.whole("revealed", 0, TAVERNS)


def lay_seat(table: Board, seat: int, player: JsonObject) -> None:
    lay_player(table, seat, player)
    places = player.row("places", json_values.one_of(PLACES), COINS)
    exposed = player.row("exposed", json_values.flag, COINS)
    for index in range(COINS):
        table.set_place(seat, index, places[index])
        table.expose(seat, index, int(exposed[index]))
    table.set_gem_below(
        seat, player.read("gem_below", json_values.optional(json_values.whole(1, MOST_SEATS), 0))
    )
    table.set_zolkur_waits(seat, int(player.flag("zolkur_waits")))
    table.set_bid(
        seat, player.read("bid", json_values.optional(json_values.whole(0, HIGHEST_ROYAL_VALUE), NOBODY))
    )
    table.seal(seat, player.read("sealed", json_values.optional(json_values.whole(0, CHOICES - 1), NOBODY)))


def lay_supply(table: Board, position: JsonObject) -> None:
    """Lay the things that no player owns: taverns, decks, pile, treasury, hall, distinctions."""
    taverns = position.within("taverns")
    for tavern, tavern_id in enumerate(TAVERN_IDS):
        cards = taverns.row(tavern_id, optional_card, cards_per_tavern(table.seats))
        for slot, card in enumerate(cards):
            table.set_tavern_card(tavern, slot, card)
    for card in cards_of(position, "deck", LARGEST_DECK):
        table.add_to_deck(card)
    for card in cards_of(position, "pile", MOST_CARDS):
        table.change_pile(card, 1)
    for index, card in enumerate(position.row("pioneer", optional_card, PIONEER_CARDS)):
        table.set_pioneer_card(index, card)
    for value, count in position.read("treasury", json_values.treasury).items():
        table.change_treasury(value, count)
    open_hall(table, position.row("hall", json_values.hero))
    lay_distinctions(table, position.row("distinctions", json_values.one_of(tuple(DISTINCTION_IDS))))


def cards_of(position: JsonObject, field: str, most: int) -> list[int]:
    cards = position.row(field, dwarf_or_offering)
    if len(cards) > most:
        raise Refusal("wrong_count", what=field, wanted=at_most(most), found=len(cards))
    return cards


def lay_distinctions(table: Board, waiting: list[int]) -> None:
    """Those neither waiting nor in a command zone are lost (N11.10)."""
    for column in range(CLASSES):
        if column in waiting and table.distinction(column) != UNCLAIMED:
            raise held_twice(DISTINCTION_IDS[column])
        if column not in waiting and table.distinction(column) == UNCLAIMED:
            table.set_distinction(column, NOT_IN_PLAY)


def lay_camp(table: Board, position: JsonObject) -> None:
    for slot, card in enumerate(position.row("camp", json_values.optional(camp_card, 0), CAMP_SIZE)):
        table.set_camp_card(slot, card)
    deck = position.row("camp_deck", camp_card)
    if len(deck) > CAMP_CARDS_PER_AGE:
        raise Refusal("wrong_count", what="camp_deck", wanted=at_most(CAMP_CARDS_PER_AGE), found=len(deck))
    for card in deck:
        table.add_to_camp_deck(card)
    for card in position.row("camp_discard", camp_card):
        claim(table, 0, card)
        table.set_camp_holder(card, NOT_IN_PLAY)
    table.camp_visited = int(position.flag("camp_visited"))


def camp_card(value: object, field: str) -> int:
    card = json_values.card(value, field)
    if not is_camp_card(card):
        raise wrong_place(card, "the camp")
    return card
