# interpreted: checks a position once
"""Conservation of components: a whole table holds exactly the contents of the box (N1, N2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.table import NOBODY

from ..rules import deal
from ..rules.bids import cards_per_tavern
from ..words.refusals import Noun
from . import steps
from .cards import (
    B0,
    BLACKSMITH,
    CAMP_CARDS,
    CLASSES,
    COIN_TOKENS,
    COIN_VALUE,
    COMPONENTS,
    DISTINCTION_IDS,
    FACTS,
    FIRST_CAMP_CARD,
    FIRST_HERO,
    FIRST_ROYAL,
    HEROES,
    HUNTER,
    JARNGLOFI,
    MINER,
    NO_CARD,
    NO_COIN,
    OLWYN,
    OLWYN_DOUBLE,
    PILE_KINDS,
    S3,
    SPECIAL_BLACKSMITH,
    SPECIAL_GEM,
    TOKENS,
    ZOLKUR,
    is_royal,
)
from .pending import frames
from .table import (
    CAMP_SIZE,
    COINS,
    EVALUATION_PHASE,
    MOST_SEATS,
    NOT_IN_PLAY,
    PIONEER_CARDS,
    TAVERNS,
    UNCLAIMED,
    Board,
)
from .view import row_of

ROYAL_COINS: Final = COMPONENTS["coins"]["royal"]


def check_conservation(table: Board) -> None:
    refuse_difference(expected_cards(table), Counter(cards_on_table(table)), TOKENS)
    refuse_difference(expected_camp_cards(table), Counter(camp_cards_on_table(table)), TOKENS)
    check_heroes(table)
    check_gems(table)
    refuse_difference(expected_royal_coins(table), Counter(royal_coins_on_table(table)), COIN_TOKENS)
    for seat in range(table.seats):
        check_own_coins(table, seat)


def check_box(table: Board) -> None:
    """Check an excerpt of a table, from which anything may be missing: it holds no more than the box."""
    every = [card for age in (1, 2) for card in deal.DECKS[1 + age]]
    cards = Counter([*every, SPECIAL_BLACKSMITH, OLWYN_DOUBLE, OLWYN_DOUBLE])
    refuse_excess("N1.1", cards, cards_in_armies(table), TOKENS)
    coins = Counter(
        {S3: 1} | {FIRST_ROYAL + number: coin["count"] for number, coin in enumerate(ROYAL_COINS)}
    )
    refuse_excess("N1.6", coins, (coin for coin in coins_of_all(table) if coin >= S3), COIN_TOKENS)
    seats = range(table.seats)
    for seat in seats:
        check_base_coins(Counter(row_of(table, seat)))
    refuse_equal_gems([table.gem(seat) for seat in seats if table.gem(seat)])
    refuse_another_holder(table, MINER, [seat for seat in seats if table.gem(seat) == SPECIAL_GEM])
    refuse_another_holder(table, HUNTER, [seat for seat in seats if S3 in row_of(table, seat)])


def refuse_excess(rule: str, box: Counter[int], lying: Iterable[int], tokens: list[str]) -> None:
    found = Counter(lying)
    for kind in sorted(found - box):
        wanted = at_most(box[kind])
        raise Refusal("wrong_count", rule, what=tokens[kind], wanted=wanted, found=found[kind])


def refuse_equal_gems(gems: Collection[int]) -> None:
    """Every gem is there once."""
    if len(set(gems)) < len(gems):
        raise Refusal("held_twice", "N1.7", token=Noun("gem"))


def refuse_another_holder(table: Board, column: int, holders: list[int]) -> None:
    """Only the winner of a distinction, if a player here has won it, holds its coin or gem (N11.5, N11.6)."""
    if holders and won(table, column) not in (NOBODY, *holders):
        raise Refusal("contradiction", "N11.5", field=DISTINCTION_IDS[column])


def check_base_coins(owned: Counter[int]) -> None:
    """N2.1, N11.5: one of each, and one trading coin."""
    for coin in range(B0, FIRST_ROYAL):
        if owned[coin] > 1:
            raise Refusal("wrong_count", "N2.1", what=COIN_TOKENS[coin], wanted=1, found=owned[coin])
    if owned[B0] and owned[S3]:
        raise Refusal("contradiction", "N11.5", field="coins")


def coins_of_all(table: Board) -> Iterator[int]:
    for seat in range(table.seats):
        yield from row_of(table, seat)


def refuse_difference(expected: Counter[int], found: Counter[int], tokens: list[str]) -> None:
    for kind in sorted(expected | found):
        if expected[kind] != found[kind]:
            raise Refusal("wrong_count", what=tokens[kind], wanted=expected[kind], found=found[kind])


def won(table: Board, column: int) -> int:
    """The seat that holds a distinction, or NOBODY."""
    holder = table.distinction(column)
    return holder - 1 if UNCLAIMED < holder <= MOST_SEATS else NOBODY


# -- cards -----------------------------------------------------------------------------------------


def expected_cards(table: Board) -> Counter[int]:
    """The decks laid so far (N2.4), the special blacksmith once won (N11.7), Olwyn's doubles (N16.5)."""
    expected: Counter[int] = Counter()
    for age in range(1, decks_laid(table) + 1):
        expected.update(deck_of(table, age))
    expected[SPECIAL_BLACKSMITH] = int(won(table, BLACKSMITH) != NOBODY)
    expected[OLWYN_DOUBLE] = 2 * int(table.owner_of(OLWYN) != NOBODY)
    return expected


def decks_laid(table: Board) -> int:
    """The age 2 deck comes to the table with the evaluation."""
    return 2 if table.age == 2 or table.phase == EVALUATION_PHASE else 1


def deck_of(table: Board, age: int) -> list[int]:
    return list(deal.DECKS[2 * int(table.seats == MOST_SEATS) + age - 1])


def cards_on_table(table: Board) -> Iterator[int]:
    yield from (table.deck_card(index) for index in range(table.deck_size))
    yield from (card for tavern in range(TAVERNS) for card in tavern_cards(table, tavern))
    yield from (card for card in range(PILE_KINDS) for _copy in range(table.pile(card)))
    yield from pioneer_cards(table)
    yield from cards_in_armies(table)
    yield from cards_in_hand(table)


def tavern_cards(table: Board, tavern: int) -> list[int]:
    slots = range(cards_per_tavern(table.seats))
    return [card for slot in slots if (card := table.tavern_card(tavern, slot)) != NO_CARD]


def pioneer_cards(table: Board) -> list[int]:
    return [card for index in range(PIONEER_CARDS) if (card := table.pioneer_card(index)) != NO_CARD]


def cards_in_armies(table: Board) -> Iterator[int]:
    """The cards in armies that can lie in the dwarf discard pile."""
    for seat in range(table.seats):
        for column in range(CLASSES):
            for position in range(table.height(seat, column)):
                if table.card(seat, column, position) < PILE_KINDS:
                    yield table.card(seat, column, position)


def cards_in_hand(table: Board) -> Iterator[int]:
    """Cards that have been taken and wait to be placed."""
    for frame in frames(table):
        if frame.step in (steps.GAIN_CARD, steps.BRISINGAMENS_SECOND):
            yield frame.detail
        elif frame.step == steps.PLACE_DOUBLE:
            yield OLWYN_DOUBLE


def expected_camp_cards(table: Board) -> Counter[int]:
    """N2.6: the camp cards of the ages begun."""
    every = range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS)
    return Counter(card for card in every if table.has_camp() and FACTS[card]["age"] <= table.age)


def camp_cards_on_table(table: Board) -> Iterator[int]:
    yield from (card for slot in range(CAMP_SIZE) if (card := table.camp_card(slot)) != NO_CARD)
    yield from (table.camp_deck_card(index) for index in range(table.camp_deck_size))
    every = range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS)
    yield from (card for card in every if table.camp_holder(card) != UNCLAIMED)


def check_heroes(table: Board) -> None:
    """N2.5, N2.6: all are there but those of an expansion not in play and those beginners leave out."""
    every = range(FIRST_HERO, FIRST_HERO + HEROES)
    missing = {hero for hero in every if table.hero_holder(hero) == NOT_IN_PLAY}
    expansion = {hero for hero in every if FACTS[hero]["expansion"] != "base" and not table.has_camp()}
    beginner = {hero for hero in every if FACTS[hero].get("beginner_omit", False)}
    if missing not in (expansion, expansion | beginner):
        odd = min(missing ^ expansion)
        raise Refusal(
            "wrong_count", what=TOKENS[odd], wanted=int(odd in missing), found=int(odd not in missing)
        )
    for seat in range(table.seats):
        if table.zolkur_waits(seat) and not table.has_hero(seat, ZOLKUR):
            raise Refusal("contradiction", "N16.6", field="zolkur_waits")


# -- coins and gems --------------------------------------------------------------------------------


def expected_royal_coins(table: Board) -> Counter[int]:
    """N2.3."""
    column = "count" if table.seats >= 4 else "count_2_3_players"
    return Counter({FIRST_ROYAL + number: coin[column] for number, coin in enumerate(ROYAL_COINS)})


def royal_coins_on_table(table: Board) -> Iterator[int]:
    for coin in range(FIRST_ROYAL, len(COIN_TOKENS)):
        yield from [coin] * table.treasury(COIN_VALUE[coin])
    yield from filter(is_royal, coins_of_all(table))


def check_own_coins(table: Board, seat: int) -> None:
    """N2.1: one of each base coin at most, and the trading coin unless Jarnglofi took it (N14.11)."""
    row = row_of(table, seat)
    owned = Counter(coin for coin in row if coin != NO_COIN)
    check_base_coins(owned)
    trading = S3 if won(table, HUNTER) == seat else B0  # N11.5
    expected = {} if table.commands(seat, JARNGLOFI) else {trading: 1}
    if {coin: owned[coin] for coin in (B0, S3) if owned[coin]} != expected:
        raise Refusal("contradiction", "N14.11", field="coins")
    gone = COINS - sum(owned.values())
    if gone != int(not expected):
        raise Refusal(
            "wrong_count", "N3.3", what="coins", wanted=COINS - int(not expected), found=COINS - gone
        )


def check_gems(table: Board) -> None:
    """N2.2: the highest gems, one a player; N11.6: the Crown Jeweler's lies under gem 6."""
    dealt = []
    for seat in range(table.seats):
        jeweler = won(table, MINER) == seat
        if jeweler != (table.gem(seat) == SPECIAL_GEM) or jeweler != bool(table.gem_below(seat)):
            raise Refusal("contradiction", "N11.6", field="gem")
        dealt.append(table.gem_below(seat) if jeweler else table.gem(seat))
    if sorted(dealt) != list(range(MOST_SEATS + 1 - table.seats, MOST_SEATS + 1)):
        raise Refusal("contradiction", "N2.2", field="gem")
