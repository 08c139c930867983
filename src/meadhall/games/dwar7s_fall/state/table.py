"""The things on the table, and no rules.

Tiles, cards, dwarfs and offers are small numbers in one array of bytes, so that a copy is one slice. Offsets
stay in this file; rule files use the methods below. A tile keeps its number for the whole game. A tile whose
last card has left is empty and never used again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.decisions import DecisionTable
from meadhall.core.table import NOBODY

from .box import Box
from .cards import MOST_SEATS, OGRES, SIDES
from .events import BoxEntry

MOST_TILES: Final = 40  # the box makes 36 at most
MOST_OFFERS: Final = 200
MOST_GOALS_SHOWN: Final = 8
DECK_ROOM: Final = 24
ORIGIN: Final = 128  # the coordinate 0, as it is kept
NO_TILE: Final = -1
NO_CARD: Final = -1

# -- the array -------------------------------------------------------------------------------------

# Written out, since mypyc compiles only literal numbers into the code. A test checks `LAYOUT`.

_X: Final = 0
_Y: Final = 40
_TOP: Final = 80  # the top card, plus one
_WALLS: Final = 120  # bits 0 to 3: N, E, S, W as shown; bits 4 to 7: which of these sides are open
_REGION: Final = 160  # the first tile of the region
_NEXT: Final = 200  # 4 * tile + side: the neighbour, plus one
_DWARFS: Final = 360  # 4 * tile + seat: how many
_UNDER: Final = 520  # by card: the card below it, plus one
_TURN: Final = 584  # by card: its rotation
_TRADE_DECK: Final = 648  # the top is the last
_GOALS_SHOWN: Final = 672
_OGRE_DECK: Final = 680  # the top is the last
_OGRE_DISCARD: Final = 704
_SUPPLY: Final = 728
_HOLDER: Final = 732  # by trade goal: the seat that bought it, plus one

# The part of a seat, for seat 0; the others follow at equal distances.
_GEMS: Final = 756
_OGRES: Final = 760
_HAND: Final = 765  # a set of kingdom cards, by place in the starting hand, two bytes
_POOL: Final = 767
_TROPHIES: Final = 768
_SECRET: Final = 769
_REVEALED: Final = 770
_CASTLE: Final = 771  # its tile, plus one
_STRIDE: Final = 16

_OFFERS: Final = 820  # open choices, two bytes each: scratch, written anew for each question

LAYOUT: Final = (
    (_X, 40),
    (_Y, 40),
    (_TOP, 40),
    (_WALLS, 40),
    (_REGION, 40),
    (_NEXT, 160),
    (_DWARFS, 160),
    (_UNDER, 64),
    (_TURN, 64),
    (_TRADE_DECK, 24),
    (_GOALS_SHOWN, 8),
    (_OGRE_DECK, 24),
    (_OGRE_DISCARD, 24),
    (_SUPPLY, 4),
    (_HOLDER, 24),
    (_GEMS, 4),
    (_OGRES, 5),
    (_HAND, 2),
    (_POOL, 1),
    (_TROPHIES, 1),
    (_SECRET, 1),
    (_REVEALED, 1),
    (_CASTLE, 1),
)  # offset and length of each part, up to the first seat
ALL_SEATS: Final = (_GEMS, _STRIDE, _OFFERS)


def opposite(side: i64) -> i64:
    return (side + 2) & 3


def rotated(walls: i64, rotation: i64) -> i64:
    """W3.3: the walls as shown after so many quarter-turns clockwise."""
    return ((walls << rotation) | (walls >> (4 - rotation))) & 15


def shifted(number: i64, places: i64) -> i64:
    return number << places


def bit(tile: i64) -> i64:
    """A set of one tile. A literal 1 would be shifted as a 32-bit number where this is compiled."""
    return shifted(1, tile)


def packed(x: i64, y: i64) -> i64:
    """A cell as one number, for the journal."""
    return x * 256 + y


class Board(DecisionTable):
    """The things on the table of one game."""

    def __init__(self, seats: int, luck: int, box: Box, cells: vec[u8]) -> None:
        super().__init__(seats, luck)
        self.box = box
        self.cells = cells
        self.step: i64 = 0  # the decision in force
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who began
        self.round: i64 = 0
        self.used: i64 = 0  # actions used in this turn
        self.held: i64 = 0  # the kingdom card that is being laid
        self.spot: i64 = 0  # the place chosen for it; the tile chosen for a bully, the dwarf for a panic
        self.due: i64 = 0  # tiles still to be resolved, as bits
        self.final_round: i64 = 0  # 1 once announced
        self.busy: i64 = 0  # 1 if anything was done in this round
        self.idle_rounds: i64 = 0  # rounds in a row in which nothing was done
        self.ended_by: i64 = 0  # 0 by goals, 1 standstill, 2 safety cap
        self.tiles: i64 = 0  # tile numbers in use, empty ones included
        self.dragons: i64 = 0  # regions with a dragon, as bits
        self.giants: i64 = 0
        self.trade_deck: i64 = 0  # sizes from here on
        self.goals_shown: i64 = 0
        self.ogre_deck: i64 = 0
        self.ogre_discard: i64 = 0
        self.offer_count: i64 = 0

    def report(self, what: str, seat: i64, first: i64, second: i64, audience: i64) -> None:
        journal = self.journal
        if journal is not None:
            journal.note(BoxEntry(what, seat, first, second, audience, self.box))

    def take_over(self, other: Board) -> None:
        """Copies the numbers that are not in the array."""
        self.step = other.step
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.used = other.used
        self.held = other.held
        self.spot = other.spot
        self.due = other.due
        self.final_round = other.final_round
        self.busy = other.busy
        self.idle_rounds = other.idle_rounds
        self.ended_by = other.ended_by
        self.tiles = other.tiles
        self.dragons = other.dragons
        self.giants = other.giants
        self.trade_deck = other.trade_deck
        self.goals_shown = other.goals_shown
        self.ogre_deck = other.ogre_deck
        self.ogre_discard = other.ogre_discard

    def numbers(self) -> list[int]:
        """The numbers that are not in the array, for `restore`."""
        return [
            *(self.luck, self.policy, self.step, self.active, self.first, self.round, self.used, self.held),
            *(self.spot, self.due, self.final_round, self.busy, self.idle_rounds, self.ended_by, self.tiles),
            *(
                self.dragons,
                self.giants,
                self.trade_deck,
                self.goals_shown,
                self.ogre_deck,
                self.ogre_discard,
            ),
        ]

    def restore(self, numbers: list[int]) -> None:
        self.luck, self.policy, self.step, self.active = numbers[0], numbers[1], numbers[2], numbers[3]
        self.first, self.round, self.used, self.held = numbers[4], numbers[5], numbers[6], numbers[7]
        self.spot, self.due, self.final_round, self.busy = numbers[8], numbers[9], numbers[10], numbers[11]
        self.idle_rounds, self.ended_by, self.tiles = numbers[12], numbers[13], numbers[14]
        self.dragons, self.giants, self.trade_deck = numbers[15], numbers[16], numbers[17]
        self.goals_shown, self.ogre_deck, self.ogre_discard = numbers[18], numbers[19], numbers[20]

    def array(self) -> bytes:
        """The array without the offers, which are scratch."""
        return bytes([int(self.cells[place]) for place in range(_OFFERS)])

    # -- tiles ---------------------------------------------------------------------------------------

    def x(self, tile: i64) -> i64:
        return i64(self.cells[_X + tile])

    def y(self, tile: i64) -> i64:
        return i64(self.cells[_Y + tile])

    def cell(self, tile: i64) -> i64:
        return packed(self.x(tile), self.y(tile))

    def top(self, tile: i64) -> i64:
        """The card in play, NO_CARD on an empty tile."""
        return i64(self.cells[_TOP + tile]) - 1

    def is_empty(self, tile: i64) -> bool:
        return self.cells[_TOP + tile] == u8(0)

    def walls(self, tile: i64) -> i64:
        """The walls shown on a tile, as bits N, E, S, W."""
        return i64(self.cells[_WALLS + tile]) & 15

    def side_is_open(self, tile: i64, side: i64) -> bool:
        """Whether the side is an open edge, as `regions.find_edges` noted it (W4.1)."""
        return i64(self.cells[_WALLS + tile]) >> (side + SIDES) & 1 != 0

    def set_open_sides(self, tile: i64, sides: i64) -> None:
        self.cells[_WALLS + tile] = u8(self.walls(tile) | sides << SIDES)

    def region(self, tile: i64) -> i64:
        """The same number for tiles of one region, another one for others (W4.2)."""
        return i64(self.cells[_REGION + tile])

    def set_region(self, tile: i64, region: i64) -> None:
        self.cells[_REGION + tile] = u8(region)

    def next(self, tile: i64, side: i64) -> i64:
        """The tile that shares this side, walls or not; NO_TILE if there is none."""
        return i64(self.cells[_NEXT + tile * SIDES + side]) - 1

    def tile_at(self, x: i64, y: i64) -> i64:
        for tile in range(self.tiles):
            if self.x(tile) == x and self.y(tile) == y and not self.is_empty(tile):
                return tile
        return NO_TILE

    def found(self, x: i64, y: i64) -> i64:
        """A new tile, still without a card."""
        tile = self.tiles
        self.cells[_X + tile] = u8(x)
        self.cells[_Y + tile] = u8(y)
        self.join(tile, 0, self.tile_at(x, y - 1))
        self.join(tile, 1, self.tile_at(x + 1, y))
        self.join(tile, 2, self.tile_at(x, y + 1))
        self.join(tile, 3, self.tile_at(x - 1, y))
        self.tiles += 1
        return tile

    def join(self, tile: i64, side: i64, neighbour: i64) -> None:
        self.cells[_NEXT + tile * SIDES + side] = u8(neighbour + 1)
        if neighbour != NO_TILE:
            self.cells[_NEXT + neighbour * SIDES + opposite(side)] = u8(tile + 1)

    def abandon(self, tile: i64) -> None:
        """The last card has left: neighbours forget the tile."""
        for side in range(i64(SIDES)):
            neighbour = self.next(tile, side)
            if neighbour != NO_TILE:
                self.cells[_NEXT + neighbour * SIDES + opposite(side)] = u8(0)
                self.cells[_NEXT + tile * SIDES + side] = u8(0)

    # -- stacks (W3.2) ---------------------------------------------------------------------------------

    def under(self, card: i64) -> i64:
        """The card below, or NO_CARD."""
        return i64(self.cells[_UNDER + card]) - 1

    def set_under(self, card: i64, below: i64) -> None:
        self.cells[_UNDER + card] = u8(below + 1)

    def rotation(self, card: i64) -> i64:
        return i64(self.cells[_TURN + card])

    def set_rotation(self, card: i64, rotation: i64) -> None:
        self.cells[_TURN + card] = u8(rotation)

    def set_top(self, tile: i64, card: i64) -> None:
        """Sets the card in play, and so the walls shown."""
        self.cells[_TOP + tile] = u8(card + 1)
        shown: i64 = 0
        if card != NO_CARD:
            shown = rotated(self.box.walls[card], self.rotation(card))
        self.cells[_WALLS + tile] = u8(shown)

    def put_card(self, tile: i64, card: i64, rotation: i64) -> None:
        """Lays a card on top of the tile."""
        self.set_rotation(card, rotation)
        self.set_under(card, self.top(tile))
        self.set_top(tile, card)

    def bottom(self, tile: i64) -> i64:
        card = self.top(tile)
        while self.under(card) != NO_CARD:
            card = self.under(card)
        return card

    def kind(self, tile: i64) -> i64:
        """The kind of the card in play."""
        return self.box.kind[self.top(tile)]

    # -- dwarfs ----------------------------------------------------------------------------------------

    def dwarfs(self, tile: i64, seat: i64) -> i64:
        return i64(self.cells[_DWARFS + tile * MOST_SEATS + seat])

    def change_dwarfs(self, tile: i64, seat: i64, by: i64) -> None:
        place = _DWARFS + tile * MOST_SEATS + seat
        self.cells[place] = u8(i64(self.cells[place]) + by)

    def crowd(self, tile: i64) -> i64:
        """Dwarfs of all colours on a tile."""
        place = _DWARFS + tile * MOST_SEATS
        cells = self.cells
        return i64(cells[place]) + i64(cells[place + 1]) + i64(cells[place + 2]) + i64(cells[place + 3])

    def pool(self, seat: i64) -> i64:
        return i64(self.cells[_POOL + seat * _STRIDE])

    def change_pool(self, seat: i64, by: i64) -> None:
        place = _POOL + seat * _STRIDE
        self.cells[place] = u8(i64(self.cells[place]) + by)

    # -- a seat's cards ----------------------------------------------------------------------------------

    def gems(self, seat: i64, gem: i64) -> i64:
        return i64(self.cells[_GEMS + seat * _STRIDE + gem])

    def change_gems(self, seat: i64, gem: i64, by: i64) -> None:
        place = _GEMS + seat * _STRIDE + gem
        self.cells[place] = u8(i64(self.cells[place]) + by)

    def all_gems(self, seat: i64) -> i64:
        return self.gems(seat, 0) + self.gems(seat, 1) + self.gems(seat, 2) + self.gems(seat, 3)

    def ogres(self, seat: i64, ogre: i64) -> i64:
        return i64(self.cells[_OGRES + seat * _STRIDE + ogre])

    def change_ogres(self, seat: i64, ogre: i64, by: i64) -> None:
        place = _OGRES + seat * _STRIDE + ogre
        self.cells[place] = u8(i64(self.cells[place]) + by)

    def all_ogres(self, seat: i64) -> i64:
        number: i64 = 0
        for ogre in range(i64(OGRES)):
            number += self.ogres(seat, ogre)
        return number

    def hand(self, seat: i64) -> i64:
        """Kingdom cards not yet laid, a set of places in the starting hand."""
        place = _HAND + seat * _STRIDE
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8

    def set_hand(self, seat: i64, cards: i64) -> None:
        place = _HAND + seat * _STRIDE
        self.cells[place] = u8(cards & 255)
        self.cells[place + 1] = u8(cards >> 8)

    def trophies(self, seat: i64) -> i64:
        return i64(self.cells[_TROPHIES + seat * _STRIDE])

    def set_trophies(self, seat: i64, number: i64) -> None:
        self.cells[_TROPHIES + seat * _STRIDE] = u8(number)

    def secret(self, seat: i64) -> i64:
        """The seat's secret goal; -1 if it has none (positions given to the referee)."""
        return i64(self.cells[_SECRET + seat * _STRIDE]) - 1

    def set_secret(self, seat: i64, secret: i64) -> None:
        self.cells[_SECRET + seat * _STRIDE] = u8(secret + 1)

    def is_revealed(self, seat: i64) -> bool:
        return self.cells[_REVEALED + seat * _STRIDE] != u8(0)

    def set_revealed(self, seat: i64, revealed: i64) -> None:
        self.cells[_REVEALED + seat * _STRIDE] = u8(revealed)

    def castle(self, seat: i64) -> i64:
        """The tile of the seat's castle, NO_TILE while it is not in play."""
        return i64(self.cells[_CASTLE + seat * _STRIDE]) - 1

    def set_castle(self, seat: i64, tile: i64) -> None:
        self.cells[_CASTLE + seat * _STRIDE] = u8(tile + 1)

    # -- trade goals -------------------------------------------------------------------------------------

    def holder(self, goal: i64) -> i64:
        """The seat that bought a trade goal, or -1."""
        return i64(self.cells[_HOLDER + goal]) - 1

    def set_holder(self, goal: i64, seat: i64) -> None:
        self.cells[_HOLDER + goal] = u8(seat + 1)

    def goal_shown(self, place: i64) -> i64:
        return i64(self.cells[_GOALS_SHOWN + place])

    def set_goal_shown(self, place: i64, goal: i64) -> None:
        self.cells[_GOALS_SHOWN + place] = u8(goal)

    def trade_card(self, place: i64) -> i64:
        return i64(self.cells[_TRADE_DECK + place])

    def set_trade_card(self, place: i64, goal: i64) -> None:
        self.cells[_TRADE_DECK + place] = u8(goal)

    # -- ogre deck, supply -------------------------------------------------------------------------------

    def ogre_card(self, place: i64) -> i64:
        return i64(self.cells[_OGRE_DECK + place])

    def set_ogre_card(self, place: i64, ogre: i64) -> None:
        self.cells[_OGRE_DECK + place] = u8(ogre)

    def discarded_ogre(self, place: i64) -> i64:
        return i64(self.cells[_OGRE_DISCARD + place])

    def discard_ogre(self, ogre: i64) -> None:
        self.cells[_OGRE_DISCARD + self.ogre_discard] = u8(ogre)
        self.ogre_discard += 1

    def supply(self, gem: i64) -> i64:
        return i64(self.cells[_SUPPLY + gem])

    def change_supply(self, gem: i64, by: i64) -> None:
        self.cells[_SUPPLY + gem] = u8(i64(self.cells[_SUPPLY + gem]) + by)

    def hand_size(self, seat: i64) -> i64:
        """W5.6: kingdom cards, gems and ogres together."""
        size = self.all_gems(seat) + self.all_ogres(seat)
        cards = self.hand(seat)
        while cards:
            cards &= cards - 1
            size += 1
        return size

    # -- what a seat may choose ----------------------------------------------------------------------------

    def clear_offers(self) -> None:
        self.offers_of = NOBODY
        self.offer_count = 0

    def offer(self, choice: i64) -> None:
        cells = self.cells
        place = _OFFERS + self.offer_count * 2
        cells[place] = u8(choice & 255)
        cells[place + 1] = u8(choice >> 8)
        self.offer_count += 1

    def offered(self, index: i64) -> i64:
        place = _OFFERS + index * 2
        return i64(self.cells[place]) | i64(self.cells[place + 1]) << 8


def cells_of(array: bytes) -> vec[u8]:
    """The array from the bytes of `Board.array`."""
    cells = empty_cells()
    for place in range(len(array)):
        cells[place] = u8(array[place])
    return cells


def empty_cells() -> vec[u8]:
    return vec[u8]([u8(0)] * (_OFFERS + 2 * MOST_OFFERS))
