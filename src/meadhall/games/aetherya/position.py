# interpreted: reads and writes a position once
"""A whole table as plain JSON and back, with the codes and ids of Q1.

A table that is loaded plays on exactly as the one that was saved. What could never have come about in a game
is refused in one line; nothing but a refusal is ever raised.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.luck import STATE_MASK, luck_from_seed
from meadhall.core.table import NOBODY

from . import given, legends, steps
from .adjacency import CELLS, SIDE
from .cards import CODES, TOKEN_IDS, TOKENS, UNKNOWN_TOKEN
from .choices import ARRANGEMENTS
from .consistency import check_consistency
from .game_table import AetheryaTable
from .given import Given
from .table import COOPERATIVE, HAND, MOST_SEATS, PILE_ROOM, PILES, SOLO, Board, empty_cells
from .view import CARD_NUMBERS, MODES, legend_ids

GAME: Final = "aetherya"
CENTURIES: Final = 3
MOST_COPIES: Final = 8
MOST_POINTS: Final = 1000
DECISIONS: Final = ("over", *(steps.DECISION_IDS[step] for step in sorted(steps.DECISION_IDS)))

# -- to plain JSON ---------------------------------------------------------------------------------


def dump(table: Board) -> dict[str, Any]:
    """The table as plain JSON, with all its secrets."""
    return {
        "game": GAME,
        "mode": MODES[table.mode],
        "items": bool(table.items),
        "decision": DECISIONS[table.step],
        "active": table.active,
        "first": table.first,
        "claimed": bool(table.claimed),
        "looks": table.looks,
        "cell": given.plain_cell(table.cell) if table.step == steps.TOKEN_CHOICE else None,
        "held": code_or_none(table.held),
        "deck_size": table.deck_size,
        "unseen": {CODES[card]: table.unseen(card) for card in CARD_NUMBERS},
        "deck": {CODES[card]: table.deck_count(card) for card in CARD_NUMBERS} if table.deck_apart else None,
        "piles": [
            [CODES[table.pile_card(pile, place)] for place in range(table.pile_size(pile))]
            for pile in range(number_of_piles(table))
        ],
        "display": list(legend_ids(table.display)),
        "legend_deck": list(legend_ids(table.legend_deck)),
        **(plain_campaign(table) if table.mode == SOLO else {}),
        **(plain_team(table) if table.mode == COOPERATIVE else {}),
        "seats": [plain_seat(table, seat) for seat in range(table.seats)],
        "luck": table.luck,
    }


def plain_campaign(table: Board) -> dict[str, Any]:
    return {
        "rows": [list(legend_ids(table.row(century))) for century in (1, 2, 3)],
        "century": table.century,
        "fulfilled": list(legend_ids(table.turned)),
        "points": [table.points(century) for century in (1, 2, 3)],
        "lost": bool(table.lost),
        "other": code_or_none(table.other),
        "held_from_discard": bool(table.held_public),
        "other_from_discard": bool(table.other_public),
    }


def plain_team(table: Board) -> dict[str, Any]:
    return {"turned": list(legend_ids(table.turned)), "penalty": list(legend_ids(table.penalty))}


def plain_seat(table: Board, seat: int) -> dict[str, Any]:
    arranging = table.step == steps.ARRANGE
    plain: dict[str, Any] = {
        "kingdom": [
            [CODES[table.card(seat, row * SIDE + column)] for column in range(SIDE)] for row in range(SIDE)
        ],
        "legends": list(legend_ids(table.claims(seat))),
    }
    if arranging:
        plain["hand"] = [CODES[table.hand_card(seat, index)] for index in range(HAND)]
        plain["shown"] = [table.hand_card_shown(seat, index) for index in range(HAND)]
        plain["sealed"] = table.sealed(seat) if table.sealed(seat) != NOBODY else None
    if table.items:
        plain |= plain_tokens(table, seat)
    return plain


def plain_tokens(table: Board, seat: int) -> dict[str, Any]:
    every = range(1, TOKENS)
    return {
        "beside": [TOKEN_IDS[token] for token in every for _ in range(table.beside(seat, token))],
        "on_cards": [plain_token(table, seat, cell) for cell in range(CELLS) if table.token(seat, cell)],
        "hidden": [TOKEN_IDS[token] for token in every if table.is_hidden(seat, token)],
    }


def plain_token(table: Board, seat: int, cell: int) -> dict[str, Any]:
    """A closed token nobody has looked at has no face yet: null."""
    token = table.token(seat, cell)
    return {
        "cell": given.plain_cell(cell),
        "token": None if token == UNKNOWN_TOKEN else TOKEN_IDS[token],
        "closed": table.token_is_closed(seat, cell),
        "lookers": [other for other in range(table.seats) if table.lookers(seat, cell) >> other & 1],
    }


def code_or_none(card: int) -> str | None:
    return CODES[card] if card else None


def number_of_piles(table: Board) -> int:
    return PILES if table.mode == COOPERATIVE else 1


# -- from plain JSON -------------------------------------------------------------------------------


def load(plain: object) -> AetheryaTable:
    """The table that was described; refuses what cannot be a game."""
    position = Given(plain, "the position")
    position.one_of("game", (GAME,))
    table = empty_table(position)
    lay_turn(table, position)
    lay_cards(table, position)
    lay_legends(table, position)
    for seat, player in enumerate(position.row("seats", given.facts)):
        lay_seat(table, seat, player)
        legends.look_up(table, seat)
    check_consistency(table)
    return table


def empty_table(position: Given) -> AetheryaTable:
    seats = len(position.row("seats", given.facts))
    mode = position.one_of("mode", MODES)
    items = position.flag("items", False)
    given.whole(1 if mode == SOLO else 2, 1 if mode == SOLO else MOST_SEATS)(seats, "number of seats")
    luck = position.whole("luck", 0, STATE_MASK) if position.has("luck") else luck_from_seed(0)
    table = AetheryaTable(seats, luck, empty_cells(items))
    table.mode = mode
    table.items = int(items)
    return table


def lay_turn(table: Board, position: Given) -> None:
    last = table.seats - 1
    table.step = position.one_of("decision", DECISIONS)
    table.active = position.whole("active", 0, last)
    table.first = position.whole("first", 0, last)
    table.claimed = int(position.flag("claimed", False))
    table.looks = position.whole("looks", 0, MOST_SEATS) if position.has("looks") else 0
    if table.step == steps.TOKEN_CHOICE:
        table.cell = position.read("cell", given.cell)
    if position.has("held"):
        table.held = position.read("held", given.card)


def lay_cards(table: Board, position: Given) -> None:
    table.deck_size = position.whole("deck_size", 0, 80)
    for card, number in position.read("unseen", counts).items():
        table.change_unseen(card, number)
    if position.has("deck"):
        table.deck_apart = 1
        for card, number in position.read("deck", counts).items():
            table.change_deck(card, number)
    piles = position.row("piles", given.row(given.card), number_of_piles(table))
    for pile, cards in enumerate(piles):
        given.whole(0, PILE_ROOM)(len(cards), "size of a pile")
        for card in cards:
            table.put_on_pile(pile, card)


def counts(value: object, field: str) -> dict[int, int]:
    """How many of each card; those not listed are absent."""
    number = given.whole(0, MOST_COPIES)
    return {given.card(code, field): number(found, code) for code, found in Given(value, field).plain.items()}


def lay_legends(table: Board, position: Given) -> None:
    table.display = position.read("display", given.legends)
    table.legend_deck = position.read("legend_deck", given.legends)
    if table.mode == SOLO:
        lay_campaign(table, position)
    elif table.mode == COOPERATIVE:
        table.turned = position.read("turned", given.legends)
        table.penalty = position.read("penalty", given.legends)


def lay_campaign(table: Board, position: Given) -> None:
    for century, row in enumerate(position.row("rows", given.legends, CENTURIES), 1):
        table.set_row(century, row)
    table.century = position.whole("century", 0, CENTURIES)
    table.turned = position.read("fulfilled", given.legends)
    scores = position.row("points", given.whole(-MOST_POINTS, MOST_POINTS), CENTURIES)
    for century, points in enumerate(scores, 1):
        table.set_points(century, points)
    table.lost = int(position.flag("lost", False))
    if position.has("other"):
        table.other = position.read("other", given.card)
    table.held_public = int(position.flag("held_from_discard", False))
    table.other_public = int(position.flag("other_from_discard", False))


# -- seats -----------------------------------------------------------------------------------------


def lay_seat(table: Board, seat: int, player: Given) -> None:
    table.close_kingdom(seat)
    table.seal(seat, NOBODY)
    for cell, face in enumerate(player.read("kingdom", given.kingdom)):
        if face.is_open:
            table.set_card(seat, cell, face.card)
        elif face.card:
            raise Refusal("contradiction", "A3.1", field="kingdom")  # a closed card has no face yet
    table.set_claims(seat, player.read("legends", given.legends))
    if table.step == steps.ARRANGE:
        lay_hand(table, seat, player)
    if table.items:
        lay_tokens(table, seat, player)


def lay_hand(table: Board, seat: int, player: Given) -> None:
    shown = player.row("shown", given.flag, HAND)
    for index, card in enumerate(player.row("hand", given.card, HAND)):
        table.set_hand_card(seat, index, card, shown[index])
    if player.has("sealed"):
        table.seal(seat, player.whole("sealed", 0, ARRANGEMENTS - 1))


def lay_tokens(table: Board, seat: int, player: Given) -> None:
    for token in player.row("beside", given.token):
        if table.beside(seat, token) == MOST_SEATS:
            raise Refusal("wrong_count", "A1.5", what=TOKEN_IDS[token], wanted="at most 4", found="more")
        table.change_beside(seat, token, 1)
    for token in player.row("hidden", given.token):
        table.hide_token(seat, token, 1)
    for lying in player.row("on_cards", given.facts):
        lay_token(table, seat, lying)


def lay_token(table: Board, seat: int, lying: Given) -> None:
    cell = lying.read("cell", given.cell)
    if table.token(seat, cell):
        raise Refusal("contradiction", "B1.2", field="on_cards")
    token = lying.read("token", given.token_or_none)
    lookers = sum(1 << other for other in set(lying.row("lookers", given.whole(0, table.seats - 1))))
    if lying.flag("closed") != bool(not token or lookers):
        raise Refusal("contradiction", "B1.1", field="closed")
    table.set_token(seat, cell, token or UNKNOWN_TOKEN, lookers)
