# interpreted: writes a position once
"""A whole table as plain JSON, with the codes and ids of Q1. `position.load` reads it."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.table import NOBODY

from ..rules.adjacency import CELLS, SIDE
from . import json_values, steps
from .cards import CODES, TOKEN_IDS, TOKENS, UNKNOWN_TOKEN
from .table import COOPERATIVE, HAND, SOLO, Board
from .view import CARD_NUMBERS, MODES, legend_ids, lookers, piles, tokens_beside

GAME: Final = "aetherya"
DECISION_NAMES: Final = ("over", *(steps.DECISIONS[step].position_name for step in sorted(steps.DECISIONS)))


def dump(table: Board) -> dict[str, Any]:
    """The table as plain JSON, with all its secrets."""
    return {
        "game": GAME,
        "mode": MODES[table.mode],
        "items": bool(table.items),
        "decision": DECISION_NAMES[table.step],
        "active": table.active,
        "first": table.first,
        "claimed": bool(table.claimed),
        "looks": table.looks,
        "cell": json_values.plain_cell(table.cell) if table.step == steps.TOKEN_CHOICE else None,
        "held": code_or_none(table.held),
        "deck_size": table.deck_size,
        "unseen": {CODES[card]: table.unseen(card) for card in CARD_NUMBERS},
        "deck": {CODES[card]: table.deck_count(card) for card in CARD_NUMBERS} if table.deck_apart else None,
        "piles": piles(table),
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
        "beside": list(tokens_beside(table, seat)),
        "on_cards": plain_on_cards(table, seat),
        "hidden": [TOKEN_IDS[token] for token in every if table.is_hidden(seat, token)],
    }


def plain_on_cards(table: Board, seat: int) -> list[dict[str, Any]]:
    return [plain_token(table, seat, cell) for cell in range(CELLS) if table.token(seat, cell)]


def plain_token(table: Board, seat: int, cell: int) -> dict[str, Any]:
    """A closed token nobody has looked at has no face yet: null."""
    token = table.token(seat, cell)
    return {
        "cell": json_values.plain_cell(cell),
        "token": None if token == UNKNOWN_TOKEN else TOKEN_IDS[token],
        "closed": table.token_is_closed(seat, cell),
        "lookers": list(lookers(table, seat, cell)),
    }


def code_or_none(card: int) -> str | None:
    return CODES[card] if card else None
