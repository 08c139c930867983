"""Heroes of the base game (N9.10 to N9.17) who change places later: Thrud, Ylud and Uline."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.rules.scoring import sheet
from tests.games.nidavellir.recruiting import about_to_recruit
from tests.games.nidavellir.table_builder import (
    choose,
    choose_all,
    column,
    decision,
    grades,
    look,
    offered,
    pass_turn,
    pending,
    play_until,
    ranks,
    side,
    situation,
)

ALL_COLUMNS = ["warrior", "hunter", "miner", "blacksmith", "explorer"]


# -- Thrud (N9.10 to N9.12) ------------------------------------------------------------------------


def test_n9_10_thrud_is_put_in_any_column_r23_an_empty_one_included() -> None:
    story = situation(3, thingvellir=True, age=2).seat(0, army=ranks(1, 1, 1, 0, 1)).camp("gjallarhorn")
    table = story.turn("RO3", "H", "H")
    choose_all(table, 0, "pick gjallarhorn", "hero thrud")
    assert offered(table, 0) == ALL_COLUMNS
    choose(table, 0, "thrud blacksmith")
    assert column(table, 0, "blacksmith") == ("thrud",)
    assert decision(table) == (1, "pick")  # one line, one hero


@pytest.mark.parametrize(
    ("answers", "name"),
    [
        pytest.param(["pick H"], "hunter", id="dwarf"),
        pytest.param(["pick B", "hero aral"], "hunter", id="hero"),
        pytest.param(["pick vegvisir"], "explorer", id="vegvisir"),
    ],
)
def test_n9_10_thrud_is_never_covered(answers: list[str], name: str) -> None:
    army = ranks(2, 2, 2, 1, 2)
    army[name].append("thrud")
    story = situation(2, thingvellir=True).seat(0, army=army).camp("vegvisir")
    table = story.turn("H", "B", "RO3")
    choose_all(table, 0, *answers)
    assert decision(table) == (0, "thrud")
    choose(table, 0, f"thrud {name}")
    assert column(table, 0, name)[-1] == "thrud"


def test_n9_10_a_mercenary_displaces_thrud() -> None:
    story = situation(2, thingvellir=True).seat(0, army={"hunter": ["thrud"]}, command=["m1_4"])
    table = story.end_of_age()
    choose_all(table, 0, "enlist m1_4 as hunter", "thrud miner")
    assert (column(table, 0, "hunter"), column(table, 0, "miner")) == (("m1_4",), ("thrud",))


def test_n9_10_ylud_displaces_thrud() -> None:
    table = situation(2).seat(0, army={"hunter": ["thrud"]}, command=["ylud"]).end_of_age()
    choose_all(table, 0, "ylud hunter", "thrud hunter")
    assert column(table, 0, "hunter") == ("ylud", "thrud")


def test_n9_10_the_special_blacksmith_displaces_thrud() -> None:
    table = situation(2).seat(0, army={"blacksmith": ["B", "thrud"]}).end_of_age()
    choose(table, 0, "thrud blacksmith")
    assert column(table, 0, "blacksmith") == ("B", "BB", "thrud")


def test_n9_10_a_double_displaces_thrud() -> None:
    army = ranks(2, 2, 2, 1, 2)
    army["miner"].append("thrud")
    story = situation(2, thingvellir=True).seat(0, army=army)
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero olwyn", "double miner")
    assert decision(table) == (0, "thrud")
    choose(table, 0, "thrud miner")
    assert column(table, 0, "miner")[-2:] == ("olwyn_double", "thrud")
    assert decision(table) == (0, "double")


def test_n9_11_thrud_is_one_grade_without_points_and_counts_in_the_evaluation() -> None:
    table = (
        situation(2).seat(0, army={"warrior": ["W5", "thrud"]}).seat(1, army={"warrior": ["W9"]}).end_of_age()
    )
    assert decision(table) == (0, "upgrade")
    assert table.points(0, 0) == 5


def test_n9_12_thrud_leaves_at_the_end_and_is_13_points() -> None:
    army = {"warrior": ["W5", "thrud"]}
    table = situation(2, age=2).seat(0, army=army).seat(1, army={"warrior": ["W6", "W7"]}).end_of_age()
    assert decision(table) is None
    assert column(table, 0, "warrior") == ("W5",)
    assert side(table, 0).command == ("thrud",)
    assert sheet(table, 0)["warrior"] == 5  # no majority without her
    assert sheet(table, 1)["warrior"] == 13 + 5
    assert sheet(table, 0)["heroes"] == 13


# -- Ylud (N9.13 to N9.15) -------------------------------------------------------------------------


def test_n9_13_ylud_waits_in_the_command_zone_until_the_end_of_the_age() -> None:
    table = about_to_recruit()
    choose(table, 0, "hero ylud")
    assert side(table, 0).command == ("ylud",)
    assert decision(table) == (1, "pick")
    play_until(table, "ylud")
    assert pending(table) == [(0, "ylud")]
    assert offered(table, 0) == ALL_COLUMNS  # she may not stay behind


def test_n9_13_ylud_over_both_ages_stands_through_age_2_and_may_then_move() -> None:
    table = situation(2).seat(0, army={"hunter": ["H"]}, command=["ylud"]).end_of_age()
    choose(table, 0, "ylud hunter")
    assert [seat for seat, what in pending(table) if what == "bid"] == [0, 1]  # hunters: seat 0, no choices
    while table.next_seat() >= 0 and table.decision(table.next_seat()) != "ylud":
        assert "ylud" in column(table, 0, "hunter")
        pass_turn(table)
    assert look(table, 0).age == 2
    assert offered(table, 0) == [*ALL_COLUMNS, "stay"]
    hunters = column(table, 0, "hunter")
    assert hunters[1] == "ylud"  # she has been covered
    choose(table, 0, "ylud explorer")
    assert column(table, 0, "explorer")[-1] == "ylud"
    assert column(table, 0, "hunter") == (hunters[0], *hunters[2:])


def test_n9_13_at_the_end_of_age_2_ylud_may_stay_which_is_no_placement() -> None:
    army = ranks(1, 1, 1, 1, 1)
    army["warrior"].insert(0, "ylud")
    table = situation(2, age=2).seat(0, army=army).end_of_age()
    choose(table, 0, "ylud stay")
    assert column(table, 0, "warrior") == ("ylud", "W5")
    assert decision(table) is None


def test_n9_13_ylud_may_be_put_at_the_end_of_her_own_column() -> None:
    table = situation(2, age=2).seat(0, army={"warrior": ["ylud", "W5"]}).end_of_age()
    choose(table, 0, "ylud warrior")
    assert column(table, 0, "warrior") == ("W5", "ylud")
    assert table.points(0, 0) == 5 + 7


def test_n9_13_ylud_recruited_in_the_enlistment_is_placed_in_the_same_end_of_age() -> None:
    story = situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1), command=["m1_2"])
    table = story.end_of_age()
    choose_all(table, 0, "enlist m1_2 as blacksmith", "hero ylud")
    assert decision(table) == (0, "ylud")


def test_n9_13_ylud_recruited_in_the_evaluation_waits_for_the_end_of_age_2() -> None:
    table = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["skaa"]).end_of_age()
    choose_all(
        table, 0, "upgrade b5", "hero ylud"
    )  # King's Hand, then the special blacksmith makes two lines
    assert decision(table) == (0, "pioneer")
    play_until(table, "bid")
    assert side(table, 0).command[:2] == ("skaa", "ylud")


def test_n9_13_placing_ylud_can_bring_a_hero() -> None:
    table = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["ylud"]).end_of_age()
    choose(table, 0, "ylud blacksmith")
    assert decision(table) == (0, "hero")


@pytest.mark.parametrize(
    ("name", "points"), [("warrior", 7), ("hunter", 0), ("miner", 1), ("blacksmith", 0), ("explorer", 11)]
)
def test_n9_14_ylud_is_one_grade_and_her_points_go_by_the_column(name: str, points: int) -> None:
    table = situation(2, age=2).seat(0, command=["ylud"]).end_of_age()
    assert offered(table, 0) == ALL_COLUMNS  # recruited in age 2 she must be placed
    choose(table, 0, f"ylud {name}")
    index = ALL_COLUMNS.index(name)
    assert (grades(table, 0)[index], table.points(0, index)) == (1, points)
    assert sheet(table, 0)["heroes"] == 0


def test_n9_15_ylud_with_the_heroes_that_follow_comes_before_thrud_leaves() -> None:
    army = ranks(3, 3, 3, 2, 2) | {"explorer": ["E7", "E8", "thrud"]}
    table = situation(2, age=2).seat(0, army=army, command=["ylud"]).end_of_age()
    choose(table, 0, "ylud blacksmith")
    assert decision(table) == (0, "hero")  # three lines thanks to Thrud
    assert column(table, 0, "explorer")[-1] == "thrud"
    choose(table, 0, "hero skaa")
    assert column(table, 0, "explorer") == ("E7", "E8")


# -- Uline (N9.16, N9.17) --------------------------------------------------------------------------


def recruit_uline(bid: str, taverns_before: int) -> NidavellirTable:
    """Seat 0 recruits Uline when so many taverns have been resolved; its bid wins every tavern but by b0."""
    story = situation(2).seat(0, army=ranks(1, 1, 1, 0, 1)).deck(*["H"] * 9)
    table = story.tavern(taverns_before, "B", "H", "H").bids(bid, "b2 b3 b4")
    while table.tavern < taverns_before:
        pass_turn(table)
    if table.next_seat() == 1:
        choose(table, 1, "pick H")
    choose_all(table, 0, "pick B", "hero uline")
    return table


def test_n9_16_uline_takes_the_pouch_and_the_bids_of_later_taverns_in_hand() -> None:
    table = recruit_uline("b5 b4 b3", 0)
    own = side(table, 0)
    assert own.hand == ("b0", "b2", "b3", "b4")
    assert own.bids == ("b5", "", "")
    assert own.pouch == ()


def test_n9_16_coins_on_resolved_taverns_stay_until_the_end_of_the_round() -> None:
    table = recruit_uline("b5 b4 b3", 1)
    own = side(table, 0)
    assert own.hand == ("b0", "b2", "b3")
    assert own.bids == ("b5", "b4", "")


def test_n9_16_uline_bids_after_each_reveal_face_up_and_is_absent_from_the_next_bids() -> None:
    table = recruit_uline("b5 b4 b3", 0)
    pass_turn(table)
    assert decision(table) == (0, "uline_bid")
    assert side(table, 1, viewer=0).bids == ("b2", "b3", "?")  # the other has revealed
    assert offered(table, 0) == ["b0", "b2", "b3", "b4"]
    choose(table, 0, "uline_bid b3")
    assert side(table, 0, viewer=1).bids == ("b5", "b3", "")
    assert list(look(table, 0).order) == [0, 1]  # a tie, decided by the gems
    play_until(table, "uline_bid")
    assert look(table, 0).tavern == 2
    assert [table.gem(0), table.gem(1)] == [4, 5]  # and swapped as usual
    play_until(table, "bid")
    assert pending(table) == [(1, "bid")]
    assert side(table, 0).hand == side(table, 0).coins


def test_n9_17_the_exchange_from_the_hand_applies_in_the_turn_uline_is_recruited() -> None:
    table = recruit_uline("b0 b4 b3", 0)
    assert decision(table) == (0, "exchange_pick")
    assert "b2 b5" in offered(table, 0) and "b3 b4" in offered(table, 0)
    choose(table, 0, "exchange_pick b4 b5")
    assert side(table, 0).hand == ("b2", "b3", "b4", "r9")


def test_n9_17_an_upgrade_of_a_coin_in_hand_stays_in_hand_and_one_on_a_tavern_there() -> None:
    for coin, hand, bids in (
        ("b4", ("b0", "b2", "b3", "r7"), ("b5", "", "")),
        ("b5", ("b0", "b2", "b3", "b4"), ("r8", "", "")),
    ):
        table = situation(2).seat(0, command=["uline"]).tavern(0, "RO3", "H", "H").bids(None, "b2 b3 b4")
        choose_all(table, 0, "uline_bid b5", "pick RO3", f"upgrade {coin}")
        assert (side(table, 0).hand, side(table, 0).bids) == (hand, bids)


def test_n9_17_uline_and_jarnglofi_lose_the_trading_coin_but_no_bid() -> None:
    story = situation(2, thingvellir=True, age=2).seat(0, command=["uline"]).camp("jarnglofi")
    table = story.bids(None, "b2 b3 b4")
    choose_all(table, 0, "uline_bid b5", "pick jarnglofi")
    assert side(table, 0).hand == ("b2", "b3", "b4")
    play_until(table, "uline_bid")
    assert offered(table, 0) == ["b2", "b3", "b4"]


def test_n9_16_uline_recruited_at_the_end_of_an_age_takes_part_in_no_more_bids() -> None:
    table = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["ylud"]).end_of_age()
    choose_all(table, 0, "ylud blacksmith", "hero uline")
    play_until(table, "bid")
    assert pending(table) == [(1, "bid")]
    assert sheet(table, 0)["heroes"] == 9
