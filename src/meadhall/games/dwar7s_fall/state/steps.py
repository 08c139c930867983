"""The decisions of a game (W16). Numbers never change once published: stored positions hold their ids.

A compound action is several decisions: the card, its place, its rotation. There is no way back in between,
so nothing is offered that could not be finished.
"""

from __future__ import annotations

from typing import Final

OVER: Final = 0
ACT: Final = 1
PLACE: Final = 2  # where the chosen card goes (W6)
ROTATE: Final = 3  # how it is turned (W3.3)
AMBUSH: Final = 4
BULLY_OWN: Final = 5
BULLY_RIVAL: Final = 6
PANIC: Final = 7  # which dwarf
PANIC_TO: Final = 8
THIEF: Final = 9
CROWN: Final = 10
RESOLVE: Final = 11
TRADE: Final = 12
DIG: Final = 13
DISCARD: Final = 14
END: Final = 15

DECISION_IDS: Final[dict[int, str]] = {
    ACT: "act",
    PLACE: "place",
    ROTATE: "rotate",
    AMBUSH: "ambush",
    BULLY_OWN: "bully_own",
    BULLY_RIVAL: "bully_rival",
    PANIC: "panic",
    PANIC_TO: "panic_to",
    THIEF: "thief",
    CROWN: "crown",
    RESOLVE: "resolve",
    TRADE: "trade",
    DIG: "dig",
    DISCARD: "discard",
    END: "end_turn",
}

DECISION_RULES: Final[dict[int, str]] = {
    ACT: "W5.4",
    PLACE: "W6",
    ROTATE: "W3.3",
    AMBUSH: "W9.3",
    BULLY_OWN: "W9.4",
    BULLY_RIVAL: "W9.4",
    PANIC: "W9.5",
    PANIC_TO: "W9.5",
    THIEF: "W9.6",
    CROWN: "W9.7",
    RESOLVE: "W10.3",
    TRADE: "W10.8",
    DIG: "W10.9",
    DISCARD: "W5.6",
    END: "W5.7",
}
