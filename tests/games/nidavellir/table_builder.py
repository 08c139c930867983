"""Situations at the table, in words of the game.

    table = situation(2).seat(0, army=ranks(miner=1)).tavern(0, "W5", "H", "RO3").bids("b5 b4 b3", "b2 b3 b4")
    choose(table, 0, "pick W5")

A choice is written as the decision it answers (ids of N4.2) and what is chosen; `offered` lists the latter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from meadhall.core.journal import Entry, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.nidavellir.rules import ages, deal, flow, game_table
from meadhall.games.nidavellir.rules.bids import cards_per_tavern, lay_coins
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.rules.thingvellir import expansion_table
from meadhall.games.nidavellir.rules.thingvellir.expansion_table import ThingvellirTable
from meadhall.games.nidavellir.rules.thingvellir.heroes import join_hall
from meadhall.games.nidavellir.state import choices, steps
from meadhall.games.nidavellir.state.cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    CLASSES,
    COIN_OF_TOKEN,
    COIN_TOKENS,
    COIN_VALUE,
    DISTINCTION_IDS,
    FIRST_HERO,
    FIRST_MERCENARY,
    HEROES,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    MERCENARY_CLASS,
    NO_CARD,
    NO_COIN,
    SPECIAL_GEM,
    THRUD,
    TOKENS,
    WARRIOR,
    YLUD,
    is_camp_card,
    is_hero,
    is_royal,
)
from meadhall.games.nidavellir.state.table import (
    CAMP_SIZE,
    COINS,
    ENLISTED,
    IN_BOX,
    NOT_IN_PLAY,
    TAVERN_PHASE,
    TAVERNS,
    UNCLAIMED,
    empty_cells,
)
from meadhall.games.nidavellir.state.view_values import SeatView, TableView

STARTING_COINS: Final = ("b0", "b2", "b3", "b4", "b5")
DESCENDING_BIDS: Final = ("b5 b4 b3", "b4 b3 b2", "b3 b2 b0", "b2 b3 b4", "b0 b2 b4")
FILLER: Final = "H"  # what lies in taverns and decks nobody described
# Plain dwarfs in the order in which `ranks` deals them.
PLAIN: Final = {
    "warrior": ("W5", "W6", "W7", "W8", "W9", "W3", "W4"),
    "hunter": ("H",) * 8,
    "miner": ("M1", "M0", "M2", "M1", "M0"),
    "blacksmith": ("B",) * 10,
    "explorer": ("E7", "E8", "E9", "E10", "E11", "E5", "E6"),
}

Army = Mapping[str, Sequence[str]]


def ranks(
    warrior: int = 0, hunter: int = 0, miner: int = 0, blacksmith: int = 0, explorer: int = 0
) -> dict[str, list[str]]:
    """An army of plain dwarfs with so many grades in each column."""
    heights = zip(CLASS_IDS, (warrior, hunter, miner, blacksmith, explorer), strict=True)
    return {column: list(PLAIN[column][:height]) for column, height in heights}


def fresh_table(
    seats: int, seed: int = 0, *, thingvellir: bool = False, beginner: bool = False
) -> NidavellirTable:
    """A game just begun."""
    lay = expansion_table.new_table if thingvellir else game_table.new_table
    return lay(seats, luck_from_seed(seed), beginner)


def situation(seats: int = 2, *, thingvellir: bool = False, age: int = 1, seed: int = 0) -> Situation:
    """A table to be described: all heroes in the hall, base coins in hand, gem 5 at seat 0, 4 at seat 1, …"""
    return Situation(seats, thingvellir, age, seed)


class Situation:
    """What lies on the table is described first; the last call (bids, bidding, …) lets the game go on."""

    def __init__(self, seats: int, thingvellir: bool, age: int, seed: int) -> None:
        kind = ThingvellirTable if thingvellir else NidavellirTable
        self.table: NidavellirTable = kind(seats, luck_from_seed(seed), empty_cells(seats))
        self.table.age = age
        self.table.round = 1
        self.table.attach_journal(Journal())
        deal.lay_treasury(self.table)
        deal.lay_heroes(self.table, False)
        if thingvellir:
            join_hall(self.table)
        for seat in range(seats):
            self.table.set_gem(seat, 5 - seat)
            self._lay_coins(seat, STARTING_COINS)

    # -- things on the table -----------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        *,
        army: Army | None = None,
        command: Iterable[str] = (),
        coins: Sequence[str] | None = None,
        gem: int | None = None,
    ) -> Situation:
        """A player's side: cards become that player's, royal coins leave the treasury."""
        for column, cards in (army or {}).items():
            for token in cards:
                self._stand(seat, CLASS_IDS.index(column), CARD_OF_TOKEN[token])
        for token in command:
            self._hold(seat, token)
        if coins is not None:
            self._lay_coins(seat, coins)
        if gem is not None:
            self.table.set_gem_below(seat, self.table.gem(seat) if gem == SPECIAL_GEM else 0)
            self.table.set_gem(seat, gem)
        return self

    def tavern(self, tavern: int, *cards: str) -> Situation:
        for slot, token in enumerate(cards):
            self.table.set_tavern_card(tavern, slot, CARD_OF_TOKEN[token])
        return self

    def camp(self, *cards: str) -> Situation:
        for slot, token in enumerate(cards):
            self.table.set_camp_card(slot, CARD_OF_TOKEN[token])
        return self

    def camp_deck(self, *cards: str) -> Situation:
        for token in cards:
            self.table.add_to_camp_deck(CARD_OF_TOKEN[token])
        return self

    def deck(self, *cards: str) -> Situation:
        for token in cards:
            self.table.add_to_deck(CARD_OF_TOKEN[token])
        return self

    def pile(self, *cards: str) -> Situation:
        for token in cards:
            self.table.change_pile(CARD_OF_TOKEN[token], 1)
        return self

    def hall(self, *heroes: str) -> Situation:
        """Only these heroes are left to recruit."""
        for hero in range(FIRST_HERO, FIRST_HERO + HEROES):
            if self.table.in_hall(hero) and TOKENS[hero] not in heroes:
                self.table.set_hero_holder(hero, NOT_IN_PLAY)
        return self

    def treasury(self, *values: int) -> Situation:
        """The treasury holds these coins and no others."""
        for value in range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1):
            self.table.change_treasury(value, values.count(value) - self.table.treasury(value))
        return self

    def zolkur_waits(self, seat: int) -> Situation:
        self.table.set_zolkur_waits(seat, 1)
        return self

    # -- how the game goes on ----------------------------------------------------------------------

    def bids(self, *bids: str | None) -> NidavellirTable:
        """Bids lie face down (one a tavern: "b5 b4 b3"; None: in hand); the first tavern opens."""
        self._open_round()
        for seat, bid in enumerate(bids):
            if bid is not None:
                lay_coins(self.table, seat, bid_choice(self.table, seat, bid))
        return self._go_on()

    def bidding(self) -> NidavellirTable:
        """The taverns are dealt and everybody is about to bid."""
        self._open_round()
        self.table.push(steps.BID, 0)
        return self._go_on()

    def new_round(self) -> NidavellirTable:
        """A round is about to be prepared."""
        self.table.round -= 1
        self.table.push(steps.START_ROUND, 0)
        return self._go_on()

    def turn(self, *cards: str) -> NidavellirTable:
        """These cards lie in the first tavern, where the seats act one after the other, seat 0 first."""
        if cards:
            self.tavern(0, *cards)
        return self.bids(*DESCENDING_BIDS[: self.table.seats])

    def end_of_age(self) -> NidavellirTable:
        """The last tavern of the age has been resolved and all coins are back in hand."""
        ages.end_round_or_age(self.table)
        return self._go_on()

    def _open_round(self) -> None:
        self.table.phase = TAVERN_PHASE
        for tavern in range(TAVERNS):
            if self.table.tavern_card(tavern, 0) == NO_CARD:
                self.tavern(tavern, *[FILLER] * cards_per_tavern(self.table.seats))
        self.table.push(steps.OPEN_TAVERN, 0, 0)

    def _go_on(self) -> NidavellirTable:
        flow.advance(self.table)
        return self.table

    # -- small things ------------------------------------------------------------------------------

    def _lay_coins(self, seat: int, coins: Sequence[str]) -> None:
        table = self.table
        for index in range(COINS):
            token = coins[index] if index < len(coins) else ""
            coin = COIN_OF_TOKEN.get(token, NO_COIN)
            if is_royal(coin) and table.treasury(COIN_VALUE[coin]):
                table.change_treasury(COIN_VALUE[coin], -1)
            table.set_coin(seat, index, coin)
            if coin == NO_COIN:
                table.set_place(seat, index, IN_BOX)

    def _stand(self, seat: int, column: int, card: int) -> None:
        self.table.put_card(seat, column, card)
        if is_hero(card):
            self._own_hero(seat, card)
        if card == THRUD:
            self.table.set_thrud_column(seat, column)
        if card == YLUD:
            self.table.set_ylud_column(seat, column)
        if is_camp_card(card):
            self.table.set_camp_holder(card, ENLISTED + seat)

    def _hold(self, seat: int, token: str) -> None:
        if token in DISTINCTION_IDS:
            self.table.set_distinction(DISTINCTION_IDS.index(token), seat + 1)
        elif is_hero(CARD_OF_TOKEN[token]):
            self._own_hero(seat, CARD_OF_TOKEN[token])
        else:
            self.table.set_camp_holder(CARD_OF_TOKEN[token], seat + 1)

    def _own_hero(self, seat: int, hero: int) -> None:
        assert self.table.hero_holder(hero) in (UNCLAIMED, NOT_IN_PLAY)
        self.table.set_hero_holder(hero, seat + 1)
        self.table.set_heroes(seat, self.table.heroes(seat) + 1)


# -- choices in words ------------------------------------------------------------------------------


def bid_choice(table: NidavellirTable, seat: int, bid: str) -> int:
    row = _row(table, seat)
    wanted = bid.split()
    for choice in range(choices.BIDS):
        if [row[choices.bid_coin(choice, tavern)] for tavern in range(TAVERNS)] == wanted:
            return choice
    raise AssertionError(f"seat {seat} cannot bid {bid} with {row}")


def _row(table: NidavellirTable, seat: int) -> list[str]:
    return [COIN_TOKENS[table.coin(seat, index)] for index in range(COINS)]


def meaning(table: NidavellirTable, seat: int, choice: int) -> str:
    """What a choice stands for in the decision the seat faces."""
    row = _row(table, seat)
    if choice < choices.COIN:
        return " ".join(row[choices.bid_coin(choice, tavern)] for tavern in range(TAVERNS))
    if choice < choices.COLUMN:
        return row[choice - choices.COIN]
    if choice < choices.STAY:
        column = CLASS_IDS[choice - choices.COLUMN]
        return f"double in {column}" if table.decision(seat) == "brising_drop" else column
    if choice < choices.PAIR:
        return {choices.STAY: "stay", choices.ENLIST_FIRST: "first", choices.ENLIST_LAST: "last"}[choice]
    if choice < choices.PLUS_TWO:
        pair = choice - choices.PAIR
        return f"{row[choices.lower_of(pair)]} {row[choices.upper_of(pair)]}"
    if choice < choices.ENLIST:
        plus = 2 if choice < choices.PLUS_THREE else 3
        first = choices.PLUS_TWO if plus == 2 else choices.PLUS_THREE
        return f"{row[choice - first]} +{plus}"
    if choice < choices.POSITION:
        side = choice - choices.ENLIST
        return f"{TOKENS[FIRST_MERCENARY + side // 2]} as {CLASS_IDS[MERCENARY_CLASS[side]]}"
    if choice <= choices.CARD:
        return TOKENS[table.card(seat, WARRIOR, choice - choices.POSITION)]
    return TOKENS[choice - choices.CARD]


def offered(table: NidavellirTable, seat: int) -> list[str]:
    """What the seat may choose now."""
    return [meaning(table, seat, choice) for choice in table.choices(seat)]


def choose(table: NidavellirTable, seat: int, words: str) -> None:
    """Answer a decision: "hero tarah", "bid b5 b4 b3", "enlist m1_1 as warrior", "vidofnir b3 +3"."""
    decision, _, wanted = words.partition(" ")
    assert (seat, decision) in pending(table), f"asked {pending(table)}, not seat {seat} for {decision}"
    means = offered(table, seat)
    assert wanted in means, f"seat {seat} may {decision} {means}, not {wanted}"
    table.play(seat, table.choices(seat)[means.index(wanted)])


def choose_all(table: NidavellirTable, seat: int, *answers: str) -> None:
    for words in answers:
        choose(table, seat, words)


def pending(table: NidavellirTable) -> list[tuple[int, str]]:
    """Who is asked for what, sealed or not."""
    return [(seat, table.decision(seat)) for seat in range(table.seats) if table.decision(seat)]


def decision(table: NidavellirTable) -> tuple[int, str] | None:
    """The one seat that is asked, and for what; None when the game is over."""
    waiting = table.to_act()
    assert len(waiting) <= 1, f"several decide: {waiting}"
    return (waiting[0], table.decision(waiting[0])) if waiting else None


def pass_turn(table: NidavellirTable) -> None:
    """Whoever is next takes the first thing offered."""
    seat = table.next_seat()
    table.play(seat, table.choices(seat)[0])


def play_until(table: NidavellirTable, *wanted: str) -> None:
    """Everybody takes the first thing offered until one of these decisions comes up, or the end."""
    while table.to_act() and table.decision(table.next_seat()) not in wanted:
        pass_turn(table)


def redeal(table: NidavellirTable, tavern: int, *cards: str) -> None:
    """Other cards lie in a tavern than were dealt."""
    for slot, token in enumerate(cards):
        table.set_tavern_card(tavern, slot, CARD_OF_TOKEN[token])


# -- looking ---------------------------------------------------------------------------------------


def look(table: NidavellirTable, viewer: int) -> TableView:
    return cast(TableView, table.view(viewer))


def side(table: NidavellirTable, seat: int, viewer: int | None = None) -> SeatView:
    """The side of a seat as itself (or another viewer) sees it."""
    return look(table, seat if viewer is None else viewer).seats[seat]


def column(table: NidavellirTable, seat: int, name: str) -> tuple[str, ...]:
    return side(table, seat).army[CLASS_IDS.index(name)]


def grades(table: NidavellirTable, seat: int) -> list[int]:
    return [table.grades(seat, index) for index in range(CLASSES)]


def coins(table: NidavellirTable, seat: int) -> tuple[str, ...]:
    return side(table, seat).coins


def gems(table: NidavellirTable) -> list[int]:
    return [table.gem(seat) for seat in range(table.seats)]


def camp(table: NidavellirTable) -> list[str]:
    """Face-up camp cards."""
    return [TOKENS[table.camp_card(slot)] for slot in range(CAMP_SIZE) if table.camp_card(slot) != NO_CARD]


def heard(table: NidavellirTable) -> list[Entry]:
    journal = table.journal
    assert journal is not None
    return journal.entries


def told(table: NidavellirTable, what: str) -> list[tuple[int, int, int]]:
    """What the journal said of one kind of event: seat and both numbers."""
    return [(entry.seat, entry.first, entry.second) for entry in heard(table) if entry.what == what]
