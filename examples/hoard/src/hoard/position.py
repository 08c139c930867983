"""Whole tables of Hoard as JSON, and back. `load` refuses a position that cannot be."""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, facts, optional, whole
from meadhall.core.table import NOBODY

from .rules import BIDDING, BURYING, CARDS, DIE, PHASES, HoardTable

MOST_ROUNDS: Final = 5
MOST_SEATS: Final = 4
MOST_POINTS: Final = 1000
card: Final = whole(0, CARDS - 1)


def dump(table: HoardTable) -> dict[str, object]:
    return {
        "game": "hoard",
        "double": table.double,
        "rounds_left": table.rounds_left,
        "phase": table.phase,
        "treasure": table.treasure,
        "winner": None if table.winner == NOBODY else table.winner,
        "seats": [
            {
                "hand": table.hands[seat][:],
                "chest": table.chests[seat],
                "buried": table.buried[seat][:],
                "bid": table.bids[seat],
            }
            for seat in range(table.seats)
        ],
        "deck": table.deck[:],
        "discards": table.discards[:],
        "luck": table.luck,
    }


def load(plain: object) -> HoardTable:
    position = JsonObject(plain, "the position")
    position.one_of("game", ("hoard",))
    seats = position.row("seats", facts)
    if not 2 <= len(seats) <= MOST_SEATS:
        raise Refusal("out_of_range", field="seats", least=2, most=MOST_SEATS, found=len(seats))
    double = position.flag("double")
    table = HoardTable(len(seats), 0, position.whole("rounds_left", 0, MOST_ROUNDS), double)
    table.phase = PHASES[position.one_of("phase", PHASES)]
    die = 1 + double
    table.treasure = position.whole("treasure", die, DIE * die)
    table.winner = position.read("winner", optional(whole(0, len(seats) - 1), NOBODY))
    table.hands = [sorted(seat.row("hand", card)) for seat in seats]
    table.chests = [seat.whole("chest", 0, MOST_POINTS) for seat in seats]
    table.buried = [seat.row("buried", whole(die + BURYING, DIE * die + BURYING)) for seat in seats]
    table.bids = [seat.read("bid", optional(card, None)) for seat in seats]
    table.deck, table.discards = position.row("deck", card), position.row("discards", card)
    table.luck = position.whole("luck", -(2**63), 2**63 - 1)
    check(table)
    return table


def check(table: HoardTable) -> None:
    """The fields must fit together (H1.1, H2.1)."""
    cards = [*table.deck, *table.discards, *(card for hand in table.hands for card in hand)]
    if sorted(cards) != list(range(CARDS)):
        raise Refusal("contradiction", "H1.1", field="deck")
    if any(bid is not None and bid not in hand for bid, hand in zip(table.bids, table.hands, strict=True)):
        raise Refusal("contradiction", "H2.1", field="bid")
    won = table.phase != BIDDING
    if won != (table.winner != NOBODY) or (won and any(bid is not None for bid in table.bids)):
        raise Refusal("contradiction", "H2.1", field="winner")
    if table.rounds_left and not table.to_act():
        raise Refusal("contradiction", "H2.1", field="phase")
    if not table.rounds_left and won:
        raise Refusal("contradiction", "H3.1", field="phase")
