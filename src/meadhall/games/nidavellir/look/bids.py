"""A bid in progress: the viewer presses a coin, then a tavern. The last two coins go to the pouch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from meadhall.core.table import NOBODY

from ..state.choices import BID, BIDS, bid_coin
from ..state.table import TAVERNS

NONE: Final = -1
NUMBER_OF_BID: Final = {
    tuple(int(bid_coin(bid, tavern)) for tavern in range(TAVERNS)): BID + bid for bid in range(BIDS)
}
LAID_OF_BID: Final = {number: laid for laid, number in NUMBER_OF_BID.items()}
KEPT: Final = 1024  # one rendering asks for the same bid many times
TAKEN_UP: Final = "taken-up"  # in a draft: the sealed bid was taken back


@dataclass(frozen=True, slots=True)
class Bid:
    laid: tuple[int, ...] = (NONE,) * TAVERNS  # coins by their index, one a tavern
    held: int = NONE

    @property
    def complete(self) -> bool:
        return NONE not in self.laid

    @property
    def empty(self) -> bool:
        return self.laid == (NONE,) * TAVERNS

    @property
    def number(self) -> int:
        """The choice that a complete bid makes."""
        return NUMBER_OF_BID.get(self.laid, NONE)

    def keys(self) -> tuple[str, ...]:
        laid = [f"lay:{tavern}:{coin}" for tavern, coin in enumerate(self.laid) if coin != NONE]
        held = [f"hold:{self.held}"] if self.held != NONE else []
        return (TAKEN_UP, *laid, *held)

    # -- pressing ----------------------------------------------------------------------------------

    def with_coin(self, coin: int) -> Bid:
        """The bid after a coin is pressed: taken up, or put down again."""
        if coin == self.held:
            return Bid(self.laid)
        return Bid(tuple(NONE if other == coin else other for other in self.laid), coin)

    def with_slot(self, tavern: int) -> Bid | None:
        """The bid after a tavern is pressed: the held coin is laid there, or the coin there is taken up. None: neither."""
        here = self.laid[tavern]
        if self.held == NONE and here == NONE:
            return None
        return Bid(
            (*self.laid[:tavern], self.held, *self.laid[tavern + 1 :]), NONE if self.held != NONE else here
        )


@lru_cache(KEPT)
def bid_of(draft: tuple[str, ...], sealed: int) -> Bid:
    """The bid of a draft; without a draft the sealed bid, if there is one."""
    if not draft:
        return Bid(LAID_OF_BID[sealed]) if sealed != NOBODY and sealed in LAID_OF_BID else Bid()
    laid, held = [NONE] * TAVERNS, NONE
    for key in draft:
        what, *numbers = key.split(":")
        if what == "lay":
            laid[int(numbers[0])] = int(numbers[1])
        elif what == "hold":
            held = int(numbers[0])
    return Bid(tuple(laid), held)
