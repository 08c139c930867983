"""The steps: kinds of frames on the stack of a table. A frame holds its step and seven numbers.

Decisions wait on top of the stack for a seat. `hero` is the hero whose seat decides. The other steps run by
themselves. `words/decisions` holds the words of each decision.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision

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

DECISIONS: Final[dict[int, Decision]] = {
    TURN: Decision("turn", "D3.2"),
    MOVE: Decision("move", "D5.1"),
    FIGURE: Decision("move_figure", "D19.1"),
    ASK_INVITE: Decision("invite", "D7.1"),
    JOIN: Decision("join", "D7.2"),
    BLACK: Decision("black_die", "D8.8"),
    ROLL_ON: Decision("roll_on", "D8.2"),
    FLIP: Decision("flip", "D8.6"),
    BOOST: Decision("boost", "D8.7"),
    HERB: Decision("herb", "D14.6"),
    SHIELD: Decision("shield", "D14.3"),
    STAY: Decision("stay", "D7.7"),
    REWARD: Decision("reward", "D9.1"),
    BLOCK: Decision("block_card", "D14.4"),
    DIVIDE: Decision("divide", "D4.1"),
    GIFT: Decision("gift", "D2.6"),
    CHOOSE: Decision("choose_heroes", "D32.3"),
    ACCEPT: Decision("offer", "D23.8"),
    ACCEPT_ITEM: Decision("offer_item", "D23.8"),
    PAY_OR_NOT: Decision("pay_or_not", "D23.5"),
    PAY: Decision("pay", "D23.5"),
    PEEK: Decision("peek", "D28.1"),
    OPTIONAL_ROLL: Decision("optional_roll", "D32.6"),
    REMOVE_FROM: Decision("remove_token", "D32.6"),
    LOSE_GEM: Decision("lose_gem", "D32.6"),
    EMPTY_FOG: Decision("empty_fog", "D16.7"),
    CLEARING: Decision("clear_rubble", "D21.4"),
    FLIGHT: Decision("falcon", "D14.9"),
    OWN_SHIELD: Decision("own_shield", "D32.6"),
    LOOK: Decision("telescope", "D14.8"),
    EXCHANGE: Decision("exchange", "D14.9"),
}
FREE_WINDOW: Final = "free_actions"  # the id of a decision while another seat is to act
