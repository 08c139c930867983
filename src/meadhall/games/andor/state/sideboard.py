"""The numbers beside the board: decks, pools, equipment, figures, today's prices, dice laid down beforehand.

Numbers in the same array as heroes, creatures and tokens (`table.py`), behind them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .counters import Counters

# -- decks: 4 records of 50: bag (bits), card on top + 1, length of the row, the row ---------------

DECKS: Final = 1609
DECK_STRIDE: Final = 50
DECK_BAG: Final = 0
DECK_TOP: Final = 1
DECK_ROW_SIZE: Final = 2
DECK_ROW: Final = 3

POOLS: Final = 1809  # 24: faces that nobody has seen yet
POOL_RUNE: Final = 0  # 3 colours
POOL_HERB: Final = 3  # values 3 and 4
POOL_GEM: Final = 5  # values 2, 4 and 6
POOL_RUBBLE: Final = 8  # values 2, 5, 6, 7 and 8
POOL_FOG: Final = 13  # 8 tokens
POOL_FACES: Final = 21

STOCK: Final = 1833  # 13: the equipment board, by token
SUPPLY: Final = 1846  # 8: figures beside the board, by kind
FALLEN: Final = 1854  # 8: on field 80, by kind
VARS: Final = 1862  # 8
BROKEN: Final = 1870  # 6: three bridges, two fields + 1 each
WAITING: Final = 1876  # 16: eight cards that wait: effect + 1, card
MOST_WAITING: Final = 8
LOADED: Final = 1892  # 32: dice results laid down beforehand, for positions and tests
HOUR_COSTS: Final = 1924  # 3: hours 8 to 10 today, + 1; 0 as usual
CLOSED: Final = 1927  # 8: fields of closed shops + 1
MOST_CLOSED: Final = 8
FIGURES: Final = 1935  # 5: fields + 1

BLACK_FACES: Final = vec[i64]([6, 6, 8, 10, 10, 12])  # D1.9


class Sideboard(Counters):
    def __init__(self, seats: int, luck: int, cells: vec[i64]) -> None:
        super().__init__(seats, luck)
        self.cells = cells

    # -- decks -------------------------------------------------------------------------------------

    def bag(self, deck: i64) -> i64:
        return self.cells[DECKS + deck * DECK_STRIDE + DECK_BAG]

    def set_bag(self, deck: i64, cards: i64) -> None:
        self.cells[DECKS + deck * DECK_STRIDE + DECK_BAG] = cards

    def deck_top(self, deck: i64) -> i64:
        """The card everybody knows to lie on top, by its place in the deck, or NOWHERE."""
        return self.cells[DECKS + deck * DECK_STRIDE + DECK_TOP] - 1

    def set_deck_top(self, deck: i64, card: i64) -> None:
        self.cells[DECKS + deck * DECK_STRIDE + DECK_TOP] = card + 1

    def row_size(self, deck: i64) -> i64:
        return self.cells[DECKS + deck * DECK_STRIDE + DECK_ROW_SIZE]

    def row_card(self, deck: i64, place: i64) -> i64:
        return self.cells[DECKS + deck * DECK_STRIDE + DECK_ROW + place]

    def put_under(self, deck: i64, card: i64) -> None:
        size = self.row_size(deck)
        self.cells[DECKS + deck * DECK_STRIDE + DECK_ROW + size] = card
        self.cells[DECKS + deck * DECK_STRIDE + DECK_ROW_SIZE] = size + 1

    def take_from_row(self, deck: i64) -> i64:
        first = DECKS + deck * DECK_STRIDE + DECK_ROW
        size = self.row_size(deck)
        card = self.cells[first]
        for place in range(i64(1), size):
            self.cells[first + place - 1] = self.cells[first + place]
        self.cells[first + size - 1] = 0
        self.cells[DECKS + deck * DECK_STRIDE + DECK_ROW_SIZE] = size - 1
        return card

    # -- what lies beside the board ----------------------------------------------------------------

    def supply(self, kind: i64) -> i64:
        return self.cells[SUPPLY + kind]

    def set_supply(self, kind: i64, number: i64) -> None:
        self.cells[SUPPLY + kind] = number

    def fallen(self, kind: i64) -> i64:
        return self.cells[FALLEN + kind]

    def set_fallen(self, kind: i64, number: i64) -> None:
        self.cells[FALLEN + kind] = number

    def stock(self, item: i64) -> i64:
        return self.cells[STOCK + item]

    def set_stock(self, item: i64, number: i64) -> None:
        self.cells[STOCK + item] = number

    def pool(self, face: i64) -> i64:
        return self.cells[POOLS + face]

    def set_pool(self, face: i64, number: i64) -> None:
        self.cells[POOLS + face] = number

    # -- the rest ----------------------------------------------------------------------------------

    def var(self, var: i64) -> i64:
        return self.cells[VARS + var]

    def set_var(self, var: i64, number: i64) -> None:
        self.cells[VARS + var] = number

    def figure(self, figure: i64) -> i64:
        """The field of a figure, or NOWHERE."""
        return self.cells[FIGURES + figure] - 1

    def set_figure(self, figure: i64, field: i64) -> None:
        self.cells[FIGURES + figure] = field + 1

    def broken_end(self, index: i64) -> i64:
        return self.cells[BROKEN + index] - 1

    def add_broken(self, one: i64, other: i64) -> None:
        if self.broken_count < 3:
            self.cells[BROKEN + self.broken_count * 2] = one + 1
            self.cells[BROKEN + self.broken_count * 2 + 1] = other + 1
            self.broken_count += 1

    def waiting_effect(self, index: i64) -> i64:
        return self.cells[WAITING + index * 2] - 1

    def waiting_card(self, index: i64) -> i64:
        return self.cells[WAITING + index * 2 + 1]

    def set_waiting(self, index: i64, effect: i64, card: i64) -> None:
        self.cells[WAITING + index * 2] = effect + 1
        self.cells[WAITING + index * 2 + 1] = card

    def hour_cost(self, hour: i64) -> i64:
        """The price an event gave an overtime hour, or -1."""
        return self.cells[HOUR_COSTS + hour - 8] - 1

    def set_hour_cost(self, hour: i64, cost: i64) -> None:
        self.cells[HOUR_COSTS + hour - 8] = cost + 1

    def closed_shop(self, index: i64) -> i64:
        return self.cells[CLOSED + index] - 1

    def set_closed_shop(self, index: i64, field: i64) -> None:
        self.cells[CLOSED + index] = field + 1

    # -- dice --------------------------------------------------------------------------------------

    def load_dice(self, results: list[int]) -> None:
        """Lay down what the next dice will show, the first to be used first."""
        self.loaded_count = len(results)
        for index, result in enumerate(reversed(results)):
            self.cells[LOADED + index] = result

    def roll_die(self) -> i64:
        """An ordinary die."""
        if self.loaded_count:
            self.loaded_count -= 1
            return self.cells[LOADED + self.loaded_count]
        return self.draw(6) + 1

    def roll_black_die(self) -> i64:
        if self.loaded_count:
            self.loaded_count -= 1
            return self.cells[LOADED + self.loaded_count]
        return BLACK_FACES[self.draw(6)]
