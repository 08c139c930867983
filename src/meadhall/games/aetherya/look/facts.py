# interpreted: drawn once a page, or when somebody asks
"""The numbers that texts tell. All of them come from the rules and from the box."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from ..referee import query
from ..rules import scoring, tokens
from ..state.cards import (
    CARD_IDS,
    CARD_OF_CODE,
    DWARF,
    ELF,
    FOREST,
    GOBLIN,
    HUMAN,
    LEGEND_FACTS,
    MOUNTAIN,
    PLAIN,
    SWAMP,
)
from .land import Land
from .reasons import plain

LAND_NUMBERS: Final = (PLAIN, FOREST, MOUNTAIN, SWAMP)
RACE_NUMBERS: Final = (HUMAN, ELF, DWARF, GOBLIN)

# By placeholder; a race and a land: what one scores for the other.
NUMBERS: Final[dict[str, str]] = {
    **{
        f"{CARD_IDS[race]}_{CARD_IDS[land]}": plain(scoring.harmony(race, land))
        for race in RACE_NUMBERS
        for land in LAND_NUMBERS
    },
    **{f"dragon_{dragons}": plain(scoring.dragon_value(dragons)) for dragons in (1, 2, 3)},
    "most_tamed": plain(scoring.MOST_TAMED),
    "too_many": plain(scoring.TOO_MANY_DRAGONS),
    "conflict": plain(scoring.CONFLICT),
    "staff_limit": plain(tokens.STAFF_LIMIT),
}
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
