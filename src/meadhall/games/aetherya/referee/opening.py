# interpreted: answers a question at a time
"""Questions about setup and about who knows what (A2, A3, C2, D2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.errors import Refusal
from meadhall.core.table import NOBODY

from ..rules import deal, game_table
from ..rules.adjacency import CELLS, count
from ..state import json_values, secrets
from ..state.cards import CLOSED, COPIES, KINDS, PLAIN, TREATY, UNKNOWN_TOKEN
from ..state.json_values import Question
from ..state.table import COOPERATIVE, HAND, MOST_SEATS, SOLO, Board
from .small_table import ASKED, deck_size, empty_table, lay_piles, mode_of


def setup(position: Question) -> dict[str, Any]:
    """A2, C2, D2: counted on a table that was dealt and arranged."""
    mode = mode_of(position)
    least, most = (1, 1) if mode == SOLO else (2, MOST_SEATS)
    seats = 1 if mode == SOLO and not position.has("players") else position.whole("players", least, most)
    table = game_table.new_table(seats, 0, mode, False)
    for seat in range(seats):
        table.play(seat, table.choices(seat)[0])
    closed = count(table.cards(0, CLOSED))
    return {
        "per_type": COPIES[table.players],
        "cards": COPIES[table.players] * (KINDS - 1),
        "deck": table.deck_size,
        "discard_piles": [table.pile_0, table.pile_1] if mode == COOPERATIVE else [table.pile_0],
        "open_per_kingdom": CELLS - closed,
        "closed_per_kingdom": closed,
        "display": count(table.display),
        "legend_deck": count(table.legend_deck),
        "rows": [count(table.row(century)) for century in (1, 2, 3)] if mode == SOLO else [],
    }


def hand_settled(position: Question) -> bool:
    """A2.4: no card finds its twin among those before it."""
    table = empty_table()
    hand = position.row("hand", json_values.card, HAND)
    for index, card in enumerate(hand):
        if deal.place_in_hand(table, ASKED, card, index) != NOBODY:
            return False
        table.set_hand_card(ASKED, index, card)
    return True


def return_duplicates(position: Question) -> dict[str, Any]:
    """A2.5, D2: every pile keeps its bottom card."""
    table = empty_table()
    piles = lay_piles(table, position)
    table.deck_size = deck_size(position)
    aside = vec[i64]([0] * KINDS)
    for cards in piles:
        for card in cards[1:]:
            aside[card] += 1
    deal.return_duplicates(table, aside)
    codes = position.plain.get("piles") or []
    assert isinstance(codes, list)
    return {"piles": [pile[:1] for pile in codes], "deck_size": table.deck_size}


# -- who knows what (A3, Q7) -----------------------------------------------------------------------

Player = str | int
Knows = Callable[[Board, int, int], bool]


def visible_to(position: Question) -> list[Player]:
    players = read_players(position)
    owner = position.need("owner")
    if owner not in players:
        raise Refusal("contradiction", field="owner")
    table = empty_table(max(2, len(players)), mode_of(position))
    knows = KNOWN[tuple(KNOWN)[position.one_of("item", tuple(KNOWN))]]
    seat = players.index(owner)
    return sorted((player for viewer, player in enumerate(players) if knows(table, viewer, seat)), key=str)


def read_players(position: Question) -> list[Player]:
    """Names; a number of players means the seats 0, 1, …"""
    value = position.need("players")
    if isinstance(value, int):
        return list(range(json_values.whole(1, MOST_SEATS)(value, "players")))
    players = json_values.row(player)(value, "players")
    json_values.whole(1, MOST_SEATS)(len(players), "number of players")
    return players


def player(value: object, field: str) -> Player:
    if isinstance(value, str):
        return value
    return json_values.any_whole(value, field)


def everybody(table: Board, viewer: int, owner: int) -> bool:
    return True


def nobody(table: Board, viewer: int, owner: int) -> bool:
    """A3.1, A3.2: it has no face before luck gives it one."""
    return False


def hand_card(table: Board, viewer: int, owner: int) -> bool:
    table.set_hand_card(owner, 0, PLAIN)
    return secrets.knows_hand_card(table, viewer, owner, 0)


def drawn_card(table: Board, viewer: int, owner: int) -> bool:
    table.active = owner
    table.held = PLAIN
    return secrets.knows_held(table, viewer)


def closed_token(table: Board, viewer: int, owner: int) -> bool:
    table.set_token(owner, 0, UNKNOWN_TOKEN)
    return secrets.knows_token(table, viewer, owner, 0)


def looked_token(table: Board, viewer: int, owner: int) -> bool:
    table.set_token(owner, 0, TREATY, 1 << owner)
    return secrets.knows_token(table, viewer, owner, 0)


KNOWN: Final[dict[str, Knows]] = {
    "closed_card": nobody,
    "replaced_closed_card": everybody,
    "drawn_card": drawn_card,
    "deck_top": nobody,
    "legend_deck_top": nobody,
    "discard_top": everybody,
    "hand_card": hand_card,
    "hand_duplicate": everybody,
    "closed_token": closed_token,
    "looked_token": looked_token,
    "refused_token": everybody,
}
