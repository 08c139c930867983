"""Words for the referee tests: short builders for players, treasuries and questions (rules spec N20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.games.nidavellir.referee import query

JsonObject = dict[str, Any]
Army = Mapping[str, Sequence[str]]

CLASSES = ("warrior", "hunter", "miner", "blacksmith", "explorer")
STARTING_COINS = ("b0", "b2", "b3", "b4", "b5")
BROTHERS = ("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir")

BASE_HEROES = (
    *("kraal", "tarah", "aral", "dagda", "lokdur", "zoral", "aegur", "bonfur", "hourya", "idunn"),
    *BROTHERS,
    *("skaa", "astrid", "grid", "uline", "ylud", "thrud"),
)
THINGVELLIR_HEROES = ("andumia", "holda", "khrad", "jarika", "olwyn", "zolkur")

# N1.6: how many royal coins of each value the box holds; N2.3: 2-3 players take two of 7, 9 and 11 away.
ROYAL_COINS = dict.fromkeys((5, 6, 8, 10, 12, 13, 14), 2) | {7: 3, 9: 3, 11: 3}
ROYAL_COINS |= dict.fromkeys(range(15, 26), 1)

# Plain dwarfs in the order in which `ranks` deals them; the box holds each line of them twice.
PLAIN_DWARFS: dict[str, tuple[str, ...]] = {
    "warrior": ("W5", "W6", "W7", "W8", "W9", "W3", "W4"),
    "hunter": ("H",) * 8,
    "miner": ("M1", "M0", "M2", "M1", "M0"),
    "blacksmith": ("B",) * 10,
    "explorer": ("E7", "E8", "E9", "E10", "E11", "E5", "E6"),
}


def player(
    army: Army | None = None,
    *,
    command: Sequence[str] = (),
    coins: Sequence[str] = (),
    gem: int | None = None,
) -> JsonObject:
    """One player's position (N20.2); whatever is not named is left out."""
    position: JsonObject = {"army": {column: list(cards) for column, cards in (army or {}).items()}}
    if command:
        position["command"] = list(command)
    if coins:
        position["coins"] = list(coins)
    if gem is not None:
        position["gem"] = gem
    return position


def ranks(
    warrior: int = 0, hunter: int = 0, miner: int = 0, blacksmith: int = 0, explorer: int = 0
) -> dict[str, list[str]]:
    """An army of plain dwarfs with so many grades in each column."""
    heights = zip(CLASSES, (warrior, hunter, miner, blacksmith, explorer), strict=True)
    return {column: list(PLAIN_DWARFS[column][:height]) for column, height in heights if height}


def treasury(*, held: Iterable[str] = (), without: Iterable[int] = ()) -> dict[str, int]:
    """The royal treasury of 4-5 players, less the royal coins players hold, less whole values."""
    left = dict(ROYAL_COINS)
    for coin in held:
        if coin.startswith("r"):
            left[int(coin[1:])] -= 1
    for value in without:
        left[value] = 0
    return {str(value): count for value, count in left.items() if count}


def only(*values: int) -> dict[str, int]:
    """A treasury that holds nothing but these coins."""
    return {str(value): values.count(value) for value in values}


def upgrade(coin: str, plus: int, stock: Mapping[str, int], *, jarika: bool = False) -> Any:
    return query("upgrade", {"coin": coin, "plus": plus, "treasury": dict(stock), "jarika": jarika})


def exchange(
    pouch: Sequence[str], stock: Mapping[str, int], *, jarika: bool = False, zolkur: bool = False
) -> Any:
    given = {"pouch": list(pouch), "treasury": dict(stock), "jarika": jarika, "zolkur": zolkur}
    return query("exchange", given)


def khrad(coins: Sequence[str], stock: Mapping[str, int], *, jarika: bool = False) -> Any:
    return query("khrad", {"coins": list(coins), "treasury": dict(stock), "jarika": jarika})


def vidofnir(
    pouch: Sequence[str],
    steps: Sequence[tuple[str, int]],
    stock: Mapping[str, int] | None = None,
    *,
    jarika: bool = False,
) -> Any:
    coins = treasury(held=pouch) if stock is None else dict(stock)
    given = {
        "pouch": list(pouch),
        "treasury": coins,
        "jarika": jarika,
        "steps": [list(step) for step in steps],
    }
    return query("vidofnir", given)


def lines(who: JsonObject) -> Any:
    return query("lines", {"player": who})


def legal_heroes(who: JsonObject, hall: Sequence[str]) -> Any:
    return query("legal_heroes", {"player": who, "hall": list(hall)})


def drop_options(who: JsonObject, effect: str) -> Any:
    return query("drop_options", {"player": who, "effect": effect})


def place(who: JsonObject, card: str, column: str, thrud_to: str | None = None) -> Any:
    given: JsonObject = {"player": who, "card": card, "column": column}
    if thrud_to is not None:
        given["thrud_to"] = thrud_to
    return query("place", given)


def distinctions(**players: JsonObject) -> Any:
    return query("distinctions", {"players": players})


def scores(**players: JsonObject) -> Any:
    return query("score", {"players": players})


def score_of(who: JsonObject) -> Any:
    """The score sheet of one player beside a rival who owns nothing at all."""
    return scores(anna=who, rival=player())["anna"]


def after_tavern(bids: Mapping[str, str | None], gems: Mapping[str, int]) -> Any:
    return query("gem_swap", {"bids": dict(bids), "gems": dict(gems)})


def turn_order(bids: Mapping[str, str | None], gems: Mapping[str, int]) -> Any:
    return query("resolve_order", {"bids": dict(bids), "gems": dict(gems)})


# One sound question of every kind, used where all asks must keep the same promise.
SOUND_QUESTIONS: dict[str, JsonObject] = {
    "setup": {"n": 4, "thingvellir": True},
    "resolve_order": {"bids": {"anna": "b3", "bjorn": "b5"}, "gems": {"anna": 5, "bjorn": 4}},
    "gem_swap": {"bids": {"anna": "b3", "bjorn": "b3"}, "gems": {"anna": 5, "bjorn": 4}},
    "upgrade": {"coin": "b2", "plus": 3, "treasury": treasury(), "jarika": False},
    "upgrade_options": {"coins": list(STARTING_COINS)},
    "exchange": {"pouch": ["b2", "b3"], "treasury": treasury(), "jarika": False, "zolkur": False},
    "khrad": {"coins": list(STARTING_COINS), "treasury": treasury(), "jarika": False},
    "vidofnir": {
        "pouch": ["b3", "b2"],
        "treasury": treasury(),
        "jarika": False,
        "steps": [["b3", 3], ["b2", 2]],
    },
    "lines": {"player": player(ranks(1, 1, 1, 1, 1))},
    "legal_heroes": {"player": player(ranks(1, 1, 1, 1, 1)), "hall": ["skaa", "dagda", "hourya"]},
    "drop_options": {"player": player(ranks(1, 1, 1, 1, 1)), "effect": "dagda"},
    "place": {"player": player({"miner": ["thrud"]}), "card": "M1", "column": "miner", "thrud_to": "hunter"},
    "distinctions": {"players": {"anna": player(ranks(2)), "bjorn": player(ranks(1, 1))}},
    "enlist_order": {
        "mercenaries": {"anna": 2, "bjorn": 1},
        "gems": {"anna": 4, "bjorn": 5},
        "choice": "last",
    },
    "camp_access": {
        "order": ["anna", "bjorn"],
        "first_went_to_camp": False,
        "fafnir": "bjorn",
        "camp_size": 5,
    },
    "uline_recruit": {"taverns": ["b5", "b3", "b0"], "pouch": ["b2", "b4"], "resolving": 0},
    "end_steps": {"age": 2, "thingvellir": True},
    "score": {
        "players": {
            "anna": player(ranks(2, 1), command=["skaa", "svalinn"], coins=STARTING_COINS, gem=6),
            "bjorn": player(ranks(1, 1), coins=STARTING_COINS, gem=4),
        }
    },
    "winners": {"totals": {"anna": 204, "bjorn": 180}},
    "coin_view": {
        "owner": "anna",
        "viewer": "bjorn",
        "taverns": ["b5", "b3", "b0"],
        "revealed": [True, False, False],
        "pouch": ["b2", "b4"],
    },
    "exchange_due": {"slot": "b0"},
    "tavern_discard_due": {
        "players": 2,
        "thingvellir": True,
        "first_went_to_camp": True,
        "second_has_bid": True,
    },
    "ylud_age": {"age": 1, "phase": "taverns"},
    "holda_mercenary": {"age": 1, "phase": "enlist"},
    "discard_pile": {"card": "W5"},
}
