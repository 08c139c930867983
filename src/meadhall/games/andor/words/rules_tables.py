# interpreted: words are for people
"""The tables of the rules as told to people: heroes, creatures, places, things, legends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ..legend.boards import board_named
from ..legend.library import LEGENDS, texts
from ..legend.texts import spoken
from ..state.components import COMPONENTS, CREATURES, FOG_TOKENS
from ..state.names import CASTLE
from .names import (
    creature_name,
    figure_name,
    fog_text,
    gold,
    hero_ability,
    hero_name,
    large,
    origin_words,
    place_name,
    thing_name,
)
from .rules_sentences import FRIENDS, PLACE_RULES
from .sentences import say
from .story import legend_name
from .thing_rules import thing_rule


class Row(NamedTuple):
    """The cells of a row, and the pieces before the first of them: "hero:archer", "thing:helm"."""

    pictures: tuple[str, ...]
    cells: tuple[str, ...]


FOG_PICTURES: Final = {
    "event": "parchment",
    "sp1": "sp",
    "wp2": "wp",
    "wp3": "wp",
    "gold1": "gold",
    "gor": "fog",
    "wineskin": "wineskin",
    "brew": "witch_brew",
}
DICE: Final = ("die:red", "die:red", "die:black")
ROLLS: Final = {
    "warrior": "all at once, the highest counts",
    "archer": "one after the other, the last one counts",
    "wizard": "a single die",
    "dwarf": "all at once, the highest counts",
}
TOKENS: Final = ("medicinal_herb", "rune_stone", "gem")  # kept by heroes, and sold by nobody


def heroes() -> list[Row]:
    """Name and rank, heroine, dice in the three bands of willpower, how they are rolled, what is special."""
    return [
        Row(
            (f"hero:{hero['id']}", f"hero:{hero['heroine']['id']}"),
            (
                say("{hero} (rank {rank})", hero=hero_name(hero["id"]), rank=hero["rank"]),
                hero_name(hero["heroine"]["id"]),
                "/".join(str(number) for number in hero["dice_by_wp_band"].values()),
                say(ROLLS[hero["id"]]),
                hero_ability(hero["id"]),
            ),
        )
        for hero in sorted(COMPONENTS["heroes"], key=lambda hero: int(hero["rank"]))
    ]


def creatures() -> list[Row]:
    return [
        Row(
            (f"creature:{creature['id']}",),
            (
                creature_name(creature["id"]),
                str(creature["sp"]),
                str(creature["wp"]),
                dice(creature["dice"]),
                str(creature["reward"]),
                str(creature["count"]),
            ),
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
        Row((), (heroes, str(number), gold(brew["price_by_heroes"][heroes])))
        for heroes, number in COMPONENTS["castle"]["golden_shields"].items()
    ]


def friends() -> list[Row]:
    told = [Row((f"hero:{figure}",), (figure_name(figure), say(rule))) for figure, rule in FRIENDS.items()]
    return [*told, Row(("thing:farmer",), (thing_name("farmer"), thing_rule("farmer")))]


def places() -> list[Row]:
    """Where they are on the printed board; rubble lies in the mine of Legend 4 only."""
    board = board_named("front")
    bridges = ", ".join(f"{one}–{other}" for one, other in board.bridges)
    return [
        Row(("castle",), (place_name(CASTLE), str(CASTLE), say(PLACE_RULES["castle"]))),
        Row(("thing:well",), (thing_name("well"), listed(board.wells), thing_rule("well"))),
        Row(("thing:fog",), (thing_name("fog"), listed(board.fog), thing_rule("fog"))),
        Row(("shop",), (large(say("merchant")), listed(board.merchants), say(PLACE_RULES["merchant"]))),
        Row(("stone-bridge",), (say("Bridge"), bridges, say(PLACE_RULES["bridge"]))),
        Row(("thing:rubble",), (thing_name("rubble"), say("mine of Legend 4"), thing_rule("rubble"))),
    ]


def listed(fields: Sequence[int]) -> str:
    return ", ".join(map(str, fields))


def fog() -> list[Row]:
    return [
        Row((f"thing:{FOG_PICTURES[token['id']]}",), (fog_text(token["id"]), str(token["count"])))
        for token in FOG_TOKENS
    ]


def equipment() -> list[Row]:
    sold = [(item["id"], item["count"]) for item in COMPONENTS["items"]]
    found = [(token, number_of(COMPONENTS["tokens"][token])) for token in TOKENS]
    return [
        Row((f"thing:{thing}",), (thing_name(thing), str(number), thing_rule(thing)))
        for thing, number in (*sold, *found)
    ]


def number_of(token: Mapping[str, Any]) -> int:
    """How many of a token are in the box: they are listed, or counted by value or colour."""
    kinds = token.get("colors") if "values" not in token else token["values"]
    return sum(kinds.values()) if isinstance(kinds, Mapping) else len(kinds or ())


def legends() -> list[Row]:
    """Each legend with its story and whose it is."""
    found: list[Row] = []
    for name in LEGENDS:
        told = texts(name)
        found.append(Row((), (legend_name(told), spoken(told.story), origin_words(told.origin))))
    return found
