"""Preparing a round (N5): the deal and the bids."""

from __future__ import annotations

from itertools import permutations

import pytest

from meadhall.core.errors import Refusal
from tests.games.nidavellir.table_builder import (
    STARTING_COINS,
    choose,
    decision,
    fresh_table,
    heard,
    look,
    offered,
    pending,
    play_until,
    side,
    situation,
    told,
)


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_n5_1_each_tavern_gets_a_card_a_player_and_three_with_two_players(seats: int, cards: int) -> None:
    table = situation(seats).deck(*["H"] * 45).new_round()
    dealt = [tavern for _, _, tavern in told(table, "card_dealt")]
    assert dealt == [0] * cards + [1] * cards + [2] * cards


def test_n5_2_any_three_coins_in_any_order_may_be_bid() -> None:
    table = situation(2).bidding()
    assert sorted(offered(table, 0)) == sorted(" ".join(bid) for bid in permutations(STARTING_COINS, 3))


def test_n5_2_one_coin_lies_on_each_tavern_and_the_others_in_the_pouch() -> None:
    table = situation(2).bidding()
    choose(table, 0, "bid b5 b0 b3")
    choose(table, 1, "bid b4 b3 b2")
    own = side(table, 0)
    assert (own.bids, own.pouch, own.hand) == (("b5", "b0", "b3"), ("b2", "b4"), ())


def test_n5_2_bids_stay_sealed_until_the_last_one_is_in() -> None:
    table = situation(3).bidding()
    choose(table, 1, "bid b5 b4 b3")
    assert table.to_act() == [0, 2]
    assert side(table, 1, viewer=0).done and not side(table, 0, viewer=1).done
    assert side(table, 1).hand == STARTING_COINS
    choose(table, 0, "bid b4 b3 b2")
    choose(table, 2, "bid b3 b4 b5")
    assert decision(table) == (1, "pick")


def test_n5_2_a_sealed_bid_may_be_changed_until_the_last_one_is_in() -> None:
    table = situation(2).bidding()
    choose(table, 0, "bid b5 b4 b3")
    assert pending(table) == [(0, "bid"), (1, "bid")]
    choose(table, 0, "bid b2 b4 b3")
    assert table.to_act() == [1]
    choose(table, 1, "bid b3 b4 b5")
    assert side(table, 0).bids == ("b2", "b4", "b3")
    assert [entry.seat for entry in heard(table) if entry.what == "bid_sealed"] == [0, 1]


def test_n5_2_once_all_bids_are_in_none_can_be_changed() -> None:
    table = situation(2).bidding()
    choose(table, 0, "bid b5 b4 b3")
    choose(table, 1, "bid b2 b4 b3")
    with pytest.raises(Refusal) as refusal:
        table.play(1, 0)
    assert refusal.value.reason == "not_your_decision"


def test_n5_2_the_order_in_which_bids_come_in_does_not_matter() -> None:
    bids = {0: "bid b5 b4 b3", 1: "bid b2 b4 b3", 2: "bid b0 b2 b5"}
    views = []
    for order in permutations(bids):
        table = situation(3).bidding()
        for seat in order:
            choose(table, seat, bids[seat])
        views.append([table.view(viewer) for viewer in range(3)])
    assert all(view == views[0] for view in views)


def test_n5_2_n14_11_a_player_with_four_coins_has_one_in_the_pouch() -> None:
    table = situation(2, thingvellir=True).seat(0, coins=["b2", "b3", "b4", "b5"]).bidding()
    assert len(offered(table, 0)) == 24
    choose(table, 0, "bid b5 b4 b3")
    choose(table, 1, "bid b2 b4 b3")
    assert side(table, 0).pouch == ("b2",)


def test_n5_3_ulines_owner_lays_nothing_and_keeps_all_coins_in_hand() -> None:
    table = situation(3).seat(1, command=["uline"]).bidding()
    assert pending(table) == [(0, "bid"), (2, "bid")]
    assert table.choices(1) == []
    choose(table, 0, "bid b5 b4 b3")
    choose(table, 2, "bid b2 b4 b3")
    assert side(table, 1).hand == STARTING_COINS
    assert decision(table) == (1, "uline_bid")


def test_n5_a_new_round_is_dealt_and_bid_after_the_last_tavern() -> None:
    table = fresh_table(2, seed=5)
    play_until(table, "pick")
    first_deck = len(look(table, 0).deck)
    play_until(table, "bid")
    assert look(table, 0).round == 2
    assert len(look(table, 0).deck) == first_deck - 9
