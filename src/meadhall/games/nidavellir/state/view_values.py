# interpreted: plain frozen values
"""The view as a frozen value: the knowledge of a viewer (N18). Tokens are those of N20.1; "?" is a secret.

Named tuples are made and compared several times as fast as frozen dataclasses: a page needs three a move.
"""

from __future__ import annotations

from typing import NamedTuple


class SeatView(NamedTuple):
    """One player's side of the table."""

    seat: int
    gem: int
    gem_below: int
    army: tuple[tuple[str, ...], ...]
    grades: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]  # of the classes, if the game ended now
    lines: int
    heroes: int
    next_hero: int  # the line that brings the next hero; 0 if lines bring none
    command: tuple[str, ...]
    coins: tuple[str, ...]  # all coins owned, sorted: public (N18.2)
    bids: tuple[str, ...]  # on the three taverns; "" is an empty slot
    pouch: tuple[str, ...]
    hand: tuple[str, ...]
    row: tuple[str, ...]  # the owner's own row of five, by which coins are chosen; empty for others
    sealed: int  # the viewer's own sealed choice, or NOBODY
    done: bool  # has sealed a choice in the decision under way
    zolkur_waits: bool
    score: int  # if the game ended now


class TableView(NamedTuple):
    viewer: int
    thingvellir: bool
    age: int
    round: int
    phase: str
    tavern: int
    revealed: int
    taverns: tuple[tuple[str, ...], ...]
    camp: tuple[str, ...]
    deck: tuple[str, ...]  # what is still to come in this age, in no order
    camp_deck: tuple[str, ...]
    hall: tuple[str, ...]
    treasury: tuple[int, ...]  # number of coins of value 5 to 25
    pile: tuple[str, ...]
    camp_pile: tuple[str, ...]
    distinctions: tuple[str, ...]  # not yet awarded
    order: tuple[int, ...]  # turn order at the tavern being resolved, or (see `order_is_fixed`) resolved last
    deciding: tuple[int, ...]
    decision: str
    detail: str  # what an upgrade adds; the card a decision is about
    choices: tuple[int, ...]
    pioneer: tuple[str, ...]
    seats: tuple[SeatView, ...]

    @property
    def order_is_fixed(self) -> bool:
        """While bids are incomplete, the order noted is that of the tavern before."""
        return self.phase == "taverns" and self.revealed > 0 and self.decision != "uline_bid"
