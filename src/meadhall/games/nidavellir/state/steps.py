"""The steps of a game: what can lie on the stack of pending work.

Automatic steps run by themselves; a decision waits for its seat (or, sealed, for several). The ids of the
decisions are those of N4.2. Numbers never change once published: stored positions hold them.
"""

from __future__ import annotations

from typing import Final

# Automatic steps of the base game.
START_ROUND: Final = 0
OPEN_TAVERN: Final = 1  # detail: number of the tavern
FIX_ORDER: Final = 2
TURN: Final = 3  # detail: place in the order
EXCHANGE: Final = 4
COMPARE_LINES: Final = 5
GAIN_CARD: Final = 6  # detail: card
YLUD_STEP: Final = 7
BEGIN_EVALUATION: Final = 8
EVALUATE: Final = 9  # detail: class
END_EVALUATION: Final = 10
START_AGE_2: Final = 11
THRUD_LEAVES: Final = 12
BEFORE_SCORING: Final = 13
FINISH: Final = 14

# Automatic steps of Thingvellir.
FIRST_EXPANSION_STEP: Final = 20
ENLIST_STEP: Final = 20
ENLIST_SEAT: Final = 21
CAMP_VISIT_ENDS: Final = 22

# Decisions of the base game.
FIRST_DECISION: Final = 32
BID: Final = 32
ULINE_BID: Final = 33
PICK: Final = 34
UPGRADE: Final = 35  # detail: plus
HERO: Final = 36
PLACE_THRUD: Final = 37
DROP_TWO: Final = 38  # detail: bits of the columns that are closed
DROP_ONE: Final = 39  # detail: as above
EXCHANGE_PICK: Final = 40
EXCHANGE_TIE: Final = 41  # detail: pair of coins
PLACE_YLUD: Final = 42
PIONEER: Final = 43

# Decisions of Thingvellir.
FIRST_EXPANSION_DECISION: Final = 48
TAKE_FROM_CAMP: Final = 48
TAKE_FROM_PILE: Final = 49
PLACE_DOUBLE: Final = 50
KHRAD_COIN: Final = 51
VIDOFNIR: Final = 52  # detail: pair of coins
VIDOFNIR_POUCH: Final = 53
BRISINGAMENS_FIRST: Final = 54
BRISINGAMENS_SECOND: Final = 55  # detail: the card chosen first
BRISINGAMENS_DROP: Final = 56
HOFUD_DISCARD: Final = 57  # sealed; seat: who took Hofud
ENLIST_SIDE: Final = 58
ENLIST: Final = 59
ENLIST_AT_ONCE: Final = 60  # detail: mercenary
TAVERN_DISCARD: Final = 61

DECISION_IDS: Final[dict[int, str]] = {
    BID: "bid",
    ULINE_BID: "uline_bid",
    PICK: "pick",
    UPGRADE: "upgrade",
    HERO: "hero",
    PLACE_THRUD: "thrud",
    DROP_TWO: "drop_last",
    DROP_ONE: "drop_last",
    EXCHANGE_PICK: "exchange_pick",
    EXCHANGE_TIE: "exchange_tie",
    PLACE_YLUD: "ylud",
    PIONEER: "pioneer",
    TAKE_FROM_CAMP: "holda",
    TAKE_FROM_PILE: "andumia",
    PLACE_DOUBLE: "double",
    KHRAD_COIN: "khrad",
    VIDOFNIR: "vidofnir",
    VIDOFNIR_POUCH: "vidofnir_pouch",
    BRISINGAMENS_FIRST: "brising_take",
    BRISINGAMENS_SECOND: "brising_take",
    BRISINGAMENS_DROP: "brising_drop",
    HOFUD_DISCARD: "hofud",
    ENLIST_SIDE: "enlist_side",
    ENLIST: "enlist",
    ENLIST_AT_ONCE: "enlist",
    TAVERN_DISCARD: "tavern_discard",
}

DECISION_RULES: Final[dict[int, str]] = {
    BID: "N5.2",
    ULINE_BID: "N9.16",
    PICK: "N6.4",
    UPGRADE: "N7.6",
    HERO: "N8.7",
    PLACE_THRUD: "N9.10",
    DROP_TWO: "N9.9",
    DROP_ONE: "N9.9",
    EXCHANGE_PICK: "N7.5",
    EXCHANGE_TIE: "N7.3",
    PLACE_YLUD: "N9.13",
    PIONEER: "N11.8",
    TAKE_FROM_CAMP: "N16.2",
    TAKE_FROM_PILE: "N16.1",
    PLACE_DOUBLE: "N16.5",
    KHRAD_COIN: "N16.3",
    VIDOFNIR: "N14.6",
    VIDOFNIR_POUCH: "N14.6",
    BRISINGAMENS_FIRST: "N14.7",
    BRISINGAMENS_SECOND: "N14.7",
    BRISINGAMENS_DROP: "N14.7",
    HOFUD_DISCARD: "N14.9",
    ENLIST_SIDE: "N15.3",
    ENLIST: "N15.4",
    ENLIST_AT_ONCE: "N15.6",
    TAVERN_DISCARD: "N13.6",
}
