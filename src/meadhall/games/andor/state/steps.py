"""The steps: kinds of frames on the stack of a table. A frame holds its step and seven numbers.

Decisions wait on top of the stack for a seat. `hero` is the hero whose seat decides. The other steps run by
themselves. `words/decisions` holds the words of each decision.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision

# -- they run by themselves ------------------------------------------------------------------------

SETUP: Final = 1
EFFECTS: Final = 2
DRAW: Final = 3
PLAY_CARD: Final = 4
AFTER_CARD: Final = 5
ASK_BLOCK: Final = 6
GIVE: Final = 7
SHARES: Final = 8
OFFER: Final = 9
FIRST_TURN: Final = 11
NEXT_TURN: Final = 12
SUNRISE: Final = 13
CREATURE_MOVES: Final = 14
NARRATOR: Final = 15
LETTER_CARDS: Final = 16
MOVE_ON: Final = 17
END_MOVE: Final = 18
FOG: Final = 19
BATTLE_ROUND: Final = 20
ROLLS: Final = 21
ROLL_HERO: Final = 22
NEXT_DIE: Final = 23
OFFER_FLIP: Final = 24
OFFER_BOOST: Final = 25
OFFER_HERB: Final = 26
FINISH_ROLL: Final = 27
CREATURE_ROLLS: Final = 28
LOSS: Final = 29
AFTER_ROUND: Final = 30
ASK_STAY: Final = 31
NEXT_ROUND: Final = 32
DEFEATED: Final = 33
END_ACTION: Final = 35
OFFER_TO: Final = 36
TRACK_END: Final = 39

FIRST_DECISION: Final = 64

# -- they wait for a seat --------------------------------------------------------------------------

TURN: Final = 64
MOVE: Final = 65
FIGURE: Final = 66
ASK_INVITE: Final = 67
JOIN: Final = 68
BLACK: Final = 69
ROLL_ON: Final = 70
FLIP: Final = 71
BOOST: Final = 72
HERB: Final = 73
SHIELD: Final = 74
STAY: Final = 75
REWARD: Final = 76
BLOCK: Final = 77
DIVIDE: Final = 78
GIFT: Final = 79
CHOOSE: Final = 80
ACCEPT: Final = 81
ACCEPT_ITEM: Final = 82
PAY_OR_NOT: Final = 83
PAY: Final = 84
PEEK: Final = 85
OPTIONAL_ROLL: Final = 86
REMOVE_FROM: Final = 87
LOSE_GEM: Final = 88
EMPTY_FOG: Final = 89
CLEARING: Final = 90
FLIGHT: Final = 91
OWN_SHIELD: Final = 92
LOOK: Final = 93
EXCHANGE: Final = 94

# -- what the seven numbers of a frame are (`state/frame_limits.py` says what each word allows) ------

Frame = tuple[str, ...]
WHOSE: Final = ("hero?", "here", "hero?")  # of an effect: the hero himself, the field, the owner of the card
A_HERO: Final[Frame] = ("hero",)
FRAMES: Final[dict[int, Frame]] = {
    SETUP: ("setup",),
    EFFECTS: ("effect", *WHOSE, "card?"),
    DRAW: ("deck", "number", *WHOSE),  # how many cards
    PLAY_CARD: ("card", "deck?", *WHOSE),
    AFTER_CARD: ("card", "deck"),
    ASK_BLOCK: ("hero", "card"),
    GIVE: ("gift", *WHOSE),
    SHARES: ("goods", "sign"),
    OFFER: ("offer", "hero", "here"),
    FIRST_TURN: (),
    NEXT_TURN: A_HERO,  # who acted
    SUNRISE: ("sunrise",),
    CREATURE_MOVES: ("creature", "kind"),
    NARRATOR: ("number", "switch"),  # letters to go, 1: it follows a defeat
    LETTER_CARDS: ("letter",),
    MOVE_ON: A_HERO,
    END_MOVE: A_HERO,
    FOG: A_HERO,
    BATTLE_ROUND: (),
    ROLLS: ("turn",),  # place in the rolling order
    ROLL_HERO: A_HERO,
    NEXT_DIE: A_HERO,
    OFFER_FLIP: A_HERO,
    OFFER_BOOST: A_HERO,
    OFFER_HERB: A_HERO,
    FINISH_ROLL: A_HERO,
    CREATURE_ROLLS: (),
    LOSS: ("hero", "points"),  # willpower
    AFTER_ROUND: (),
    ASK_STAY: A_HERO,
    NEXT_ROUND: (),
    DEFEATED: ("creature",),
    END_ACTION: A_HERO,
    OFFER_TO: ("offer", *WHOSE),
    TRACK_END: (),
    TURN: ("hero", "switch"),  # 1: an attack was called off
    MOVE: A_HERO,
    FIGURE: ("hero", "switch", "fields", "switch"),  # figure, fields left, 1: it has moved
    ASK_INVITE: ("hero", "heroes"),  # heroes asked
    JOIN: A_HERO,
    BLACK: A_HERO,
    ROLL_ON: A_HERO,
    FLIP: ("hero", "hero"),  # the wizard, whose dice
    BOOST: A_HERO,
    HERB: A_HERO,
    SHIELD: ("hero", "points"),  # willpower
    STAY: A_HERO,
    REWARD: ("hero", "points", "some heroes"),  # points left, among whom
    BLOCK: ("hero", "card"),
    DIVIDE: ("hero", "goods", "sign", "points"),  # points left
    GIFT: ("hero", "item"),
    CHOOSE: ("hero", "effect", "heroes", "number", "number", "heroes"),  # chosen, least, most, able
    ACCEPT: ("hero", "offer"),
    ACCEPT_ITEM: ("hero", "offer"),
    PAY_OR_NOT: ("hero", "price", *WHOSE, "card?"),
    PAY: ("hero", "currencies", "points"),  # points left
    PEEK: ("hero", "deck", "card"),
    OPTIONAL_ROLL: ("hero", "roll", *WHOSE, "card?"),
    REMOVE_FROM: ("hero", "token"),
    LOSE_GEM: A_HERO,
    EMPTY_FOG: ("hero", "points"),  # fields left
    CLEARING: ("hero", "number"),  # value left
    FLIGHT: ("hero", "hero"),  # owner, partner
    OWN_SHIELD: ("hero", "points"),  # willpower
    LOOK: ("hero", "field"),  # owner of the telescope
    EXCHANGE: (
        "hero",
        "hero",
        "hero",
        "thing",
        "switch",
    ),  # giver, receiver, what is given, 1: it flies
}

# -- decisions -------------------------------------------------------------------------------------

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
