# interpreted: lays out a position once
"""One player's side of the table as plain JSON (N20.2), onto a seat and back.

This module refuses only things that no table can hold: a card in a wrong column, a hero in two places. The
number of cards is checked for whole tables only (see `conservation`), because the referee also answers
questions about excerpts of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.table import NOBODY

from ..words.refusals import Noun
from . import json_values
from .cards import (
    CLASS_IDS,
    CLASS_OF,
    CLASSES,
    COIN_TOKENS,
    DISTINCTION_IDS,
    FIRST_HERO,
    FIRST_MERCENARY,
    HEROES,
    MERCENARY_CLASS,
    NEUTRAL,
    NO_COIN,
    OLWYN_DOUBLE,
    SPECIAL_GEM,
    THRUD,
    TOKENS,
    VEGVISIR,
    YLUD,
    is_artefact,
    is_camp_card,
    is_hero,
    is_mercenary,
    is_offering,
    points_in,
)
from .json_values import JsonObject
from .table import COINS, COLUMN_ROOM, ENLISTED, NOT_IN_PLAY, UNCLAIMED, Board
from .view import column_tokens, command_zone, row_of

MOST_POINTS: Final = 255  # of a column, on any table


# -- onto a seat -----------------------------------------------------------------------------------


def lay_player(table: Board, seat: int, player: JsonObject) -> None:
    """A player of N20.2, of a whole table or of a question. In a question what is left out is empty."""
    in_question = isinstance(player, json_values.Question)
    lay_army(table, seat, player)
    lay_command(table, seat, player)
    lay_coins(table, seat, player.row("coins", json_values.coin_or_none, None if in_question else COINS))
    if not in_question or player.has("gem"):
        table.set_gem(seat, player.whole("gem", 1, SPECIAL_GEM))


def lay_army(table: Board, seat: int, player: JsonObject) -> None:
    columns = player.by_name("army", json_values.row(json_values.card))
    for class_id, cards in columns.items():
        column = json_values.column(class_id, "army")
        for card in cards:
            claim(table, seat, card)
            stand(table, seat, card, column)
    refuse_covered_thrud(table, seat)


def stand(table: Board, seat: int, card: int, column: int) -> None:
    """Put a card that has been claimed at the end of a column."""
    check_column(table, seat, card, column)
    table.put_card(seat, column, card)
    if card == THRUD:
        table.set_thrud_column(seat, column)
    elif card == YLUD:
        table.set_ylud_column(seat, column)
    elif is_camp_card(card):
        table.set_camp_holder(card, ENLISTED + seat)


def check_column(table: Board, seat: int, card: int, column: int) -> None:
    """N8.1: columns never mix; N16.5: never two doubles in one."""
    second_double = card == OLWYN_DOUBLE and table.find_card(seat, column, card) != NOBODY
    if column not in columns_of(card) or second_double:
        raise wrong_place(card, f"the {CLASS_IDS[column]} column")
    full = table.height(seat, column) + 1 >= COLUMN_ROOM
    if full or table.points(seat, column) + points_in(card, column) > MOST_POINTS:
        raise Refusal("wrong_count", what=CLASS_IDS[column], wanted=Noun("fewer"), found=Noun("so_many"))


def columns_of(card: int) -> Sequence[int]:
    """Columns in which a card may stand."""
    if card in (THRUD, YLUD, OLWYN_DOUBLE):
        return range(CLASSES)
    if is_mercenary(card):
        side = (card - FIRST_MERCENARY) * 2
        return (MERCENARY_CLASS[side], MERCENARY_CLASS[side + 1])
    return () if is_offering(card) or CLASS_OF[card] == NEUTRAL else (CLASS_OF[card],)


def refuse_covered_thrud(table: Board, seat: int) -> None:
    """N9.10: she is always the last card of her column."""
    column = table.thrud_column(seat)
    if column != NOBODY and table.last_card(seat, column) != THRUD:
        raise Refusal("wrong_place", "N9.10", token=TOKENS[THRUD], place=Noun("middle"))


def lay_command(table: Board, seat: int, player: JsonObject) -> None:
    """N3.2: neutral heroes, distinctions, artefacts, mercenaries not yet enrolled."""
    for token in player.row("command", json_values.name):
        if token in DISTINCTION_IDS:
            claim_distinction(table, seat, DISTINCTION_IDS.index(token))
            continue
        card = json_values.card(token, "command")
        if not may_command(card):
            raise wrong_place(card, "the command zone")
        claim(table, seat, card)


def may_command(card: int) -> bool:
    neutral_hero = is_hero(card) and CLASS_OF[card] == NEUTRAL
    return neutral_hero or is_mercenary(card) or (is_artefact(card) and card != VEGVISIR)


def claim(table: Board, seat: int, card: int) -> None:
    """Heroes and camp cards are there once: note who holds them."""
    if is_hero(card):
        if table.hero_holder(card) != UNCLAIMED:
            raise held_twice(TOKENS[card])
        table.set_hero_holder(card, seat + 1)
        table.set_heroes(seat, table.heroes(seat) + 1)
    elif is_camp_card(card):
        if table.camp_holder(card) != UNCLAIMED:
            raise held_twice(TOKENS[card])
        table.set_camp_holder(card, seat + 1)


def claim_distinction(table: Board, seat: int, column: int) -> None:
    if table.distinction(column) != UNCLAIMED:
        raise held_twice(DISTINCTION_IDS[column])
    table.set_distinction(column, seat + 1)


def open_hall(table: Board, hall: Sequence[int]) -> None:
    """Only these heroes are left to recruit; those nobody holds are out of the game."""
    for hero in range(FIRST_HERO, FIRST_HERO + HEROES):
        if hero in hall and not table.in_hall(hero):
            raise held_twice(TOKENS[hero])
        if hero not in hall and table.in_hall(hero):
            table.set_hero_holder(hero, NOT_IN_PLAY)


def lay_coins(table: Board, seat: int, row: Sequence[int]) -> None:
    """The owner's row, in the order by which coins are chosen."""
    if len(row) > COINS:
        raise Refusal("wrong_count", "N3.3", what="coins", wanted=at_most(COINS), found=len(row))
    for index, coin in enumerate(row):
        table.set_coin(seat, index, coin)


def lay_order(table: Board, order: Sequence[int]) -> None:
    """The order of play at the tavern being resolved: each seat once (N6.2)."""
    if len(set(order)) < len(order):
        raise Refusal("contradiction", "N6.2", field="order")
    for place, seat in enumerate(order):
        table.set_order(place, seat)
    table.order_size = len(order)


def wrong_place(card: int, place: object) -> Refusal:
    return Refusal("wrong_place", token=TOKENS[card], place=place)


def held_twice(token: str) -> Refusal:
    return Refusal("held_twice", token=token)


# -- and back --------------------------------------------------------------------------------------


def plain_player(table: Board, seat: int) -> dict[str, Any]:
    """N20.2; a coin that is gone (N14.11) leaves a gap in the row, for coins are chosen by their place."""
    return {
        "army": {CLASS_IDS[column]: list(column_tokens(table, seat, column)) for column in range(CLASSES)},
        "command": list(command_zone(table, seat)),
        "coins": [COIN_TOKENS[coin] if coin != NO_COIN else None for coin in row_of(table, seat)],
        "gem": table.gem(seat),
    }
