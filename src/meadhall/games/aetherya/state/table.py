"""The state of a table; no rules.

Cards, tokens and offers are small numbers in one array of bytes, so that a copy is one slice. Offsets stay in
this file; rule files read and write through the short methods below. A closed card is no card yet: which it
is gets drawn when it is opened, from all that nobody has seen, so that there is nothing to peek at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.decisions import DecisionTable

from .cards import CLOSED, KINDS, NO_TOKEN, TOKENS, UNKNOWN_TOKEN
from .steps import TOKEN_CHOICE

MOST_SEATS: Final = 4
PILES: Final = 2
PILE_ROOM: Final = 24  # the solo pile can hold 24; competitive and cooperative ones 16 at most
HAND: Final = 4
SHOWN: Final = 16  # added to a hand card of which a duplicate was discarded: everybody knows it (A3.6)
LOOKED: Final = 16  # * bit of the seat: who has looked at a closed token by palantir (B6.6)

# Ways to play.
COMPETITIVE: Final = 0
SOLO: Final = 1
COOPERATIVE: Final = 2

# -- the array -------------------------------------------------------------------------------------

# Written out, not added up: mypyc compiles only literal numbers into the code. `LAYOUT` is checked by a test.

_UNSEEN: Final = 0  # by card: closed cards and the deck together; after a reshuffle closed cards alone
_DECK: Final = 11  # by card: the deck, once it was made anew from the discard pile
_PILES: Final = 22  # 2 piles of 24, from bottom to top

# The part of a seat, for seat 0; the others follow at equal distances.
_KINGDOM: Final = 70  # 16 cells
_CARDS: Final = 86  # by card: a set of cells, two bytes each
_MET: Final = 108  # a set of legends, two bytes
_CLAIMED: Final = 110  # a set of legends, two bytes
_HAND: Final = 112
_SEALED: Final = 116
_TOKENS: Final = 117  # 16 cells: tokens lying on cards
_BESIDE: Final = 133  # by token: how many
_HIDDEN: Final = 146  # by token: 1 while it lies closed on one of the cards and nobody looked at it
_STRIDE: Final = 89

_OFFERS: Final = 426  # choices on offer, two bytes each: scratch, written anew at each call

LAYOUT: Final = (
    (_UNSEEN, 11),
    (_DECK, 11),
    (_PILES, 48),
    (_KINGDOM, 16),
    (_CARDS, 22),
    (_MET, 2),
    (_CLAIMED, 2),
    (_HAND, 4),
    (_SEALED, 1),
    (_TOKENS, 16),
    (_BESIDE, 13),
    (_HIDDEN, 13),
)  # offset and length of each part up to the first seat, in order
ALL_SEATS: Final = (_KINGDOM, _STRIDE, _OFFERS)
BYTES_TO_KEEP: Final = 426  # all but the offers
NUMBERS: Final = (
    *("luck", "policy", "mode", "items", "step", "active", "first", "claimed", "looks", "cell"),
    *("held", "other", "other_public", "held_public", "deck_size", "deck_apart", "pile_0", "pile_1"),
    *("display", "legend_deck", "turned", "penalty", "row_1", "row_2", "row_3"),
    *("century", "points_1", "points_2", "points_3", "lost"),
)  # the fields of a table beside the array
FEW_OFFERS: Final = 72  # a cooperative turn offers 65 at most
MANY_OFFERS: Final = 400  # with a hammer, griffins and palantirs in hand


class Board(DecisionTable):
    """The things on the table of one game."""

    def __init__(self, seats: int, luck: int, cells: vec[u8]) -> None:
        super().__init__(seats, luck)
        self.cells = cells
        self.mode: i64 = COMPETITIVE
        self.items: i64 = 0  # 1 with Items and Characters
        self.step: i64 = 0  # the decision in force
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who began
        self.claimed: i64 = 0  # 1 if a legend was claimed this turn
        self.looks: i64 = 0  # palantir looks this turn
        self.cell: i64 = 0  # where a token waits for its choice
        self.held: i64 = CLOSED  # the card drawn; solo: the one to be played
        self.other: i64 = CLOSED  # solo: the second card taken
        self.other_public: i64 = 0  # solo: 1 if the second card came from the discard pile
        self.held_public: i64 = 0  # solo: 1 if the card kept came from the discard pile
        self.deck_size: i64 = 0
        self.deck_apart: i64 = 0  # 1 once the deck was made anew from the discard pile
        self.pile_0: i64 = 0  # sizes
        self.pile_1: i64 = 0
        self.display: i64 = 0  # sets of legends from here on
        self.legend_deck: i64 = 0
        self.turned: i64 = 0  # cooperative: turned closed this round; solo: fulfilled in this century
        self.penalty: i64 = 0
        self.row_1: i64 = 0  # solo: the legend rows
        self.row_2: i64 = 0
        self.row_3: i64 = 0
        self.century: i64 = 0
        self.points_1: i64 = 0  # solo: scores of the centuries
        self.points_2: i64 = 0
        self.points_3: i64 = 0
        self.lost: i64 = 0  # solo: a legend stayed unfulfilled
        self.offer_count: i64 = 0

    def take_over(self, other: Board) -> None:
        """Copy the numbers that are not in the array."""
        self.mode = other.mode
        self.items = other.items
        self.step = other.step
        self.active = other.active
        self.first = other.first
        self.claimed = other.claimed
        self.looks = other.looks
        self.cell = other.cell
        self.held = other.held
        self.deck_size = other.deck_size
        self.deck_apart = other.deck_apart
        self.pile_0 = other.pile_0
        self.display = other.display
        self.legend_deck = other.legend_deck
        if other.mode != COMPETITIVE:
            self.take_over_more(other)

    def take_over_more(self, other: Board) -> None:
        """Copy the numbers of solo and cooperative games."""
        self.other = other.other
        self.other_public = other.other_public
        self.held_public = other.held_public
        self.pile_1 = other.pile_1
        self.turned = other.turned
        self.penalty = other.penalty
        self.row_1 = other.row_1
        self.row_2 = other.row_2
        self.row_3 = other.row_3
        self.century = other.century
        self.points_1 = other.points_1
        self.points_2 = other.points_2
        self.points_3 = other.points_3
        self.lost = other.lost

    # -- what nobody has seen, and the deck ----------------------------------------------------------

    def unseen(self, card: i64) -> i64:
        return i64(self.cells[_UNSEEN + card])

    def change_unseen(self, card: i64, by: i64) -> None:
        self.cells[_UNSEEN + card] = u8(i64(self.cells[_UNSEEN + card]) + by)

    def deck_count(self, card: i64) -> i64:
        """The number of copies of a card in a deck that was made anew; else 0."""
        return i64(self.cells[_DECK + card])

    def change_deck(self, card: i64, by: i64) -> None:
        self.cells[_DECK + card] = u8(i64(self.cells[_DECK + card]) + by)

    def draw_from(self, pool: i64, size: i64) -> i64:
        """A random card of a pool, which loses it."""
        left = self.draw(size)
        card: i64 = pool
        here = i64(self.cells[card])
        while left >= here:
            left -= here
            card += 1
            here = i64(self.cells[card])
        self.cells[card] = u8(here - 1)
        return card - pool

    def unseen_size(self) -> i64:
        size: i64 = 0
        for card in range(i64(1), i64(KINDS)):
            size += i64(self.cells[_UNSEEN + card])
        return size

    def draw_unseen(self) -> i64:
        """The card that a closed card turns out to be."""
        return self.draw_from(_UNSEEN, self.unseen_size())

    def draw_deck(self) -> i64:
        """The top card of the deck."""
        self.deck_size -= 1
        if self.deck_apart:
            return self.draw_from(_DECK, self.deck_size + 1)
        return self.draw_from(_UNSEEN, self.unseen_size())

    def put_back_in_deck(self, card: i64) -> None:
        self.deck_size += 1
        if self.deck_apart:
            self.change_deck(card, 1)
        else:
            self.change_unseen(card, 1)

    # -- discard piles -------------------------------------------------------------------------------

    def pile_size(self, pile: i64) -> i64:
        return self.pile_1 if pile else self.pile_0

    def set_pile_size(self, pile: i64, size: i64) -> None:
        if pile:
            self.pile_1 = size
        else:
            self.pile_0 = size

    def pile_card(self, pile: i64, place: i64) -> i64:
        """A card of a pile, counted from the bottom."""
        return i64(self.cells[_PILES + pile * PILE_ROOM + place])

    def pile_top(self, pile: i64) -> i64:
        size = self.pile_size(pile)
        return i64(self.cells[_PILES + pile * PILE_ROOM + size - 1]) if size else CLOSED

    def put_on_pile(self, pile: i64, card: i64) -> None:
        size = self.pile_size(pile)
        self.cells[_PILES + pile * PILE_ROOM + size] = u8(card)
        self.set_pile_size(pile, size + 1)

    def take_from_pile(self, pile: i64) -> i64:
        size = self.pile_size(pile) - 1
        self.set_pile_size(pile, size)
        card = self.cells[_PILES + pile * PILE_ROOM + size]
        self.cells[_PILES + pile * PILE_ROOM + size] = u8(CLOSED)
        return i64(card)

    # -- kingdoms ------------------------------------------------------------------------------------

    def card(self, seat: i64, cell: i64) -> i64:
        return i64(self.cells[_KINGDOM + seat * _STRIDE + cell])

    def cards(self, seat: i64, card: i64) -> i64:
        """The cells of a kingdom in which such a card lies open; CLOSED gives the closed cards."""
        place = _CARDS + seat * _STRIDE + card * 2
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8

    def set_card(self, seat: i64, cell: i64, card: i64) -> None:
        cells = self.cells
        own = seat * _STRIDE
        sets = _CARDS + own + (cell >> 3)
        mark: i64 = 1
        mark <<= cell & 7
        before = sets + i64(cells[_KINGDOM + own + cell]) * 2
        cells[before] = u8(i64(cells[before]) & ~mark)
        after = sets + card * 2
        cells[after] = u8(i64(cells[after]) | mark)
        cells[_KINGDOM + own + cell] = u8(card)

    def close_kingdom(self, seat: i64) -> None:
        """Close all cards of a kingdom."""
        own = seat * _STRIDE
        for place in range(_KINGDOM + own, _CARDS + own + KINDS * 2):
            self.cells[place] = u8(0)
        self.cells[_CARDS + own] = u8(255)
        self.cells[_CARDS + own + 1] = u8(255)

    def met(self, seat: i64) -> i64:
        """The legends whose condition the open cards meet (A8.1): kept here by `legends.look_up`."""
        place = _MET + seat * _STRIDE
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8

    def set_met(self, seat: i64, legends: i64) -> None:
        place = _MET + seat * _STRIDE
        self.cells[place] = u8(legends & 255)
        self.cells[place + 1] = u8(legends >> 8)

    def claims(self, seat: i64) -> i64:
        """The legends a seat has claimed."""
        place = _CLAIMED + seat * _STRIDE
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8

    def set_claims(self, seat: i64, legends: i64) -> None:
        place = _CLAIMED + seat * _STRIDE
        self.cells[place] = u8(legends & 255)
        self.cells[place + 1] = u8(legends >> 8)

    # -- the opening: hands and sealed arrangements --------------------------------------------------

    def hand_card(self, seat: i64, index: i64) -> i64:
        return i64(self.cells[_HAND + seat * _STRIDE + index]) & 15

    def hand_card_shown(self, seat: i64, index: i64) -> bool:
        return i64(self.cells[_HAND + seat * _STRIDE + index]) >= SHOWN

    def set_hand_card(self, seat: i64, index: i64, card: i64, shown: bool = False) -> None:
        self.cells[_HAND + seat * _STRIDE + index] = u8(card + SHOWN if shown else card)

    def sealed(self, seat: i64) -> i64:
        """The arrangement a seat has chosen while others still choose, or NOBODY."""
        return i64(self.cells[_SEALED + seat * _STRIDE]) - 1

    def seal(self, seat: i64, choice: i64) -> None:
        self.cells[_SEALED + seat * _STRIDE] = u8(choice + 1)

    # -- tokens on cards (B1, B2) --------------------------------------------------------------------

    def token(self, seat: i64, cell: i64) -> i64:
        """The token on a card: open or closed; UNKNOWN_TOKEN if closed and never looked at."""
        return i64(self.cells[_TOKENS + seat * _STRIDE + cell]) & 15

    def lookers(self, seat: i64, cell: i64) -> i64:
        """The seats that have looked at the closed token on a card, as bits."""
        return i64(self.cells[_TOKENS + seat * _STRIDE + cell]) >> 4

    def token_is_closed(self, seat: i64, cell: i64) -> bool:
        found = i64(self.cells[_TOKENS + seat * _STRIDE + cell])
        return found == UNKNOWN_TOKEN or found >= LOOKED

    def set_token(self, seat: i64, cell: i64, token: i64, lookers: i64 = 0) -> None:
        self.cells[_TOKENS + seat * _STRIDE + cell] = u8(token + lookers * LOOKED)

    def swap_tokens(self, seat: i64, one: i64, other: i64) -> None:
        """Tokens move with their cards."""
        first = _TOKENS + seat * _STRIDE
        token = self.cells[first + one]
        self.cells[first + one] = self.cells[first + other]
        self.cells[first + other] = token

    def is_hidden(self, seat: i64, token: i64) -> bool:
        """Whether a token of the seat's set lies closed where nobody has looked."""
        return self.cells[_HIDDEN + seat * _STRIDE + token] != u8(0)

    def hide_token(self, seat: i64, token: i64, hidden: i64) -> None:
        self.cells[_HIDDEN + seat * _STRIDE + token] = u8(hidden)

    def draw_token(self, seat: i64) -> i64:
        """The token that a closed one of a seat's set turns out to be."""
        size: i64 = 0
        for token in range(i64(1), i64(TOKENS)):
            size += i64(self.cells[_HIDDEN + seat * _STRIDE + token])
        return self.draw_from(_HIDDEN + seat * _STRIDE, size)

    # -- tokens beside kingdoms ----------------------------------------------------------------------

    def beside(self, seat: i64, token: i64) -> i64:
        """The number of such tokens beside the kingdom of a seat."""
        return i64(self.cells[_BESIDE + seat * _STRIDE + token])

    def change_beside(self, seat: i64, token: i64, by: i64) -> None:
        place = _BESIDE + seat * _STRIDE + token
        self.cells[place] = u8(i64(self.cells[place]) + by)

    def left_behind(self, seat: i64) -> i64:
        """B2.1, B2.3: the cell of a token that waits to be taken or discarded, as a set: its card is gone."""
        if self.step != TOKEN_CHOICE or seat != self.active:
            return 0
        mark: i64 = 1
        return mark << self.cell

    def tokens_on_cards(self, seat: i64) -> i64:
        """The cells that carry a token."""
        carried: i64 = 0
        first = _TOKENS + seat * _STRIDE
        mark: i64 = 1
        for cell in range(i64(16)):
            if self.cells[first + cell] != u8(NO_TOKEN):
                carried |= mark << cell
        return carried

    # -- legend rows of the solo campaign ------------------------------------------------------------

    def row(self, century: i64) -> i64:
        if century == 1:
            return self.row_1
        return self.row_2 if century == 2 else self.row_3

    def set_row(self, century: i64, legends: i64) -> None:
        if century == 1:
            self.row_1 = legends
        elif century == 2:
            self.row_2 = legends
        else:
            self.row_3 = legends

    def points(self, century: i64) -> i64:
        if century == 1:
            return self.points_1
        return self.points_2 if century == 2 else self.points_3

    def set_points(self, century: i64, points: i64) -> None:
        if century == 1:
            self.points_1 = points
        elif century == 2:
            self.points_2 = points
        else:
            self.points_3 = points

    # -- what a seat may choose ------------------------------------------------------------------------

    def clear_offers(self) -> None:
        self.offer_count = 0

    def offer(self, choice: i64) -> None:
        cells = self.cells
        place = _OFFERS + self.offer_count * 2
        cells[place] = u8(choice & 255)
        cells[place + 1] = u8(choice >> 8)
        self.offer_count += 1

    def offer_each(self, first: i64, members: i64) -> None:
        """Offer a choice for every member of a set."""
        choice: i64 = first
        left: i64 = members
        while left:
            if left & 1:
                self.offer(choice)
            left >>= 1
            choice += 1

    def offered(self, index: i64) -> i64:
        place = _OFFERS + index * 2
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8


def empty_cells(items: bool) -> vec[u8]:
    offers = MANY_OFFERS if items else FEW_OFFERS
    return vec[u8]([u8(0)] * (_OFFERS + 2 * offers))
