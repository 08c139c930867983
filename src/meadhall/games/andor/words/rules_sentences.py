# interpreted: words are for people
"""The sentences of How to play, chapter by chapter (`words/rules_text.py`), in our own words."""

from __future__ import annotations

from typing import Final

GOAL: Final = (
    "You play together. Two to four heroes defend the castle against creatures that come closer every day,"
    " and master the tasks of a legend in time. All win or all lose.",
    "Time is what you never have enough of: each step costs an hour, and each creature you defeat brings the"
    " end of the legend nearer. Do not fight everything. Fight what must be fought.",
    "One to four people lead the heroes; with fewer people than heroes you lead them by turns, and decide for"
    " each of yours.",
)
SETUP: Final = (
    "You choose a legend and your heroes, from Legend 2 on also the difficulty: when easy, some cards have a"
    " version of their own.",
    "On each fog field a token lies face down, wells are full, and things wait on the equipment board. Legend"
    " 1 begins with empty wells and with fewer tokens.",
    "What the group receives is shared out before the first day. The hero of the lowest rank begins it.",
)
START_POINTS: Final = (
    "A hero has 1 strength and 7 willpower, unless the legend gives more. Strength goes from {least_sp} to"
    " {most_sp}, willpower from 0 to {most_wp}; what would go beyond is lost."
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
    "A wineskin or a herb may pay for steps at any time of the move, also at its end: the hours come back,"
    " and so does the willpower spent on them.",
    "Fog on the field where your move ends is lifted at once. Farmers may be taken along and left anywhere on"
    " the way; if you meet a creature, they die.",
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
SIDES: Final = (
    "Each hero can be played as the man or the woman of the box. Both have the same rank and follow the same"
    " rules; each hero takes part once."
)
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
    "The attacker rolls first, then the others clockwise. A die is turned over before the next hero rolls.",
    "Between rounds things may change hands, and each may stay or leave; nobody comes back or joins later.",
    "Prince Thorald or the shield dwarves on the creature's field add 4 each.",
    "A hero who falls to 0 willpower is out of the fight, loses 1 strength (but keeps at least 1) and gets up"
    " with 3 willpower.",
    "A creature at 0 willpower is defeated. Those who fought the last round share its reward as they like, in"
    " gold and willpower, and the narrator goes on one letter.",
)
EXAMPLE: Final = (
    "An example: three heroes have 7 strength together. The dwarf's 5 counts 10 with a brew, the wizard's 4"
    " counts 7 with a herb of 3, the archer's 2 is turned over and counts 5: 29 in all. The skral rolls two"
    " fives, and 10 with its strength of 6 make 16. It would lose 13 willpower and has 6, so it is defeated."
)
CREATURE_RULES: Final = (
    "At sunrise a creature goes to the field its arrow points to. There is never more than one creature on a"
    " field: whoever comes to one that is taken goes on along the next arrow.",
    "If rubble or a destroyed bridge bars its way, it stays. A new creature whose field is taken goes on at"
    " once.",
    "Creatures set off no tokens and begin no fights. Farmers die on a field that a creature enters.",
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
PLACE_RULES: Final = {
    "castle": "An ordinary field for heroes, with number 0. Beside it are the golden shields.",
    "merchant": "Whoever stands there may buy, also out of turn. Nothing is sold to merchants.",
    "bridge": "Joins two fields and costs nothing extra. Nobody crosses a destroyed one.",
}
FOG: Final = "What lies in the fog:"
FRIENDS: Final = {
    "prince": "On a creature's field he adds 4 to the battle value. He takes nothing and nobody along, and no"
    " creature harms him.",
    "shield_dwarves": "The same rules hold for them. Prince and dwarves on one field add up.",
    "witch": "She appears where the fog hides her, and stays. The finder gets a brew; others are bought from"
    " her, the archer pays 1 gold less.",
}
SHOPS: Final = (
    "Merchants sell strength and equipment, each for 2 gold. A hero carries three small things, a helm, and"
    " one large thing: shield, bow or falcon. Gold and gems take no room."
)
EVENTS: Final = (
    "An event is drawn at every sunrise, and by five of the fog tokens. Legends 2, 3 and 5 use the golden"
    " cards, Legends 1 and 4 the silver ones. Legend 4 has cards of its Secret Sea besides.",
    "A card that was carried out or stopped goes under its deck, unless it says that it leaves the game.",
)
RULINGS: Final = "What the booklet leaves open, and how it is played here:"
HARD_LEGEND: Final = (
    "Legend 2 plays as printed, and at normal difficulty it is hard: bots win it less than once in ten. Begin"
    " with the easy version. Numbers that are our own are balanced by games of bots."
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
