"""The state of the table, without rules.

All cards, coins and gems are small numbers in one array of bytes, so that a copy is one slice. Only
this file knows offsets (`layout`); rule files read and write through the short methods below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.table import NOBODY

from ..rules.expansion_hooks import Moments
from .cards import CLASSES, FIRST_CAMP_CARD, FIRST_HERO, GRADES, NO_CARD, NO_COIN, points_in
from .choices import CARD
from .layout import (
    BID_AT,
    CAMP_AT,
    CAMP_DECK_AT,
    CAMP_HOLDER_AT,
    COINS_AT,
    COLUMNS_AT,
    DECK_AT,
    DISTINCTION_AT,
    EXPOSED_AT,
    GEM_AT,
    GEM_BELOW_AT,
    GRADES_AT,
    HEIGHT_AT,
    HERO_HOLDER_AT,
    HEROES_AT,
    OFFERS_AT,
    ORDER_AT,
    PILE_AT,
    PIONEER_AT,
    PLACES_AT,
    POINTS_AT,
    SEALED_AT,
    SEAT_STRIDE,
    STACK_AT,
    TAVERNS_AT,
    THRUD_AT,
    TREASURY_AT,
    YLUD_AT,
    ZOLKUR_AT,
)

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


def put(cells: vec[u8], at: i64, value: i64) -> None:
    cells[at] = u8(value)


Packed = tuple[int, int, bytes, tuple[int, ...]]  # seats, luck, cells, numbers that are not in the cells


class Board(Moments):
    """The things on the table of one game."""

    def __init__(self, seats: int, luck: int, cells: vec[u8]) -> None:
        super().__init__(seats, luck)
        self.cells: Final = cells  # Final: compiled code reads it without counting references
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

    def packed(self) -> Packed:
        """The whole state for pickles, without the journal."""
        numbers = (self.age, self.round, self.phase, self.tavern, self.revealed, self.camp_visited)
        sizes = (self.deck_size, self.camp_deck_size, self.order_size, self.depth)
        top = (self.top_step, self.top_seat, self.top_detail)
        return self.seats, self.luck, bytes([int(cell) for cell in self.cells]), (*numbers, *sizes, *top)

    def lay_numbers(self, numbers: tuple[int, ...]) -> None:
        """The numbers of a packed table."""
        self.age, self.round, self.phase, self.tavern, self.revealed, self.camp_visited = numbers[:6]
        self.deck_size, self.camp_deck_size, self.order_size, self.depth = numbers[6:10]
        self.top_step, self.top_seat, self.top_detail = numbers[10:]

    # -- treasury, taverns, pile, decks ------------------------------------------------------------

    def treasury(self, value: i64) -> i64:
        return i64(self.cells[TREASURY_AT + value])

    def change_treasury(self, value: i64, by: i64) -> None:
        put(self.cells, TREASURY_AT + value, i64(self.cells[TREASURY_AT + value]) + by)

    def tavern_card(self, tavern: i64, slot: i64) -> i64:
        return i64(self.cells[TAVERNS_AT + tavern * TAVERN_SIZE + slot])

    def set_tavern_card(self, tavern: i64, slot: i64, card: i64) -> None:
        put(self.cells, TAVERNS_AT + tavern * TAVERN_SIZE + slot, card)

    def tavern_slot(self, card: i64) -> i64:
        """The first slot of the tavern being resolved that holds such a card, or NOBODY."""
        first = TAVERNS_AT + self.tavern * TAVERN_SIZE
        for slot in range(i64(TAVERN_SIZE)):
            if i64(self.cells[first + slot]) == card:
                return slot
        return NOBODY

    def remove_from_tavern(self, card: i64) -> None:
        """Take a card out of the tavern being resolved."""
        self.set_tavern_card(self.tavern, self.tavern_slot(card), NO_CARD)

    def camp_card(self, slot: i64) -> i64:
        return i64(self.cells[CAMP_AT + slot])

    def in_camp(self, card: i64) -> bool:
        """Whether a camp card lies face up."""
        for slot in range(i64(CAMP_SIZE)):
            if self.camp_card(slot) == card:
                return True
        return False

    def set_camp_card(self, slot: i64, card: i64) -> None:
        put(self.cells, CAMP_AT + slot, card)

    def pile(self, card: i64) -> i64:
        """How many of a card lie in the dwarf discard pile."""
        return i64(self.cells[PILE_AT + card])

    def change_pile(self, card: i64, by: i64) -> None:
        put(self.cells, PILE_AT + card, i64(self.cells[PILE_AT + card]) + by)

    def deck_card(self, index: i64) -> i64:
        return i64(self.cells[DECK_AT + index])

    def add_to_deck(self, card: i64) -> None:
        put(self.cells, DECK_AT + self.deck_size, card)
        self.deck_size += 1

    def draw_card(self) -> i64:
        """A random card of the deck. Decks have no order until a card is drawn, so none can leak."""
        index = DECK_AT + self.draw(self.deck_size)
        self.deck_size -= 1
        card = self.cells[index]
        put(self.cells, index, i64(self.cells[DECK_AT + self.deck_size]))
        return i64(card)

    def camp_deck_card(self, index: i64) -> i64:
        return i64(self.cells[CAMP_DECK_AT + index])

    def add_to_camp_deck(self, card: i64) -> None:
        put(self.cells, CAMP_DECK_AT + self.camp_deck_size, card)
        self.camp_deck_size += 1

    def draw_camp_card(self) -> i64:
        index = self.draw(self.camp_deck_size)
        self.camp_deck_size -= 1
        card = self.cells[CAMP_DECK_AT + index]
        put(self.cells, CAMP_DECK_AT + index, i64(self.cells[CAMP_DECK_AT + self.camp_deck_size]))
        return i64(card)

    def pioneer_card(self, index: i64) -> i64:
        return i64(self.cells[PIONEER_AT + index])

    def set_pioneer_card(self, index: i64, card: i64) -> None:
        put(self.cells, PIONEER_AT + index, card)

    # -- heroes, camp cards, distinctions ----------------------------------------------------------

    def hero_holder(self, hero: i64) -> i64:
        return i64(self.cells[HERO_HOLDER_AT + hero - FIRST_HERO])

    def set_hero_holder(self, hero: i64, holder: i64) -> None:
        put(self.cells, HERO_HOLDER_AT + hero - FIRST_HERO, holder)

    def owner_of(self, hero: i64) -> i64:
        holder = self.hero_holder(hero)
        return holder - 1 if UNCLAIMED < holder <= MOST_SEATS else NOBODY

    def has_hero(self, seat: i64, hero: i64) -> bool:
        return self.hero_holder(hero) == seat + 1

    def in_hall(self, hero: i64) -> bool:
        return self.hero_holder(hero) == UNCLAIMED

    def camp_holder(self, card: i64) -> i64:
        return i64(self.cells[CAMP_HOLDER_AT + card - FIRST_CAMP_CARD])

    def set_camp_holder(self, card: i64, holder: i64) -> None:
        put(self.cells, CAMP_HOLDER_AT + card - FIRST_CAMP_CARD, holder)

    def commands(self, seat: i64, card: i64) -> bool:
        """Whether an artefact or mercenary lies in the command zone of a seat."""
        return self.camp_holder(card) == seat + 1

    def enlisted(self, seat: i64, card: i64) -> bool:
        return self.camp_holder(card) == ENLISTED + seat

    def distinction(self, column: i64) -> i64:
        return i64(self.cells[DISTINCTION_AT + column])

    def set_distinction(self, column: i64, holder: i64) -> None:
        put(self.cells, DISTINCTION_AT + column, holder)

    # -- order and bids of a tavern, sealed choices ------------------------------------------------

    def in_order(self, index: i64) -> i64:
        return i64(self.cells[ORDER_AT + index])

    def set_order(self, index: i64, seat: i64) -> None:
        put(self.cells, ORDER_AT + index, seat)

    def bid(self, seat: i64) -> i64:
        """The value a seat revealed on the tavern being resolved, or NOBODY (N6.3: it stands)."""
        return i64(self.cells[BID_AT + seat]) - 1

    def set_bid(self, seat: i64, value: i64) -> None:
        put(self.cells, BID_AT + seat, value + 1)

    def rank(self, seat: i64) -> i64:
        """N6.2: bids decide the order, gems among equal bids."""
        return i64(self.cells[BID_AT + seat]) * 8 + i64(self.cells[GEM_AT + seat * SEAT_STRIDE])

    def insert_in_order(self, seat: i64) -> None:
        """Put a seat in the order of play where its rank says."""
        rank = self.rank(seat)
        place = ORDER_AT + self.order_size
        while place > ORDER_AT:
            ahead = self.cells[place - 1]
            if rank < self.rank(i64(ahead)):
                break
            put(self.cells, place, i64(ahead))
            place -= 1
        put(self.cells, place, seat)
        self.order_size += 1

    def sealed(self, seat: i64) -> i64:
        """The choice a seat made in a simultaneous decision that is not complete, or NOBODY."""
        return i64(self.cells[SEALED_AT + seat]) - 1

    def seal(self, seat: i64, choice: i64) -> None:
        put(self.cells, SEALED_AT + seat, choice + 1)

    # -- coins and gems ----------------------------------------------------------------------------

    def coin(self, seat: i64, index: i64) -> i64:
        return i64(self.cells[COINS_AT + seat * SEAT_STRIDE + index])

    def set_coin(self, seat: i64, index: i64, coin: i64) -> None:
        put(self.cells, COINS_AT + seat * SEAT_STRIDE + index, coin)

    def place(self, seat: i64, index: i64) -> i64:
        return i64(self.cells[PLACES_AT + seat * SEAT_STRIDE + index])

    def set_place(self, seat: i64, index: i64, place: i64) -> None:
        put(self.cells, PLACES_AT + seat * SEAT_STRIDE + index, place)

    def exposed(self, seat: i64, index: i64) -> bool:
        """Everybody knows this coin although it lies face down (N18.3)."""
        return self.cells[EXPOSED_AT + seat * SEAT_STRIDE + index] != u8(0)

    def fill_pouch(self, seat: i64) -> None:
        """All coins of a seat go to the pouch."""
        first = PLACES_AT + seat * SEAT_STRIDE
        for index in range(first, first + COINS):
            if self.cells[index] != u8(IN_BOX):
                put(self.cells, index, IN_POUCH)

    def take_coins_back(self, seat: i64) -> None:
        """All coins of a seat return to the hand."""
        first = PLACES_AT + seat * SEAT_STRIDE
        for index in range(first, first + COINS):
            if self.cells[index] != u8(IN_BOX):
                put(self.cells, index, IN_HAND)
            put(self.cells, index + COINS, 0)  # no longer exposed

    def expose(self, seat: i64, index: i64, known: i64) -> None:
        put(self.cells, EXPOSED_AT + seat * SEAT_STRIDE + index, known)

    def owns_all_coins(self, seat: i64) -> bool:
        first = COINS_AT + seat * SEAT_STRIDE
        for index in range(first, first + COINS):
            if self.cells[index] == u8(NO_COIN):
                return False
        return True

    def coin_at(self, seat: i64, place: i64) -> i64:
        """Index of the first coin of a seat at a place, or NOBODY."""
        return self.next_coin_at(seat, place, NOBODY)

    def next_coin_at(self, seat: i64, place: i64, after: i64) -> i64:
        """Index of the next coin at a place after a given one, or NOBODY."""
        coins = COINS_AT + seat * SEAT_STRIDE
        places = PLACES_AT + seat * SEAT_STRIDE
        for index in range(after + 1, i64(COINS)):
            if i64(self.cells[places + index]) == place and self.cells[coins + index] != u8(NO_COIN):
                return index
        return NOBODY

    def gem(self, seat: i64) -> i64:
        return i64(self.cells[GEM_AT + seat * SEAT_STRIDE])

    def set_gem(self, seat: i64, gem: i64) -> None:
        put(self.cells, GEM_AT + seat * SEAT_STRIDE, gem)

    def gem_below(self, seat: i64) -> i64:
        """The gem under the special one (N3.4), 0 if none."""
        return i64(self.cells[GEM_BELOW_AT + seat * SEAT_STRIDE])

    def set_gem_below(self, seat: i64, gem: i64) -> None:
        put(self.cells, GEM_BELOW_AT + seat * SEAT_STRIDE, gem)

    # -- armies ------------------------------------------------------------------------------------

    def grades(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[GRADES_AT + seat * SEAT_STRIDE + column])

    def fewest_grades(self, seat: i64) -> i64:
        """The smallest grade count among the five columns."""
        first = GRADES_AT + seat * SEAT_STRIDE
        fewest = i64(self.cells[first])
        for column in range(first + 1, first + CLASSES):
            grades = i64(self.cells[column])
            fewest = min(fewest, grades)
        return fewest

    def points(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[POINTS_AT + seat * SEAT_STRIDE + column])

    def height(self, seat: i64, column: i64) -> i64:
        return i64(self.cells[HEIGHT_AT + seat * SEAT_STRIDE + column])

    def card(self, seat: i64, column: i64, position: i64) -> i64:
        return i64(self.cells[COLUMNS_AT + seat * SEAT_STRIDE + column * COLUMN_ROOM + position])

    def last_card(self, seat: i64, column: i64) -> i64:
        height = self.height(seat, column)
        return self.card(seat, column, height - 1) if height else NO_CARD

    def put_card(self, seat: i64, column: i64, card: i64) -> None:
        """Add a card at the end of a column (N8.1)."""
        own = seat * SEAT_STRIDE + column
        height = i64(self.cells[HEIGHT_AT + own])
        put(self.cells, COLUMNS_AT + seat * SEAT_STRIDE + column * COLUMN_ROOM + height, card)
        put(self.cells, HEIGHT_AT + own, height + 1)
        put(self.cells, GRADES_AT + own, i64(self.cells[GRADES_AT + own]) + GRADES[card])
        put(self.cells, POINTS_AT + own, i64(self.cells[POINTS_AT + own]) + points_in(card, column))

    def take_card(self, seat: i64, column: i64, position: i64) -> i64:
        """Take a card out of a column from any position; those above it move down."""
        own = seat * SEAT_STRIDE + column
        first = COLUMNS_AT + seat * SEAT_STRIDE + column * COLUMN_ROOM
        card = i64(self.cells[first + position])
        top = i64(self.cells[HEIGHT_AT + own]) - 1
        for place in range(position, top):
            put(self.cells, first + place, i64(self.cells[first + place + 1]))
        put(self.cells, first + top, NO_CARD)
        put(self.cells, HEIGHT_AT + own, top)
        put(self.cells, GRADES_AT + own, i64(self.cells[GRADES_AT + own]) - GRADES[card])
        put(self.cells, POINTS_AT + own, i64(self.cells[POINTS_AT + own]) - points_in(card, column))
        return card

    def find_card(self, seat: i64, column: i64, card: i64) -> i64:
        """Position of a card in a column, the last one of its kind, or NOBODY."""
        position = self.height(seat, column) - 1
        while position >= 0 and self.card(seat, column, position) != card:
            position -= 1
        return position

    def heroes(self, seat: i64) -> i64:
        """Heroes owned, wherever they are (N8.4)."""
        return i64(self.cells[HEROES_AT + seat * SEAT_STRIDE])

    def set_heroes(self, seat: i64, count: i64) -> None:
        put(self.cells, HEROES_AT + seat * SEAT_STRIDE, count)

    def thrud_column(self, seat: i64) -> i64:
        """The column in which Thrud stands at this seat, or NOBODY."""
        return i64(self.cells[THRUD_AT + seat * SEAT_STRIDE]) - 1

    def set_thrud_column(self, seat: i64, column: i64) -> None:
        put(self.cells, THRUD_AT + seat * SEAT_STRIDE, column + 1)

    def ylud_column(self, seat: i64) -> i64:
        return i64(self.cells[YLUD_AT + seat * SEAT_STRIDE]) - 1

    def set_ylud_column(self, seat: i64, column: i64) -> None:
        put(self.cells, YLUD_AT + seat * SEAT_STRIDE, column + 1)

    def zolkur_waits(self, seat: i64) -> bool:
        return self.cells[ZOLKUR_AT + seat * SEAT_STRIDE] != u8(0)

    def set_zolkur_waits(self, seat: i64, waits: i64) -> None:
        put(self.cells, ZOLKUR_AT + seat * SEAT_STRIDE, waits)

    # -- the stack of pending work: what is still to do, the next thing on top ---------------------

    def push(self, step: i64, seat: i64, detail: i64 = 0) -> None:
        frame = STACK_AT + self.depth * 3
        put(self.cells, frame, self.top_step)
        put(self.cells, frame + 1, self.top_seat)
        put(self.cells, frame + 2, self.top_detail)
        self.top_step = step
        self.top_seat = seat
        self.top_detail = detail
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1
        frame = STACK_AT + self.depth * 3
        self.top_step = i64(self.cells[frame])
        self.top_seat = i64(self.cells[frame + 1])
        self.top_detail = i64(self.cells[frame + 2])

    # -- what a seat may choose ----------------------------------------------------------------------

    def clear_offers(self) -> None:
        self.offer_count = 0
        self.offer_first = NOBODY

    def offer(self, choice: i64) -> None:
        put(self.cells, OFFERS_AT + self.offer_count, choice)
        self.offer_count += 1

    def offer_range(self, first: i64, count: i64) -> None:
        """Offer choices that follow each other, and no others."""
        self.offer_first = first
        self.offer_count = count

    def offer_kinds_in_tavern(self) -> None:
        """Offer the cards left in the tavern being resolved, each kind once."""
        first = TAVERNS_AT + self.tavern * TAVERN_SIZE
        count = self.offer_count
        seen: i64 = 1  # the bit of NO_CARD
        for slot in range(first, first + TAVERN_SIZE):
            card = i64(self.cells[slot])
            if not seen >> card & 1:
                seen |= 1 << card
                put(self.cells, OFFERS_AT + count, CARD + card)
                count += 1
        self.offer_count = count

    def offered(self, index: i64) -> i64:
        if self.offer_first != NOBODY:
            return self.offer_first + index
        return i64(self.cells[OFFERS_AT + index])

    def is_offered(self, choice: i64) -> bool:
        if self.offer_first != NOBODY:
            return self.offer_first <= choice < self.offer_first + self.offer_count
        for index in range(i64(OFFERS_AT), OFFERS_AT + self.offer_count):
            if i64(self.cells[index]) == choice:
                return True
        return False


def cells_of(packed: bytes) -> vec[u8]:
    return vec[u8]([u8(cell) for cell in packed])


def empty_cells(seats: int) -> vec[u8]:
    size = COINS_AT + seats * SEAT_STRIDE
    return vec[u8]([u8(0)] * size)
