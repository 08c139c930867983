"""Every card, legend and token as a small number, and the tables that say what each one is.

The numbers are names for the code; what is printed on the components comes from `components.json`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COMPONENTS: Final[dict[str, Any]] = json.loads(
    files("meadhall.games.aetherya").joinpath("data/components.json").read_text(encoding="utf-8")
)

# -- kingdom cards (A1.1) --------------------------------------------------------------------------

CLOSED: Final = 0  # a card nobody has seen; also "no card"
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
HUMAN: Final = 5
ELF: Final = 6
DWARF: Final = 7
GOBLIN: Final = 8
DRAGON: Final = 9
PORTAL: Final = 10
FIRST_CARD: Final = 1
LANDS: Final = 4
KINDS: Final = 11  # card numbers are below

CARD_FACTS: Final[list[dict[str, Any]]] = COMPONENTS["kingdom_cards"]
CODES: Final[list[str]] = ["--", *(fact["code"] for fact in CARD_FACTS)]
CARD_OF_CODE: Final[dict[str, int]] = {code: card for card, code in enumerate(CODES) if card}
CARD_IDS: Final[list[str]] = ["", *(fact["id"] for fact in CARD_FACTS)]

# A1.2: how many copies of each type by number of players; solo plays with the deck for two (C1).
PLAYERS: Final = range(1, 5)
COPIES: Final = vec[i64]([0] + [COMPONENTS["kingdom_copies_per_type"][str(seats)] for seats in PLAYERS])


def is_land(card: i64) -> bool:
    return PLAIN <= card <= SWAMP


def is_race(card: i64) -> bool:
    return HUMAN <= card <= GOBLIN


# A10.1 to A10.4: what a race scores for a neighbouring land, at LANDS * (race - HUMAN) + land - PLAIN.
HARMONY: Final = vec[i64](
    [
        race["land_points"][land["id"]]
        for race in CARD_FACTS[HUMAN - 1 : GOBLIN]
        for land in CARD_FACTS[:LANDS]
    ]
)

# -- legends (A1.4): numbers are bits of the masks in which they lie -------------------------------

LINK_HUMAN_DWARF: Final = 0
LINK_HUMAN_ELF: Final = 1
PAIR_HUMAN: Final = 2
PAIR_ELF: Final = 3
PAIR_DWARF: Final = 4
PAIR_GOBLIN: Final = 5
DUEL_GOBLIN_DWARF: Final = 6
DUEL_GOBLIN_HUMAN: Final = 7
DUEL_GOBLIN_ELF: Final = 8
DUEL_ELF_DWARF: Final = 9
CHAIN_PLAIN: Final = 10
CHAIN_FOREST: Final = 11
CHAIN_MOUNTAIN: Final = 12
CHAIN_SWAMP: Final = 13
ALL_RACES: Final = 14
LEGENDS: Final = 15
ALL_LEGENDS: Final = 0x7FFF
FIRST_DUEL: Final = 6
DUELS: Final = 4

LEGEND_FACTS: Final[list[dict[str, Any]]] = COMPONENTS["legends"]
LEGEND_IDS: Final[list[str]] = [fact["id"] for fact in LEGEND_FACTS]
LEGEND_OF_ID: Final[dict[str, int]] = {name: legend for legend, name in enumerate(LEGEND_IDS)}
LEGEND_VALUE: Final = vec[i64]([fact["value"] for fact in LEGEND_FACTS])


def kinds_in(legend: dict[str, Any]) -> list[int]:
    """The two kinds of card a legend joins, or the same one twice; A8.2.5 joins none."""
    params = legend["params"]
    if legend["kind"] == "all_races":
        return [CLOSED, CLOSED]
    names = params.get("races") or [params.get("race") or params.get("land")] * 2
    return [CARD_IDS.index(name) for name in names]


LEGEND_KINDS: Final = vec[i64]([kind for legend in LEGEND_FACTS for kind in kinds_in(legend)])  # two each

# -- tokens (A1.5) ---------------------------------------------------------------------------------

NO_TOKEN: Final = 0
GEM_1: Final = 1
TREATY: Final = 5
STAFF: Final = 6
SWORD: Final = 7
HAMMER: Final = 8
PALANTIR: Final = 9
GRIFFIN: Final = 10
SMUGGLER: Final = 11
THIEF: Final = 12
UNKNOWN_TOKEN: Final = 13  # lies closed, and nobody has looked at it
FIRST_TOKEN: Final = 1
TOKENS: Final = 13  # token numbers are below
GEMS: Final = 4
FIRST_NON_GEM: Final = 5
NON_GEMS: Final = 8
ITEMS: Final = 9  # B4.1: tokens 1 to 9; the others are characters

TOKEN_FACTS: Final[list[dict[str, Any]]] = COMPONENTS["tokens"]
TOKEN_IDS: Final[list[str]] = ["", *(fact["id"] for fact in TOKEN_FACTS), "?"]
TOKEN_OF_ID: Final[dict[str, int]] = {fact["id"]: token for token, fact in enumerate(TOKEN_FACTS, 1)}

# -- score rows (A1.6) -----------------------------------------------------------------------------

ROWS: Final[list[str]] = COMPONENTS["score_rows"]
ELF_ROW: Final = 0
DWARF_ROW: Final = 1
HUMAN_ROW: Final = 2
GOBLIN_ROW: Final = 3
DRAGON_ROW: Final = 4
LEGEND_ROW: Final = 5
CONFLICT_ROW: Final = 6
SCORE_ROWS: Final = 7
