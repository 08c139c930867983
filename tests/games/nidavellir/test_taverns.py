"""Resolving a tavern (N6): reveal, order, turns, clean-up, gem swap."""

from __future__ import annotations

import pytest

from tests.games.nidavellir.table_builder import (
    choose,
    column,
    decision,
    gems,
    look,
    offered,
    pass_turn,
    play_until,
    ranks,
    side,
    situation,
    told,
)


def order_of(bids: dict[int, str], gem: dict[int, int]) -> list[int]:
    """Turn order at the first tavern, by the coin and gem of each seat."""
    story = situation(len(bids))
    for seat, coin in bids.items():
        others = [other for other in ("b2", "b3", "b4", "b5") if other != coin]
        story.seat(seat, coins=[coin, *others][:5], gem=gem[seat])
    return list(look(story.bids(*(f"{coin} {_rest(coin)}" for coin in bids.values())), 0).order)


def _rest(coin: str) -> str:
    return " ".join([other for other in ("b2", "b3", "b4") if other != coin][:2])


# -- reveal and order (N6.1 to N6.3) ---------------------------------------------------------------


def test_n6_1_only_the_coins_of_the_tavern_being_resolved_are_turned_up() -> None:
    table = situation(2).bids("b5 b4 b3", "b2 b3 b4")
    assert side(table, 0, viewer=1).bids == ("b5", "?", "?")
    pass_turn(table)
    pass_turn(table)
    assert side(table, 0, viewer=1).bids == ("b5", "b4", "?")
    assert side(table, 0, viewer=1).pouch == ("?", "?")


@pytest.mark.parametrize(
    ("bids", "gem", "order"),
    [
        pytest.param(
            {0: "b5", 1: "b2", 2: "b2"}, {0: 3, 1: 5, 2: 1}, [0, 1, 2], id="rulebook-sergei-yulia-valery"
        ),
        pytest.param(
            {0: "b2", 1: "b4", 2: "b3"}, {0: 5, 1: 3, 2: 4}, [1, 2, 0], id="the-coin-counts-before-the-gem"
        ),
        pytest.param({0: "s3", 1: "b3"}, {0: 4, 1: 5}, [1, 0], id="s3-ties-with-b3"),
        pytest.param({0: "b5", 1: "r5"}, {0: 4, 1: 5}, [1, 0], id="b5-ties-with-r5"),
        pytest.param({0: "b4", 1: "b4", 2: "b4"}, {0: 4, 1: 6, 2: 5}, [1, 2, 0], id="gem-6-wins-every-tie"),
    ],
)
def test_n6_2_higher_coins_go_first_and_gems_decide_among_equals(
    bids: dict[int, str], gem: dict[int, int], order: list[int]
) -> None:
    assert order_of(bids, gem) == order


def test_n6_2_a_player_without_a_coin_here_takes_no_turn_and_is_in_no_tie() -> None:
    story = situation(3, thingvellir=True, age=2).camp("jarnglofi").tavern(1, "W5", "H", "M0")
    table = story.bids("b5 b0 b3", "b2 b0 b5", "b3 b0 b5")
    choose(table, 0, "pick jarnglofi")
    pass_turn(table)
    pass_turn(table)
    assert list(look(table, 0).order) == [1, 2]
    pass_turn(table)
    pass_turn(table)
    assert gems(table) == [5, 3, 4]  # seats 1 and 2 alone were tied


def test_n6_3_an_upgrade_on_the_tavern_being_resolved_keeps_order_and_tie() -> None:
    table = situation(3).tavern(0, "RO3", "H", "W5").bids("b4 b3 b2", "b4 b3 b2", "b2 b3 b4")
    choose(table, 0, "pick RO3")
    choose(table, 0, "upgrade b4")
    assert side(table, 0, viewer=2).bids[0] == "r7"
    assert list(look(table, 0).order) == [0, 1, 2]
    pass_turn(table)
    pass_turn(table)
    assert gems(table) == [4, 5, 3]  # seats 0 and 1 were tied, so they swap all the same


# -- a turn (N6.4 to N6.7) -------------------------------------------------------------------------


def test_n6_4_a_dwarf_goes_at_once_to_the_end_of_its_column() -> None:
    table = situation(2).seat(0, army={"warrior": ["W5"]}).turn("W9", "H", "M0")
    choose(table, 0, "pick W9")
    assert column(table, 0, "warrior") == ("W5", "W9")
    assert look(table, 0).taverns[0] == ("", "H", "M0")


def test_n6_4_a_royal_offering_is_an_upgrade_by_its_number_and_is_discarded() -> None:
    table = situation(2, age=2).turn("RO5", "H", "M0")
    choose(table, 0, "pick RO5")
    choose(table, 0, "upgrade b2")
    assert "r7" in side(table, 0).coins
    assert look(table, 0).pile == ("RO5",)


def test_n6_4_each_player_takes_one_of_the_cards_left() -> None:
    table = situation(3).turn("W9", "H", "M0")
    choose(table, 0, "pick H")
    assert offered(table, 1) == ["W9", "M0"]
    choose(table, 1, "pick M0")
    assert offered(table, 2) == ["W9"]


def test_n6_4_equal_cards_of_a_tavern_are_one_choice() -> None:
    table = situation(3).turn("H", "W5", "H")
    assert offered(table, 0) == ["H", "W5"]
    choose(table, 0, "pick H")
    assert offered(table, 1) == ["W5", "H"]


def test_n6_5_n6_6_heroes_come_before_the_exchange_and_then_the_next_player() -> None:
    story = situation(2).seat(0, army=ranks(1, 1, 1, 0, 1), gem=5).tavern(0, "B", "H", "W5")
    table = story.bids("b0 b4 b3", "b0 b4 b3")
    choose(table, 0, "pick B")
    assert decision(table) == (0, "hero")
    assert told(table, "coin_exchanged") == []
    choose(table, 0, "hero skaa")
    assert told(table, "coin_exchanged") != []
    assert decision(table) == (1, "pick")


# -- clean-up and gem swap (N6.8, N6.9) ------------------------------------------------------------


def test_n6_8_with_two_players_the_card_nobody_took_goes_face_up_to_the_pile() -> None:
    table = situation(2).turn("W9", "H", "M0")
    choose(table, 0, "pick W9")
    choose(table, 1, "pick M0")
    assert look(table, 0).pile == ("H",)
    assert look(table, 0).taverns[0] == ("", "", "")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([5, 4], [4, 5], id="two-swap"),
        pytest.param([3, 5, 4], [5, 3, 4], id="of-three-the-outer-two"),
        pytest.param([2, 5, 3, 4], [5, 2, 4, 3], id="of-four-outer-and-inner"),
        pytest.param([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], id="of-five-the-middle-one-keeps"),
        pytest.param([3, 5, 6], [5, 3, 6], id="rulebook-gem-6-is-not-counted"),
        pytest.param([5, 6], [5, 6], id="nobody-to-swap-with-but-gem-6"),
        pytest.param([3, 6, 4, 5], [5, 6, 4, 3], id="gem-6-among-four-leaves-a-swap-of-three"),
    ],
)
def test_n6_9_tied_players_swap_gems_from_the_outside_in(before: list[int], after: list[int]) -> None:
    story = situation(len(before))
    for seat, gem in enumerate(before):
        story.seat(seat, gem=gem)
    table = story.bids(*["b4 b3 b2"] * len(before))
    for _ in before:
        assert gems(table) == before  # the swap comes after the last turn
        pass_turn(table)
    assert gems(table) == after


def test_n6_9_groups_are_independent_of_each_other() -> None:
    table = situation(5).bids("b4 b3 b2", "b3 b4 b2", "b4 b3 b2", "b3 b4 b2", "b2 b3 b4")
    for _ in range(5):
        pass_turn(table)
    assert gems(table) == [3, 2, 5, 4, 1]


def test_n6_9_unequal_bids_swap_nothing() -> None:
    table = situation(2).turn("W9", "H", "M0")
    pass_turn(table)
    pass_turn(table)
    assert gems(table) == [5, 4]


def test_n6_9_the_next_tavern_is_ordered_by_the_swapped_gems() -> None:
    table = situation(2).bids("b4 b3 b2", "b4 b3 b2")
    assert decision(table) == (0, "pick")
    pass_turn(table)
    pass_turn(table)
    assert decision(table) == (1, "pick")


def test_n6_11_rulebook_serge_anne_valeriane_celine_and_jean_marie() -> None:
    story = situation(5)
    for seat, gem in enumerate([3, 1, 5, 4, 2]):
        story.seat(seat, gem=gem)
    table = story.bids("b3 b4 b5", "b3 b4 b5", "b0 b4 b5", "b0 b4 b5", "b0 b4 b5")
    assert list(look(table, 0).order) == [0, 1, 2, 3, 4]
    for _ in range(5):
        pass_turn(table)
    assert gems(table) == [1, 3, 2, 4, 5]


# -- end of the round (N6.10) ----------------------------------------------------------------------


def test_n6_10_after_the_third_tavern_all_coins_return_to_the_hand_and_a_new_round_begins() -> None:
    table = situation(2).deck(*["H"] * 9).bids("b5 b4 b3", "b4 b3 b2")
    play_until(table, "bid")
    assert side(table, 0).hand == ("b0", "b2", "b3", "b4", "b5")
    assert side(table, 0).bids == ("", "", "") and side(table, 0).pouch == ()
    assert told(table, "round_ended") == [(-1, 0, 0)]
    assert look(table, 0).round == 2


def test_n6_10_with_an_empty_deck_the_age_ends() -> None:
    table = situation(2).bids("b5 b4 b3", "b4 b3 b2")
    play_until(table, "bid")
    assert [age for _, age, _ in told(table, "age_ended")] == [1]
    assert look(table, 0).age == 2
