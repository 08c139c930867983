"""The rules of Hoard, a table that keeps Meadhall's contract. Numbers such as H2.1 stand in `rulebook`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.core.result import Result, ranked
from meadhall.core.table import NOBODY, Table

from . import advice

CARDS: Final = 24  # two of each rank: cards 2n and 2n + 1 are equal
HAND: Final = 3
DIE: Final = 6
BURYING: Final = 1  # what a buried treasure is worth more
FAME: Final = 3  # for the fullest open chest
LEFT_OVER: Final = 1  # what a card left in the hand costs

# Choices: a card is bid by its number.
OPEN: Final = CARDS
BURY: Final = CARDS + 1
DRAW: Final = CARDS + 2
PASS: Final = CARDS + 3

UNKNOWN: Final = -1  # a hidden card or treasure in a view
BIDDING: Final = "bid"
STORING: Final = "store"
DRAWING: Final = "draw"
PHASES: Final = (BIDDING, STORING, DRAWING)


def rank_of(card: int) -> int:
    return card // 2


@dataclass(frozen=True)
class HoardView:
    """The knowledge of one viewer. Of others: how many cards and buried treasures there are, not which."""

    treasure: int
    rounds_left: int
    hands: tuple[tuple[int, ...], ...]
    chests: tuple[int, ...]
    buried: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    discards: tuple[int, ...]
    deck: int
    winner: int
    phase: str


class HoardTable(Table):
    def __init__(self, seats: int, luck: int, rounds: int, double: bool) -> None:
        super().__init__(seats, luck)
        self.double = double
        self.rounds_left = rounds
        self.deck = self.shuffled(list(range(CARDS)))
        self.hands = [sorted(self.deck.pop() for _ in range(HAND)) for _ in range(seats)]
        self.chests = [0] * seats
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int | None] = [None] * seats
        self.discards: list[int] = []
        self.treasure = 0
        self.winner = NOBODY
        self.phase = BIDDING
        self.cast()

    # -- chance ------------------------------------------------------------------------------------

    def shuffled(self, cards: list[int]) -> list[int]:
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def die(self) -> int:
        return (1 + self.draw(DIE)) * (2 if self.double else 1)

    def cast(self) -> None:
        """A die says what the treasure is worth (H2.1)."""
        self.treasure = self.die()
        self.emit("treasure", NOBODY, self.treasure)

    # -- who decides, and what ---------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.rounds_left == 0:
            return []
        if self.phase != BIDDING:
            return [self.winner]
        return [seat for seat in range(self.seats) if self.hands[seat] and self.bids[seat] is None]

    def choices(self, seat: int) -> list[int]:
        """A seat that has bid may still change its bid, until all bids are in."""
        if self.rounds_left == 0 or not 0 <= seat < self.seats:
            return []
        if self.phase == BIDDING:
            return self.hands[seat]
        if seat != self.winner:
            return []
        return [OPEN, BURY] if self.phase == STORING else [DRAW, PASS] if self.deck else [PASS]

    def decision(self, seat: int) -> str:
        return self.phase if self.choices(seat) else ""

    def play(self, seat: int, choice: int) -> None:
        if choice not in self.choices(seat):
            self.refuse(seat, choice, "H2.1" if self.phase == BIDDING else "H2.2")
        if self.phase == BIDDING:
            self.bid(seat, choice)
        elif self.phase == STORING:
            self.store(seat, choice)
        else:
            self.end_turn(seat, choice)

    # -- a round -----------------------------------------------------------------------------------

    def bid(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.emit("bid_sealed", seat)
        self.emit("bid_card", seat, card, audience=seat)
        if not self.to_act():
            self.reveal()

    def reveal(self) -> None:
        """The highest rank wins; if several are highest, nobody does (H2.1)."""
        bids = [(card, seat) for seat, card in enumerate(self.bids) if card is not None]
        for card, seat in bids:
            self.hands[seat].remove(card)
            self.discards.append(card)
            self.emit("bid_shown", seat, card)
        self.bids = [None] * self.seats
        highest = max(rank_of(card) for card, _ in bids)
        winners = [seat for card, seat in bids if rank_of(card) == highest]
        if len(winners) == 1:
            self.winner, self.phase = winners[0], STORING
        else:
            self.emit("nobody_won", NOBODY, self.treasure)
            self.end_round()

    def store(self, seat: int, choice: int) -> None:
        if choice == OPEN:
            self.chests[seat] += self.treasure
            self.emit("stored", seat, self.treasure)
        else:
            self.buried[seat].append(self.treasure + BURYING)
            self.emit("buried", seat, self.treasure)
        self.phase = DRAWING

    def end_turn(self, seat: int, choice: int) -> None:
        if choice == DRAW:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.emit("took_card", seat)
            self.emit("drew", seat, card, audience=seat)
        self.end_round()

    def end_round(self) -> None:
        self.winner, self.phase = NOBODY, BIDDING
        self.rounds_left -= 1
        if not any(self.hands):
            self.rounds_left = 0
        if self.rounds_left:
            self.cast()

    # -- the end -----------------------------------------------------------------------------------

    def totals(self) -> list[int]:
        return [chest + sum(heap) for chest, heap in zip(self.chests, self.buried, strict=True)]

    def scores(self) -> list[int]:
        fame = fame_of(self.chests)
        return [
            total + fame[seat] - LEFT_OVER * len(self.hands[seat]) for seat, total in enumerate(self.totals())
        ]

    def result(self) -> Result | None:
        return None if self.rounds_left else ranked(self.scores())

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, viewer: int) -> HoardView:
        over = self.rounds_left == 0
        mine = [over or seat == viewer for seat in range(self.seats)]
        return HoardView(
            self.treasure,
            self.rounds_left,
            tuple([shown(hand, own) for hand, own in zip(self.hands, mine, strict=True)]),
            tuple(self.chests),
            tuple([shown(heap, own) for heap, own in zip(self.buried, mine, strict=True)]),
            tuple([bid if bid is None or own else UNKNOWN for bid, own in zip(self.bids, mine, strict=True)]),
            tuple(self.discards),
            len(self.deck),
            self.winner,
            self.phase,
        )

    def imagine(self, seat: int, luck: int) -> HoardTable:
        """The seat knows its own cards and treasures. All else that lies hidden is dealt anew."""
        world = self.copy()
        world.rekey(luck)
        if not self.rounds_left:
            return world
        others = [other for other in range(self.seats) if other != seat]
        hidden = world.shuffled(sorted(self.deck + [card for other in others for card in self.hands[other]]))
        for other in others:
            world.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
            world.buried[other] = [world.die() + BURYING for _ in self.buried[other]]
            if self.bids[other] is not None:
                world.bids[other] = world.hands[other][world.draw(len(world.hands[other]))]
        world.deck = hidden
        return world

    def copy(self) -> HoardTable:
        other = type(self).__new__(type(self))
        Table.__init__(other, self.seats, self.luck)
        other.double, other.rounds_left, other.treasure = self.double, self.rounds_left, self.treasure
        other.winner, other.phase = self.winner, self.phase
        other.deck, other.chests, other.discards = self.deck[:], self.chests[:], self.discards[:]
        other.hands, other.bids = [hand[:] for hand in self.hands], self.bids[:]
        other.buried = [heap[:] for heap in self.buried]
        return other

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        return advice.estimate(self, seat)

    def default_choice(self, seat: int, luck: int) -> int:
        return advice.default_choice(self, seat)


def shown(things: list[int], own: bool) -> tuple[int, ...]:
    return tuple(things) if own else (UNKNOWN,) * len(things)


def fame_of(chests: list[int] | tuple[int, ...]) -> list[int]:
    """Points for the fullest open chest; nobody has them if several are equally full (H3.1)."""
    fullest = max(chests)
    alone = chests.count(fullest) == 1 and fullest > 0
    return [FAME if alone and chest == fullest else 0 for chest in chests]
