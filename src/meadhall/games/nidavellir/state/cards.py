"""Every card and coin as a small number, and the tables that say what each one is.

The numbers are names for the code; what is printed on the components comes from `components.json`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

COMPONENTS: Final[dict[str, Any]] = json.loads(
    files("meadhall.games.nidavellir").joinpath("data/components.json").read_text(encoding="utf-8")
)

# -- classes (N0.2), in the order of the evaluation (N11.1) ----------------------------------------

WARRIOR: Final = 0
HUNTER: Final = 1
MINER: Final = 2
BLACKSMITH: Final = 3
EXPLORER: Final = 4
CLASSES: Final = 5
NEUTRAL: Final = 5  # a hero or card without a class

# -- cards -----------------------------------------------------------------------------------------

NO_CARD: Final = 0
FIRST_DWARF: Final = 1  # W3 … W10, H, M0 … M2, B, E5 … E12
SPECIAL_BLACKSMITH: Final = 22
OLWYN_DOUBLE: Final = 23
OFFERING_3: Final = 24
OFFERING_5: Final = 25
PILE_KINDS: Final = 26  # all lower numbers can lie in the dwarf discard pile

KRAAL: Final = 26
TARAH: Final = 27
ARAL: Final = 28
DAGDA: Final = 29
LOKDUR: Final = 30
ZORAL: Final = 31
AEGUR: Final = 32
BONFUR: Final = 33
HOURYA: Final = 34
IDUNN: Final = 35
DWERG_AESIR: Final = 36
DWERG_YMIR: Final = 40
SKAA: Final = 41
ASTRID: Final = 42
GRID: Final = 43
ULINE: Final = 44
YLUD: Final = 45
THRUD: Final = 46
ANDUMIA: Final = 47
HOLDA: Final = 48
KHRAD: Final = 49
JARIKA: Final = 50
OLWYN: Final = 51
ZOLKUR: Final = 52
FIRST_HERO: Final = 26
BASE_HEROES: Final = 21
HEROES: Final = 27

FAFNIR_BALEYGR: Final = 53
DRAUPNIR: Final = 54
VEGVISIR: Final = 55
SVALINN: Final = 56
MEGINGJORD: Final = 57
VIDOFNIR_VEDRFOLNIR: Final = 58
BRISINGAMENS: Final = 59
MJOLLNIR: Final = 60
HOFUD: Final = 61
HRAFNSMERKI: Final = 62
JARNGLOFI: Final = 63
GJALLARHORN: Final = 64
FIRST_ARTEFACT: Final = 53
ARTEFACTS: Final = 12

FIRST_MERCENARY: Final = 65
MERCENARIES: Final = 12
FIRST_CAMP_CARD: Final = 53
CAMP_CARDS: Final = 24
CAMP_CARDS_PER_AGE: Final = 12
CARD_KINDS: Final = 77

# -- coins -----------------------------------------------------------------------------------------

NO_COIN: Final = 0
B0: Final = 1
S3: Final = 6
FIRST_ROYAL: Final = 7  # r5; the royal coin of value v is v + 2
COIN_KINDS: Final = 28
LOWEST_ROYAL_VALUE: Final = 5
HIGHEST_ROYAL_VALUE: Final = 25
SPECIAL_GEM: Final = 6


def _card_facts() -> list[dict[str, Any]]:
    """The printed facts of every card, at its number."""
    double = COMPONENTS["olwyn_double"] | {"token": "olwyn_double"}
    facts = [{"id": ""}, *COMPONENTS["dwarfs"], COMPONENTS["special_blacksmith"], double]
    facts += COMPONENTS["royal_offerings"] + COMPONENTS["heroes"]
    facts += COMPONENTS["artefacts"] + COMPONENTS["mercenaries"]
    return facts


def _coin_tokens() -> list[str]:
    coins = COMPONENTS["coins"]
    tokens = [coin["token"] for coin in coins["base"]]
    return ["", *tokens, coins["special"]["token"], *(coin["token"] for coin in coins["royal"])]


FACTS: Final = _card_facts()
TOKENS: Final[list[str]] = [fact["token"] if "token" in fact else fact["id"] for fact in FACTS]
CARD_OF_TOKEN: Final[dict[str, int]] = {token: card for card, token in enumerate(TOKENS) if token}
CLASS_IDS: Final[list[str]] = [entry["id"] for entry in COMPONENTS["classes"]]
TAVERN_IDS: Final[list[str]] = [entry["id"] for entry in COMPONENTS["taverns"]]
DISTINCTION_IDS: Final[list[str]] = [entry["id"] for entry in COMPONENTS["distinctions"]]
COIN_TOKENS: Final = _coin_tokens()
COIN_OF_TOKEN: Final[dict[str, int]] = {token: coin for coin, token in enumerate(COIN_TOKENS) if token}


def _table(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _class_of(fact: dict[str, Any]) -> int:
    name = fact.get("class") or fact.get("column")
    return CLASS_IDS.index(name) if name else NEUTRAL


def _mercenary(number: int) -> list[tuple[int, int]]:
    options = COMPONENTS["mercenaries"][number]["options"]
    return [(CLASS_IDS.index(name), points) for name, points in options.items()]


CLASS_OF: Final = _table([_class_of(fact) for fact in FACTS])
GRADES: Final = _table([fact.get("grades") or 0 for fact in FACTS])
POINTS: Final = _table([sum(fact.get("points") or []) for fact in FACTS])
OFFERING_PLUS: Final = _table(
    [fact["plus"] if token[:2] == "RO" else 0 for token, fact in zip(TOKENS, FACTS, strict=True)]
)
COMMAND_SCORE: Final = _table(
    [fact["command_score"] if isinstance(fact.get("command_score"), int) else 0 for fact in FACTS]
)
YLUD_POINTS: Final = _table([FACTS[YLUD]["column_points"][name] for name in CLASS_IDS])
# Two classes and two values for each mercenary (N15).
MERCENARY_CLASS: Final = _table([side[0] for number in range(MERCENARIES) for side in _mercenary(number)])
MERCENARY_POINTS: Final = _table([side[1] for number in range(MERCENARIES) for side in _mercenary(number)])

COIN_VALUE: Final = _table([int(token[1:]) if token else 0 for token in COIN_TOKENS])
DWERG_SCORE: Final = _table(COMPONENTS["tables"]["dwerg"])

# By the number of players (N2.4).
SETUP: Final[list[dict[str, Any]]] = [COMPONENTS["setup"].get(str(players), {}) for players in range(6)]
ROUNDS_PER_AGE: Final = _table([facts.get("rounds_per_age", 0) for facts in SETUP])


def is_dwarf(card: i64) -> bool:
    """A dwarf card in the sense of N9.9: a dwarf, the special blacksmith or a double."""
    return FIRST_DWARF <= card <= OLWYN_DOUBLE


def is_offering(card: i64) -> bool:
    return card == OFFERING_3 or card == OFFERING_5


def is_hero(card: i64) -> bool:
    return FIRST_HERO <= card < FIRST_ARTEFACT


def is_brother(card: i64) -> bool:
    """One of the five Dwerg brothers (N9.5)."""
    return DWERG_AESIR <= card <= DWERG_YMIR


def is_artefact(card: i64) -> bool:
    return FIRST_ARTEFACT <= card < FIRST_MERCENARY


def is_mercenary(card: i64) -> bool:
    return card >= FIRST_MERCENARY


def is_camp_card(card: i64) -> bool:
    return card >= FIRST_ARTEFACT


def is_trading(coin: i64) -> bool:
    """A trading coin (N0.2): the base 0 or the special 3."""
    return coin == B0 or coin == S3


def is_royal(coin: i64) -> bool:
    return coin >= FIRST_ROYAL


def royal_coin(value: i64) -> i64:
    return value + FIRST_ROYAL - LOWEST_ROYAL_VALUE


def points_in(card: i64, column: i64) -> i64:
    """Points a card brings to the column it stands in (N0.2, N9.14, N15)."""
    if card == YLUD:
        return YLUD_POINTS[column]
    if is_mercenary(card):
        side = (card - FIRST_MERCENARY) * 2
        return MERCENARY_POINTS[side] if MERCENARY_CLASS[side] == column else MERCENARY_POINTS[side + 1]
    return POINTS[card]
