"""The decisions of a game (W16). Numbers never change once published: stored positions hold their ids.

A compound action is several decisions: the card, its place, its rotation. There is no way back in between,
so nothing is offered that could not be finished.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision

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

LAYING: Final = (PLACE, ROTATE)  # `table.held` is the card
WITH_SPOT: Final = (ROTATE, BULLY_RIVAL, PANIC_TO)  # `table.spot` is the choice made before

DECISIONS: Final[dict[int, Decision]] = {
    ACT: Decision("act", "W5.4"),
    PLACE: Decision("place", "W6"),
    ROTATE: Decision("rotate", "W3.3"),
    AMBUSH: Decision("ambush", "W9.3"),
    BULLY_OWN: Decision("bully_own", "W9.4"),
    BULLY_RIVAL: Decision("bully_rival", "W9.4"),
    PANIC: Decision("panic", "W9.5"),
    PANIC_TO: Decision("panic_to", "W9.5"),
    THIEF: Decision("thief", "W9.6"),
    CROWN: Decision("crown", "W9.7"),
    RESOLVE: Decision("resolve", "W10.3"),
    TRADE: Decision("trade", "W10.8"),
    DIG: Decision("dig", "W10.9"),
    DISCARD: Decision("discard", "W5.6"),
    END: Decision("end_turn", "W5.7"),
}
