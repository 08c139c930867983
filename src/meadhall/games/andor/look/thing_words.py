"""What things are for, in a sentence or two (D13 to D18, D20 to D22)."""

from __future__ import annotations

from typing import Final

from .pieces import token_of
from .speech import say

RULES: Final = {
    "gold": "Buys strength and equipment from merchants: 2 gold each. Heroes on one field may pass it on.",
    "sp": "A strength point for 2 gold at a merchant; the dwarf pays 1 in the dwarf mine.",
    "wp": "Willpower pays for overtime and decides how many dice a hero rolls.",
    "wineskin": "Two drinks: each pays for one step of a move.",
    "shield": "Two uses: each spares its bearer the willpower lost in a round, or cancels an event that shows a shield.",
    "bow": "Its bearer attacks creatures on neighbouring fields, rolling dice one by one; the last one counts.",
    "falcon": "Once a day it carries gold, gems or a small thing between two heroes, wherever they are.",
    "helm": "In battle all dice that show the same are added up. Of no use to archer and wizard.",
    "telescope": "Shows what lies face down on a neighbouring field.",
    "witch_brew": "Two uses: one die counts twice in a round.",
    "medicinal_herb": "Spent for its value: in willpower, in steps of a move, or added to a round of battle.",
    "rune_stone": "Three of different colours give their bearer the black die.",
    "poison": "Used as the legend says.",
    "parchment": "Belongs to the legend.",
    "letter": "It must reach its goal and never meet a creature.",
    "gem": "Worth gold at merchants, unless the legend needs it otherwise.",
    "farmer": "Taken along on a move and brought to the castle, each is one more shield. Creatures scare them away for ever.",
    "rubble": "Nobody passes. Heroes beside it clear it with a battle value as high as its own.",
    "well": "Empty it for 3 willpower, the warrior for 5. At sunrise it is full again, if nobody stands there.",
    "fog": "Revealed when a hero ends a move here.",
}
NUMBERS: Final = {
    "gold": "D17.1",
    "sp": "D17.1",
    "wp": "D1.5",
    "wineskin": "D14.1",
    "shield": "D14.3",
    "bow": "D8.3",
    "falcon": "D14.9",
    "helm": "D8.4",
    "telescope": "D14.8",
    "witch_brew": "D8.5",
    "medicinal_herb": "D14.6",
    "rune_stone": "D8.8",
    "poison": "D14.11",
    "gem": "D17.3",
    "farmer": "D20.1",
    "rubble": "D21.1",
    "well": "D15.1",
    "fog": "D16.2",
}
OF_THE_LEGEND: Final = "D24.3"


def thing_rule(thing: str) -> str:
    return say(RULES.get(token_of(thing), "Belongs to the legend."))


def rule_number(thing: str) -> str:
    return NUMBERS.get(token_of(thing), OF_THE_LEGEND)
