"""The drawing of every card by its token: glyph, face and numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meadhall.core.i18n import SOURCE, language

from ...rules.thingvellir import scoring
from ...state.cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    CLASS_OF,
    COMMAND_SCORE,
    DISTINCTION_IDS,
    DWERG_AESIR,
    DWERG_SCORE,
    DWERG_YMIR,
    FACTS,
    FIRST_MERCENARY,
    GRADES,
    MERCENARY_CLASS,
    MERCENARY_POINTS,
    NEUTRAL,
    OFFERING_PLUS,
    OLWYN_DOUBLE,
    POINTS,
    SPECIAL_BLACKSMITH,
    TOKENS,
    VEGVISIR,
    YLUD,
    is_artefact,
    is_hero,
    is_mercenary,
    is_offering,
    points_in,
)
from ...words.names import POINTED_CLASSES, card_name, distinction_name
from . import cards

WOMEN: Final = frozenset(
    [
        "tarah",
        "dagda",
        "hourya",
        "idunn",
        "skaa",
        "astrid",
        "grid",
        "uline",
        "ylud",
        "thrud",
        "andumia",
        "holda",
        "jarika",
    ]
)
SEEDS: Final = {
    "kraal": 13, "tarah": 72, "aral": 35, "dagda": 74, "lokdur": 43, "zoral": 75, "aegur": 23, "bonfur": 77,
    "hourya": 78, "idunn": 53, "dwerg_aesir": 92, "dwerg_bergelmir": 104, "dwerg_jungir": 116, "dwerg_sigmir": 128,
    "dwerg_ymir": 80, "skaa": 90, "astrid": 83, "grid": 84, "uline": 87, "ylud": 85, "thrud": 86, "andumia": 91,
    "holda": 89, "khrad": 82, "jarika": 88, "olwyn": 99, "zolkur": 97, "olwyn_double": 99,
}  # fmt: skip
POWERS: Final = {
    "dwerg_aesir": "three-friends", "dwerg_bergelmir": "three-friends", "dwerg_jungir": "three-friends",
    "dwerg_sigmir": "three-friends", "dwerg_ymir": "three-friends", "skaa": "third-eye", "astrid": "coins",
    "grid": "upgrade", "uline": "crystal-ball", "ylud": "sands-of-time", "thrud": "walking-boot",
    "andumia": "crow-dive", "holda": "camping-tent", "khrad": "upgrade", "jarika": "two-coins",
    "olwyn": "body-swapping", "zolkur": "swap-bag", "olwyn_double": "body-swapping",
}  # fmt: skip
SCORES: Final = {"astrid": "…"} | {
    TOKENS[card]: str(DWERG_SCORE[1]) for card in range(DWERG_AESIR, DWERG_YMIR + 1)
}
ARTEFACTS: Final = {
    "fafnir_baleygr": "dragon-orb", "draupnir": "ring", "vegvisir": "compass", "svalinn": "viking-shield",
    "megingjord": "belt", "vidofnir_vedrfolnir": "rooster", "brisingamens": "gem-necklace",
    "mjollnir": "thor-hammer", "hofud": "broadsword", "hrafnsmerki": "raven", "jarnglofi": "gauntlet",
    "gjallarhorn": "hunting-horn",
}  # fmt: skip
ARTEFACT_SCORES: Final = {
    "draupnir": f"{scoring.DRAUPNIR_POINTS}×",
    "vegvisir": str(POINTS[VEGVISIR]),
    "svalinn": f"{scoring.SVALINN_POINTS}×",
    "megingjord": str(scoring.MEGINGJORD_SCORE),
    "mjollnir": f"{scoring.MJOLLNIR_POINTS}×",
    "hrafnsmerki": f"{scoring.HRAFNSMERKI_POINTS}×",
    "jarnglofi": str(scoring.JARNGLOFI_SCORE),
}
GLYPHS: Final = frozenset(ARTEFACTS.values()) | frozenset(POWERS.values())


@cache
def points_shown(card: int) -> int | None:
    """The number printed on a dwarf; None for hunters and blacksmiths."""
    return POINTS[card] if CLASS_IDS[CLASS_OF[card]] in POINTED_CLASSES else None


def draw(token: str, variant: int = 0, title: str = "") -> Markup:
    """A card face up. The variant gives copies of the same dwarf faces of their own."""
    card = CARD_OF_TOKEN[token]
    if is_mercenary(card):
        return mercenary(card, title)
    if is_artefact(card):
        return artefact(token, title)
    if is_hero(card) or card == OLWYN_DOUBLE:
        return hero(token, title=title)
    if is_offering(card):
        return cards.offering(OFFERING_PLUS[card], title)
    seed = card * 7 + variant * 5
    kind = CLASS_IDS[CLASS_OF[card]]
    return cards.dwarf(kind, points_shown(card), seed, GRADES[card], seed % 5 in (1, 3), title)


def in_column(token: str, column: int, variant: int, covered: bool = False) -> Markup:
    """A card in a column: a mercenary, Thrud, Ylud or a double has the column's colours. Of a covered dwarf only
    the top strip is drawn."""
    card = CARD_OF_TOKEN[token]
    kind = CLASS_IDS[column]
    if is_mercenary(card):
        return cards.enlisted(kind, points_in(card, column), card * 3)
    if (is_hero(card) or card == OLWYN_DOUBLE) and CLASS_OF[card] == NEUTRAL:
        points = points_in(card, column) if card == YLUD else None
        return cards.hero(kind, (points or None,), SEEDS[token], token in WOMEN)
    if covered and card < SPECIAL_BLACKSMITH:
        return cards.covered_dwarf(kind, points_shown(card))
    return draw(token, variant)


def hero(token: str, named: bool = False, title: str = "") -> Markup:
    card = CARD_OF_TOKEN[token]
    name, epithet = (card_name(card), epithet_of(card)) if named else ("", "")
    looks = SEEDS[token], token in WOMEN
    if CLASS_OF[card] != NEUTRAL:
        ladder = tuple(points or None for points in FACTS[card]["points"])
        return cards.hero(CLASS_IDS[CLASS_OF[card]], ladder, *looks, name=name, epithet=epithet, title=title)
    score = SCORES.get(token) or str(COMMAND_SCORE[card] or "")
    power = POWERS.get(token, "")
    return cards.hero("neutral", (), *looks, score, power, name=name, epithet=epithet, title=title)


def epithet_of(card: int) -> str:
    epithets: dict[str, str] = FACTS[card].get("epithets", {})
    return epithets.get(language(), epithets.get(SOURCE, ""))


def artefact(token: str, title: str = "") -> Markup:
    card = CARD_OF_TOKEN[token]
    glyph, score = ARTEFACTS[token], ARTEFACT_SCORES.get(token, "")
    kind = CLASS_IDS[CLASS_OF[card]] if CLASS_OF[card] != NEUTRAL else ""
    return cards.artefact(glyph, score, kind, title)


def mercenary(card: int, title: str = "") -> Markup:
    side = (card - FIRST_MERCENARY) * 2
    kinds = [CLASS_IDS[MERCENARY_CLASS[number]] for number in (side, side + 1)]
    return cards.mercenary(
        kinds[0], MERCENARY_POINTS[side], kinds[1], MERCENARY_POINTS[side + 1], card * 3, title
    )


def distinction(token: str, title: str = "") -> Markup:
    return cards.distinction(CLASS_IDS[DISTINCTION_IDS.index(token)], title)


def name_of(token: str) -> str:
    """The name of a card or distinction in the reader's language."""
    if token in DISTINCTION_IDS:
        return distinction_name(DISTINCTION_IDS.index(token))
    return card_name(CARD_OF_TOKEN[token])


def medal(token: str) -> Markup:
    card = CARD_OF_TOKEN[token]
    kind = CLASS_IDS[CLASS_OF[card]] if CLASS_OF[card] != NEUTRAL else "neutral"
    return cards.medal(kind, SEEDS[token], token in WOMEN)
