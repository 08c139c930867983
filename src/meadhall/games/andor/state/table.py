"""The state of a legend, without rules.

Heroes, creatures, tokens, decks and the stack of pending work are numbers in one array, so that a copy is one
slice. What lies face down is nothing yet: what it is gets drawn from its pool when it is turned up; a deck
is a bag of cards nobody has seen above a row of cards everybody has, so that there is nothing to peek at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.errors import Refusal
from meadhall.core.phrases import Phrase

from ..legend.program import Program
from .names import FIELDS
from .sideboard import (
    BROKEN,
    CLOSED,
    DECKS,
    FALLEN,
    FIGURES,
    HOUR_COSTS,
    LOADED,
    POOLS,
    STOCK,
    SUPPLY,
    VARS,
    WAITING,
    Sideboard,
)

# Written out, not added up: mypyc compiles only literal numbers into the code. `LAYOUT` is checked by a test.

# -- heroes: 4 records of 32 -----------------------------------------------------------------------

_HEROES: Final = 0
_HERO_STRIDE: Final = 32
TYPE: Final = 0
FIELD: Final = 1
SP: Final = 2
WP: Final = 3
HOURS: Final = 4
GOLD: Final = 5
DAY_ENDED: Final = 6
PREVIOUS: Final = 7  # the field he came from
STOOD: Final = 8  # 1: he ended a move where he stands
LURE: Final = 9  # 1: he may lay down a gem after this move (D22.2)
SHARE: Final = 10  # points of a gift or a loss that is being divided
WELLS: Final = 11  # wells emptied
WELL_SET: Final = 12  # which ones, as bits by their place among the wells of the legend
SP_BOUGHT: Final = 13
FOG_REVEALED: Final = 14
SOLO_DEFEATS: Final = 15
FATE: Final = 16  # number of the card + 1
FATE_MET: Final = 17
DICE: Final = 18  # up to five dice of this round
DICE_COUNT: Final = 23
BLACK: Final = 24  # 1: he rolls the black die
BOOST: Final = 25  # 0, 1 helm, 2 brew
BOOST_DIE: Final = 26
HERB_BONUS: Final = 27
FLIPPED: Final = 28  # place of the die the wizard has turned over + 1
GUARDED: Final = 29  # 1: a shield has saved him in this round
SIDE: Final = 31  # 1: the board shows the heroine
HERO_NAMES: Final = (
    *("type", "field", "sp", "wp", "hours", "gold", "day_ended", "previous", "stood", "lure", "share"),
    *("wells", "well_set", "sp_bought", "fog_revealed", "solo_defeats", "fate", "fate_met"),
    *("die_1", "die_2", "die_3", "die_4", "die_5", "dice", "black", "boost", "boost_die", "herb_bonus"),
    *("flipped", "guarded", "spare_1", "side"),
)

# -- creatures: 34 records of 10 -------------------------------------------------------------------

_CREATURES: Final = 128
_CREATURE_STRIDE: Final = 10
MOST_CREATURES: Final = 34
KIND: Final = 0
PLACE: Final = 1  # a field, ON_SHIELD or NOWHERE
WP_FULL: Final = 2
WP_NOW: Final = 3
STRENGTH: Final = 4
TAG: Final = 5  # number of the tag + 1
FLAGS: Final = 6
MUST: Final = 7  # place of the hero without whom nobody fights it + 1
ROLLS: Final = 8
REWARD: Final = 9
CREATURE_NAMES: Final = ("kind", "place", "wp_full", "wp", "sp", "tag", "flags", "must", "dice", "reward")
NOWHERE: Final = -1
ON_SHIELD: Final = -2

_STANDS: Final = 468  # by field: the creature there + 1

# -- tokens: 96 records of 5 -----------------------------------------------------------------------

_TOKENS: Final = 553
_TOKEN_STRIDE: Final = 5
MOST_TOKENS: Final = 96
TOKEN_KIND: Final = 0
TOKEN_PLACE: Final = 1  # a field, CARRIED + hero, HELD + creature, or NOWHERE
TOKEN_VALUE: Final = 2  # gold: how much; sides left; value; 0 face down; fog: kind + 1; well: 1 full
TOKEN_TAG: Final = 3  # number of the tag + 1
TOKEN_MORE: Final = 4  # fog: first effect + 1; others: 1 if the falcon cannot carry it
TOKEN_NAMES: Final = ("kind", "place", "value", "tag", "more")
CARRIED: Final = 100
HELD: Final = 200

# -- the stack: 72 frames of 8 ---------------------------------------------------------------------

_FRAMES: Final = 1033
_FRAME: Final = 8
MOST_FRAMES: Final = 72

# -- whom the last battle was against, until the next action: 1 record of 9 ------------------------

_FOE: Final = 1940
FOE_DICE: Final = 0  # up to four dice of its last roll
FOE_DICE_COUNT: Final = 4
FOE_BLACK: Final = 5  # 1: they are black
FOE_VALUE: Final = 6  # its battle value
FOE_KIND: Final = 7  # + 1; 0: there was none, or it was rubble
FOE_FIELD: Final = 8
FOE_NAMES: Final = ("die_1", "die_2", "die_3", "die_4", "dice", "black", "value", "kind", "field")
CELLS: Final = 1949
MOST_OFFERS: Final = 1636  # every choice there is

LAYOUT: Final = (
    ("heroes", _HEROES, 4, HERO_NAMES),
    ("creatures", _CREATURES, MOST_CREATURES, CREATURE_NAMES),
    ("stands", _STANDS, FIELDS, ()),
    ("tokens", _TOKENS, MOST_TOKENS, TOKEN_NAMES),
    ("frames", _FRAMES, MOST_FRAMES, ("step", "a", "b", "c", "d", "e", "f", "g")),
    ("decks", DECKS, 200, ()),
    ("pools", POOLS, 24, ()),
    ("stock", STOCK, 13, ()),
    ("supply", SUPPLY, 8, ()),
    ("fallen", FALLEN, 8, ()),
    ("vars", VARS, 8, ()),
    ("broken", BROKEN, 6, ()),
    ("waiting", WAITING, 16, ()),
    ("loaded", LOADED, 32, ()),
    ("hour_costs", HOUR_COSTS, 3, ()),
    ("closed", CLOSED, 8, ()),
    ("figures", FIGURES, 5, ()),
    ("foe", _FOE, 1, FOE_NAMES),
)  # name, offset, how many records (or numbers), names of the numbers of a record


class Board(Sideboard):
    """The table of one legend. `Counters` has the single numbers; `Sideboard` has decks, pools and dice; this
    class has heroes, creatures, tokens and the stack. `rules/game_table.AndorTable` calls the rules."""

    def __init__(self, seats: int, luck: int, program: Program, cells: vec[i64]) -> None:
        super().__init__(seats, luck, cells)
        self.program: Final = program
        self.party: i64 = program.heroes
        self.offers = NO_OFFERS  # choices written down; room for them is made when first needed

    # -- choices written down ----------------------------------------------------------------------

    def clear_offers(self) -> None:
        if len(self.offers) == 0:
            self.offers = vec[i64]([0] * MOST_OFFERS)
        self.offers_made = 0

    def offer(self, choice: i64) -> None:
        self.offers[self.offers_made] = choice
        self.offers_made += 1

    def offered(self, index: i64) -> i64:
        return self.offers[index]

    # -- heroes ------------------------------------------------------------------------------------

    def hero(self, hero: i64, what: i64) -> i64:
        return self.cells[hero * _HERO_STRIDE + what]

    def set_hero(self, hero: i64, what: i64, number: i64) -> None:
        self.cells[hero * _HERO_STRIDE + what] = number

    def add_hero(self, hero: i64, what: i64, by: i64) -> None:
        self.cells[hero * _HERO_STRIDE + what] += by

    def seat_of(self, hero: i64) -> i64:
        """Heroes are led by turns: with two people and four heroes each leads every other one."""
        return hero % self.seats

    # -- creatures ---------------------------------------------------------------------------------

    def creature(self, creature: i64, what: i64) -> i64:
        return self.cells[_CREATURES + creature * _CREATURE_STRIDE + what]

    def set_creature(self, creature: i64, what: i64, number: i64) -> None:
        self.cells[_CREATURES + creature * _CREATURE_STRIDE + what] = number

    def creature_on(self, field: i64) -> i64:
        """The creature on a field, or NOWHERE."""
        return self.cells[_STANDS + field] - 1

    def put_creature(self, creature: i64, place: i64) -> None:
        """Move a figure to a field, a shield, or out of play."""
        before = self.creature(creature, PLACE)
        if before >= 0:
            self.cells[_STANDS + before] = 0
        self.set_creature(creature, PLACE, place)
        if place >= 0:
            self.cells[_STANDS + place] = creature + 1

    def free_creature(self) -> i64:
        """A record for a new figure, or NOWHERE."""
        for creature in range(i64(MOST_CREATURES)):
            if self.creature(creature, PLACE) == NOWHERE:
                return creature
        return NOWHERE

    def tagged_creature(self, tag: i64) -> i64:
        for creature in range(i64(MOST_CREATURES)):
            if self.creature(creature, TAG) == tag + 1 and self.creature(creature, PLACE) != NOWHERE:
                return creature
        return NOWHERE

    def foe(self, what: i64) -> i64:
        return self.cells[_FOE + what]

    def set_foe(self, what: i64, number: i64) -> None:
        self.cells[_FOE + what] = number

    # -- tokens ------------------------------------------------------------------------------------

    def token(self, token: i64, what: i64) -> i64:
        return self.cells[_TOKENS + token * _TOKEN_STRIDE + what]

    def set_token(self, token: i64, what: i64, number: i64) -> None:
        self.cells[_TOKENS + token * _TOKEN_STRIDE + what] = number

    def new_token(self, kind: i64, place: i64, value: i64) -> i64:
        """Lay down a token; its number, or NOWHERE if the table is full."""
        token: i64 = 0
        while token < self.tokens_used and self.token(token, TOKEN_PLACE) != NOWHERE:
            token += 1
        if token == MOST_TOKENS:
            return NOWHERE
        if token == self.tokens_used:
            self.tokens_used += 1
        self.set_token(token, TOKEN_KIND, kind)
        self.set_token(token, TOKEN_PLACE, place)
        self.set_token(token, TOKEN_VALUE, value)
        self.set_token(token, TOKEN_TAG, 0)
        self.set_token(token, TOKEN_MORE, 0)
        return token

    def find_token(self, kind: i64, place: i64) -> i64:
        """The first token of a kind at a place, or NOWHERE."""
        for token in range(self.tokens_used):
            if self.token(token, TOKEN_PLACE) == place and self.token(token, TOKEN_KIND) == kind:
                return token
        return NOWHERE

    def count_tokens(self, kind: i64, place: i64) -> i64:
        number: i64 = 0
        for token in range(self.tokens_used):
            if self.token(token, TOKEN_PLACE) == place and self.token(token, TOKEN_KIND) == kind:
                number += 1
        return number

    def carries(self, hero: i64, kind: i64) -> i64:
        """A token of a kind that a hero carries, or NOWHERE."""
        return self.find_token(kind, CARRIED + hero)

    # -- the stack ---------------------------------------------------------------------------------

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.depth >= MOST_FRAMES:
            raise endless(self.program)
        place = _FRAMES + self.depth * _FRAME
        cells = self.cells
        cells[place] = step
        cells[place + 1] = a
        cells[place + 2] = b
        cells[place + 3] = c
        cells[place + 4] = d
        cells[place + 5] = e
        cells[place + 6] = f
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def step(self) -> i64:
        """The step on top of the stack."""
        return self.cells[_FRAMES + (self.depth - 1) * _FRAME] if self.depth else 0

    def awaits(self, step: i64, first: i64) -> bool:
        """Whether such a frame, with this first number, lies anywhere on the stack."""
        for frame in range(self.depth):
            place = _FRAMES + frame * _FRAME
            if self.cells[place] == step and self.cells[place + 1] == first:
                return True
        return False

    def part(self, index: i64) -> i64:
        """A number of the frame on top, counted from 1."""
        return self.cells[_FRAMES + (self.depth - 1) * _FRAME + index]

    def set_part(self, index: i64, number: i64) -> None:
        self.cells[_FRAMES + (self.depth - 1) * _FRAME + index] = number

    def frame(self, depth: i64) -> list[int]:
        """A frame of the stack, the lowest first: its step and seven numbers."""
        first = _FRAMES + depth * _FRAME
        return [self.cells[first + index] for index in range(_FRAME)]

    def popped(self, index: i64) -> i64:
        """A number of the frame that was just taken off the stack, until another is laid on it."""
        return self.cells[_FRAMES + self.depth * _FRAME + index]


NO_OFFERS: Final = vec[i64]([])


def endless(program: Program) -> Refusal:
    """Only a legend file with cards that call each other for ever comes here."""
    return Refusal("impossible", problem=Phrase("endless", name=program.name))


def empty_cells() -> vec[i64]:
    cells = vec[i64]([0] * CELLS)
    for creature in range(MOST_CREATURES):
        cells[_CREATURES + creature * _CREATURE_STRIDE + PLACE] = NOWHERE
    for token in range(MOST_TOKENS):
        cells[_TOKENS + token * _TOKEN_STRIDE + TOKEN_PLACE] = NOWHERE
    return cells
