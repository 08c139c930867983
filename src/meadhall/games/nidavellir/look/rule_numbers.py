"""The number of the rule behind each piece, as the manual and the referee cite it."""

from __future__ import annotations

from typing import Final

from ..state.cards import (
    CARD_OF_TOKEN,
    CLASS_OF,
    COIN_OF_TOKEN,
    SPECIAL_GEM,
    is_mercenary,
    is_offering,
    is_trading,
)

SCORING_OF_CLASS: Final = ("N12.2", "N12.3", "N12.4", "N12.5", "N12.6")
OF_CARD: Final[dict[str, str]] = {
    **dict.fromkeys(("kraal", "tarah"), "N9.1"),
    **dict.fromkeys(("aral", "aegur"), "N9.2"),
    **dict.fromkeys(("lokdur", "zoral"), "N9.3"),
    "idunn": "N9.4",
    **dict.fromkeys(("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir"), "N9.5"),
    **dict.fromkeys(("skaa", "astrid"), "N9.6"),
    "grid": "N9.7",
    "hourya": "N9.8",
    **dict.fromkeys(("dagda", "bonfur"), "N9.9"),
    "thrud": "N9.10",
    "ylud": "N9.13",
    "uline": "N9.16",
    "kings_hand": "N11.4",
    "hunting_master": "N11.5",
    "crown_jeweler": "N11.6",
    "great_armorer": "N11.7",
    "pioneer": "N11.8",
    "fafnir_baleygr": "N14.1",
    "draupnir": "N14.2",
    "vegvisir": "N14.3",
    "svalinn": "N14.4",
    "megingjord": "N14.5",
    "vidofnir_vedrfolnir": "N14.6",
    "brisingamens": "N14.7",
    "mjollnir": "N14.8",
    "hofud": "N14.9",
    "hrafnsmerki": "N14.10",
    "jarnglofi": "N14.11",
    "gjallarhorn": "N14.12",
    "andumia": "N16.1",
    "holda": "N16.2",
    "khrad": "N16.3",
    "jarika": "N16.4",
    **dict.fromkeys(("olwyn", "olwyn_double"), "N16.5"),
    "zolkur": "N16.6",
}
UPGRADE, EXCHANGE, GEM_SWAP, SPECIAL_GEM_RULE = "N7.6", "N7.2", "N6.9", "N11.6"
CAMP, ENLISTING = "N13.3", "N15.1"


def rule_of_card(token: str) -> str:
    if token in OF_CARD:
        return OF_CARD[token]
    card = CARD_OF_TOKEN[token]
    if is_mercenary(card):
        return ENLISTING
    return UPGRADE if is_offering(card) else SCORING_OF_CLASS[CLASS_OF[card]]


def rule_of_coin(token: str) -> str:
    return EXCHANGE if is_trading(COIN_OF_TOKEN[token]) else UPGRADE


def rule_of_gem(gem: int) -> str:
    return SPECIAL_GEM_RULE if gem == SPECIAL_GEM else GEM_SWAP
