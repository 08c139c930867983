# interpreted: words are for people
"""How to play Andor, in our own words, chapter by chapter: for a page, or any other place that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..state.components import COMPONENTS
from . import rules_tables
from .rules_sentences import (
    ADVICE,
    BANDS,
    CASTLE,
    CREATURE_RULES,
    DAY,
    DEEDS_OF_A_TURN,
    ENDING,
    EVENTS,
    EXAMPLE,
    FIGHT,
    FOG,
    FREE,
    FREE_DEEDS,
    GOAL,
    HARD_LEGEND,
    MOVING,
    NIGHT,
    NIGHT_STEPS,
    OWN_LEGENDS,
    ROUND,
    SETUP,
    SHOPS,
    SIDES,
    START_POINTS,
    TOGETHER,
    TRACK,
    TURN,
)
from .rules_tables import Row
from .sentences import say


@dataclass(frozen=True, slots=True)
class Steps:
    """Done in this order."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """In no order."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lookup:
    """A table; the first column names its rows."""

    head: tuple[str, ...]
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Pictures:
    """Pieces to be shown, by their keys (`rules_tables.Row`)."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulings:
    """Numbered rules that decide what the booklet leaves open, each with its reason."""

    numbers: tuple[str, ...]


Part = str | Steps | Points | Lookup | Pictures | Rulings


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    parts: tuple[Part, ...]


# Where a player meets what the booklet leaves open.
DECIDED_IN: Final = {
    "goal": ("D4.1",),
    "setup": ("D2.4", "D2.7"),
    "heroes": ("D8.8",),
    "day": ("D3.7", "D3.9"),
    "turn": ("D5.7", "D5.8"),
    "free": ("D13.3", "D13.4"),
    "fight": ("D6.1", "D6.11", "D7.7", "D8.6", "D9.4", "D9.5"),
    "creatures": ("D10.4", "D10.5", "D10.7", "D10.11", "D29.2"),
    "track": ("D24.7", "D29.1", "D29.7"),
    "friends": ("D19.2", "D19.4", "D20.4"),
    "places": ("D16.4", "D21.4", "D21.6"),
    "things": ("D1.8a", "D1.10", "D14.7", "D14.10", "D14.11", "D17.3", "D22.3", "D22.4"),
    "events": ("D14.4", "D23.3", "D23.5", "D23.6", "D23.8", "D23.9", "D23.10", "D23.11"),
}


def chapters() -> list[Chapter]:
    return [*the_heroes_turn(), *the_others(), *the_box()]


def chapter(key: str, title: str, *parts: Part) -> Chapter:
    rulings = DECIDED_IN.get(key, ())
    return Chapter(key, title, (*parts, Rulings(rulings)) if rulings else parts)


def the_heroes_turn() -> list[Chapter]:
    return [
        chapter("goal", say("The goal"), *map(say, GOAL)),
        chapter("setup", say("Before the first day"), *map(say, SETUP), start_points()),
        chapter("heroes", say("The four heroes"), hero_table(), say(BANDS), say(SIDES)),
        chapter("day", say("A day and its hours"), *map(say, DAY)),
        chapter("turn", say("Your turn"), say(TURN), Steps((*map(say, DEEDS_OF_A_TURN),)), *map(say, MOVING)),
        chapter("free", say("Free actions"), say(FREE), Points((*map(say, FREE_DEEDS),))),
        chapter("fight", say("A fight"), *fighting()),
    ]


def the_others() -> list[Chapter]:
    return [
        chapter("creatures", say("Creatures"), creature_table(), *map(say, CREATURE_RULES)),
        chapter("sunrise", say("Sunrise"), say(NIGHT), Steps((*map(say, NIGHT_STEPS),))),
        chapter("castle", say("The castle"), *map(say, CASTLE), shield_table()),
        chapter("track", say("The legend"), *map(say, TRACK)),
        chapter("end", say("Winning and losing"), *map(say, ENDING)),
        chapter("friends", say("Friends and farmers"), friend_table()),
    ]


def the_box() -> list[Chapter]:
    return [
        chapter("places", say("Places"), place_table(), say(FOG), fog_table()),
        chapter("things", say("Equipment"), say(SHOPS), thing_table()),
        chapter("events", say("Events"), *map(say, EVENTS)),
        chapter("legends", say("The five legends"), legend_table(), say(HARD_LEGEND), say(OWN_LEGENDS)),
        chapter("advice", say("Advice for the first game"), Points((*map(say, ADVICE),))),
    ]


# -- parts of chapters -----------------------------------------------------------------------------


def start_points() -> str:
    limits = COMPONENTS["hero_limits"]
    return say(START_POINTS, least_sp=limits["sp_min"], most_sp=limits["sp_max"], most_wp=limits["wp_max"])


def fighting() -> tuple[Part, ...]:
    round_of_it = Steps((*map(say, ROUND),))
    return (Pictures(rules_tables.DICE), say(FIGHT), round_of_it, *map(say, TOGETHER), say(EXAMPLE))


# -- tables ----------------------------------------------------------------------------------------


def hero_table() -> Lookup:
    head = (say("Hero"), say("Heroine"), say("Dice"), say("Roll"), say("Special"))
    return Lookup(head, rules_tables.heroes())


def creature_table() -> Lookup:
    head = (say("Creature"), say("Strength"), say("Willpower"), say("Dice"), say("Reward"), say("In the box"))
    return Lookup(head, rules_tables.creatures())


def shield_table() -> Lookup:
    return Lookup((say("Heroes"), say("Golden shields"), say("A brew costs")), rules_tables.shields())


def friend_table() -> Lookup:
    return Lookup((say("Who"), say("What they do")), rules_tables.friends())


def place_table() -> Lookup:
    return Lookup((say("Place"), say("Fields"), say("What it does")), rules_tables.places())


def fog_table() -> Lookup:
    return Lookup((say("Fog"), say("In the box")), rules_tables.fog())


def thing_table() -> Lookup:
    return Lookup((say("Thing"), say("In the box"), say("What it does")), rules_tables.equipment())


def legend_table() -> Lookup:
    return Lookup((say("Legend"), say("Its beginning"), say("Whose it is")), rules_tables.legends())
