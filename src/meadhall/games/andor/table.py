"""What lies on the table, and nothing about rules.

Heroes, creatures, tokens, decks and the stack of pending work are numbers in one array, so that a copy is one
slice. What lies face down is nothing yet: what it is gets drawn from its pool when it is turned up; a deck
is a bag of cards nobody has seen above a row of cards everybody has, so that there is nothing to peek at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.decisions import DecisionTable
from meadhall.core.errors import Refusal

from .names import FIELDS
from .program import Program

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
HERO_NAMES: Final = (
    *("type", "field", "sp", "wp", "hours", "gold", "day_ended", "previous", "stood", "lure", "share"),
    *("wells", "well_set", "sp_bought", "fog_revealed", "solo_defeats", "fate", "fate_met"),
    *("die_1", "die_2", "die_3", "die_4", "die_5", "dice", "black", "boost", "boost_die", "herb_bonus"),
    *("flipped", "guarded", "spare_1", "spare_2"),
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

# -- decks: 4 records of 50: bag (bits), card on top + 1, length of the row, the row ---------------

_DECKS: Final = 1609
_DECK_STRIDE: Final = 50
_DECK_BAG: Final = 0
_DECK_TOP: Final = 1
_DECK_ROW_SIZE: Final = 2
_DECK_ROW: Final = 3

_POOLS: Final = 1809  # 24: faces that nobody has seen yet
POOL_RUNE: Final = 0  # 3 colours
POOL_HERB: Final = 3  # values 3 and 4
POOL_GEM: Final = 5  # values 2, 4 and 6
POOL_RUBBLE: Final = 8  # values 2, 5, 6, 7 and 8
POOL_FOG: Final = 13  # 8 tokens

_STOCK: Final = 1833  # 13: the equipment board, by token
_SUPPLY: Final = 1846  # 8: figures beside the board, by kind
_FALLEN: Final = 1854  # 8: on field 80, by kind
_VARS: Final = 1862  # 8
_BROKEN: Final = 1870  # 6: three bridges, two fields + 1 each
_WAITING: Final = 1876  # 16: eight cards that wait: effect + 1, card
_LOADED: Final = 1892  # 32: dice results laid down beforehand, for positions and tests
_HOUR_COSTS: Final = 1924  # 3: hours 8 to 10 today, + 1; 0 as usual
_CLOSED: Final = 1927  # 8: fields of closed shops + 1
_FIGURES: Final = 1935  # 5: fields + 1

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
MOST_OFFERS: Final = 1626  # every choice there is

LAYOUT: Final = (
    ("heroes", _HEROES, 4, HERO_NAMES),
    ("creatures", _CREATURES, MOST_CREATURES, CREATURE_NAMES),
    ("stands", _STANDS, FIELDS, ()),
    ("tokens", _TOKENS, MOST_TOKENS, TOKEN_NAMES),
    ("frames", _FRAMES, MOST_FRAMES, ("step", "a", "b", "c", "d", "e", "f", "g")),
    ("decks", _DECKS, 200, ()),
    ("pools", _POOLS, 24, ()),
    ("stock", _STOCK, 13, ()),
    ("supply", _SUPPLY, 8, ()),
    ("fallen", _FALLEN, 8, ()),
    ("vars", _VARS, 8, ()),
    ("broken", _BROKEN, 6, ()),
    ("waiting", _WAITING, 16, ()),
    ("loaded", _LOADED, 32, ()),
    ("hour_costs", _HOUR_COSTS, 3, ()),
    ("closed", _CLOSED, 8, ()),
    ("figures", _FIGURES, 5, ()),
    ("foe", _FOE, 1, FOE_NAMES),
)  # name, offset, how many records (or numbers), names of the numbers of a record

# Numbers of a table that are not in the array; all of them together with it are the position.
NUMBERS: Final = (
    *("depth", "active", "outcome", "reason", "narrator", "n_token", "day", "rooster", "delivered"),
    *("castle_lost", "flags", "defeated", "entered", "cards_done", "at_sunrise", "in_prologue", "handled"),
    *("creature_sp_day", "creature_sp_round", "creature_sp_legend", "ban_day", "ban_round", "ban_legend"),
    *("banned_hours", "loaded_count", "tokens_used", "rubbles", "broken_count", "wells_removed"),
    *("chosen", "blocked", "narrator_moved", "target", "inviter", "fighters", "fought", "battle_round"),
    *("flip_used", "heroes_value", "credit", "charged", "stepped", "move_over"),
)


class Board(DecisionTable):
    """The things on the table of one legend."""

    def __init__(self, seats: int, luck: int, program: Program, cells: vec[i64]) -> None:
        super().__init__(seats, luck)
        self.program: Final = program
        self.party: i64 = program.heroes
        self.cells = cells
        self.offers = NO_OFFERS  # choices written down; room for them is made when first needed
        self.depth: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.outcome: i64 = 0
        self.reason: i64 = 0  # why it ended: 0 at N, 1 the castle, 2 all goals met, 3 + defeat condition
        self.narrator: i64 = 0
        self.n_token: i64 = 13
        self.day: i64 = 1
        self.rooster: i64 = -1
        self.delivered: i64 = 0
        self.castle_lost: i64 = 0
        self.flags: i64 = 0  # sets of flags, tags and cards from here on
        self.defeated: i64 = 0
        self.entered: i64 = 0
        self.cards_done: i64 = 0
        self.at_sunrise: i64 = 0
        self.in_prologue: i64 = 0
        self.handled: i64 = 0  # free actions since the last action
        self.creature_sp_day: i64 = 0
        self.creature_sp_round: i64 = 0
        self.creature_sp_legend: i64 = 0
        self.ban_day: i64 = 0
        self.ban_round: i64 = 0
        self.ban_legend: i64 = 0
        self.banned_hours: i64 = 0  # bits of hours
        self.loaded_count: i64 = 0
        self.tokens_used: i64 = 0  # records of tokens that were ever used
        self.rubbles: i64 = 0
        self.broken_count: i64 = 0
        self.wells_removed: i64 = 0
        self.chosen: i64 = 0  # heroes picked by a decision
        self.blocked: i64 = 0
        self.narrator_moved: i64 = 0
        self.target: i64 = -1  # creature under attack, or RUBBLE_TARGET
        self.inviter: i64 = -1
        self.fighters: i64 = 0  # heroes in this round
        self.fought: i64 = 0  # heroes in any round of this battle, or of the one just fought
        self.battle_round: i64 = 0
        self.flip_used: i64 = 0
        self.heroes_value: i64 = 0
        self.credit: i64 = 0  # steps paid beforehand by an item
        self.charged: i64 = 0  # hours charged in this move
        self.stepped: i64 = 0
        self.move_over: i64 = 0

    def take_over(self, other: Board) -> None:
        """Copy the numbers that are not in the array."""
        self.depth = other.depth
        self.active = other.active
        self.outcome = other.outcome
        self.reason = other.reason
        self.narrator = other.narrator
        self.n_token = other.n_token
        self.day = other.day
        self.rooster = other.rooster
        self.delivered = other.delivered
        self.castle_lost = other.castle_lost
        self.flags = other.flags
        self.defeated = other.defeated
        self.entered = other.entered
        self.cards_done = other.cards_done
        self.at_sunrise = other.at_sunrise
        self.in_prologue = other.in_prologue
        self.handled = other.handled
        self.creature_sp_day = other.creature_sp_day
        self.creature_sp_round = other.creature_sp_round
        self.creature_sp_legend = other.creature_sp_legend
        self.ban_day = other.ban_day
        self.ban_round = other.ban_round
        self.ban_legend = other.ban_legend
        self.banned_hours = other.banned_hours
        self.loaded_count = other.loaded_count
        self.tokens_used = other.tokens_used
        self.rubbles = other.rubbles
        self.broken_count = other.broken_count
        self.wells_removed = other.wells_removed
        self.chosen = other.chosen
        self.blocked = other.blocked
        self.narrator_moved = other.narrator_moved
        self.target = other.target
        self.inviter = other.inviter
        self.fighters = other.fighters
        self.fought = other.fought
        self.battle_round = other.battle_round
        self.flip_used = other.flip_used
        self.heroes_value = other.heroes_value
        self.credit = other.credit
        self.charged = other.charged
        self.stepped = other.stepped
        self.move_over = other.move_over

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

    def supply(self, kind: i64) -> i64:
        return self.cells[_SUPPLY + kind]

    def set_supply(self, kind: i64, number: i64) -> None:
        self.cells[_SUPPLY + kind] = number

    def fallen(self, kind: i64) -> i64:
        return self.cells[_FALLEN + kind]

    def set_fallen(self, kind: i64, number: i64) -> None:
        self.cells[_FALLEN + kind] = number

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

    def stock(self, item: i64) -> i64:
        return self.cells[_STOCK + item]

    def set_stock(self, item: i64, number: i64) -> None:
        self.cells[_STOCK + item] = number

    def pool(self, face: i64) -> i64:
        return self.cells[_POOLS + face]

    def set_pool(self, face: i64, number: i64) -> None:
        self.cells[_POOLS + face] = number

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
        """What is on top of the stack."""
        return self.cells[_FRAMES + (self.depth - 1) * _FRAME] if self.depth else 0

    def part(self, index: i64) -> i64:
        """A number of the frame on top, counted from 1."""
        return self.cells[_FRAMES + (self.depth - 1) * _FRAME + index]

    def set_part(self, index: i64, number: i64) -> None:
        self.cells[_FRAMES + (self.depth - 1) * _FRAME + index] = number

    def popped(self, index: i64) -> i64:
        """A number of the frame that was just taken off the stack, until another is laid on it."""
        return self.cells[_FRAMES + self.depth * _FRAME + index]

    # -- decks -------------------------------------------------------------------------------------

    def bag(self, deck: i64) -> i64:
        return self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_BAG]

    def set_bag(self, deck: i64, cards: i64) -> None:
        self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_BAG] = cards

    def deck_top(self, deck: i64) -> i64:
        """The card everybody knows to lie on top, by its place in the deck, or NOWHERE."""
        return self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_TOP] - 1

    def set_deck_top(self, deck: i64, card: i64) -> None:
        self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_TOP] = card + 1

    def row_size(self, deck: i64) -> i64:
        return self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_ROW_SIZE]

    def row_card(self, deck: i64, place: i64) -> i64:
        return self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_ROW + place]

    def put_under(self, deck: i64, card: i64) -> None:
        size = self.row_size(deck)
        self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_ROW + size] = card
        self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_ROW_SIZE] = size + 1

    def take_from_row(self, deck: i64) -> i64:
        first = _DECKS + deck * _DECK_STRIDE + _DECK_ROW
        size = self.row_size(deck)
        card = self.cells[first]
        for place in range(i64(1), size):
            self.cells[first + place - 1] = self.cells[first + place]
        self.cells[first + size - 1] = 0
        self.cells[_DECKS + deck * _DECK_STRIDE + _DECK_ROW_SIZE] = size - 1
        return card

    # -- the rest ----------------------------------------------------------------------------------

    def var(self, var: i64) -> i64:
        return self.cells[_VARS + var]

    def set_var(self, var: i64, number: i64) -> None:
        self.cells[_VARS + var] = number

    def figure(self, figure: i64) -> i64:
        """The field of a figure, or NOWHERE."""
        return self.cells[_FIGURES + figure] - 1

    def set_figure(self, figure: i64, field: i64) -> None:
        self.cells[_FIGURES + figure] = field + 1

    def broken_end(self, index: i64) -> i64:
        return self.cells[_BROKEN + index] - 1

    def add_broken(self, one: i64, other: i64) -> None:
        if self.broken_count < 3:
            self.cells[_BROKEN + self.broken_count * 2] = one + 1
            self.cells[_BROKEN + self.broken_count * 2 + 1] = other + 1
            self.broken_count += 1

    def waiting_effect(self, index: i64) -> i64:
        return self.cells[_WAITING + index * 2] - 1

    def waiting_card(self, index: i64) -> i64:
        return self.cells[_WAITING + index * 2 + 1]

    def set_waiting(self, index: i64, effect: i64, card: i64) -> None:
        self.cells[_WAITING + index * 2] = effect + 1
        self.cells[_WAITING + index * 2 + 1] = card

    def hour_cost(self, hour: i64) -> i64:
        """What an event made of an overtime hour, or -1."""
        return self.cells[_HOUR_COSTS + hour - 8] - 1

    def set_hour_cost(self, hour: i64, cost: i64) -> None:
        self.cells[_HOUR_COSTS + hour - 8] = cost + 1

    def closed_shop(self, index: i64) -> i64:
        return self.cells[_CLOSED + index] - 1

    def set_closed_shop(self, index: i64, field: i64) -> None:
        self.cells[_CLOSED + index] = field + 1

    # -- dice --------------------------------------------------------------------------------------

    def load_dice(self, results: list[int]) -> None:
        """Lay down what the next dice will show, the first to be used first."""
        self.loaded_count = len(results)
        for index, result in enumerate(reversed(results)):
            self.cells[_LOADED + index] = result

    def roll_die(self) -> i64:
        """An ordinary die."""
        if self.loaded_count:
            self.loaded_count -= 1
            return self.cells[_LOADED + self.loaded_count]
        return self.draw(6) + 1

    def roll_black_die(self) -> i64:
        if self.loaded_count:
            self.loaded_count -= 1
            return self.cells[_LOADED + self.loaded_count]
        return BLACK_FACES[self.draw(6)]


NO_OFFERS: Final = vec[i64]([])
BLACK_FACES: Final = vec[i64]([6, 6, 8, 10, 10, 12])  # D1.9


def endless(program: Program) -> Refusal:
    """Only a legend file with cards that call each other for ever comes here."""
    return Refusal("impossible", problem=f"The cards of legend '{program.name}' call each other without end")


def empty_cells() -> vec[i64]:
    cells = vec[i64]([0] * CELLS)
    for creature in range(MOST_CREATURES):
        cells[_CREATURES + creature * _CREATURE_STRIDE + PLACE] = NOWHERE
    for token in range(MOST_TOKENS):
        cells[_TOKENS + token * _TOKEN_STRIDE + TOKEN_PLACE] = NOWHERE
    return cells
