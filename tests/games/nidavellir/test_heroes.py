"""Heroes of the base game (N9.1 to N9.9): those who bring grades, points and cards at once."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.rules.scoring import sheet
from meadhall.games.nidavellir.state.cards import CLASS_IDS
from tests.games.nidavellir.recruiting import about_to_recruit
from tests.games.nidavellir.table_builder import (
    choose,
    choose_all,
    coins,
    column,
    decision,
    grades,
    look,
    offered,
    ranks,
    situation,
)

BROTHERS = ("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir")


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
