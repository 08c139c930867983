"""Counting everything on the table: nothing may appear or vanish, and sums kept on the way must fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meadhall.games.nidavellir.rules.deal import DECKS
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state import steps
from meadhall.games.nidavellir.state.cards import (
    CAMP_CARDS,
    CLASS_IDS,
    CLASS_OF,
    CLASSES,
    COIN_TOKENS,
    COMPONENTS,
    FACTS,
    FIRST_CAMP_CARD,
    FIRST_DWARF,
    FIRST_HERO,
    GRADES,
    HEROES,
    HUNTER,
    NEUTRAL,
    NO_CARD,
    NO_COIN,
    PILE_KINDS,
    THRUD,
    TOKENS,
    YLUD,
    is_hero,
    points_in,
)
from meadhall.games.nidavellir.state.table import (
    CAMP_SIZE,
    COINS,
    ENLISTED,
    EVALUATION_PHASE,
    MOST_SEATS,
    NOT_IN_PLAY,
    PIONEER_CARDS,
    TAVERN_SIZE,
    TAVERNS,
    UNCLAIMED,
)

BLACKSMITH_DISTINCTION = 3


def pending_steps(table: NidavellirTable) -> list[tuple[int, int, int]]:
    """The stack of pending work, the next step first: step, seat, detail."""
    rest, found = table.copy(), []
    while rest.depth:
        found.append((rest.top_step, rest.top_seat, rest.top_detail))
        rest.pop()
    return found


def army(table: NidavellirTable, seat: int, column: int) -> list[int]:
    return [table.card(seat, column, position) for position in range(table.height(seat, column))]


def standing(table: NidavellirTable) -> Iterator[int]:
    """Every card in every army."""
    for seat in range(table.seats):
        for column in range(CLASSES):
            yield from army(table, seat, column)


# -- dwarfs, offerings, special blacksmith, doubles ------------------------------------------------


def cards_in_transit(table: NidavellirTable) -> Iterator[int]:
    """Chosen from the pile, not yet resolved; doubles not yet placed."""
    for step, _, detail in pending_steps(table):
        if step in (steps.GAIN_CARD, steps.BRISINGAMENS_SECOND):
            yield detail
        elif step == steps.PLACE_DOUBLE:
            yield TOKENS.index("olwyn_double")


def dwarf_cards(table: NidavellirTable) -> Counter[str]:
    cards = [table.deck_card(index) for index in range(table.deck_size)]
    cards += [table.tavern_card(tavern, slot) for tavern in range(TAVERNS) for slot in range(TAVERN_SIZE)]
    cards += [table.pioneer_card(index) for index in range(PIONEER_CARDS)]
    cards += [card for card in range(FIRST_DWARF, PILE_KINDS) for _ in range(table.pile(card))]
    cards += [card for card in standing(table) if card < PILE_KINDS]
    cards += cards_in_transit(table)
    return Counter(TOKENS[card] for card in cards if card != NO_CARD)


def dwarf_cards_expected(table: NidavellirTable) -> Counter[str]:
    five = table.seats == MOST_SEATS
    expected = Counter(TOKENS[card] for card in DECKS[2 if five else 0])
    if table.age == 2 or table.phase >= EVALUATION_PHASE:
        expected += Counter(TOKENS[card] for card in DECKS[3 if five else 1])
    if table.distinction(BLACKSMITH_DISTINCTION) not in (UNCLAIMED, NOT_IN_PLAY):
        expected["BB"] = 1
    if table.owner_of(TOKENS.index("olwyn")) >= 0:
        expected["olwyn_double"] = 2
    return expected


# -- heroes and distinctions -----------------------------------------------------------------------


def check_heroes(table: NidavellirTable) -> None:
    found = Counter(card for card in standing(table) if is_hero(card))
    for hero in range(FIRST_HERO, FIRST_HERO + HEROES):
        owner = table.owner_of(hero)
        columns = [
            (seat, column)
            for seat in range(table.seats)
            for column in range(CLASSES)
            if hero in army(table, seat, column)
        ]
        assert len(columns) == found[hero] <= 1, f"{TOKENS[hero]} stands in {columns}"
        if CLASS_OF[hero] != NEUTRAL:
            assert columns == ([(owner, CLASS_OF[hero])] if owner >= 0 else [])
        elif hero == THRUD or hero == YLUD:
            where = table.thrud_column if hero == THRUD else table.ylud_column
            noted = [(seat, where(seat)) for seat in range(table.seats) if where(seat) >= 0]
            assert columns == noted and all(seat == owner for seat, _ in columns)
        else:
            assert columns == []
    for seat in range(table.seats):
        owned = sum(table.owner_of(hero) == seat for hero in range(FIRST_HERO, FIRST_HERO + HEROES))
        assert table.heroes(seat) == owned


def check_distinctions(table: NidavellirTable) -> None:
    holders = [table.distinction(column) for column in range(CLASSES)]
    assert set(holders) <= {UNCLAIMED, NOT_IN_PLAY, *range(1, table.seats + 1)}
    if table.age == 1 and table.phase < EVALUATION_PHASE:
        assert holders == [UNCLAIMED] * CLASSES
    if table.age == 2:
        assert UNCLAIMED not in holders


# -- camp cards ------------------------------------------------------------------------------------


def check_camp_cards(table: NidavellirTable) -> None:
    """Each camp card is in one place: not laid out yet, deck, camp, command zone, army, or out of play."""
    face_up = Counter(table.camp_card(slot) for slot in range(CAMP_SIZE))
    in_deck = Counter(table.camp_deck_card(index) for index in range(table.camp_deck_size))
    in_armies = Counter(card for card in standing(table) if card >= FIRST_CAMP_CARD)
    for card in range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS):
        holder = table.camp_holder(card)
        enlisted = ENLISTED <= holder < ENLISTED + table.seats
        laid_out = table.has_camp() and (FACTS[card]["age"] == 1 or (table.age == 2 and table.round >= 1))
        free = 1 if laid_out and holder == UNCLAIMED else 0
        assert face_up[card] + in_deck[card] == free, TOKENS[card]
        assert in_armies[card] == (1 if enlisted else 0), TOKENS[card]
        assert holder in (UNCLAIMED, NOT_IN_PLAY) or enlisted or 1 <= holder <= table.seats


# -- coins and gems --------------------------------------------------------------------------------


def owned_coins(table: NidavellirTable, seat: int) -> list[str]:
    row = [table.coin(seat, index) for index in range(COINS)]
    return [COIN_TOKENS[coin] for coin in row if coin != NO_COIN]


def check_coins(table: NidavellirTable) -> None:
    coins = [coin for seat in range(table.seats) for coin in owned_coins(table, seat)]
    key = "count" if table.seats >= 4 else "count_2_3_players"
    for royal in COMPONENTS["coins"]["royal"]:
        in_play = coins.count(royal["token"]) + table.treasury(royal["value"])
        assert in_play == royal[key], f"{in_play} coins {royal['token']}"
    for seat in range(table.seats):
        own = owned_coins(table, seat)
        assert all(own.count(coin) <= 1 for coin in own if coin[0] != "r")
        jarnglofi = table.has_camp() and table.commands(seat, TOKENS.index("jarnglofi"))
        hunting_master = table.distinction(HUNTER) == seat + 1
        trading = [] if jarnglofi else ["s3"] if hunting_master else ["b0"]
        assert [coin for coin in own if coin in ("b0", "s3")] == trading
        assert len(own) == COINS - jarnglofi


def check_gems(table: NidavellirTable) -> None:
    gems = [table.gem(seat) for seat in range(table.seats)]
    below = [table.gem_below(seat) for seat in range(table.seats)]
    basic = [low or gem for gem, low in zip(gems, below, strict=True)]
    assert sorted(basic) == list(range(6 - table.seats, 6))
    for seat in range(table.seats):
        jeweler = table.distinction(CLASS_IDS.index("miner")) == seat + 1
        assert (gems[seat] == 6) == jeweler == (below[seat] != 0)


# -- sums kept as the game goes --------------------------------------------------------------------


def check_sums(table: NidavellirTable) -> None:
    for seat in range(table.seats):
        for column in range(CLASSES):
            cards = army(table, seat, column)
            assert NO_CARD not in cards
            assert table.grades(seat, column) == sum(GRADES[card] for card in cards)
            assert table.points(seat, column) == sum(points_in(card, column) for card in cards)
            if THRUD in cards:  # N9.10: never covered
                assert cards[-1] == THRUD


def check_everything(table: NidavellirTable) -> None:
    assert dwarf_cards(table) == dwarf_cards_expected(table)
    check_heroes(table)
    check_distinctions(table)
    check_camp_cards(table)
    check_coins(table)
    check_gems(table)
    check_sums(table)
