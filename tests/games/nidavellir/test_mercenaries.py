"""Mercenaries (N15): all twelve by both sides, the order of enlisting, and what can happen on the way."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.state.cards import CLASS_IDS
from tests.games.nidavellir.table_builder import (
    choose,
    choose_all,
    column,
    decision,
    gems,
    grades,
    offered,
    play_until,
    ranks,
    side,
    situation,
)

# N15: the two classes of each mercenary, with the points it brings there.
SIDES = {
    "m1_1": {"warrior": 6, "explorer": 8},
    "m1_2": {"warrior": 6, "blacksmith": 0},
    "m1_3": {"hunter": 0, "explorer": 8},  # R24
    "m1_4": {"hunter": 0, "miner": 1},
    "m1_5": {"blacksmith": 0, "miner": 1},
    "m1_6": {"warrior": 9, "explorer": 11},
    "m2_1": {"hunter": 0, "blacksmith": 0},
    "m2_2": {"warrior": 6, "miner": 1},
    "m2_3": {"blacksmith": 0, "explorer": 8},
    "m2_4": {"warrior": 6, "hunter": 0},
    "m2_5": {"explorer": 8, "miner": 1},
    "m2_6": {"warrior": 9, "explorer": 11},
}
BOTH_SIDES = [(card, name, points) for card, sides in SIDES.items() for name, points in sides.items()]


@pytest.mark.parametrize(
    ("card", "name", "points"), BOTH_SIDES, ids=[f"{card}-{name}" for card, name, _ in BOTH_SIDES]
)
def test_n15_4_a_mercenary_is_one_grade_with_the_points_of_the_class_chosen(
    card: str, name: str, points: int
) -> None:
    age = 1 if card.startswith("m1") else 2
    table = (
        situation(2, thingvellir=True, age=age).seat(0, army={name: ["ylud"]}, command=[card]).end_of_age()
    )
    before = table.points(0, CLASS_IDS.index(name))
    assert sorted(offered(table, 0)) == sorted(f"{card} as {other}" for other in SIDES[card])
    choose(table, 0, f"enlist {card} as {name}")
    assert column(table, 0, name) == ("ylud", card)
    assert table.points(0, CLASS_IDS.index(name)) == before + points
    assert grades(table, 0)[CLASS_IDS.index(name)] == 2


@pytest.mark.parametrize("card", SIDES)
def test_n15_1_a_mercenary_waits_in_the_command_zone_without_a_grade(card: str) -> None:
    age = 1 if card.startswith("m1") else 2
    table = situation(3, thingvellir=True, age=age).seat(0, army=ranks(1, 1, 1, 1, 0)).camp(card).turn()
    choose(table, 0, f"pick {card}")
    assert side(table, 0).command == (card,)
    assert grades(table, 0) == [1, 1, 1, 1, 0]
    assert decision(table) == (1, "pick")
    play_until(table, "enlist")
    assert decision(table) == (0, "enlist")


# -- order (N15.2, N15.3, N15.8) -------------------------------------------------------------------


def test_n15_8_rulebook_serge_has_2_passes_and_goes_last_after_celine_and_valerie() -> None:
    """Serge 2, Celine and Valerie 1 each, Leo none; the other two follow by gem."""
    story = situation(4, thingvellir=True).seat(0, command=["m1_4", "m1_5"], gem=2, army={"hunter": ["H"]})
    story.seat(1, command=["m1_2"], gem=5, army=ranks(1, 1, 1, 0, 1)).seat(2, command=["m1_3"], gem=4)
    table = story.seat(3, gem=3).end_of_age()
    assert decision(table) == (0, "enlist_side")
    assert offered(table, 0) == ["first", "last"]
    choose(table, 0, "enlist_side last")
    choose_all(table, 1, "enlist m1_2 as blacksmith", "hero skaa")  # Celine makes a line
    choose(table, 2, "enlist m1_3 as hunter")
    choose_all(table, 0, "enlist m1_5 as miner", "enlist m1_4 as hunter")
    assert gems(table) == [2, 5, 4, 3]  # no gem is swapped


def test_n15_3_the_one_with_most_may_go_first_instead() -> None:
    story = situation(3, thingvellir=True).seat(0, command=["m1_1"]).seat(2, command=["m1_4", "m1_5"])
    table = story.end_of_age()
    choose(table, 2, "enlist_side first")
    choose_all(table, 2, "enlist m1_5 as miner", "enlist m1_4 as miner")
    assert decision(table) == (0, "enlist")


def test_n15_2_equal_numbers_are_ordered_by_the_higher_gem() -> None:
    story = situation(3, thingvellir=True).seat(0, command=["m1_1"], gem=3)
    table = story.seat(1, command=["m1_2"], gem=4).seat(2, command=["m1_3"], gem=5).end_of_age()
    choose(table, 2, "enlist_side last")
    choose(table, 1, "enlist m1_2 as warrior")
    choose(table, 0, "enlist m1_1 as warrior")
    assert decision(table) == (2, "enlist")


def test_n15_3_nobody_is_asked_for_the_side_if_no_other_has_a_mercenary() -> None:
    table = situation(3, thingvellir=True).seat(1, command=["m1_1", "m1_2"]).end_of_age()
    assert decision(table) == (1, "enlist")


# -- enlisting (N15.4 to N15.7) --------------------------------------------------------------------


def test_n15_4_all_own_mercenaries_are_enlisted_one_by_one_in_any_order() -> None:
    table = situation(2, thingvellir=True).seat(0, command=["m1_1", "m1_4"]).end_of_age()
    assert sorted(offered(table, 0)) == [
        "m1_1 as explorer",
        "m1_1 as warrior",
        "m1_4 as hunter",
        "m1_4 as miner",
    ]
    choose(table, 0, "enlist m1_4 as miner")
    assert sorted(offered(table, 0)) == ["m1_1 as explorer", "m1_1 as warrior"]
    choose(table, 0, "enlist m1_1 as explorer")
    assert decision(table) != (0, "enlist")


def test_n15_5_rulebook_a_hero_in_the_middle_of_enlisting_comes_before_the_next_mercenary() -> None:
    story = situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1), command=["m1_2", "m1_4"])
    table = story.end_of_age()
    choose(table, 0, "enlist m1_2 as blacksmith")
    assert decision(table) == (0, "hero")
    choose(table, 0, "hero tarah")
    assert decision(table) == (0, "enlist")


def test_n15_5_thrud_is_put_down_before_the_next_mercenary() -> None:
    story = situation(2, thingvellir=True).seat(0, army={"miner": ["thrud"]}, command=["m1_4", "m1_5"])
    table = story.end_of_age()
    choose(table, 0, "enlist m1_4 as miner")
    assert decision(table) == (0, "thrud")
    choose_all(table, 0, "thrud miner", "enlist m1_5 as miner", "thrud miner")
    assert column(table, 0, "miner") == ("m1_4", "m1_5", "thrud")


@pytest.mark.parametrize("age", [1, 2])
def test_n15_6_a_mercenary_taken_with_holda_while_enlisting_is_enlisted_at_once(age: int) -> None:
    mercenary, other = ("m1_4", "m1_2") if age == 1 else ("m2_2", "m2_1")
    story = situation(2, thingvellir=True, age=age).seat(0, army=ranks(1, 1, 1, 0, 1), command=[other])
    table = story.camp(mercenary).end_of_age()
    choose_all(table, 0, f"enlist {other} as blacksmith", "hero holda", f"holda {mercenary}")
    assert decision(table) == (0, "enlist")
    choose(table, 0, f"enlist {mercenary} as miner")
    assert column(table, 0, "miner") == ("M1", mercenary)


def test_n15_6_only_the_mercenary_just_taken_is_enlisted_at_once() -> None:
    story = situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1), command=["m1_2", "m1_1"])
    table = story.camp("m1_4").end_of_age()
    choose_all(table, 0, "enlist m1_2 as blacksmith", "hero holda", "holda m1_4")
    assert offered(table, 0) == ["m1_4 as hunter", "m1_4 as miner"]


def test_n15_6_with_holda_in_the_ylud_step_a_mercenary_is_enlisted_at_once() -> None:
    story = situation(2, thingvellir=True, age=2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["ylud"])
    table = story.camp("m2_2").end_of_age()
    choose_all(table, 0, "ylud blacksmith", "hero holda", "holda m2_2", "enlist m2_2 as miner")
    assert column(table, 0, "miner")[-1] == "m2_2"


def test_n15_6_whatever_chain_led_to_holda() -> None:
    """A mercenary brings Aegur, the line he makes brings Holda."""
    story = situation(2, thingvellir=True).seat(0, army=ranks(2, 2, 2, 0, 2), command=["m1_2"])
    table = story.camp("m1_4").end_of_age()
    choose_all(table, 0, "enlist m1_2 as blacksmith", "hero aegur", "hero holda", "holda m1_4")
    assert decision(table) == (0, "enlist")


def test_n15_6_r16_with_holda_in_the_evaluation_a_mercenary_waits_for_the_end_of_age_2() -> None:
    story = situation(2, thingvellir=True).seat(0, army=ranks(2, 2, 2, 1, 2), command=["skaa"]).camp("m1_4")
    table = story.end_of_age()
    choose_all(table, 0, "upgrade b5", "hero holda", "holda m1_4")
    assert decision(table) == (0, "pioneer")
    play_until(table, "bid")
    assert "m1_4" in side(table, 0).command
    play_until(table, "enlist", "enlist_side")
    assert (table.age, table.decision(table.next_seat())) in ((2, "enlist"), (2, "enlist_side"))


def test_n15_6_with_holda_in_the_taverns_a_mercenary_waits_for_the_end_of_the_age() -> None:
    story = situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1)).camp("m1_4")
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero holda", "holda m1_4")
    assert "m1_4" in side(table, 0).command
    assert decision(table) == (1, "pick")


def test_n15_7_enlisted_in_age_1_it_stays_and_is_not_asked_for_again() -> None:
    table = situation(2, thingvellir=True).seat(0, command=["m1_4"]).end_of_age()
    choose(table, 0, "enlist m1_4 as hunter")
    while table.to_act():
        assert column(table, 0, "hunter")[0] == "m1_4"
        seat = table.next_seat()
        assert not (seat == 0 and any(option.startswith("m1_4") for option in offered(table, 0)))
        table.play(seat, table.choices(seat)[0])
