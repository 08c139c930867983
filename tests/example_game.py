"""Hoard: a tiny game as a third party would write it, in plain Python against the contract alone.

Every round a die is cast for a treasure. Each seat bids a card of its hidden hand, sealed until all bids are
in; the highest bid that nobody equals wins. The winner puts the treasure into the open chest or buries it
(worth one more, out of sight of others), then draws the top card of the face-down deck or goes without.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from meadhall.core.errors import Refusal
from meadhall.core.game import Credits, Game, Option, Options
from meadhall.core.journal import Entry
from meadhall.core.result import Result, ranked
from meadhall.core.table import NOBODY, SPECTATOR, Table

RULEBOOK = Path(__file__).parent / "example_rulebook"
CARDS = 24
HAND = 3
OPEN, BURY, DRAW, PASS = CARDS, CARDS + 1, CARDS + 2, CARDS + 3
UNKNOWN = -1
BIDDING, STORING, DRAWING = "bid", "store", "draw"


@dataclass(frozen=True)
class HoardView:
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

    def shuffled(self, cards: list[int]) -> list[int]:
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def cast(self) -> None:
        self.treasure = (1 + self.draw(6)) * (2 if self.double else 1)

    def to_act(self) -> list[int]:
        if self.rounds_left == 0:
            return []
        if self.phase != BIDDING:
            return [self.winner]
        return [seat for seat in range(self.seats) if self.hands[seat] and self.bids[seat] is None]

    def choices(self, seat: int) -> list[int]:
        if self.rounds_left == 0 or not 0 <= seat < self.seats:
            return []
        if self.phase == BIDDING:
            return self.hands[seat]
        if seat != self.winner:
            return []
        return [OPEN, BURY] if self.phase == STORING else [DRAW, PASS] if self.deck else [PASS]

    def play(self, seat: int, choice: int) -> None:
        if choice not in self.choices(seat):
            self.refuse(seat, choice, "H2.1" if self.phase == BIDDING else "H2.2")
        if self.phase == BIDDING:
            self.bid(seat, choice)
        elif self.phase == STORING:
            self.store(seat, choice)
        else:
            self.end_turn(seat, choice)

    def bid(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.emit("bid_sealed", seat)
        self.emit("bid_card", seat, card, audience=seat)
        if not self.to_act():
            self.reveal()

    def reveal(self) -> None:
        bids = [(card, seat) for seat, card in enumerate(self.bids) if card is not None]
        for card, seat in bids:
            self.hands[seat].remove(card)
            self.discards.append(card)
            self.emit("bid_shown", seat, card)
        self.bids = [None] * self.seats
        ranks = [card // 2 for card, _ in bids]  # cards 2n and 2n+1 are equal
        winners = [seat for card, seat in bids if card // 2 == max(ranks)]
        if len(winners) == 1:
            self.winner, self.phase = winners[0], STORING
        else:
            self.end_round()

    def store(self, seat: int, choice: int) -> None:
        if choice == OPEN:
            self.chests[seat] += self.treasure
            self.emit("stored", seat, self.treasure)
        else:
            self.buried[seat].append(self.treasure + 1)
            self.emit("buried", seat)
        self.phase = DRAWING

    def end_turn(self, seat: int, choice: int) -> None:
        if choice == DRAW:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.emit("drew", seat, card, audience=seat)
        self.end_round()

    def end_round(self) -> None:
        self.winner, self.phase = NOBODY, BIDDING
        self.rounds_left -= 1
        if not any(self.hands):
            self.rounds_left = 0
        if self.rounds_left:
            self.cast()

    def copy(self) -> HoardTable:
        other = type(self).__new__(type(self))
        Table.__init__(other, self.seats, self.luck)
        other.double, other.rounds_left, other.treasure = self.double, self.rounds_left, self.treasure
        other.winner, other.phase = self.winner, self.phase
        other.deck, other.chests, other.discards = self.deck[:], self.chests[:], self.discards[:]
        other.hands, other.bids = [hand[:] for hand in self.hands], self.bids[:]
        other.buried = [heap[:] for heap in self.buried]
        return other

    def result(self) -> Result | None:
        return None if self.rounds_left else ranked(self.totals())

    def totals(self) -> list[int]:
        return [chest + sum(heap) for chest, heap in zip(self.chests, self.buried, strict=True)]

    def estimate(self, seat: int) -> float:
        return float(self.totals()[seat])

    def view(self, viewer: int) -> HoardView:
        over = self.rounds_left == 0
        mine = [over or seat == viewer for seat in range(self.seats)]
        return HoardView(
            self.treasure,
            self.rounds_left,
            tuple(
                tuple(hand) if own else (UNKNOWN,) * len(hand)
                for hand, own in zip(self.hands, mine, strict=True)
            ),
            tuple(self.chests),
            tuple(
                tuple(heap) if own else (UNKNOWN,) * len(heap)
                for heap, own in zip(self.buried, mine, strict=True)
            ),
            tuple(
                UNKNOWN if bid is not None and not own else bid
                for bid, own in zip(self.bids, mine, strict=True)
            ),
            tuple(self.discards),
            len(self.deck),
            self.winner,
            self.phase,
        )

    def imagine(self, seat: int, luck: int) -> HoardTable:
        world = self.copy()
        world.rekey(luck)
        if not self.rounds_left:
            return world
        others = [other for other in range(self.seats) if other != seat]
        hidden = world.shuffled(sorted(self.deck + [card for other in others for card in self.hands[other]]))
        for other in others:
            world.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
            world.buried[other] = [2 + world.draw(6) for _ in self.buried[other]]
            if self.bids[other] is not None:
                world.bids[other] = world.hands[other][world.draw(len(world.hands[other]))]
        world.deck = hidden
        return world

    def decision(self, seat: int) -> str:
        return self.phase if self.choices(seat) else ""


class Hoard(Game):
    id = "hoard"
    name = "Hoard"
    version = 2
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    about = "Bid sealed cards for treasures."
    options = (
        Option("rounds", 3, "How many treasures there are.", (1, 2, 3, 4, 5), hint="1 to 5."),
        Option("double", False, "Every treasure counts twice.", label="Double treasures"),
    )
    minutes = (5, 10)
    emblem = "open-chest"
    credits = Credits(designers=("Ada Bee",), illustrators=("Ada Bee",), publishers=("Bee & Sons",))

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        return HoardTable(seats, luck, int(options["rounds"]), bool(options["double"]))

    def cover(self) -> str:
        return '<circle class="treasure" cx="160" cy="75" r="40"/>'

    def notation(self, table: Table, seat: int, choice: int) -> str:
        return {OPEN: "open", BURY: "bury", DRAW: "draw", PASS: "pass"}.get(choice, f"bid {choice}")

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        who, what = names[entry.seat], entry.what
        if what == "bid_card":
            return ""
        return f"{who} {what} {entry.first}"

    def show(self, view: object, names: list[str]) -> object:
        assert isinstance(view, HoardView)
        return f"treasure {view.treasure}, hands {view.hands}, chests {view.chests}"

    def rules_text(self, language: str) -> str:
        """In English and Russian; readers of other languages get the English rules."""
        file = RULEBOOK / f"{language}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def asks(self) -> tuple[str, ...]:
        return ("total", "echo")

    def answer(self, ask: str, given: Mapping[str, object], args: Mapping[str, object]) -> object:
        if ask == "echo":
            return {"given": dict(given), "args": dict(args)}
        if ask != "total":
            return super().answer(ask, given, args)
        chest, heap = given.get("chest", 0), given.get("buried", [])
        if not isinstance(chest, int) or not isinstance(heap, list):
            raise Refusal("wrong_type", "H3.1", field="chest", wanted="a whole number", found=repr(chest))
        return chest + sum(heap)

    def score_sheet(self, ask: str, answer: object) -> object | None:
        return f"Total: {answer}" if ask == "total" else None


GAME = Hoard()
SPECTATORS_AND_SEATS = (SPECTATOR, 0, 1, 2, 3)
