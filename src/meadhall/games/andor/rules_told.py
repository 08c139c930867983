# interpreted: words are for people
"""How to play Andor, in our own words, chapter by chapter: for a page, or any other place that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from . import rules_tables
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


Part = str | Steps | Points | Lookup


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    parts: tuple[Part, ...]


def chapters() -> list[Chapter]:
    return [
        Chapter("goal", say("The goal"), (*map(say, GOAL),)),
        Chapter("day", say("A day and its hours"), (*map(say, DAY),)),
        Chapter(
            "turn", say("Your turn"), (say(TURN), Steps((*map(say, DEEDS_OF_A_TURN),)), *map(say, MOVING))
        ),
        Chapter("free", say("Free actions"), (say(FREE), Points((*map(say, FREE_DEEDS),)))),
        Chapter("heroes", say("The four heroes"), (hero_table(), say(BANDS))),
        Chapter("fight", say("A fight"), (say(FIGHT), Steps((*map(say, ROUND),)), *map(say, TOGETHER))),
        Chapter("creatures", say("Creatures"), (creature_table(), *map(say, CREATURE_RULES))),
        Chapter("sunrise", say("Sunrise"), (say(NIGHT), Steps((*map(say, NIGHT_STEPS),)))),
        Chapter("castle", say("The castle"), (*map(say, CASTLE), shield_table())),
        Chapter("track", say("The legend"), (*map(say, TRACK),)),
        Chapter("end", say("Winning and losing"), (*map(say, ENDING),)),
        Chapter("things", say("Equipment"), (say(SHOPS), thing_table())),
        Chapter("legends", say("The five legends"), (legend_table(), say(OWN_LEGENDS))),
        Chapter("advice", say("Advice for the first game"), (Points((*map(say, ADVICE),)),)),
    ]


# -- tables ----------------------------------------------------------------------------------------


def hero_table() -> Lookup:
    head = (say("Hero"), say("Dice"), say("Roll"), say("Special"))
    return Lookup(head, rules_tables.heroes())


def creature_table() -> Lookup:
    head = (say("Creature"), say("Strength"), say("Willpower"), say("Dice"), say("Reward"))
    return Lookup(head, rules_tables.creatures())


def shield_table() -> Lookup:
    return Lookup((say("Heroes"), say("Golden shields"), say("A brew costs")), rules_tables.shields())


def thing_table() -> Lookup:
    return Lookup((say("Thing"), say("What it does")), rules_tables.equipment())


def legend_table() -> Lookup:
    return Lookup((say("Legend"), say("Its beginning"), say("Whose it is")), rules_tables.legends())


# -- sentences -------------------------------------------------------------------------------------

GOAL: Final = (
    "You play together. Two to four heroes defend the castle against creatures that come closer every day,"
    " and master the tasks of a legend in time. All win or all lose.",
    "Time is what you never have enough of: each step costs an hour, and each creature you defeat brings the"
    " end of the legend nearer. Do not fight everything. Fight what must be fought.",
)
DAY: Final = (
    "A day has seven hours. Heroes act in turn, clockwise, until each has ended the day. Nobody needs to use"
    " all hours.",
    "Hours eight, nine and ten are overtime: each costs 2 willpower, and you must keep at least 1.",
    "Whoever ends the day takes no more turns and free actions until sunrise. The first to do so gets the"
    " rooster and begins the next day.",
)
TURN: Final = "Do one of these:"
DEEDS_OF_A_TURN: Final = (
    "Move over as many fields as you like: one hour each.",
    "Fight a creature on your field: one hour for each round. Archer and bow reach neighbouring fields, too.",
    "Lead Prince Thorald or the shield dwarves: one hour for up to four fields.",
    "Clear rubble on a neighbouring field: one hour for each try.",
    "Wait: one hour.",
    "End the day.",
)
MOVING: Final = (
    "Creatures never stop you, and heroes may share a field. The river is crossed on bridges only. Moving"
    " and fighting in the same turn is not possible.",
    "Fog on the field where your move ends is lifted at once: gold, strength, an event, a gor, perhaps the"
    " witch. Farmers may be taken along and left anywhere on the way; if you meet a creature they are lost.",
)
FREE: Final = (
    "They cost no time and are open to everybody whose day has not ended, also in the turn of others, but"
    " not in the middle of a move or of a round:"
)
FREE_DEEDS: Final = (
    "Empty a well on your field: 3 willpower, for the warrior 5.",
    "Take or lay down gold, gems and things on your field.",
    "Give gold, gems and things to a hero on the same field.",
    "Buy from a merchant or the witch on your field.",
    "Use a telescope, a falcon or a herb.",
)
BANDS: Final = "The three numbers of dice are for 0 to 6, 7 to 13, and 14 to 20 willpower."
FIGHT: Final = "Strength and dice against strength and dice. Each round:"
ROUND: Final = (
    "Everybody who fights spends an hour.",
    "The heroes roll. To your strength comes the die that counts, and what you add: helm or brew, a herb. In"
    " each round the wizard may turn over one die just rolled.",
    "The creature rolls. Its highest die counts, or the sum of equal dice if that is more.",
    "Compare. The lower side loses the difference in willpower; if both are equal, nothing happens.",
    "Go on for another hour, or stop: then the creature is as fresh as before.",
)
TOGETHER: Final = (
    "Whoever attacks may call other heroes who could attack the same creature. Then all strength and dice are"
    " added up. But if you lose a round, each of you loses the whole difference.",
    "Prince Thorald or the shield dwarves on the creature's field add 4 each.",
    "A hero who falls to 0 willpower is out of the fight, loses 1 strength (but keeps at least 1) and gets up"
    " with 3 willpower.",
    "A creature at 0 willpower is defeated. Those who fought the last round share its reward as they like, in"
    " gold and willpower, and the narrator goes on one letter.",
)
CREATURE_RULES: Final = (
    "There is never more than one creature on a field: whoever comes to one that is taken goes on along the"
    " next arrow.",
)
NIGHT: Final = "When all heroes have ended the day, the night passes in this order:"
NIGHT_STEPS: Final = (
    "An event card is drawn. If it shows a shield, a hero with a shield may stop it.",
    "The gors move along their arrows, the one on the lowest field first.",
    "The skrals move.",
    "The wardraks move.",
    "The trolls move.",
    "The wardraks move once more.",
    "Empty wells fill up, except where a hero stands.",
    "The narrator goes on one letter.",
)
CASTLE: Final = (
    "A creature that reaches the castle takes a golden shield and stays there. The castle falls when one"
    " comes for which no shield is left.",
    "Each farmer brought to the castle makes room for one creature more.",
)
TRACK: Final = (
    "The narrator walks from A to N: one letter each sunrise, and one for every creature you defeat. On a"
    " letter with a star a card of the legend is read: new creatures, new tasks, a change of fortune.",
    "Some cards wait for something else: the witch found in the fog, a creature defeated, a hero who comes to"
    " a certain field.",
)
ENDING: Final = (
    "When the narrator reaches N, all tasks of the legend must be done. Some legends are won as soon as they"
    " are. The table always shows which are done.",
    "You lose at once when the castle falls, or when something happens that the legend must not let happen.",
)
SHOPS: Final = (
    "Merchants sell strength and equipment, each for 2 gold. A hero carries three small things, a helm, and"
    " one large thing: shield, bow or falcon."
)
OWN_LEGENDS: Final = (
    "You can also write a legend of your own, a file that the game reads. Each card says at the table whether"
    " it plays as printed or is our own."
)
ADVICE: Final = (
    "Begin with Legend 1 and its prologue: one quiet day to try everything.",
    "Look where the creatures will stand after the next sunrise. Only those that reach the castle too early"
    " must be fought.",
    "Buy strength first. Two heroes who fight together lose less than one who fights twice.",
    "Drink from wells early in the day: at sunrise they are full again.",
    "Count the letters left to the end of the track. A defeated gor costs as much time as a night.",
)
