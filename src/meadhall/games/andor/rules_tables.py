# interpreted: words are for people
"""The tables of the rules as told to people: heroes, creatures, equipment, shields, legends."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from .components import COMPONENTS, CREATURES
from .legend_texts import spoken
from .library import LEGENDS, texts
from .name_words import creature_name, gold, hero_ability, hero_name, origin_words, thing_name
from .sentences import say
from .story_words import legend_name

Row = tuple[str, ...]

ITEM_RULES: Final = {
    "wineskin": "Two drinks: each pays for one step of a move.",
    "shield": "Two uses: lose no willpower in a lost round, or stop an event card that shows a shield.",
    "bow": "Attack from a neighbouring field, rolling one die after the other; the last one counts.",
    "falcon": "Once a day two heroes exchange gold, gems and small things, however far apart they are.",
    "helm": "Dice that show the same number are added up. Not for archer, wizard, bow or black die.",
    "telescope": "Turn up tokens on neighbouring fields without setting them off.",
    "witch_brew": "Two uses: one of your dice counts twice. Sold by the witch alone.",
    "medicinal_herb": "Once, by its number: free steps, willpower, or a higher value in a round of a battle.",
    "rune_stone": "Three of different colours let you roll the black die (6 to 12) instead of your own dice.",
}
ROLLS: Final = {
    "warrior": "all at once, the highest counts",
    "archer": "one after the other, the last one counts",
    "wizard": "a single die",
    "dwarf": "all at once, the highest counts",
}


def heroes() -> list[Row]:
    """Name and rank, dice in the three bands of willpower, how they are rolled, what is special."""
    return [
        (
            say("{hero} (rank {rank})", hero=hero_name(hero["id"]), rank=hero["rank"]),
            "/".join(str(number) for number in hero["dice_by_wp_band"].values()),
            say(ROLLS[hero["id"]]),
            hero_ability(hero["id"]),
        )
        for hero in sorted(COMPONENTS["heroes"], key=lambda hero: int(hero["rank"]))
    ]


def creatures() -> list[Row]:
    return [
        (
            creature_name(creature["id"]),
            str(creature["sp"]),
            str(creature["wp"]),
            dice(creature["dice"]),
            str(creature["reward"]),
        )
        for creature in CREATURES
    ]


def dice(rows: list[Mapping[str, Any]]) -> str:
    """The dice of a creature, and those it has left when it is weak."""
    words = dice_words(rows[0])
    for stronger, row in pairwise(rows):
        least = stronger["min_wp"]
        words = say(
            "{dice}; below {least} willpower: {fewer}", dice=words, least=least, fewer=dice_words(row)
        )
    return words


def dice_words(row: Mapping[str, Any]) -> str:
    if row["die"] == "black":
        return say.many("{number} black die", "{number} black dice", row["n"])
    return say.many("{number} red die", "{number} red dice", row["n"])


def shields() -> list[Row]:
    """Golden shields, and the price of a brew, by number of heroes."""
    brew = next(item for item in COMPONENTS["items"] if item["id"] == "witch_brew")
    return [
        (heroes, str(number), gold(brew["price_by_heroes"][heroes]))
        for heroes, number in COMPONENTS["castle"]["golden_shields"].items()
    ]


def equipment() -> list[Row]:
    return [(thing_name(item), say(rule)) for item, rule in ITEM_RULES.items()]


def legends() -> list[Row]:
    """Each legend with its story and whose it is."""
    found: list[Row] = []
    for name in LEGENDS:
        told = texts(name)
        found.append((legend_name(told), spoken(told.story), origin_words(told.origin)))
    return found
