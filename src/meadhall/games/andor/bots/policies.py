"""Ways of thinking: the same rule of thumb, bolder or more careful. Bots that search choose among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state.table import Board

RESERVE: Final = 0  # places in the castle that are kept free
HORIZON: Final = 1  # nights more than letters promise, where a battle ends the legend
HUNT: Final = 2  # letters left until which creatures are beaten for their gold
SOON: Final = 3  # nights before the castle falls in which its foes are sought
PRESSING: Final = 4  # nights before the castle falls in which little else counts
SPARING: Final = 5  # letters left from which on no victory is wasted
LAST_CALL: Final = 6  # letters left at which the greatest foe is attacked with any odds
ODDS: Final = 7  # rounds the battle against the greatest foe may take
RICH: Final = 8  # gold that is spent before anything else, where a battle ends the legend
LATE: Final = 9  # hours after which a day ends, battles apart
TIRING: Final = 10  # willpower with which nobody works overtime
STAY_AT_HOME: Final = 11  # heroes who do not look for what the fog hides

TEMPERS: Final[list[list[float]]] = [
    [0.0, -2.0, 6.0, 4.0, 2.0, 13.0, 3.0, 4.0, 6.0, 8.0, 10.0, 1.0],  # as usual
    [0.0, -3.0, 6.0, 4.0, 2.0, 13.0, 3.0, 4.0, 6.0, 8.0, 10.0, 1.0],  # trusting in a quick end
    [0.0, 0.0, 6.0, 4.0, 3.0, 0.0, 3.0, 4.0, 6.0, 8.0, 10.0, 1.0],  # warlike
    [1.0, -1.0, 6.0, 4.0, 2.0, 13.0, 3.0, 4.0, 30.0, 8.0, 10.0, 1.0],  # careful
    [0.0, -2.0, 13.0, 3.0, 2.0, 13.0, 3.0, 4.0, 6.0, 9.0, 0.0, 0.0],  # in haste
    [0.0, -2.0, 6.0, 4.0, 2.0, 13.0, 8.0, 8.0, 6.0, 8.0, 10.0, 1.0],  # daring
]
MINDS: Final = 6


def trait(table: Board, which: i64) -> float:
    return TEMPERS[table.policy][which]
