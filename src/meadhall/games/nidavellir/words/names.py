"""Names of cards, coins, classes, taverns and distinctions, and the effect of every card."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.i18n import named

from ..state.cards import (
    CLASS_IDS,
    CLASS_OF,
    COIN_TOKENS,
    COIN_VALUE,
    COMPONENTS,
    DISTINCTION_IDS,
    FACTS,
    FIRST_MERCENARY,
    MERCENARY_CLASS,
    MERCENARY_POINTS,
    OFFERING_PLUS,
    POINTS,
    SPECIAL_BLACKSMITH,
    TOKENS,
    is_mercenary,
    is_offering,
)
from .sentences import say

POINTED_CLASSES: Final = ("warrior", "miner", "explorer")  # the others' cards bear no number
# Columns of an army, as in "the Warrior column".
COLUMNS: Final[dict[str, str]] = {
    "warrior": "Warrior",
    "hunter": "Hunter",
    "miner": "Miner",
    "blacksmith": "Blacksmith",
    "explorer": "Explorer",
}

SHEET_ROWS: Final[dict[str, str]] = {
    "warrior": "Warriors",
    "hunter": "Hunters",
    "miner": "Miners",
    "blacksmith": "Blacksmiths",
    "explorer": "Explorers",
    "heroes": "Neutral heroes",
    "artefacts": "Artefacts",
    "coins": "Coins",
    "gem": "Gem",
    "total": "Total",
}
COIN_WORDS: Final[dict[str, str]] = {"s3": "special 3", "r5": "royal 5"}  # those a number alone cannot tell


def name_of(facts: Any) -> str:
    names: dict[str, str] = facts["names"]
    return named(names)


def term(word: str) -> str:
    name = named(COMPONENTS["terms"][word])
    return name[0].upper() + name[1:]


# -- names -----------------------------------------------------------------------------------------


def class_name(column: int) -> str:
    return name_of(COMPONENTS["classes"][column])


def class_plural(column: int) -> str:
    """A class as a row of the score sheet: "Warriors"."""
    return say(SHEET_ROWS[CLASS_IDS[column]])


def column_word(column: int) -> str:
    """The class as it is said of a column: "Warrior" in "the Warrior column"."""
    return say(COLUMNS[CLASS_IDS[column]])


def tavern_name(tavern: int) -> str:
    return name_of(COMPONENTS["taverns"][tavern])


def distinction_name(column: int) -> str:
    return name_of(COMPONENTS["distinctions"][column])


def coin_name(coin: int) -> str:
    """The value; a word with it where two kinds of coin share a value."""
    token = COIN_TOKENS[coin]
    return say(COIN_WORDS[token]) if token in COIN_WORDS else str(COIN_VALUE[coin])


def dwarf_name(column: int, points: int) -> str:
    """A class and, where its cards bear one, the number: "Warrior 8", "Hunter"."""
    name = class_name(column)
    return f"{name} {points}" if CLASS_IDS[column] in POINTED_CLASSES else name


def mercenary_name(card: int) -> str:
    """The name with both sides: "Mercenary (Warrior 6 / Explorer 8)"."""
    first, second = mercenary_sides(card)
    return f"{term('mercenary')} ({first} / {second})"


def card_name(card: int) -> str:
    if is_mercenary(card):
        return mercenary_name(card)
    if is_offering(card):
        return f"{term('royal_offering')} +{OFFERING_PLUS[card]}"
    if card < SPECIAL_BLACKSMITH:
        return dwarf_name(CLASS_OF[card], POINTS[card])
    return name_of(FACTS[card])


def mercenary_sides(card: int) -> tuple[str, str]:
    """The two dwarfs as which a mercenary can enlist (N15)."""
    side = (card - FIRST_MERCENARY) * 2
    first, second = (
        dwarf_name(MERCENARY_CLASS[number], MERCENARY_POINTS[number]) for number in (side, side + 1)
    )
    return first, second


# -- effects: one line each, in our own words ------------------------------------------------------

EFFECTS: Final[dict[str, str]] = {
    # heroes (N9)
    "kraal": "warrior, 2 grades, 7 points",
    "tarah": "warrior, 1 grade, 14 points",
    "aral": "hunter, 2 grades",
    "dagda": "hunter, 3 grades; discard the last dwarf of two other columns",
    "lokdur": "miner, 1 grade, 3 points",
    "zoral": "miner, 3 grades, 1 point",
    "aegur": "blacksmith, 2 grades",
    "bonfur": "blacksmith, 3 grades; discard the last dwarf of another column",
    "hourya": "explorer, 1 grade, 20 points; asks for 5 explorer grades",
    "idunn": "explorer, 1 grade, 7 points, and 2 more for each explorer grade",
    "dwerg_aesir": "brothers score 13/40/81/108/135",
    "dwerg_bergelmir": "brothers score 13/40/81/108/135",
    "dwerg_jungir": "brothers score 13/40/81/108/135",
    "dwerg_sigmir": "brothers score 13/40/81/108/135",
    "dwerg_ymir": "brothers score 13/40/81/108/135",
    "skaa": "17 points",
    "astrid": "points equal to your highest coin",
    "grid": "7 points; upgrades a coin by 7 at once",
    "uline": "9 points; your coins stay in hand, and you bid after seeing the others' bids",
    "ylud": "joins a column at the end of the age: 1 grade; 7 points as warrior, 1 as miner, 11 as explorer",
    "thrud": "1 grade in any column, moves on when she would be covered; leaves at the end for 13 points",
    # heroes of Thingvellir (N16)
    "andumia": "12 points; take a card of the discard pile at once",
    "holda": "12 points; take a camp card at once",
    "khrad": "4 points; upgrades your lowest coin by 10 at once",
    "jarika": "8 points; every upgrade and exchange of yours brings 2 more",
    "olwyn": "9 points; two doubles of 1 grade join two different columns",
    "zolkur": "10 points; your next exchange discards the lower coin instead of the higher",
    # artefacts (N14)
    "fafnir_baleygr": "go to the camp in your own turn whenever the first player did not",
    "draupnir": "6 points for each of your coins of 15 or more",
    "vegvisir": "explorer, 1 grade, 13 points, at once",
    "svalinn": "5 points for each of your heroes",
    "megingjord": "28 points, but lines bring you no more heroes",
    "vidofnir_vedrfolnir": "upgrades the coins of your pouch by 2 and 3, or by 5 beside a trading coin",
    "brisingamens": "use two cards of the discard pile at once; discard a dwarf before the final count",
    "mjollnir": "2 points for each grade of your column with the most grades",
    "hofud": "every other player discards a card of the warrior column, heroes excepted",
    "hrafnsmerki": "5 points for each of your mercenaries",
    "jarnglofi": "24 points, but you lose your trading coin",
    "gjallarhorn": "recruit a hero at once, whatever your lines",
    # distinctions (N11)
    "kings_hand": "upgrades a coin by 5",
    "hunting_master": "a trading coin of value 3 takes the place of your 0",
    "crown_jeweler": "the gem 6 wins every tie, is never swapped, and scores 3 points",
    "great_armorer": "a special blacksmith of 2 grades joins your army",
    "pioneer": "look at three cards of age 2 and keep one",
    # other cards
    "RO3": "upgrades a coin by 3",
    "RO5": "upgrades a coin by 5",
    "BB": "blacksmith, 2 grades",
    "olwyn_double": "1 grade in a column without the other double",
}
CLASS_EFFECTS: Final[dict[str, str]] = {
    "warrior": "points are added up; all with the most grades add their highest coin",
    "hunter": "grades times themselves: 1, 4, 9, 16, …",
    "miner": "the sum of points times the number of grades",
    "blacksmith": "each grade is worth one more than the last: 3, 7, 12, 18, …",
    "explorer": "points are added up",
}
MERCENARY_EFFECT: Final = "enlists at the end of the age as {first} or {second}"
TRADING_COIN_EFFECT: Final = (
    "If you bid your trading coin, your turn at that tavern ends with an exchange: the two coins of your"
    " pouch are added up, the higher is discarded, and a coin worth the sum takes its"
    " place from the treasury."
)
GEM_EFFECT: Final = "Of equal bids the higher gem goes first. Then those who tied swap their gems."


def effect(card: int) -> str:
    """The effect of a card in one line."""
    token = TOKENS[card]
    if token in EFFECTS:
        return say(EFFECTS[token])
    if is_mercenary(card):
        first, second = mercenary_sides(card)
        return say(MERCENARY_EFFECT, first=first, second=second)
    return say(CLASS_EFFECTS[CLASS_IDS[CLASS_OF[card]]])


def distinction_effect(column: int) -> str:
    return say(EFFECTS[DISTINCTION_IDS[column]])


def capital(told: str) -> str:
    return told[:1].upper() + told[1:]


def sentence(told: str) -> str:
    """A line as a sentence; a series that ends in … has no full stop."""
    return capital(told) + ("" if told.endswith("…") else ".")
