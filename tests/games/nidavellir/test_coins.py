"""Coins (N7): exchanges, upgrades, and which coin the treasury gives."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from tests.games.nidavellir.table_builder import (
    Situation,
    choose,
    coins,
    decision,
    look,
    offered,
    pass_turn,
    side,
    situation,
    told,
)


def stock(table: NidavellirTable) -> dict[int, int]:
    """What the treasury holds."""
    return {value: count for value, count in enumerate(look(table, 0).treasury, start=5) if count}


def exchange(story: Situation, bid: str = "b0 b2 b3") -> NidavellirTable:
    """Seat 0 bids its trading coin on the first tavern (as does seat 1, by a lower gem) and takes a card."""
    table = story.tavern(0, "H", "H", "H").bids(bid, "b0 b4 b5")
    choose(table, 0, "pick H")
    return table


def with_offering(coin: str, *treasury: int) -> NidavellirTable:
    """Seat 0 has this coin in the pouch, took an offering +3, and the treasury holds these coins only."""
    story = situation(2).seat(0, coins=["b0", "b3", "b4", "r8", coin]).treasury(*treasury)
    table = story.tavern(0, "RO3", "H", "H").bids("r8 b4 b3", "b5 b4 b3")
    choose(table, 0, "pick RO3")
    return table


# -- exchange (N7.1 to N7.5) -----------------------------------------------------------------------


def test_n7_1_n7_2_rulebook_the_pouch_of_4_and_5_gives_a_9() -> None:
    table = exchange(situation(2))
    own = side(table, 0)
    assert own.pouch == ("b4", "r9")
    assert own.bids[0] == "b0"  # the trading coin stays on its slot
    assert 9 not in stock(table)  # there is one 9 with 2 players
    assert 5 in stock(table) and stock(table)[5] == 2  # the base 5 went to the box


def test_n7_1_the_exchange_comes_at_the_end_of_the_own_turn_only() -> None:
    table = situation(2).bids("b5 b0 b3", "b0 b4 b5")
    pass_turn(table)
    assert told(table, "coin_exchanged") == []
    pass_turn(table)
    assert [seat for seat, _, _ in told(table, "coin_exchanged")] == [1]
    pass_turn(table)  # seat 1 bid b4 on the second tavern
    pass_turn(table)
    assert [seat for seat, _, _ in told(table, "coin_exchanged")] == [1, 0]


def test_n7_1_other_coins_bring_no_exchange() -> None:
    table = situation(2).bids("b5 b4 b3", "b2 b4 b5")
    pass_turn(table)
    pass_turn(table)
    assert told(table, "pouch_revealed") == []


@pytest.mark.parametrize(
    ("pouch", "after"),
    [
        pytest.param(("b4", "b5"), ("b4", "r9"), id="4+5-is-9"),
        pytest.param(("b2", "b3"), ("b2", "r5"), id="2+3-is-5"),
        pytest.param(("r7", "b5"), ("b5", "r12"), id="a-royal-coin-goes-and-12-comes"),
        pytest.param(("r20", "r10"), ("r10", "r25"), id="more-than-25-gives-the-25"),
    ],
)
def test_n7_2_the_sum_is_taken_for_the_higher_coin(pouch: tuple[str, str], after: tuple[str, str]) -> None:
    table = exchange(situation(2).seat(0, coins=["b0", *pouch, "r6", "r8"]), "b0 r6 r8")
    assert side(table, 0).pouch == after


def test_n7_2_both_coins_are_shown_and_lie_face_down_again() -> None:
    table = exchange(situation(2))
    assert len(told(table, "pouch_revealed")) == 1
    assert side(table, 0, viewer=1).pouch == ("b4", "r9")  # N18.3: seen by all


def test_n7_3_equal_coins_base_and_royal_leave_the_choice_of_the_discard() -> None:
    for discarded, kept in (("b5", "r5"), ("r5", "b5")):
        table = exchange(situation(2).seat(0, coins=["b0", "b2", "b3", "b5", "r5"]))
        assert offered(table, 0) == ["b5", "r5"]
        choose(table, 0, f"exchange_tie {discarded}")
        assert side(table, 0).pouch == (kept, "r10")
        assert stock(table)[5] == (2 if discarded == "r5" else 1)


def test_n7_3_equal_royal_coins_need_no_choice() -> None:
    table = exchange(situation(2).seat(0, coins=["b0", "b2", "b3", "r8", "r8"]))
    assert decision(table) != (0, "exchange_tie")
    assert side(table, 0).pouch == ("r8", "r16")


def test_n7_4_r5_the_exchange_is_made_even_for_a_worse_coin() -> None:
    table = exchange(situation(2).seat(0, coins=["b0", "b2", "b3", "r20", "r21"]).treasury(5))
    assert side(table, 0).pouch == ("r5", "r20")
    assert stock(table) == {21: 1}


def test_n7_5_ulines_owner_exchanges_two_coins_of_the_hand_and_may_bid_the_new_one() -> None:
    table = situation(2).seat(0, command=["uline"]).bids(None, "b3 b2 b0")
    choose(table, 0, "uline_bid b0")
    pass_turn(table)
    choose(table, 0, "pick H")
    assert sorted(offered(table, 0)) == ["b2 b3", "b2 b4", "b2 b5", "b3 b4", "b3 b5", "b4 b5"]
    choose(table, 0, "exchange_pick b3 b4")
    assert side(table, 0).hand == ("b2", "b3", "b5", "r7")
    assert side(table, 0).pouch == ()
    choose(table, 0, "uline_bid r7")
    assert side(table, 0).bids == ("b0", "r7", "")


# -- upgrade (N7.6, N7.7) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coin", "bids", "pouch"),
    [
        pytest.param("b5", ("r8", "b4", "?"), ("?", "?"), id="face-up-on-a-resolved-tavern"),
        pytest.param("b4", ("b5", "r7", "?"), ("?", "?"), id="face-up-on-the-tavern-being-resolved"),
        pytest.param("b3", ("b5", "b4", "r6"), ("?", "?"), id="face-down-on-a-later-tavern"),
        pytest.param("b2", ("b5", "b4", "?"), ("r5", "?"), id="face-down-in-the-pouch"),
    ],
)
def test_n7_6_the_new_coin_lies_where_the_old_one_lay(
    coin: str, bids: tuple[str, ...], pouch: tuple[str, ...]
) -> None:
    """As the others see it: a coin that lies face down is exposed where it was changed (N18.3)."""
    table = situation(2).tavern(1, "RO3", "H", "H").bids("b5 b4 b3", "b4 b3 b2")
    pass_turn(table)
    pass_turn(table)
    choose(table, 0, "pick RO3")
    choose(table, 0, f"upgrade {coin}")
    seen = side(table, 0, viewer=1)
    assert (seen.bids, seen.pouch) == (bids, pouch)
    assert len(side(table, 0).coins) == 5


def test_n7_6_an_upgraded_coin_of_a_later_tavern_still_lies_face_down() -> None:
    table = situation(2).tavern(0, "RO3", "H", "H").bids("b5 b4 b3", "b4 b3 b2")
    choose(table, 0, "pick RO3")
    choose(table, 0, "upgrade b3")
    assert look(table, 1).revealed == 1
    assert [tavern for seat, _, tavern in told(table, "coin_revealed") if seat == 0] == [0]


def test_n7_6_n7_11_any_own_coin_but_the_trading_coin_may_be_upgraded() -> None:
    table = situation(2).turn("RO3", "H", "H")
    choose(table, 0, "pick RO3")
    assert offered(table, 0) == ["b2", "b3", "b4", "b5"]


def test_n7_7_an_upgraded_coin_on_a_later_tavern_bids_with_its_new_value() -> None:
    table = situation(2).tavern(0, "RO3", "H", "H").bids("b5 b2 b3", "b4 b3 b2")
    choose(table, 0, "pick RO3")
    choose(table, 0, "upgrade b2")
    pass_turn(table)
    assert decision(table) == (0, "pick")  # 5 against 3


def test_n7_7_r22_at_the_end_of_an_age_coins_are_upgraded_in_hand() -> None:
    table = situation(2).seat(0, army={"warrior": ["W5"]}).end_of_age()
    choose(table, 0, "upgrade b5")
    assert side(table, 0).hand == ("b0", "b2", "b3", "b4", "r10")


# -- which coin is taken (N7.8 to N7.13) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("coin", "treasury", "taken"),
    [
        pytest.param("b5", (8,), "r8", id="the-target-itself"),
        pytest.param("b5", (7, 9, 12), "r9", id="else-the-next-higher"),
        pytest.param("b5", (6, 7), "r7", id="else-the-highest-below"),
        pytest.param("r12", (5, 6), "r6", id="even-below-the-coin-given-up"),
        pytest.param("b5", (5, 6), "r6", id="r4-never-the-value-given-up"),
        pytest.param("b2", (5, 6), "r5", id="there-is-no-royal-coin-below-5"),
        pytest.param("r25", (5, 24), "r24", id="beyond-25-the-highest-there-is"),
    ],
)
def test_n7_8_n7_10_which_coin_is_taken(coin: str, treasury: tuple[int, ...], taken: str) -> None:
    table = with_offering(coin, *treasury)
    choose(table, 0, f"upgrade {coin}")
    assert coins(table, 0) == tuple(sorted(["b0", "b3", "b4", "r8", taken], key=lambda token: int(token[1:])))


@pytest.mark.parametrize("treasury", [(), (9,), (9, 9)])
def test_n7_8_with_nothing_to_take_the_discard_is_undone(treasury: tuple[int, ...]) -> None:
    table = with_offering("r9", *treasury)
    choose(table, 0, "upgrade r9")
    assert coins(table, 0) == ("b0", "b3", "b4", "r8", "r9")
    assert sum(stock(table).values()) == len(treasury)
    assert told(table, "coin_upgraded") == [] and len(told(table, "coin_kept")) == 1


def test_n7_8_an_exchange_with_an_empty_treasury_changes_nothing() -> None:
    table = exchange(situation(2).treasury())
    assert coins(table, 0) == ("b0", "b2", "b3", "b4", "b5")


def test_n7_8_n7_13_a_royal_coin_given_back_can_be_taken_by_anyone() -> None:
    story = situation(2).seat(0, coins=["b0", "b3", "b4", "b5", "r8"]).treasury(11, 9)
    table = story.tavern(0, "RO3", "RO3", "H").bids("b5 b4 b3", "b4 b3 b2")
    choose(table, 0, "pick RO3")
    choose(table, 0, "upgrade r8")
    assert stock(table) == {8: 1, 9: 1}
    choose(table, 1, "pick RO3")
    choose(table, 1, "upgrade b5")
    assert coins(table, 1) == ("b0", "b2", "b3", "b4", "r8")
    assert stock(table) == {9: 1}  # the base coin went to the box


def test_n7_9_r4_another_coin_of_the_same_value_may_not_be_taken_either() -> None:
    table = with_offering("r9", 7, 9)
    choose(table, 0, "upgrade r9")
    assert "r7" in coins(table, 0)
    assert stock(table) == {9: 2}


def test_n7_9_n7_4_an_exchange_may_not_return_the_discarded_value() -> None:
    table = exchange(situation(2).seat(0, coins=["b0", "b2", "b3", "b4", "r25"]).treasury(6))
    assert side(table, 0).pouch == ("b4", "r6")


def test_n7_12_the_special_3_bids_3_triggers_the_exchange_and_is_never_upgraded() -> None:
    story = situation(2, age=2).seat(0, coins=["s3", "b2", "b3", "b4", "b5"], gem=4).seat(1, gem=5)
    table = story.tavern(0, "RO5", "H", "H").bids("s3 b2 b3", "b3 b4 b5")
    choose(table, 1, "pick H")
    choose(table, 0, "pick RO5")
    assert offered(table, 0) == ["b2", "b3", "b4", "b5"]
    choose(table, 0, "upgrade b2")
    assert side(table, 0).pouch == ("b4", "r9")
    assert side(table, 0).bids[:2] == ("s3", "r7")
    assert [table.gem(0), table.gem(1)] == [5, 4]  # tied with the b3 (N6.2), so the gems were swapped


def test_n7_13_the_treasury_is_limited() -> None:
    story = situation(2).seat(1, coins=["r9", "b2", "b3", "b4", "b5"])
    table = story.tavern(0, "H", "H", "H").bids("b0 b2 b3", "b5 b4 b3")
    pass_turn(table)
    choose(table, 0, "pick H")
    assert side(table, 0).pouch == ("b4", "r10")  # with 2 players the box has one 9 only
