"""The steps of a game: what can lie on the stack of pending work.

Automatic steps run by themselves; a decision waits for its seat (or, sealed, for several). `DECISIONS` gives
the id (N4.2) and the rule of each decision; `words.decisions` gives its texts.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision

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

DECISIONS: Final[dict[int, Decision]] = {
    BID: Decision("bid", "N5.2"),
    ULINE_BID: Decision("uline_bid", "N9.16"),
    PICK: Decision("pick", "N6.4"),
    UPGRADE: Decision("upgrade", "N7.6"),
    HERO: Decision("hero", "N8.7"),
    PLACE_THRUD: Decision("thrud", "N9.10"),
    DROP_TWO: Decision("drop_last", "N9.9", "drop_two"),
    DROP_ONE: Decision("drop_last", "N9.9", "drop_one"),
    EXCHANGE_PICK: Decision("exchange_pick", "N7.5"),
    EXCHANGE_TIE: Decision("exchange_tie", "N7.3"),
    PLACE_YLUD: Decision("ylud", "N9.13"),
    PIONEER: Decision("pioneer", "N11.8"),
    TAKE_FROM_CAMP: Decision("holda", "N16.2"),
    TAKE_FROM_PILE: Decision("andumia", "N16.1"),
    PLACE_DOUBLE: Decision("double", "N16.5"),
    KHRAD_COIN: Decision("khrad", "N16.3"),
    VIDOFNIR: Decision("vidofnir", "N14.6"),
    VIDOFNIR_POUCH: Decision("vidofnir_pouch", "N14.6"),
    BRISINGAMENS_FIRST: Decision("brising_take", "N14.7", "brising_first"),
    BRISINGAMENS_SECOND: Decision("brising_take", "N14.7", "brising_second"),
    BRISINGAMENS_DROP: Decision("brising_drop", "N14.7"),
    HOFUD_DISCARD: Decision("hofud", "N14.9"),
    ENLIST_SIDE: Decision("enlist_side", "N15.3"),
    ENLIST: Decision("enlist", "N15.4"),
    ENLIST_AT_ONCE: Decision("enlist", "N15.6", "enlist_at_once"),
    TAVERN_DISCARD: Decision("tavern_discard", "N13.6"),
}
