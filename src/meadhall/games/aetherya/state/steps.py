"""The decisions of a game (F). Ids never change once published: stored positions hold them.

A turn needs no stack of pending work: it is a small state machine (A4), and the decision in force is its
state. `words/decisions` has the words of each decision.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision

OVER: Final = 0
ARRANGE: Final = 1  # sealed
SWAP: Final = 2  # solo
START: Final = 3  # also C4, D3
DRAWN: Final = 4  # solo: playing the card that was kept (C4.2)
KEEP: Final = 5  # solo: which of two cards
TOKEN_CHOICE: Final = 6
AFTER: Final = 7  # also B3.1
SQUARE: Final = 8  # solo
PENALTY: Final = 9  # cooperative

DECISIONS: Final[dict[int, Decision]] = {
    ARRANGE: Decision("arrange", "A2.6"),
    SWAP: Decision("swap_legends", "C3"),
    START: Decision("source", "A4.1"),
    DRAWN: Decision("drawn", "A4.2"),
    KEEP: Decision("keep", "C4.1"),
    TOKEN_CHOICE: Decision("token_choice", "B2.1"),
    AFTER: Decision("after", "A4.5"),
    SQUARE: Decision("keep_square", "C9"),
    PENALTY: Decision("penalty_legend", "D5.2"),
}
