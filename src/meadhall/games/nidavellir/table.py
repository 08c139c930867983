"""What lies on the table, and nothing about rules.

All cards, coins and gems are small numbers in one array of bytes, so that a copy is one slice. Offsets stay
in this file; rule files read and write through the short methods below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.table import NOBODY, Table

from .cards import CLASSES, FIRST_CAMP_CARD, FIRST_HERO, GRADES, NO_CARD, NO_COIN, points_in

COINS: Final = 5
TAVERNS: Final = 3
TAVERN_SIZE: Final = 5
CAMP_SIZE: Final = 5
MOST_SEATS: Final = 5
PIONEER_CARDS: Final = 3
COLUMN_ROOM: Final = 32  # no column can ever hold more: 30 cards at most share a class with Thrud and Ylud
STACK_ROOM: Final = 60

# Where a coin is (N3.3).
IN_HAND: Final = 0
ON_TAVERN: Final = 1  # + number of the tavern
IN_POUCH: Final = 4
IN_BOX: Final = 5

# Who holds a hero, camp card or distinction: a seat + 1, or one of these.
UNCLAIMED: Final = 0
ENLISTED: Final = 8  # + seat: a mercenary or Vegvisir that stands in an army
NOT_IN_PLAY: Final = 7

# Phases (N4.1).
TAVERN_PHASE: Final = 0
ENLIST_PHASE: Final = 1
YLUD_PHASE: Final = 2
EVALUATION_PHASE: Final = 3
SCORING_PHASE: Final = 4

# -- the array -------------------------------------------------------------------------------------

# Written out, not added up: mypyc compiles only literal numbers into the code. `LAYOUT` is checked by a test.

_TREASURY: Final = 0  # by value
_TAVERNS: Final = 26  # 3 taverns of 5
_CAMP: Final = 41
_DECK: Final = 46
_CAMP_DECK: Final = 92
_PILE: Final = 104  # by card
_HERO_HOLDER: Final = 130
_CAMP_HOLDER: Final = 157
_DISTINCTION: Final = 181
_ORDER: Final = 186
_BID: Final = 191
_SEALED: Final = 196
_PIONEER: Final = 201
_STACK: Final = 204  # frames of step, seat, detail
_OFFERS: Final = 384  # what may be chosen: scratch, written anew each time it is asked

# The part of a seat, for seat 0; the others follow at equal distances.
_COINS: Final = 448
_PLACES: Final = 453
_EXPOSED: Final = 458
_GEM: Final = 463
_GEM_BELOW: Final = 464
_GRADES: Final = 465
_POINTS: Final = 470
_HEIGHT: Final = 475
_HEROES: Final = 480
_THRUD: Final = 481
_YLUD: Final = 482
_ZOLKUR: Final = 483
_COLUMNS: Final = 484  # 5 columns of 32
_STRIDE: Final = 196

LAYOUT: Final = (
    (_TREASURY, 26),
    (_TAVERNS, 15),
    (_CAMP, 5),
    (_DECK, 46),
    (_CAMP_DECK, 12),
    (_PILE, 26),
    (_HERO_HOLDER, 27),
    (_CAMP_HOLDER, 24),
    (_DISTINCTION, 5),
    (_ORDER, 5),
    (_BID, 5),
    (_SEALED, 5),
    (_PIONEER, 3),
    (_STACK, 180),
    (_OFFERS, 64),
    (_COINS, 5),
    (_PLACES, 5),
    (_EXPOSED, 5),
    (_GEM, 1),
    (_GEM_BELOW, 1),
    (_GRADES, 5),
    (_POINTS, 5),
    (_HEIGHT, 5),
    (_HEROES, 1),
    (_THRUD, 1),
    (_YLUD, 1),
    (_ZOLKUR, 1),
    (_COLUMNS, 160),
)  # offset and length of each part, in order


class Board(Table):
    """The things on the table of one game."""

    def __init__(self, seats: int, luck: int, cells: vec[u8]) -> None:
        super().__init__(seats, luck)
        self.players: i64 = seats
        self.cells = cells
        self.age: i64 = 1
        self.round: i64 = 0  # rounds begun in this age
        self.phase: i64 = TAVERN_PHASE
        self.tavern: i64 = 0  # being resolved
        self.revealed: i64 = 0  # taverns whose bids lie face up
        self.camp_visited: i64 = 0  # the first of the order took a camp card in PICK
        self.deck_size: i64 = 0
        self.camp_deck_size: i64 = 0
        self.order_size: i64 = 0
        self.offer_count: i64 = 0
        self.offer_first: i64 = NOBODY  # set when what may be chosen is a range of numbers
        self.depth: i64 = 0  # of the stack; its top is kept here, what lies below in the array
        self.top_step: i64 = 0
        self.top_seat: i64 = 0
        self.top_detail: i64 = 0

    def take_over(self, other: Board) -> None:
        """Copy the numbers that are not in the array."""
        self.age = other.age
        self.round = other.round
        self.phase = other.phase
        self.tavern = other.tavern
        self.revealed = other.revealed
        self.camp_visited = other.camp_visited
        self.deck_size = other.deck_size
        self.camp_deck_size = other.camp_deck_size
        self.order_size = other.order_size
        self.depth = other.depth
        self.top_step = other.top_step
        self.top_seat = other.top_seat
        self.top_detail = other.top_detail

    # -- treasury, taverns, pile, decks ------------------------------------------------------------

    def treasury(self, value: i64) -> i64:
        return i64(self.cells[_TREASURY + value])

    def change_treasury(self, value: i64, by: i64) -> None:
        self.cells[_TREASURY + value] = u8(i64(self.cells[_TREASURY + value]) + by)

    def tavern_card(self, tavern: i64, slot: i64) -> i64:
        return i64(self.cells[_TAVERNS + tavern * TAVERN_SIZE + slot])

    def set_tavern_card(self, tavern: i64, slot: i64, card: i64) -> None:
        self.cells[_TAVERNS + tavern * TAVERN_SIZE + slot] = u8(card)

    def tavern_slot(self, card: i64) -> i64:
        """The first slot of the tavern being resolved that holds such a card, or NOBODY."""
        first = _TAVERNS + self.tavern * TAVERN_SIZE
        for slot in range(i64(TAVERN_SIZE)):
            if i64(self.cells[first + slot]) == card:
                return slot
        return NOBODY

    def remove_from_tavern(self, card: i64) -> None:
        """Take a card out of the tavern being resolved."""
        self.set_tavern_card(self.tavern, self.tavern_slot(card), NO_CARD)

    def camp_card(self, slot: i64) -> i64:
        return i64(self.cells[_CAMP + slot])

    def set_camp_card(self, slot: i64, card: i64) -> None:
        self.cells[_CAMP + slot] = u8(card)

    def pile(self, card: i64) -> i64:
        """How many of a card lie in the dwarf discard pile."""
        return i64(self.cells[_PILE + card])

    def change_pile(self, card: i64, by: i64) -> None:
        self.cells[_PILE + card] = u8(i64(self.cells[_PILE + card]) + by)

    def deck_card(self, index: i64) -> i64:
        return i64(self.cells[_DECK + index])

    def add_to_deck(self, card: i64) -> None:
        self.cells[_DECK + self.deck_size] = u8(card)
        self.deck_size += 1

    def draw_card(self) -> i64:
        """A random card of the deck. Decks have no order until a card is drawn, so none can leak."""
        index = _DECK + self.draw(self.deck_size)
        self.deck_size -= 1
        cells = self.cells
        card = cells[index]
        cells[index] = cells[_DECK + self.deck_size]
        return i64(card)

    def camp_deck_card(self, index: i64) -> i64:
        return i64(self.cells[_CAMP_DECK + index])

    def add_to_camp_deck(self, card: i64) -> None:
        self.cells[_CAMP_DECK + self.camp_deck_size] = u8(card)
        self.camp_deck_size += 1

    def draw_camp_card(self) -> i64:
        index = self.draw(self.camp_deck_size)
        self.camp_deck_size -= 1
        card = self.cells[_CAMP_DECK + index]
        self.cells[_CAMP_DECK + index] = self.cells[_CAMP_DECK + self.camp_deck_size]
        return i64(card)

    def pioneer_card(self, index: i64) -> i64:
        return i64(self.cells[_PIONEER + index])

    def set_pioneer_card(self, index: i64, card: i64) -> None:
        self.cells[_PIONEER + index] = u8(card)

    # -- heroes, camp cards, distinctions ----------------------------------------------------------

    def hero_holder(self, hero: i64) -> i64:
        return i64(self.cells[_HERO_HOLDER + hero - FIRST_HERO])

    def set_hero_holder(self, hero: i64, holder: i64) -> None:
        self.cells[_HERO_HOLDER + hero - FIRST_HERO] = u8(holder)

    def owner_of(self, hero: i64) -> i64:
        holder = self.hero_holder(hero)
        return holder - 1 if UNCLAIMED < holder <= MOST_SEATS else NOBODY

    def has_hero(self, seat: i64, hero: i64) -> bool:
        return self.hero_holder(hero) == seat + 1

    def in_hall(self, hero: i64) -> bool:
        return self.hero_holder(hero) == UNCLAIMED

    def camp_holder(self, card: i64) -> i64:
        return i64(self.cells[_CAMP_HOLDER + card - FIRST_CAMP_CARD])

    def set_camp_holder(self, card: i64, holder: i64) -> None:
        self.cells[_CAMP_HOLDER + card - FIRST_CAMP_CARD] = u8(holder)

    def commands(self, seat: i64, card: i64) -> bool:
        """Whether an artefact or mercenary lies in the command zone of a seat."""
        return self.camp_holder(card) == seat + 1

    def enlisted(self, seat: i64, card: i64) -> bool:
        return self.camp_holder(card) == ENLISTED + seat

    def distinction(self, column: i64) -> i64:
        return i64(self.cells[_DISTINCTION + column])

    def set_distinction(self, column: i64, holder: i64) -> None:
        self.cells[_DISTINCTION + column] = u8(holder)

    # -- order and bids of a tavern, sealed choices ------------------------------------------------

    def in_order(self, index: i64) -> i64:
        return i64(self.cells[_ORDER + index])

    def set_order(self, index: i64, seat: i64) -> None:
        self.cells[_ORDER + index] = u8(seat)

    def bid(self, seat: i64) -> i64:
        """The value a seat revealed on the tavern being resolved, or NOBODY (N6.3: it stands)."""
        return i64(self.cells[_BID + seat]) - 1

    def set_bid(self, seat: i64, value: i64) -> None:
        self.cells[_BID + seat] = u8(value + 1)

    def rank(self, seat: i64) -> i64:
        """N6.2: bids decide the order, gems among equal bids."""
        return i64(self.cells[_BID + seat]) * 8 + i64(self.cells[_GEM + seat * _STRIDE])

    def insert_in_order(self, seat: i64) -> None:
        """Put a seat in the order of play where its rank says."""
        cells = self.cells
        rank = self.rank(seat)
        place = _ORDER + self.order_size
        while place > _ORDER and rank > self.rank(i64(cells[place - 1])):
            cells[place] = cells[place - 1]
            place -= 1
        cells[place] = u8(seat)
        self.order_size += 1

    def sealed(self, seat: i64) -> i64:
        """The choice a seat made in a simultaneous decision that is not complete, or NOBODY."""
        return i64(self.cells[_SEALED + seat]) - 1

    def seal(self, seat: i64, choice: i64) -> None:
        self.cells[_SEALED + seat] = u8(choice + 1)

    # -- coins and gems ----------------------------------------------------------------------------

    def coin(self, seat: i64, index: i64) -> i64:
        return i64(self.cells[_COINS + seat * _STRIDE + index])

    def set_coin(self, seat: i64, index: i64, coin: i64) -> None:
        self.cells[_COINS + seat * _STRIDE + index] = u8(coin)

    def place(self, seat: i64, index: i64) -> i64:
        return i64(self.cells[_PLACES + seat * _STRIDE + index])

    def set_place(self, seat: i64, index: i64, place: i64) -> None:
        self.cells[_PLACES + seat * _STRIDE + index] = u8(place)

    def exposed(self, seat: i64, index: i64) -> bool:
        """Everybody knows this coin although it lies face down (N18.3)."""
        return self.cells[_EXPOSED + seat * _STRIDE + index] != u8(0)

    def fill_pouch(self, seat: i64) -> None:
        """All coins of a seat go to the pouch."""
        cells = self.cells
        first = _PLACES + seat * _STRIDE
        for index in range(first, first + COINS):
            if cells[index] != u8(IN_BOX):
                cells[index] = u8(IN_POUCH)

    def take_coins_back(self, seat: i64) -> None:
        """All coins of a seat return to the hand."""
        cells = self.cells
        first = _PLACES + seat * _STRIDE
        for index in range(first, first + COINS):
            if cells[index] != u8(IN_BOX):
                cells[index] = u8(IN_HAND)
            cells[index + COINS] = u8(0)  # no longer exposed

    def expose(self, seat: i64, index: i64, known: i64) -> None:
        self.cells[_EXPOSED + seat * _STRIDE + index] = u8(known)

    def owns_all_coins(self, seat: i64) -> bool:
        first = _COINS + seat * _STRIDE
        for index in range(first, first + COINS):
            if self.cells[index] == u8(NO_COIN):
                return False
        return True

    def coin_at(self, seat: i64, place: i64) -> i64:
        """Index of the first coin of a seat at a place, or NOBODY."""
        return self.next_coin_at(seat, place, NOBODY)

    def next_coin_at(self, seat: i64, place: i64, after: i64) -> i64:
        """Index of the next coin at a place after a given one, or NOBODY."""
        coins = _COINS + seat * _STRIDE
        places = _PLACES + seat * _STRIDE
        for index in range(after + 1, i64(COINS)):
            if i64(self.cells[places + index]) == place and self.cells[coins + index] != u8(NO_COIN):
                return index
        return NOBODY

    def gem(self, seat: i64) -> i64:
        return i64(self.cells[_GEM + seat * _STRIDE])

    def set_gem(self, seat: i64, gem: i64) -> None:
        self.cells[_GEM + seat * _STRIDE] = u8(gem)

    def gem_below(self, seat: i64) -> i64:
        """The gem under the special one (N3.4), 0 if none."""
        return i64(self.cells[_GEM_BELOW + seat * _STRIDE])

    def set_gem_below(self, seat: i64, gem: i64) -> None:
        self.cells[_GEM_BELOW + seat * _STRIDE] = u8(gem)

    # -- armies ------------------------------------------------------------------------------------

    def grades(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[_GRADES + seat * _STRIDE + column])

    def fewest_grades(self, seat: i64) -> i64:
        """The smallest grade count among the five columns."""
        first = _GRADES + seat * _STRIDE
        fewest = i64(self.cells[first])
        for column in range(first + 1, first + CLASSES):
            grades = i64(self.cells[column])
            fewest = min(fewest, grades)
        return fewest

    def points(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[_POINTS + seat * _STRIDE + column])

    def height(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[_HEIGHT + seat * _STRIDE + column])

    def card(self, seat: i64, column: i64, position: i64) -> i64:
        return i64(self.cells[_COLUMNS + seat * _STRIDE + column * COLUMN_ROOM + position])

    def last_card(self, seat: i64, column: i64) -> i64:
        height = self.height(seat, column)
        return self.card(seat, column, height - 1) if height else NO_CARD

    def put_card(self, seat: i64, column: i64, card: i64) -> None:
        """Add a card at the end of a column (N8.1)."""
        cells = self.cells
        own = seat * _STRIDE + column
        height = i64(cells[_HEIGHT + own])
        cells[_COLUMNS + seat * _STRIDE + column * COLUMN_ROOM + height] = u8(card)
        cells[_HEIGHT + own] = u8(height + 1)
        cells[_GRADES + own] = u8(i64(cells[_GRADES + own]) + GRADES[card])
        cells[_POINTS + own] = u8(i64(cells[_POINTS + own]) + points_in(card, column))

    def take_card(self, seat: i64, column: i64, position: i64) -> i64:
        """Take a card out of a column from any position; those above it move down."""
        own = seat * _STRIDE + column
        first = _COLUMNS + seat * _STRIDE + column * COLUMN_ROOM
        card = i64(self.cells[first + position])
        top = i64(self.cells[_HEIGHT + own]) - 1
        for place in range(position, top):
            self.cells[first + place] = self.cells[first + place + 1]
        self.cells[first + top] = u8(NO_CARD)
        self.cells[_HEIGHT + own] = u8(top)
        self.cells[_GRADES + own] = u8(i64(self.cells[_GRADES + own]) - GRADES[card])
        self.cells[_POINTS + own] = u8(i64(self.cells[_POINTS + own]) - points_in(card, column))
        return card

    def find_card(self, seat: i64, column: i64, card: i64) -> i64:
        """Position of a card in a column, the last one of its kind, or NOBODY."""
        position = self.height(seat, column) - 1
        while position >= 0 and self.card(seat, column, position) != card:
            position -= 1
        return position

    def heroes(self, seat: i64) -> i64:
        """Heroes owned, wherever they are (N8.4)."""
        return i64(self.cells[_HEROES + seat * _STRIDE])

    def set_heroes(self, seat: i64, count: i64) -> None:
        self.cells[_HEROES + seat * _STRIDE] = u8(count)

    def thrud_column(self, seat: i64) -> i64:
        """The column in which Thrud stands at this seat, or NOBODY."""
        return i64(self.cells[_THRUD + seat * _STRIDE]) - 1

    def set_thrud_column(self, seat: i64, column: i64) -> None:
        self.cells[_THRUD + seat * _STRIDE] = u8(column + 1)

    def ylud_column(self, seat: i64) -> i64:
        return i64(self.cells[_YLUD + seat * _STRIDE]) - 1

    def set_ylud_column(self, seat: i64, column: i64) -> None:
        self.cells[_YLUD + seat * _STRIDE] = u8(column + 1)

    def zolkur_waits(self, seat: i64) -> bool:
        return self.cells[_ZOLKUR + seat * _STRIDE] != u8(0)

    def set_zolkur_waits(self, seat: i64, waits: i64) -> None:
        self.cells[_ZOLKUR + seat * _STRIDE] = u8(waits)

    # -- the stack of pending work: what is still to do, the next thing on top ---------------------

    def push(self, step: i64, seat: i64, detail: i64 = 0) -> None:
        cells = self.cells
        frame = _STACK + self.depth * 3
        cells[frame] = u8(self.top_step)
        cells[frame + 1] = u8(self.top_seat)
        cells[frame + 2] = u8(self.top_detail)
        self.top_step = step
        self.top_seat = seat
        self.top_detail = detail
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1
        frame = _STACK + self.depth * 3
        self.top_step = i64(self.cells[frame])
        self.top_seat = i64(self.cells[frame + 1])
        self.top_detail = i64(self.cells[frame + 2])

    # -- what a seat may choose ----------------------------------------------------------------------

    def clear_offers(self) -> None:
        self.offer_count = 0
        self.offer_first = NOBODY

    def offer(self, choice: i64) -> None:
        self.cells[_OFFERS + self.offer_count] = u8(choice)
        self.offer_count += 1

    def offer_range(self, first: i64, count: i64) -> None:
        """Offer choices that follow each other, and no others."""
        self.offer_first = first
        self.offer_count = count

    def offered(self, index: i64) -> i64:
        if self.offer_first != NOBODY:
            return self.offer_first + index
        return i64(self.cells[_OFFERS + index])

    # -- moments at which an expansion may speak; the base game is silent --------------------------

    def has_camp(self) -> bool:
        """Whether Thingvellir is on the table."""
        return False

    def round_begins(self) -> None:
        """Before the taverns are dealt (N13.2)."""

    def camp_open_to(self, seat: i64) -> bool:
        """Whether the seat may take a camp card in PICK (N13.3)."""
        return False

    def take_camp_card(self, seat: i64, card: i64) -> None:
        """A camp card was taken in PICK (N13.4)."""

    def turn_begins(self, seat: i64) -> None:
        """Before PICK; what is pushed now happens at the end of the turn (N13.6)."""

    def may_recruit_by_lines(self, seat: i64) -> bool:
        """Whether lines bring heroes (N14.5)."""
        return True

    def hero_arrives(self, seat: i64, hero: i64) -> None:
        """A hero of the expansion was recruited (N16)."""

    def double_found(self, seat: i64) -> None:
        """A double was taken from the pile (N16.5)."""

    def coin_bonus(self, seat: i64) -> i64:
        """What is added to the target of every upgrade and exchange (N16.4)."""
        return 0

    def age_ends(self) -> None:
        """Before the YLUD step (N4.1)."""

    def evaluation_ends(self) -> None:
        """After the last distinction (N13.8)."""

    def before_scoring(self) -> None:
        """After Thrud has left (N14.7)."""

    def artefact_score(self, seat: i64) -> i64:
        """Row "artefacts" of the score sheet (N14)."""
        return 0

    def joins_sealed(self, seat: i64) -> bool:
        """Whether the seat takes part in a sealed decision of the expansion (N14.9)."""
        return False

    def expansion_step(self, step: i64, seat: i64, detail: i64) -> None:
        """Automatic work of the expansion."""

    def offer_in_expansion(self, step: i64, seat: i64, detail: i64) -> None:
        """Offer what may be chosen in a decision of the expansion."""

    def expansion_choice(self, step: i64, seat: i64, detail: i64, choice: i64) -> None:
        """A choice made in a decision of the expansion."""


def empty_cells(seats: int) -> vec[u8]:
    size = _COINS + seats * _STRIDE
    return vec[u8]([u8(0)] * size)
