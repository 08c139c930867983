"""Setup and the course of a game (N1, N2, N3, N4.1)."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from meadhall.core.journal import Journal
from meadhall.games.nidavellir.rules.deal import DECKS
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state.cards import CLASS_IDS, CLASS_OF, COMPONENTS, FACTS, TOKENS
from tests.games.nidavellir.table_builder import (
    STARTING_COINS,
    camp,
    fresh_table,
    gems,
    heard,
    look,
    side,
    told,
)

SEATS = (2, 3, 4, 5)
# N2.4: players -> gems, rounds per age, cards per tavern, decks, treasury.
TABLE_N2_4 = {
    2: ([4, 5], 4, 3, (36, 37), 28),
    3: ([3, 4, 5], 4, 3, (36, 37), 28),
    4: ([2, 3, 4, 5], 3, 4, (36, 37), 34),
    5: ([1, 2, 3, 4, 5], 3, 5, (45, 46), 34),
}
WARRIORS = ["W3", "W4", "W5", "W6", "W6", "W7", "W8", "W9"]
MINERS = ["M0", "M0", "M1", "M1", "M2", "M2"]
EXPLORERS = ["E5", "E6", "E7", "E8", "E9", "E10", "E11"]
PER_AGE = [*WARRIORS, *["H"] * 6, *MINERS, *["B"] * 8, *EXPLORERS]  # N1.2
FIFTH_PLAYER = ["W10", "H", "H", "M0", "M1", "B", "B", "E12"]


def played_out(table: NidavellirTable) -> NidavellirTable:
    table.attach_journal(Journal())
    table.play_out(1)
    return table


@pytest.mark.parametrize("seats", SEATS)
def test_n2_1_everybody_starts_with_an_empty_army_and_five_base_coins_in_hand(seats: int) -> None:
    table = fresh_table(seats)
    for seat in range(seats):
        own = side(table, seat)
        assert own.army == ((),) * 5
        assert own.command == ()
        assert own.hand == STARTING_COINS
        assert own.pouch == () and own.bids == ("", "", "")


@pytest.mark.parametrize("seats", SEATS)
def test_n2_2_the_highest_gems_are_dealt_one_to_each_player(seats: int) -> None:
    assert sorted(gems(fresh_table(seats))) == TABLE_N2_4[seats][0]


def test_n2_2_any_seat_can_get_any_gem() -> None:
    dealt = [gems(fresh_table(3, seed)) for seed in range(60)]
    assert len({tuple(deal) for deal in dealt}) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_n2_3_the_treasury_holds_34_royal_coins_or_28_for_few_players(seats: int) -> None:
    stock = dict(enumerate(look(fresh_table(seats), 0).treasury, start=5))
    full = dict.fromkeys((5, 6, 8, 10, 12, 13, 14), 2) | dict.fromkeys(range(15, 26), 1)
    few = 3 if seats >= 4 else 1
    assert stock == full | {7: few, 9: few, 11: few}
    assert sum(stock.values()) == TABLE_N2_4[seats][4]


@pytest.mark.parametrize("seats", SEATS)
def test_n2_4_the_first_deal_and_the_deck_make_up_age_1(seats: int) -> None:
    view = look(fresh_table(seats), 0)
    cards = [card for tavern in view.taverns for card in tavern] + list(view.deck)
    fifth = [*FIFTH_PLAYER, "RO3"] if seats == 5 else []
    assert Counter(cards) == Counter([*PER_AGE, "RO3", *fifth])
    assert len(cards) == TABLE_N2_4[seats][3][0]
    assert [len(tavern) for tavern in view.taverns] == [TABLE_N2_4[seats][2]] * 3


@pytest.mark.parametrize("seats", SEATS)
def test_n1_4_n2_4_the_age_2_deck_holds_the_same_dwarfs_and_the_offerings_of_5(seats: int) -> None:
    deck = Counter(TOKENS[card] for card in DECKS[3 if seats == 5 else 1])
    fifth = [*FIFTH_PLAYER, "RO5"] if seats == 5 else []
    assert deck == Counter([*PER_AGE, "RO5", "RO5", *fifth])
    assert deck.total() == TABLE_N2_4[seats][3][1]


def test_n1_1_n1_3_the_box_holds_86_dwarfs_and_the_special_blacksmith_is_in_no_deck() -> None:
    dwarfs = [card for card in (*DECKS[2], *DECKS[3]) if not TOKENS[card].startswith("RO")]
    by_class = Counter(CLASS_IDS[CLASS_OF[card]] for card in dwarfs)
    assert by_class == {"warrior": 18, "hunter": 16, "miner": 16, "blacksmith": 20, "explorer": 16}
    assert all(FACTS[card]["grades"] == 1 for card in dwarfs)
    assert COMPONENTS["special_blacksmith"]["grades"] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_n2_4_n6_10_each_age_lasts_as_many_rounds_as_its_deck_gives(seats: int) -> None:
    heard_of = [(age, number) for _, age, number in told(played_out(fresh_table(seats)), "round_began")]
    rounds = [(1, 1), *heard_of]  # the first round was dealt before anybody listened
    assert rounds == [(age, number) for age in (1, 2) for number in range(1, TABLE_N2_4[seats][1] + 1)]


@pytest.mark.parametrize(
    ("thingvellir", "beginner", "heroes"),
    [(False, False, 21), (False, True, 18), (True, False, 27), (True, True, 24)],
)
def test_n2_5_n2_6_heroes_lie_in_the_hall(thingvellir: bool, beginner: bool, heroes: int) -> None:
    hall = look(fresh_table(2, thingvellir=thingvellir, beginner=beginner), 0).hall
    assert len(hall) == len(set(hall)) == heroes
    assert beginner != bool({"thrud", "ylud", "uline"} & set(hall))
    assert thingvellir == bool({"andumia", "holda", "khrad", "jarika", "olwyn", "zolkur"} & set(hall))


def test_n1_5_n2_5_all_five_distinctions_lie_face_up() -> None:
    everything = ("kings_hand", "hunting_master", "crown_jeweler", "great_armorer", "pioneer")
    assert look(fresh_table(4), 0).distinctions == everything


def test_n2_6_n13_1_twelve_camp_cards_of_age_1_are_ready_and_five_lie_face_up() -> None:
    table = fresh_table(3, thingvellir=True)
    ready = {*camp(table), *look(table, 0).camp_deck}
    assert len(camp(table)) == 5
    assert ready == {
        *("fafnir_baleygr", "draupnir", "vegvisir", "svalinn", "megingjord", "vidofnir_vedrfolnir"),
        *(f"m1_{number}" for number in range(1, 7)),
    }


def test_n2_6_without_thingvellir_there_is_no_camp() -> None:
    view = look(fresh_table(3), 0)
    assert not view.thingvellir
    assert view.camp == () and view.camp_deck == ()


def test_n4_1_a_round_goes_from_the_deal_over_bids_and_three_taverns_to_its_end() -> None:
    table = played_out(fresh_table(3))
    milestones = ("round_began", "card_dealt", "bids_closed", "tavern_opened", "round_ended")
    progress = [what for what, _ in groupby(entry.what for entry in heard(table) if entry.what in milestones)]
    # The first round was dealt before anybody listened.
    one_round = ["bids_closed", "tavern_opened", "round_ended", "round_began", "card_dealt"]
    assert progress == (one_round * 8)[:-2]
    assert [tavern for _, tavern, _ in told(table, "tavern_opened")] == [0, 1, 2] * 8


def test_n4_1_a_fresh_table_waits_for_everybodys_bid() -> None:
    table = fresh_table(4)
    assert table.to_act() == [0, 1, 2, 3]
    assert {table.decision(seat) for seat in range(4)} == {"bid"}
    assert table.result() is None


def test_n4_1_the_game_ends_with_a_result_and_nobody_to_act() -> None:
    table = played_out(fresh_table(4, thingvellir=True))
    result = table.result()
    assert result is not None and len(result.scores) == 4
    assert table.to_act() == []
    assert [age for _, age, _ in told(table, "age_ended")] == [1, 2]
    assert heard(table)[-1].what == "game_ended"


def test_n3_3_every_coin_is_in_exactly_one_place_throughout_a_round() -> None:
    table = fresh_table(3)
    while table.round == 1:
        for seat in range(3):
            own = side(table, seat)
            laid = [coin for coin in own.bids if coin]
            assert sorted([*laid, *own.pouch, *own.hand]) == sorted(own.coins)
        seat = table.next_seat()
        table.play(seat, table.choices(seat)[-1])
