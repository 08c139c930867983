"""The decisions of a game (F). Numbers never change once published: stored positions hold their ids.

A turn needs no stack of pending work: it is a small state machine (A4), and the decision in force says where
it stands.
"""

from __future__ import annotations

from typing import Final

OVER: Final = 0
ARRANGE: Final = 1  # sealed (A2.6)
SWAP: Final = 2  # solo (C3)
START: Final = 3  # A4.1, C4, D3
DRAWN: Final = 4  # A4.2; solo: playing the card that was kept (C4.2)
KEEP: Final = 5  # solo: which of two cards (C4.1)
TOKEN_CHOICE: Final = 6  # B2.1
AFTER: Final = 7  # A4.5, B3.1
SQUARE: Final = 8  # solo (C9)
PENALTY: Final = 9  # cooperative (D5.2)

DECISION_IDS: Final[dict[int, str]] = {
    ARRANGE: "arrange",
    SWAP: "swap_legends",
    START: "source",
    DRAWN: "drawn",
    KEEP: "keep",
    TOKEN_CHOICE: "token_choice",
    AFTER: "after",
    SQUARE: "keep_square",
    PENALTY: "penalty_legend",
}

DECISION_RULES: Final[dict[int, str]] = {
    ARRANGE: "A2.6",
    SWAP: "C3",
    START: "A4.1",
    DRAWN: "A4.2",
    KEEP: "C4.1",
    TOKEN_CHOICE: "B2.1",
    AFTER: "A4.5",
    SQUARE: "C9",
    PENALTY: "D5.2",
}
