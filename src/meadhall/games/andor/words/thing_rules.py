# interpreted: words are for people
"""The effect of each thing (D13 to D18, D20 to D22), at the table and in How to play."""

from __future__ import annotations

from typing import Final

from ..state.names import token_of
from .sentences import say

RULES: Final = {
    "gold": "Buys strength and things from merchants: 2 gold each. Heroes on one field may pass it on.",
    "sp": "A strength point for 2 gold at a merchant; the dwarf pays 1 in the dwarf mine.",
    "wp": "Willpower pays for overtime and decides how many dice a hero rolls.",
    "wineskin": "Two drinks: each pays for one step of a move.",
    "shield": "Two uses: each spares its bearer the willpower lost in a round, or stops an event card that"
    " shows a shield.",
    "bow": "Its bearer attacks creatures on neighbouring fields, rolling one die after the other; the last"
    " one counts.",
    "falcon": "Once a day two heroes exchange gold, gems, helms and small things, however far apart they"
    " are.",
    "helm": "Dice that show the same number are added up. Not for archer, wizard, bow or black die.",
    "telescope": "Turns up tokens on neighbouring fields without setting them off.",
    "witch_brew": "Two uses: one of your dice counts twice, but not together with the helm. Sold by the witch"
    " alone.",
    "medicinal_herb": "Once, by its number: free steps, willpower, or a higher battle value in one round.",
    "rune_stone": "Three of different colours let you roll the black die (6 to 12) instead of your own dice.",
    "poison": "Used as the legend says.",
    "parchment": "Used as the legend says.",
    "letter": "It must reach its goal and never meet a creature.",
    "gem": "Worth 2, 4 or 6 gold at merchants, unless the legend needs it otherwise.",
    "farmer": "Taken along on a move and brought to safety, each makes room for one creature more. If they"
    " meet a creature, they die.",
    "rubble": "Nobody passes, not even a falcon. Heroes beside it clear it with a battle value as high as its"
    " own.",
    "well": "Empty it for 3 willpower, the warrior for 5. At sunrise it is full again, if nobody stands"
    " there.",
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
    "parchment": "D14.11",
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
