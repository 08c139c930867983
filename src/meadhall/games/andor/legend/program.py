"""A legend made ready to play: effects, conditions, cards and switches as numbers and small objects (D32).

`legend_reader` makes a program from the data of a legend, for a number of heroes and a difficulty. A program
never changes; a table refers to effects, cards, tags, flags and vars by their numbers.
"""

from __future__ import annotations

from typing import Final

from ..state.board_map import BoardMap

NONE: Final = -1

# -- values (D32.2) --------------------------------------------------------------------------------

LITERAL: Final = 0
ROLL: Final = 1
PICK: Final = 2
VAR: Final = 3
FIELD_OF: Final = 4
HERE: Final = 5
ATTACKERS: Final = 6  # the strength of a creature that equals that of its attackers (D32.7)

D6: Final = 0
TWO_D6: Final = 1
TENS_ONES: Final = 2


class Value:
    """A number, field or letter, or how to come by it."""

    def __init__(self, kind: int, number: int = 0) -> None:
        self.kind: Final = kind
        self.number: Final = number  # the literal, the var, the tag
        self.die = D6
        self.times = 1
        self.add = 0
        self.table: list[int] = []  # by result; empty: the result itself
        self.again: list[int] = []  # results to be rolled again
        self.picks: list[int] = []


# -- who (D32.3) -----------------------------------------------------------------------------------

WHO_ALL: Final = 0
WHO_GROUP: Final = 1
WHO_SELF: Final = 2
WHO_OWNER: Final = 3
WHO_LOWEST: Final = 4
WHO_HIGHEST: Final = 5
WHO_FIELDS: Final = 6  # numbers: fields
WHO_NOT_ON: Final = 7  # numbers: fields
WHO_HEROES: Final = 8  # numbers: hero types
WHO_DAY_ENDED: Final = 9  # number: 1 or 0
WHO_WP_BELOW: Final = 10
WHO_WP_ABOVE: Final = 11
WHO_CHOOSE: Final = 12  # least, most, sp_least, sp_most
WHO_FIGHTERS: Final = 13  # number: one of the four below

FIGHT_ALL: Final = 0
FIGHT_SAME_FIELD: Final = 1
FIGHT_OTHER_FIELD: Final = 2


class Who:
    def __init__(self, kind: int, number: int = 0) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.numbers: list[int] = []
        self.least = 0
        self.most = 4
        self.sp_least = 0
        self.sp_most = 99


# -- conditions (D32.4) ----------------------------------------------------------------------------

ALL_OF: Final = 0
ANY_OF: Final = 1
NOT: Final = 2
CONSTANT: Final = 3  # number: 1 holds
FLAG: Final = 4
CASTLE_HELD: Final = 5
ALL_DAYS_ENDED: Final = 6
DEFEATED: Final = 7
ENTERED_CASTLE: Final = 8
TOKEN_ON: Final = 9
VALUE_ON: Final = 10
WITH_CREATURE: Final = 11
HERO_ON: Final = 12
HERO_HAS: Final = 13
COUNT: Final = 14
FATES_MET: Final = 15
FATE_OVERDUE: Final = 16
CHANCE: Final = 17

COUNT_WELLS: Final = 0
COUNT_DIFFERENT_WELLS: Final = 1
COUNT_SP_BOUGHT: Final = 2
COUNT_FOG: Final = 3
COUNT_SOLO: Final = 4


class Condition:
    def __init__(self, kind: int, number: int = 0) -> None:
        self.kind: Final = kind
        self.number: Final = number  # flag, tag, field, count
        self.parts: list[Condition] = []
        self.token = NONE
        self.tag = NONE
        self.least = 1
        self.carried = False
        self.who: Who | None = None
        self.sp_least = 0
        self.gems_least = 0
        self.less_removed_wells = False
        self.results: list[int] = []


# -- effects (D32.6) -------------------------------------------------------------------------------


class Effect:
    """One effect; `next` is the number of the one that follows in its list, or NONE."""

    def __init__(self) -> None:
        self.next = NONE


class Dice:
    """The dice of a creature: rows from high willpower to low (D6.6)."""

    def __init__(self, least_wp: list[int], black: list[int], number: list[int]) -> None:
        self.least_wp: Final = least_wp
        self.black: Final = black
        self.number: Final = number


ANCHORED: Final = 1
ASLEEP: Final = 2
NO_HERBS: Final = 4
KEEPS_WOUNDS: Final = 8
SP_OF_ATTACKERS: Final = 16


# -- cards (D32.1, D32.5) --------------------------------------------------------------------------

ON_SETUP: Final = 0
ON_LETTER: Final = 1
ON_FOG: Final = 2
ON_DEFEATED: Final = 3
ON_WHEN: Final = 4
ON_SUNRISE: Final = 5
ON_ENTER: Final = 6
ON_ROUND: Final = 7
ON_OFFER: Final = 8
ON_TAKEN: Final = 9
ON_CONTACT: Final = 10
ON_SHOT_SURVIVED: Final = 11
ON_CREATURE_REACHES: Final = 12


class Trigger:
    def __init__(self, on: int, number: int = NONE) -> None:
        self.on: Final = on
        self.number: Final = number  # letter, fog token, tag, field or token
        self.var = NONE  # the letter comes from this var
        self.condition: Condition | None = None


class Card:
    """A card of the legend (deck NONE), of one of its decks, or of the event deck (deck 0)."""

    def __init__(self, name: str, number: int, effects: int) -> None:
        self.name: Final = name
        self.number: Final = number
        self.effects: Final = effects  # the first, or NONE
        self.deck = NONE
        self.triggers: list[Trigger] = []
        self.repeat = False
        self.shield = False
        self.done: Condition | None = None  # of a fate
        self.deadline = NONE


EVENT_DECK: Final = 0


class Deck:
    def __init__(self, name: str, out: bool) -> None:
        self.name: Final = name
        self.out: Final = out  # played cards leave the game; else they go under the deck
        self.cards: list[int] = []
        self.top = NONE  # place in `cards` of the card that lies on top


class Goal:
    def __init__(self, name: str, condition: Condition) -> None:
        self.name: Final = name
        self.condition: Final = condition


class Kind:
    """A kind of creature."""

    def __init__(self, name: str, sp: int, wp: int, reward: int, dice: int, count: int) -> None:
        self.name: Final = name
        self.sp: Final = sp
        self.wp: Final = wp
        self.reward: Final = reward
        self.dice: Final = dice
        self.count: Final = count


class Rules:
    """The switches (D32.9)."""

    def __init__(self) -> None:
        self.win_at_once = False
        self.castle = True
        self.exit_field = NONE
        self.n_token = False
        self.opens_with_sunrise = False
        self.overtime = True
        self.shop_sp_only = False
        self.shop_fields: list[int] = []
        self.cheap_sp_field = 71
        self.lure = False
        self.farmer_field = 0
        self.treasure_eaten = False
        self.fog_fields: list[int] = []
        self.fog_left_out: list[int] = []
        self.empty_fog_fields = 0
        self.well_fields: list[int] = []
        self.wells_full = True


class Program:
    """A whole legend for so many heroes at one difficulty."""

    def __init__(self, name: str, heroes: int, hard: bool, board: BoardMap) -> None:
        self.name: Final = name
        self.heroes: Final = heroes
        self.hard: Final = hard
        self.board: Final = board
        self.legend = ""  # the option it was made from: one of the five, or a legend as JSON text
        self.texts = ""  # where what it tells people is kept (legend_texts.py)
        self.rules = Rules()
        self.prologue_rules: Rules | None = None
        self.prologue_effects = NONE
        self.prologue_skip = NONE
        self.prologue_ends: Condition | None = None
        self.prologue_tasks: list[Goal] = []
        self.start_fields: list[int] = []  # by hero type
        self.start_sp = 1
        self.start_wp = 7
        self.effects: list[Effect] = []
        self.sources: list[object] = []  # what the file says about each effect, for the referee
        self.cards: list[Card] = []  # the legend's own first
        self.legend_cards = 0
        self.decks: list[Deck] = []
        self.fog_effects: list[int] = []
        self.goals: list[Goal] = []
        self.defeats: list[Goal] = []
        self.kinds: list[Kind] = []
        self.dice: list[Dice] = []
        self.tags: list[str] = []
        self.flags: list[str] = []
        self.vars: list[str] = []
        self.when_cards: list[Card] = []  # looked at after every step
        self.offer_cards: list[Card] = []

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: it is read again where it arrives."""
        from .library import program  # noqa: PLC0415  # which reads programs

        return program, (self.legend, self.heroes, "normal" if self.hard else "easy")
