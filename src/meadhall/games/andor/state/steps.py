"""What is still to be done, as kinds of frames on the stack of a table. Ids of decisions are kept for ever.

A frame holds its kind and seven numbers. Decisions wait on top of the stack for a seat; the others run by
themselves. `hero` below is always the hero whose seat decides.
"""

from __future__ import annotations

from typing import Final

# -- they run by themselves ------------------------------------------------------------------------

SETUP: Final = 1  # part
EFFECTS: Final = 2  # effect, self, here, owner, card
DRAW: Final = 3  # deck, number, self, here, owner
PLAY_CARD: Final = 4  # card, deck, self, here, owner
AFTER_CARD: Final = 5  # card, deck
ASK_BLOCK: Final = 6  # hero, card
GIVE: Final = 7  # effect, self, here, owner, heroes
SHARES: Final = 8  # what, sign
OFFER: Final = 9  # effect, hero, self, here, owner
FIRST_TURN: Final = 11
NEXT_TURN: Final = 12  # hero who acted
SUNRISE: Final = 13  # part
CREATURE_MOVES: Final = 14  # creature, kind
NARRATOR: Final = 15  # letters to go, 1 if it follows a defeat
LETTER_CARDS: Final = 16  # letter
MOVE_ON: Final = 17  # hero
END_MOVE: Final = 18  # hero
FOG: Final = 19  # hero
BATTLE_ROUND: Final = 20
ROLLS: Final = 21  # place in the rolling order
ROLL_HERO: Final = 22  # hero
NEXT_DIE: Final = 23  # hero
OFFER_FLIP: Final = 24  # hero
OFFER_BOOST: Final = 25  # hero
OFFER_HERB: Final = 26  # hero
FINISH_ROLL: Final = 27  # hero
CREATURE_ROLLS: Final = 28
LOSS: Final = 29  # hero, willpower
AFTER_ROUND: Final = 30
ASK_STAY: Final = 31  # hero
NEXT_ROUND: Final = 32
DEFEATED: Final = 33  # creature, field
END_ACTION: Final = 35  # hero
OFFER_TO: Final = 36  # effect, self, here, owner
TRACK_END: Final = 39

FIRST_DECISION: Final = 64

# -- they wait for a seat --------------------------------------------------------------------------

TURN: Final = 64  # hero, 1 if an attack was called off
MOVE: Final = 65  # hero
FIGURE: Final = 66  # hero, figure, fields left
ASK_INVITE: Final = 67  # hero, heroes asked
JOIN: Final = 68  # hero
BLACK: Final = 69  # hero
ROLL_ON: Final = 70  # hero
FLIP: Final = 71  # wizard, hero whose dice
BOOST: Final = 72  # hero
HERB: Final = 73  # hero
SHIELD: Final = 74  # hero, willpower
STAY: Final = 75  # hero
REWARD: Final = 76  # hero, points left
BLOCK: Final = 77  # hero, card
DIVIDE: Final = 78  # hero, what, sign, points left
GIFT: Final = 79  # hero, item
CHOOSE: Final = 80  # hero, effect, chosen, least, most
ACCEPT: Final = 81  # hero, effect, self, here, owner
ACCEPT_ITEM: Final = 82  # hero, effect
PAY_OR_NOT: Final = 83  # hero, effect, self, here, owner, card
PAY: Final = 84  # hero, currencies, points left
PEEK: Final = 85  # hero, deck, card
OPTIONAL_ROLL: Final = 86  # hero, effect, self, here, owner, card
REMOVE_FROM: Final = 87  # hero, token
LOSE_GEM: Final = 88  # hero
EMPTY_FOG: Final = 89  # hero, fields left
CLEARING: Final = 90  # hero, value left
FLIGHT: Final = 91  # owner, partner
OWN_SHIELD: Final = 92  # hero, willpower
LOOK: Final = 93  # owner of the telescope, field
EXCHANGE: Final = 94  # hero, giver, receiver, thing that is given, 1 if it flies

DECISION_IDS: Final[dict[int, str]] = {
    TURN: "turn",
    MOVE: "move",
    FIGURE: "move_figure",
    ASK_INVITE: "invite",
    JOIN: "join",
    BLACK: "black_die",
    ROLL_ON: "roll_on",
    FLIP: "flip",
    BOOST: "boost",
    HERB: "herb",
    SHIELD: "shield",
    STAY: "stay",
    REWARD: "reward",
    BLOCK: "block_card",
    DIVIDE: "divide",
    GIFT: "gift",
    CHOOSE: "choose_heroes",
    ACCEPT: "offer",
    ACCEPT_ITEM: "offer_item",
    PAY_OR_NOT: "pay_or_not",
    PAY: "pay",
    PEEK: "peek",
    OPTIONAL_ROLL: "optional_roll",
    REMOVE_FROM: "remove_token",
    LOSE_GEM: "lose_gem",
    EMPTY_FOG: "empty_fog",
    CLEARING: "clear_rubble",
    FLIGHT: "falcon",
    OWN_SHIELD: "own_shield",
    LOOK: "telescope",
    EXCHANGE: "exchange",
}
FREE_WINDOW: Final = "free_actions"

DECISION_RULES: Final[dict[int, str]] = {
    TURN: "D3.2",
    MOVE: "D5.1",
    FIGURE: "D19.1",
    ASK_INVITE: "D7.1",
    JOIN: "D7.2",
    BLACK: "D8.8",
    ROLL_ON: "D8.2",
    FLIP: "D8.6",
    BOOST: "D8.7",
    HERB: "D14.6",
    SHIELD: "D14.3",
    STAY: "D7.7",
    REWARD: "D9.1",
    BLOCK: "D14.4",
    DIVIDE: "D4.1",
    GIFT: "D2.6",
    CHOOSE: "D32.3",
    ACCEPT: "D23.8",
    ACCEPT_ITEM: "D23.8",
    PAY_OR_NOT: "D23.5",
    PAY: "D23.5",
    PEEK: "D28.1",
    OPTIONAL_ROLL: "D32.6",
    REMOVE_FROM: "D32.6",
    LOSE_GEM: "D32.6",
    EMPTY_FOG: "D16.7",
    CLEARING: "D21.4",
    FLIGHT: "D14.9",
    OWN_SHIELD: "D32.6",
    LOOK: "D14.8",
    EXCHANGE: "D14.9",
}
