"""Heroes of the base game (N9): each of the 21 is named here."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.cards import CLASS_IDS
from meadhall.games.nidavellir.game_table import NidavellirTable
from meadhall.games.nidavellir.scoring import sheet
from tests.games.nidavellir.table_builder import (
    Army,
    choose,
    choose_all,
    coins,
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

BROTHERS = ("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir")
ALL_COLUMNS = ["warrior", "hunter", "miner", "blacksmith", "explorer"]


def about_to_recruit(army: Army | None = None, *, thingvellir: bool = False) -> NidavellirTable:
    """Seat 0 has just completed a line with a blacksmith (by default one dwarf of each class)."""
    story = situation(2, thingvellir=thingvellir).seat(0, army=army or ranks(1, 1, 1, 0, 1))
    table = story.turn("B", "H", "H")
    choose(table, 0, "pick B")
    return table


# -- class heroes (N9.1 to N9.4) -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "name", "more_grades", "more_points"),
    [
        pytest.param("kraal", "warrior", 2, 7, id="n9_1-kraal"),
        pytest.param("tarah", "warrior", 1, 14, id="n9_1-tarah"),
        pytest.param("aral", "hunter", 2, 0, id="n9_2-aral"),
        pytest.param("lokdur", "miner", 1, 3, id="n9_3-lokdur"),
        pytest.param("zoral", "miner", 3, 1, id="n9_3-zoral"),
        pytest.param("aegur", "blacksmith", 2, 0, id="n9_2-aegur"),
        pytest.param("idunn", "explorer", 1, 7, id="n9_4-idunn"),
    ],
)
def test_n9_a_class_hero_brings_grades_and_points_to_its_column(
    hero: str, name: str, more_grades: int, more_points: int
) -> None:
    table = about_to_recruit()
    index = CLASS_IDS.index(name)
    before = grades(table, 0)
    points = table.points(0, index)
    choose(table, 0, f"hero {hero}")
    before[index] += more_grades
    assert grades(table, 0) == before
    assert table.points(0, index) == points + more_points
    assert decision(table) == (1, "pick")


def test_n9_1_kraal_is_two_grades_for_the_warrior_majority() -> None:
    table = situation(2).seat(0, army={"warrior": ["kraal"]}).seat(1, army={"warrior": ["W9"]}).end_of_age()
    assert decision(table) == (0, "upgrade")  # King's Hand


def test_n9_3_lokdur_and_zoral_multiply_with_the_miners() -> None:
    table = (
        situation(2)
        .seat(0, army={"miner": ["M2", "lokdur"]})
        .seat(1, army={"miner": ["M2", "zoral"]})
        .bidding()
    )
    assert sheet(table, 0)["miner"] == (2 + 3) * 2
    assert sheet(table, 1)["miner"] == (2 + 1) * 4


def test_n9_4_idunn_adds_two_a_grade_of_the_explorers_her_own_included() -> None:
    table = situation(2).seat(0, army={"explorer": ["E10", "idunn", "E5"]}).bidding()
    assert sheet(table, 0)["explorer"] == 10 + 7 + 5 + 2 * 3


def test_n9_4_n9_12_thrud_among_the_explorers_is_gone_when_idunn_counts() -> None:
    table = situation(2, age=2).seat(0, army={"explorer": ["E10", "idunn", "thrud"]}).end_of_age()
    assert sheet(table, 0)["explorer"] == 10 + 7 + 2 * 2


# -- neutral heroes with points (N9.5 to N9.7) -----------------------------------------------------


@pytest.mark.parametrize(("number", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)])
def test_n9_5_dwerg_aesir_bergelmir_jungir_sigmir_and_ymir_count_by_their_number(
    number: int, points: int
) -> None:
    table = situation(2).seat(0, command=BROTHERS[:number]).seat(1, command=BROTHERS[number:]).bidding()
    assert sheet(table, 0)["heroes"] == points


@pytest.mark.parametrize("brother", BROTHERS)
def test_n9_5_each_dwerg_brother_can_be_recruited_beside_any_other(brother: str) -> None:
    other = BROTHERS[BROTHERS.index(brother) - 1]
    story = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=[other])
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", f"hero {brother}")
    assert sheet(table, 0)["heroes"] == 40  # rulebook: two brothers are 40 points


def test_n9_6_skaa_is_17_points() -> None:
    table = about_to_recruit()
    choose(table, 0, "hero skaa")
    assert sheet(table, 0)["heroes"] == 17


@pytest.mark.parametrize(("highest", "points"), [("r25", 25), ("b5", 5)])
def test_n9_6_astrid_is_worth_the_own_highest_coin(highest: str, points: int) -> None:
    story = situation(2).seat(0, command=["astrid"], coins=["b0", "b2", "b3", "b4", highest])
    table = story.seat(1, coins=["r24", "b2", "b3", "b4", "b5"]).bidding()
    assert sheet(table, 0)["heroes"] == points


def test_n9_7_n9_18_grid_upgrades_by_7_at_once_and_is_7_points() -> None:
    table = about_to_recruit()
    choose(table, 0, "hero grid")
    assert offered(table, 0) == ["b2", "b3", "b4", "b5"]
    choose(table, 0, "upgrade b4")
    assert coins(table, 0) == ("b0", "b2", "b3", "b5", "r11")
    assert sheet(table, 0)["heroes"] == 7


# -- Hourya (N9.8) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("explorers", "legal"),
    [
        (["E5", "E6", "E7", "E8"], False),
        (["E5", "E6", "E7", "E8", "E9"], True),
        (["E5", "E6", "E7", "E8", "thrud"], True),
        (["E5", "E6", "E7", "ylud", "m1_1"], True),
        (["E5", "E6", "E7", "olwyn_double", "vegvisir"], True),
    ],
)
def test_n9_8_hourya_needs_five_explorer_grades_of_any_kind(explorers: list[str], legal: bool) -> None:
    army = ranks(2, 2, 2, 2) | {"explorer": explorers}
    story = situation(2, thingvellir=True).seat(0, army=army)
    table = story.seat(0, army=ranks(1, 1, 1, 0, 0)).turn("B", "H", "H")
    choose(table, 0, "pick B")
    assert ("hourya" in offered(table, 0)) is legal


def test_n9_8_hourya_brings_20_points_and_one_grade() -> None:
    table = about_to_recruit(ranks(1, 1, 1, 0, 5))
    choose(table, 0, "hero hourya")
    assert column(table, 0, "explorer")[-1] == "hourya"
    assert sheet(table, 0)["explorer"] == 7 + 8 + 9 + 10 + 11 + 20
    assert grades(table, 0)[4] == 6


# -- Dagda and Bonfur (N9.9) -----------------------------------------------------------------------


def test_n9_9_dagda_brings_3_hunters_and_discards_the_last_card_of_two_other_columns() -> None:
    table = about_to_recruit(
        {"warrior": ["W5", "W9"], "hunter": ["H"], "miner": ["M0", "M2"], "explorer": ["E7"]}
    )
    choose(table, 0, "hero dagda")
    assert offered(table, 0) == ["warrior", "miner", "blacksmith", "explorer"]
    choose(table, 0, "drop_last miner")
    assert offered(table, 0) == ["warrior", "blacksmith", "explorer"]
    choose(table, 0, "drop_last warrior")
    assert column(table, 0, "warrior") == ("W5",)
    assert column(table, 0, "miner") == ("M0",)
    assert column(table, 0, "hunter") == ("H", "dagda")
    assert grades(table, 0) == [1, 4, 1, 1, 1]
    assert look(table, 0).pile == ("W9", "M2")
    assert decision(table) == (1, "pick")


def test_n9_9_bonfur_brings_3_blacksmiths_and_discards_the_last_card_of_one_other_column() -> None:
    table = about_to_recruit()
    choose(table, 0, "hero bonfur")
    assert offered(table, 0) == ["warrior", "hunter", "miner", "explorer"]
    choose(table, 0, "drop_last hunter")
    assert grades(table, 0) == [1, 0, 1, 4, 1]
    assert look(table, 0).pile == ("H",)


@pytest.mark.parametrize(
    ("last_cards", "dagda", "bonfur"),
    [
        pytest.param(["W5", "H", "M0", "E7"], True, True, id="dwarfs"),
        pytest.param(["tarah", "H", "lokdur", "idunn"], False, True, id="r6-heroes-close-a-column"),
        pytest.param(
            ["m1_1", "m1_3", "m1_4", "vegvisir"], False, False, id="r7-mercenaries-and-vegvisir-too"
        ),
        pytest.param(["olwyn_double", "aral", "lokdur", "idunn"], True, True, id="a-double-is-a-dwarf-card"),
        pytest.param(["thrud", "aral", "ylud", "idunn"], False, False, id="thrud-and-ylud-are-heroes"),
    ],
)
def test_n9_9_columns_that_end_in_a_dwarf_card_are_open(
    last_cards: list[str], dagda: bool, bonfur: bool
) -> None:
    """The blacksmith just placed is a dwarf as well: open to Dagda, not to Bonfur."""
    lasts = dict(zip(["warrior", "hunter", "miner", "explorer"], last_cards, strict=True))
    army = {name: [*ranks(4, 4, 4, 0, 4)[name], card] for name, card in lasts.items()}
    story = situation(2, thingvellir=True).seat(0, army=army | {"blacksmith": ["B"] * 4})
    table = story.turn("B", "RO3", "RO3")
    choose(table, 0, "pick B")
    assert ("dagda" in offered(table, 0), "bonfur" in offered(table, 0)) == (dagda, bonfur)


def test_n9_9_the_special_blacksmith_is_a_dwarf_card() -> None:
    table = (
        situation(2, age=2)
        .seat(0, army=ranks(2, 0, 2, 1, 2))
        .seat(0, army={"blacksmith": ["BB"]})
        .turn("H", "H", "H")
    )
    choose_all(table, 0, "pick H", "hero dagda", "drop_last blacksmith", "drop_last miner")
    assert look(table, 0).pile == ("M0", "BB")


def test_n9_9_lines_are_compared_only_after_the_discards() -> None:
    table = about_to_recruit(ranks(2, 2, 2, 0, 2))
    choose(table, 0, "hero bonfur")  # four blacksmith grades: two lines, if it were not for the discard
    choose(table, 0, "drop_last hunter")
    assert decision(table) == (1, "pick")


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
