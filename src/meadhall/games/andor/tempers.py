"""Ways of thinking: the same rule of thumb, bolder or more careful. Bots that search choose among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .table import Board

TRAITS: Final = 16
RESERVE: Final = 0  # places in the castle that are kept free
HORIZON: Final = 1  # nights more than the letters promise
HUNT: Final = 2  # letters left until which creatures are beaten for their gold
SOON: Final = 3  # nights before the castle falls, in which its foes are sought
PRESSING: Final = 4  # nights before the castle falls, in which nothing else counts
LAST_CALL: Final = 5  # letters left at which the greatest foe is attacked with any odds
ODDS: Final = 6  # rounds the battle against the greatest foe may take
BREWS: Final = 7  # 1: everybody should have a brew for it
RICH: Final = 8  # gold that is spent before anything else
GUARD: Final = 9  # 1: the castle comes before errands
STRONGEST: Final = 10  # 1: the strongest of those who come are beaten, not the weakest
LATE: Final = 11  # hours after which a day ends, battles apart
SEEKERS: Final = 12  # heroes who do not look for what is hidden in the fog

TEMPERS: Final[list[list[float]]] = [
    [0.0, -2.0, 8.0, 3.0, 2.0, 3.0, 4.0, 1.0, 6.0, 0.0, 0.0, 8.0, 0.0, 0.0, 0.0, 0.0] for _ in range(8)
]


def trait(table: Board, which: i64) -> float:
    return TEMPERS[table.mind][which]
