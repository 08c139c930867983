# interpreted: drawn once a page, or when somebody asks
"""What the rules of the game are shown by: an example, and how much there is of everything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from ..referee import query
from ..state.cards import CARD_OF_CODE, LEGEND_FACTS
from .land import Land

# A10.9: the kingdom that the rules count.
EXAMPLE: Final = Land(
    tuple(
        CARD_OF_CODE[code]
        for code in [
            "DW",
            "MO",
            "HU",
            "FO",
            "DR",
            "HU",
            "FO",
            "EL",
            "PO",
            "PL",
            "EL",
            "FO",
            "HU",
            "SW",
            "DW",
            "MO",
        ]
    )
)
LEGENDS_OF_KIND: Final = Counter(legend["kind"] for legend in LEGEND_FACTS)


@cache
def setup(mode: str, players: int) -> dict[str, Any]:
    """How many cards there are of everything, counted on a table that was dealt."""
    dealt: dict[str, Any] = query("setup", {"mode": mode, "players": players})
    return dealt
