"""Armies: lines, recruiting and one placement step by step (N8, N10)."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.nidavellir.rules.army import lines
from tests.games.nidavellir.table_builder import (
    PLAIN,
    choose,
    choose_all,
    column,
    decision,
    grades,
    look,
    offered,
    pass_turn,
    pending,
    ranks,
    redeal,
    side,
    situation,
)

ONE_OF_EACH_BUT_A_BLACKSMITH = ranks(1, 1, 1, 0, 1)


# -- columns and lines (N8.1 to N8.4) --------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name"),
    [("W9", "warrior"), ("H", "hunter"), ("M2", "miner"), ("B", "blacksmith"), ("E12", "explorer")],
)
def test_n8_1_a_card_is_added_at_the_end_of_the_column_of_its_class(card: str, name: str) -> None:
    before = ranks(2, 2, 2, 2, 2)
    table = situation(2).seat(0, army=before, command=["skaa", "astrid"]).turn(card, "RO3", "RO3")
    choose(table, 0, f"pick {card}")
    for other, cards in before.items():
        assert column(table, 0, other) == (*cards, *([card] if other == name else []))


def test_n8_2_every_card_of_a_column_adds_its_grades() -> None:
    army = {
        "warrior": ["W5", "kraal", "m1_1"],
        "hunter": ["H", "dagda"],
        "miner": ["zoral", "thrud"],
        "blacksmith": ["B", "BB", "olwyn_double"],
        "explorer": ["E7", "vegvisir", "ylud"],
    }
    table = situation(2, thingvellir=True).seat(0, army=army).bidding()
    assert grades(table, 0) == [4, 4, 4, 4, 3]


def test_n8_3_lines_are_the_smallest_grade_count() -> None:
    table = situation(2).seat(0, army=ranks(4, 2, 3, 2, 5)).seat(1, army=ranks(4, 0, 3, 2, 5)).bidding()
    assert (lines(table, 0), lines(table, 1)) == (2, 0)


def test_n8_4_heroes_are_counted_wherever_they_stand_and_doubles_are_none() -> None:
    army = {"warrior": ["tarah", "olwyn_double"], "hunter": ["thrud"]}
    table = situation(2, thingvellir=True).seat(0, army=army, command=["ylud", "olwyn"]).bidding()
    assert side(table, 0).heroes == 4


# -- recruiting (N8.5 to N8.8) ---------------------------------------------------------------------


def test_n8_5_r1_a_line_more_than_heroes_obliges_to_recruit() -> None:
    table = situation(2).seat(0, army=ONE_OF_EACH_BUT_A_BLACKSMITH).turn("B", "H", "H")
    choose(table, 0, "pick B")
    assert decision(table) == (0, "hero")
    assert set(offered(table, 0)) <= set(look(table, 0).hall)  # heroes, and nothing else to choose
    with pytest.raises(Refusal, match=r"N8\.7"):
        table.play(0, 70)


def test_n8_5_no_hero_is_due_while_lines_do_not_exceed_heroes() -> None:
    table = situation(2).seat(0, army=ONE_OF_EACH_BUT_A_BLACKSMITH, command=["skaa"]).turn("B", "H", "H")
    choose(table, 0, "pick B")
    assert decision(table) == (1, "pick")


def test_n8_6_n8_10_rulebook_one_blacksmith_then_aegur_bring_three_heroes() -> None:
    table = situation(2).seat(0, army=ranks(3, 3, 3, 0, 3)).turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero aegur")
    assert lines(table, 0) == 3
    choose_all(table, 0, "hero skaa", "hero astrid")
    assert side(table, 0).heroes == 3
    assert decision(table) == (1, "pick")


def test_n8_6_lost_lines_cost_no_hero_and_the_next_needs_more_lines_than_heroes() -> None:
    story = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["skaa"]).tavern(1, "W9", "H", "H")
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero bonfur", "drop_last warrior")
    assert (lines(table, 0), side(table, 0).heroes) == (1, 2)
    pass_turn(table)
    choose(table, 0, "pick W9")  # two lines again, but two heroes
    assert decision(table) == (1, "pick")


def test_n8_7_a_hero_is_recruited_once() -> None:
    table = (
        situation(2).seat(0, army=ONE_OF_EACH_BUT_A_BLACKSMITH).seat(1, command=["skaa"]).turn("B", "H", "H")
    )
    choose(table, 0, "pick B")
    assert "skaa" not in offered(table, 0)


@pytest.mark.parametrize("hall", [(), ("hourya",), ("dagda",), ("bonfur", "dagda", "hourya")])
def test_n8_7_without_a_legal_hero_nothing_is_recruited(hall: tuple[str, ...]) -> None:
    """Four explorer grades are too few for Hourya, and no column is open to Dagda and Bonfur (N9.9)."""
    army = {
        "warrior": ["m1_1"],
        "hunter": ["m1_3"],
        "miner": ["m1_4"],
        "explorer": [*PLAIN["explorer"][:3], "vegvisir"],
    }
    table = situation(2, thingvellir=True).seat(0, army=army).hall(*hall).turn("B", "H", "H")
    choose(table, 0, "pick B")
    assert lines(table, 0) > side(table, 0).heroes
    assert decision(table) == (1, "pick")


@pytest.mark.parametrize(
    ("hero", "name"), [("tarah", "warrior"), ("aral", "hunter"), ("lokdur", "miner"), ("idunn", "explorer")]
)
def test_n8_8_a_class_hero_goes_to_the_end_of_its_column(hero: str, name: str) -> None:
    table = situation(2).seat(0, army=ONE_OF_EACH_BUT_A_BLACKSMITH).turn("B", "H", "H")
    choose_all(table, 0, "pick B", f"hero {hero}")
    assert column(table, 0, name)[-1] == hero


def test_n8_8_a_neutral_hero_goes_to_the_command_zone() -> None:
    table = situation(2).seat(0, army=ONE_OF_EACH_BUT_A_BLACKSMITH).turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero skaa")
    assert side(table, 0).command == ("skaa",)
    assert grades(table, 0) == [1, 1, 1, 1, 1]


def test_n8_9_rulebook_five_classes_bring_tarah_and_the_ninth_turn_idunn() -> None:
    table = situation(2).deck(*["H"] * 18).bidding()
    turns = ["B", "H", "E8", "M1", "W7", "M0", "B", "E11", "H"]
    for number, card in enumerate(turns):
        if number % 3 == 0:
            for tavern, found in enumerate(turns[number : number + 3]):
                redeal(table, tavern, found, "H", "H")
            choose(table, 0, "bid b5 b4 b3")
            choose(table, 1, "bid b4 b3 b2")
        choose(table, 0, f"pick {card}")
        if number == 4:
            choose(table, 0, "hero tarah")
        if number == 8:
            choose(table, 0, "hero idunn")
        assert (1, "pick") in pending(table)  # no other turn of seat 0 brings a hero
        choose(table, 1, "pick H")
    assert column(table, 0, "warrior") == ("W7", "tarah")
    assert column(table, 0, "explorer") == ("E8", "E11", "idunn")


# -- one placement (N10) ---------------------------------------------------------------------------


def test_n10_1_to_n10_4_thrud_is_lifted_the_card_placed_and_thrud_put_down_anywhere() -> None:
    army = {"hunter": ["H", "thrud"]}
    table = situation(2).seat(0, army=army).turn("H", "W5", "W6")
    choose(table, 0, "pick H")
    assert column(table, 0, "hunter") == ("H", "H")
    assert decision(table) == (0, "thrud")
    assert offered(table, 0) == ["warrior", "hunter", "miner", "blacksmith", "explorer"]
    choose(table, 0, "thrud hunter")
    assert column(table, 0, "hunter") == ("H", "H", "thrud")


def test_n10_1_cards_in_other_columns_leave_thrud_alone() -> None:
    table = situation(2).seat(0, army={"hunter": ["H", "thrud"]}).turn("W5", "H", "W6")
    choose(table, 0, "pick W5")
    assert decision(table) == (1, "pick")


def test_n10_3_n10_4_r8_dagda_discards_while_thrud_is_in_hand() -> None:
    story = situation(2).seat(0, army=ranks(2, 1, 2, 1, 2)).seat(0, army={"hunter": ["thrud"]})
    table = story.turn("B", "W5", "W6")
    choose_all(table, 0, "pick B", "hero dagda")
    assert column(table, 0, "hunter") == ("H", "dagda")
    choose_all(table, 0, "drop_last warrior", "drop_last explorer")
    assert decision(table) == (0, "thrud")
    choose(table, 0, "thrud miner")
    assert grades(table, 0) == [1, 4, 3, 2, 1]
    assert decision(table) == (1, "pick")


def test_n10_5_lines_are_compared_only_when_thrud_stands_again() -> None:
    army = {
        "warrior": ["W5"],
        "hunter": ["H"],
        "miner": ["M0"],
        "explorer": ["E7"],
        "blacksmith": ["B", "thrud"],
    }
    for column_of_thrud, due in (("warrior", False), ("explorer", True)):
        story = situation(2).seat(0, army=army)
        story.seat(0, army={"warrior": ["W6"], "hunter": ["H"], "miner": ["M1"]})
        table = story.turn("B", "RO3", "RO3")
        choose_all(table, 0, "pick B", f"thrud {column_of_thrud}")
        assert (decision(table) == (0, "hero")) is due


def test_n10_5_a_neutral_hero_is_resolved_before_the_comparison_goes_on() -> None:
    table = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2)).turn("B", "RO3", "RO3")
    choose_all(table, 0, "pick B", "hero grid")
    assert decision(table) == (0, "upgrade")  # N9.18
    choose(table, 0, "upgrade b5")
    assert decision(table) == (0, "hero")


def test_n10_6_a_hero_still_due_is_recruited_between_olwyns_doubles() -> None:
    table = situation(2, thingvellir=True).seat(0, army=ranks(2, 2, 2, 0, 2)).turn("B", "RO3", "RO3")
    choose_all(table, 0, "pick B", "hero olwyn", "double blacksmith")
    assert decision(table) == (0, "hero")  # the first double made the second line
    choose(table, 0, "hero skaa")
    assert decision(table) == (0, "double")
    choose(table, 0, "double warrior")
    assert decision(table) == (1, "pick")
