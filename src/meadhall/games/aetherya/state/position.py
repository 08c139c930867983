# interpreted: reads a position once
"""A whole table from plain JSON; `position_writer` writes it.

A table that is loaded plays on exactly as the one that was saved. What could never have come about in a game
is refused in one line; nothing but a refusal is ever raised. The referee lays the parts of a position that a
question shows with the same functions (`json_values.Question`).
"""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.rng import STATE_MASK, luck_from_seed
from meadhall.core.table import NOBODY

from ..rules import legends
from ..rules.game_table import AetheryaTable
from . import json_values, steps
from .cards import TOKEN_IDS, UNKNOWN_TOKEN
from .choices import ARRANGEMENTS
from .consistency import check_consistency
from .json_values import Face, Position
from .position_writer import DECISION_NAMES, GAME, dump
from .table import COOPERATIVE, HAND, MOST_SEATS, PILE_ROOM, SOLO, Board, empty_cells
from .view import MODES, number_of_piles

__all__ = ["dump", "load"]

CENTURIES: Final = 3
MOST_COPIES: Final = 8
MOST_POINTS: Final = 1000
LARGEST_DECK: Final = 80
STRANGER: Final = 8  # the bit of a seat that is not at the table: closed tokens need somebody who knows them


def load(plain: object) -> AetheryaTable:
    """The table that was described; refuses what cannot be a game."""
    position = Position(plain, "the position")
    position.one_of("game", (GAME,))
    table = empty_table(position)
    lay_turn(table, position)
    lay_cards(table, position)
    lay_legends(table, position)
    for seat, player in enumerate(position.parts("seats")):
        lay_seat(table, seat, player)
    check_consistency(table)
    return table


def empty_table(position: Position) -> AetheryaTable:
    seats = len(position.parts("seats"))
    mode = position.one_of("mode", MODES)
    items = position.flag("items", False)
    json_values.whole(1 if mode == SOLO else 2, 1 if mode == SOLO else MOST_SEATS)(seats, "number of seats")
    luck = position.whole("luck", 0, STATE_MASK) if position.has("luck") else luck_from_seed(0)
    table = AetheryaTable(seats, luck, empty_cells(items))
    table.mode = mode
    table.items = int(items)
    return table


def lay_turn(table: Board, position: Position) -> None:
    last = table.seats - 1
    table.step = position.one_of("decision", DECISION_NAMES)
    table.active = position.whole("active", 0, last)
    table.first = position.whole("first", 0, last)
    table.claimed = int(position.flag("claimed", False))
    table.looks = position.whole("looks", 0, MOST_SEATS) if position.has("looks") else 0
    if table.step == steps.TOKEN_CHOICE:
        table.cell = position.read("cell", json_values.cell)
    if position.has("held"):
        table.held = position.read("held", json_values.card)


def lay_cards(table: Board, position: Position) -> None:
    table.deck_size = position.whole("deck_size", 0, LARGEST_DECK)
    for card, number in position.read("unseen", counts).items():
        table.change_unseen(card, number)
    if position.has("deck"):
        table.deck_apart = 1
        for card, number in position.read("deck", counts).items():
            table.change_deck(card, number)
    lay_piles(
        table, position.row("piles", json_values.row(json_values.card), number_of_piles(table)), PILE_ROOM
    )


def lay_piles(table: Board, piles: list[list[int]], room: int) -> None:
    for pile, cards in enumerate(piles):
        json_values.whole(0, room)(len(cards), "size of a pile")
        for card in cards:
            table.put_on_pile(pile, card)


def counts(value: object, field: str) -> dict[int, int]:
    """The number of each card; cards that are not listed are absent."""
    number = json_values.whole(0, MOST_COPIES)
    return {
        json_values.card(code, field): number(found, code)
        for code, found in Position(value, field).plain.items()
    }


def lay_legends(table: Board, position: Position) -> None:
    table.display = position.read("display", json_values.legends)
    table.legend_deck = position.read("legend_deck", json_values.legends)
    if table.mode == SOLO:
        lay_campaign(table, position)
    elif table.mode == COOPERATIVE:
        table.turned = position.read("turned", json_values.legends)
        table.penalty = position.read("penalty", json_values.legends)


def lay_campaign(table: Board, position: Position) -> None:
    lay_rows(table, position, first_century=0)
    table.turned = position.read("fulfilled", json_values.legends)
    scores = position.row("points", json_values.whole(-MOST_POINTS, MOST_POINTS), CENTURIES)
    for century, points in enumerate(scores, 1):
        table.set_points(century, points)
    table.lost = int(position.flag("lost", False))
    if position.has("other"):
        table.other = position.read("other", json_values.card)
    table.held_public = int(position.flag("held_from_discard", False))
    table.other_public = int(position.flag("other_from_discard", False))


def lay_rows(table: Board, position: Position, first_century: int = 1) -> None:
    """The legends of a campaign, and the century that is being played."""
    for century, row in enumerate(position.row("rows", json_values.legends, CENTURIES), 1):
        table.set_row(century, row)
    table.century = position.whole("century", first_century, CENTURIES)


# -- seats -----------------------------------------------------------------------------------------


def lay_seat(table: Board, seat: int, player: Position) -> None:
    table.close_kingdom(seat)
    table.seal(seat, NOBODY)
    faces = player.read("kingdom", json_values.kingdom)
    if any(face.card and not face.is_open for face in faces):
        raise Refusal("contradiction", "A3.1", field="kingdom")  # a closed card has no face yet
    lay_kingdom(table, seat, faces)
    table.set_claims(seat, player.read("legends", json_values.legends))
    if table.step == steps.ARRANGE:
        lay_hand(table, seat, player)
    if table.items:
        lay_tokens(table, seat, player)


def lay_kingdom(table: Board, seat: int, faces: list[Face]) -> None:
    """The open cards of a kingdom whose cards are all closed."""
    for cell, face in enumerate(faces):
        if face.is_open:
            table.set_card(seat, cell, face.card)
    legends.look_up(table, seat)


def lay_hand(table: Board, seat: int, player: Position) -> None:
    shown = player.row("shown", json_values.flag, HAND)
    for index, card in enumerate(player.row("hand", json_values.card, HAND)):
        table.set_hand_card(seat, index, card, shown[index])
    if player.has("sealed"):
        table.seal(seat, player.whole("sealed", 0, ARRANGEMENTS - 1))


def lay_tokens(table: Board, seat: int, player: Position) -> None:
    lay_beside(table, seat, player)
    for token in player.row("hidden", json_values.token):
        table.hide_token(seat, token, 1)
    for lying in player.parts("on_cards"):
        lay_token(table, seat, lying)


def lay_beside(table: Board, seat: int, player: Position) -> None:
    for token in player.row("beside", json_values.token):
        if table.beside(seat, token) == MOST_SEATS:
            raise Refusal("wrong_count", "A1.5", what=TOKEN_IDS[token], wanted=at_most(4), found="more")
        table.change_beside(seat, token, 1)


def lay_token(table: Board, seat: int, lying: Position) -> None:
    cell = lying.read("cell", json_values.cell)
    if table.token(seat, cell):
        raise Refusal("contradiction", "B1.2", field="on_cards")
    token = lying.read("token", json_values.token_or_none if lying.whole_position else json_values.token)
    lookers = sum(1 << other for other in set(lying.row("lookers", json_values.whole(0, table.seats - 1))))
    if lying.flag("closed") and not lying.whole_position:
        lookers = lookers or STRANGER
    if lying.flag("closed") != bool(not token or lookers):
        raise Refusal("contradiction", "B1.1", field="closed")
    table.set_token(seat, cell, token or UNKNOWN_TOKEN, lookers)
