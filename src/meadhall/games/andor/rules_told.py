# interpreted: words are for people
"""How to play Andor, in our own words, chapter by chapter: for a page, or any other place that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import rules_tables
from .components import COMPONENTS
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


def chapters() -> list[Chapter]:
    return [*the_heroes_turn(), *the_others(), *the_box()]


def the_heroes_turn() -> list[Chapter]:
    return [
        Chapter("goal", say("The goal"), (*map(say, GOAL), Rulings(("D4.1",)))),
        Chapter("setup", say("Before the first day"), (*map(say, SETUP), start_points(), setup_rulings())),
        Chapter("heroes", say("The four heroes"), (hero_table(), say(BANDS), say(SIDES), Rulings(("D8.8",)))),
        Chapter("day", say("A day and its hours"), (*map(say, DAY), Rulings(("D3.7", "D3.9")))),
        Chapter("turn", say("Your turn"), (say(TURN), Steps((*map(say, DEEDS_OF_A_TURN),)), *moving())),
        Chapter(
            "free", say("Free actions"), (say(FREE), Points((*map(say, FREE_DEEDS),)), Rulings(("D13.4",)))
        ),
        Chapter("fight", say("A fight"), (Pictures(rules_tables.DICE), *fighting())),
    ]


def the_others() -> list[Chapter]:
    return [
        Chapter(
            "creatures", say("Creatures"), (creature_table(), *map(say, CREATURE_RULES), creature_rulings())
        ),
        Chapter("sunrise", say("Sunrise"), (say(NIGHT), Steps((*map(say, NIGHT_STEPS),)))),
        Chapter("castle", say("The castle"), (*map(say, CASTLE), shield_table())),
        Chapter("track", say("The legend"), (*map(say, TRACK), Rulings(("D24.7", "D29.1")))),
        Chapter("end", say("Winning and losing"), (*map(say, ENDING),)),
        Chapter("friends", say("Friends and farmers"), (friend_table(), Rulings(("D19.2", "D20.4")))),
    ]


def the_box() -> list[Chapter]:
    return [
        Chapter("places", say("Places"), (place_table(), Rulings(("D21.4",)), say(FOG), fog_table())),
        Chapter("things", say("Equipment"), (say(SHOPS), thing_table(), thing_rulings())),
        Chapter(
            "events",
            say("Events"),
            (*map(say, EVENTS), Rulings(("D14.4", "D23.3", "D23.5", "D23.6", "D23.8"))),
        ),
        Chapter("legends", say("The five legends"), (legend_table(), say(HARD_LEGEND), say(OWN_LEGENDS))),
        Chapter("advice", say("Advice for the first game"), (Points((*map(say, ADVICE),)),)),
    ]


# -- parts of chapters -----------------------------------------------------------------------------


def start_points() -> str:
    limits = COMPONENTS["hero_limits"]
    return say(START_POINTS, least_sp=limits["sp_min"], most_sp=limits["sp_max"], most_wp=limits["wp_max"])


def setup_rulings() -> Rulings:
    return Rulings(("D2.4", "D2.7"))


def moving() -> tuple[Part, ...]:
    return (*map(say, MOVING), Rulings(("D5.7", "D5.8")))


def fighting() -> tuple[Part, ...]:
    rulings = Rulings(("D7.7", "D8.6", "D9.4", "D9.5"))
    return (say(FIGHT), Steps((*map(say, ROUND),)), *map(say, TOGETHER), say(EXAMPLE), rulings)


def creature_rulings() -> Rulings:
    return Rulings(("D10.4", "D10.5", "D10.11"))


def thing_rulings() -> Rulings:
    return Rulings(("D1.8a", "D1.10", "D14.10", "D14.11", "D17.3", "D22.3", "D22.4"))


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
    return Lookup((say("Fog"), say("In the box"), say("What it does")), rules_tables.fog())


def thing_table() -> Lookup:
    return Lookup((say("Thing"), say("In the box"), say("What it does")), rules_tables.equipment())


def legend_table() -> Lookup:
    return Lookup((say("Legend"), say("Its beginning"), say("Whose it is")), rules_tables.legends())
