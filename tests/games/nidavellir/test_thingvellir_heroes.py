"""The six heroes of Thingvellir (N16)."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.rules.scoring import sheet
from tests.games.nidavellir.table_builder import (
    Situation,
    choose,
    choose_all,
    coins,
    column,
    decision,
    grades,
    look,
    offered,
    pass_turn,
    ranks,
    side,
    situation,
)

ALL_COLUMNS = ["warrior", "hunter", "miner", "blacksmith", "explorer"]


def table_with(seats: int = 3, age: int = 1) -> Situation:
    """Seat 0 needs a blacksmith for its first line."""
    return situation(seats, thingvellir=True, age=age).seat(0, army=ranks(1, 1, 1, 0, 1))


def recruit(story: Situation, hero: str) -> NidavellirTable:
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", f"hero {hero}")
    return table


@pytest.mark.parametrize(
    ("hero", "points"),
    [("andumia", 12), ("holda", 12), ("khrad", 4), ("jarika", 8), ("olwyn", 9), ("zolkur", 10)],
)
def test_n16_each_is_neutral_and_adds_its_points(hero: str, points: int) -> None:
    table = recruit(table_with(), hero)
    assert side(table, 0).command == (hero,)
    assert sheet(table, 0)["heroes"] == points


# -- Andumia (N16.1) -------------------------------------------------------------------------------


def test_n16_1_andumia_takes_a_dwarf_of_the_pile_into_the_army() -> None:
    table = recruit(table_with().pile("W9", "RO3", "M2"), "andumia")
    assert offered(table, 0) == ["W9", "M2", "RO3"]
    choose(table, 0, "andumia W9")
    assert column(table, 0, "warrior") == ("W5", "W9")
    assert look(table, 0).pile == ("M2", "RO3")


def test_n16_1_andumias_dwarf_can_bring_a_hero() -> None:
    story = situation(3, thingvellir=True).seat(0, army=ranks(2, 2, 2, 0, 2)).pile("B")
    table = recruit(story, "andumia")
    choose(table, 0, "andumia B")
    assert decision(table) == (0, "hero")


def test_n16_1_an_offering_is_an_upgrade_and_returns_to_the_pile() -> None:
    table = recruit(table_with().pile("RO3"), "andumia")
    choose_all(table, 0, "andumia RO3", "upgrade b5")
    assert "r8" in coins(table, 0)
    assert look(table, 0).pile == ("RO3",)


def test_n16_1_r17_with_an_empty_pile_andumia_has_no_effect() -> None:
    assert decision(recruit(table_with(), "andumia")) == (1, "pick")


# -- Holda (N16.2) ---------------------------------------------------------------------------------


def test_n16_2_holda_takes_a_camp_card_with_its_effect() -> None:
    table = recruit(table_with(age=2).camp("gjallarhorn", "m2_1"), "holda")
    assert offered(table, 0) == ["gjallarhorn", "m2_1"]
    choose(table, 0, "holda gjallarhorn")
    assert decision(table) == (0, "hero")
    choose(table, 0, "hero skaa")
    assert side(table, 0).command == ("skaa", "holda", "gjallarhorn")
    assert decision(table) == (1, "pick")


def test_n16_2_r17_with_an_empty_camp_holda_has_no_effect() -> None:
    assert decision(recruit(table_with(), "holda")) == (1, "pick")


# -- Khrad (N16.3) ---------------------------------------------------------------------------------


def test_n16_3_r2_khrad_upgrades_the_lowest_coin_by_10_but_never_the_trading_coin() -> None:
    table = recruit(table_with(), "khrad")
    assert coins(table, 0) == ("b0", "b3", "b4", "b5", "r12")


def test_n16_3_the_special_3_is_left_alone_too() -> None:
    table = recruit(table_with(age=2).seat(0, coins=["s3", "b4", "b5", "b3", "r20"]), "khrad")
    assert coins(table, 0) == ("s3", "b4", "b5", "r13", "r20")


def test_n16_3_of_several_lowest_coins_the_owner_chooses() -> None:
    """A base and a royal 5; the base one lies on the first tavern, the royal one in the pouch."""
    story = table_with().seat(0, coins=["b0", "r5", "r7", "r8", "b5"])
    table = story.tavern(0, "B", "H", "H").bids("b5 r7 r8", "b2 b3 b4", "b2 b3 b4")
    choose_all(table, 0, "pick B", "hero khrad")
    assert offered(table, 0) == ["r5", "b5"]
    choose(table, 0, "khrad r5")
    assert side(table, 0).bids[0] == "b5"
    assert side(table, 0).pouch == ("b0", "r15")


def test_n16_3_n16_4_jarika_adds_2_to_khrad() -> None:
    table = recruit(table_with().seat(0, army=ranks(1, 1, 1, 1, 1), command=["jarika"]), "khrad")
    assert coins(table, 0) == ("b0", "b3", "b4", "b5", "r14")


# -- Jarika (N16.4) --------------------------------------------------------------------------------


def test_n16_4_jarika_rulebook_exchange_of_3_and_4_gives_a_9() -> None:
    table = situation(2, thingvellir=True).seat(0, command=["jarika"]).bids("b0 b2 b5", "b0 b2 b5")
    pass_turn(table)
    assert side(table, 0).pouch == ("b3", "r9")


def test_n16_4_jarika_rulebook_offering_3_on_a_2_gives_a_7() -> None:
    table = situation(2, thingvellir=True).seat(0, command=["jarika"]).turn("RO3", "H", "H")
    choose_all(table, 0, "pick RO3", "upgrade b2")
    assert "r7" in coins(table, 0)


def test_n16_4_r3_every_other_upgrade_as_well() -> None:
    """Grid here; King's Hand, Khrad and Vidofnir are tested with those cards."""
    table = recruit(table_with().seat(0, army=ranks(1, 1, 1, 1, 1), command=["jarika"]), "grid")
    choose(table, 0, "upgrade b5")
    assert "r14" in coins(table, 0)


@pytest.mark.parametrize("with_jarika", [False, True])
def test_n16_4_r3_offerings_taken_with_andumia_and_brisingamens_too(with_jarika: bool) -> None:
    command = ["jarika"] if with_jarika else ["skaa"]
    story = situation(3, thingvellir=True, age=2).seat(0, command=command).camp("brisingamens").pile("RO5")
    table = story.turn()
    choose_all(table, 0, "pick brisingamens", "brising_take RO5", "upgrade b5")
    assert ("r12" if with_jarika else "r10") in coins(table, 0)


def test_n16_4_jarika_helps_only_her_owner() -> None:
    table = situation(2, thingvellir=True).seat(1, command=["jarika"]).turn("RO3", "H", "H")
    choose_all(table, 0, "pick RO3", "upgrade b5")
    assert "r8" in coins(table, 0)


# -- Olwyn (N16.5) ---------------------------------------------------------------------------------


def test_n16_5_olwyn_places_two_doubles_in_different_columns() -> None:
    table = recruit(table_with(), "olwyn")
    assert offered(table, 0) == ALL_COLUMNS
    choose(table, 0, "double warrior")
    assert offered(table, 0) == ["hunter", "miner", "blacksmith", "explorer"]
    choose(table, 0, "double miner")
    assert column(table, 0, "warrior") == ("W5", "olwyn_double")
    assert grades(table, 0) == [2, 1, 2, 1, 1]
    assert (table.points(0, 0), table.points(0, 2)) == (5, 1)
    assert side(table, 0).heroes == 1
    assert decision(table) == (1, "pick")


def test_n16_5_after_each_double_lines_are_compared() -> None:
    story = situation(3, thingvellir=True).seat(0, army=ranks(2, 2, 2, 0, 1))
    table = recruit(story, "olwyn")
    choose_all(table, 0, "double blacksmith", "double explorer")
    assert decision(table) == (0, "hero")


def test_n16_5_a_double_may_stand_alone_in_an_empty_column() -> None:
    table = situation(3, thingvellir=True, age=2).camp("gjallarhorn").turn()
    choose_all(table, 0, "pick gjallarhorn", "hero olwyn", "double miner", "double hunter")
    assert column(table, 0, "miner") == column(table, 0, "hunter") == ("olwyn_double",)


def test_n16_5_n17_1_a_discarded_double_lies_in_the_dwarf_pile_and_whoever_takes_it_places_it() -> None:
    story = situation(3, thingvellir=True, age=2).seat(0, army={"warrior": ["W5", "olwyn_double"]})
    table = story.pile("olwyn_double").camp("brisingamens").turn()
    choose_all(table, 0, "pick brisingamens", "brising_take olwyn_double")
    assert decision(table) == (0, "double")
    assert offered(table, 0) == ["hunter", "miner", "blacksmith", "explorer"]  # not beside the other double
    choose(table, 0, "double explorer")
    assert column(table, 0, "explorer") == ("olwyn_double",)


def test_n16_5_another_player_may_find_a_double() -> None:
    story = situation(3, thingvellir=True, age=2).seat(
        1, army={"warrior": ["olwyn_double"]}, command=["olwyn"]
    )
    table = story.pile("olwyn_double").camp("brisingamens").turn()
    choose_all(table, 0, "pick brisingamens", "brising_take olwyn_double")
    assert offered(table, 0) == ALL_COLUMNS


# -- Zolkur (N16.6) --------------------------------------------------------------------------------


def test_n16_6_zolkur_rulebook_of_10_and_2_the_2_is_discarded_and_a_12_taken() -> None:
    story = situation(2, thingvellir=True).seat(0, command=["zolkur"], coins=["b0", "b2", "b3", "b4", "r10"])
    table = story.zolkur_waits(0).bids("b0 b3 b4", "b0 b3 b4")
    pass_turn(table)
    assert side(table, 0).pouch == ("r10", "r12")


def test_n16_6_zolkur_works_at_the_end_of_the_turn_he_is_recruited_in() -> None:
    table = table_with(2).tavern(0, "B", "H", "H").bids("b0 b2 b3", "b0 b2 b3")
    choose_all(table, 0, "pick B", "hero zolkur")
    assert side(table, 0).pouch == ("b5", "r9")


def test_n16_6_zolkur_works_once_and_waits_as_long_as_needed() -> None:
    table = recruit(table_with(2), "zolkur")
    assert side(table, 0).zolkur_waits and sheet(table, 0)["heroes"] == 10
    story = situation(2, thingvellir=True).seat(0, command=["zolkur"]).zolkur_waits(0).deck(*["H"] * 9)
    table = story.bids("b0 b2 b3", "b0 b2 b3")
    pass_turn(table)
    assert side(table, 0).pouch == ("b5", "r9")
    assert not side(table, 0).zolkur_waits
    while table.decision(0) != "bid":
        pass_turn(table)
    choose(table, 0, "bid b0 b2 b3")
    choose(table, 1, "bid b2 b3 b4")
    pass_turn(table)
    pass_turn(table)
    assert side(table, 0).pouch == ("b5", "r14")  # 5 + 9, and now the higher one went


def test_n16_6_an_upgrade_does_not_use_zolkur_up() -> None:
    story = situation(2, thingvellir=True).seat(0, command=["zolkur"]).zolkur_waits(0)
    table = story.turn("RO3", "H", "H")
    choose_all(table, 0, "pick RO3", "upgrade b5")
    assert side(table, 0).zolkur_waits
