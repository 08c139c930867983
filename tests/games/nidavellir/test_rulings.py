"""Conventions (N0), rulings (N19) that no chapter's tests hold already, and the index of all rules tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.nidavellir import GAME
from tests.games.nidavellir.table_builder import (
    STARTING_COINS,
    choose,
    choose_all,
    coins,
    decision,
    fresh_table,
    look,
    offered,
    pass_turn,
    ranks,
    side,
    situation,
    told,
)

# -- conventions (N0) ------------------------------------------------------------------------------


def test_n0_4_a_choice_with_one_option_is_still_asked_so_that_doors_may_show_it() -> None:
    table = situation(3).turn("W5", "H", "M0")
    choose(table, 0, "pick W5")
    choose(table, 1, "pick H")
    assert decision(table) == (2, "pick") and offered(table, 2) == ["M0"]


def test_n0_5_effects_are_resolved_depth_first() -> None:
    """A blacksmith brings Holda, Holda Gjallarhorn, Gjallarhorn Aegur, then further lines count."""
    story = situation(3, thingvellir=True, age=2).seat(0, army=ranks(3, 3, 3, 0, 3)).camp("gjallarhorn")
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero holda", "holda gjallarhorn", "hero aegur")
    assert side(table, 0).heroes == 2
    choose(table, 0, "hero skaa")  # three lines by Aegur
    assert decision(table) == (1, "pick")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_n0_6_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.new_table(seats, 1)
    assert refusal.value.reason == "seat_count"


# -- rulings ---------------------------------------------------------------------------------------


def test_r7_mercenaries_are_out_of_reach_of_brisingamens_but_not_of_hofud() -> None:
    story = situation(2, thingvellir=True, age=2).seat(
        0, army={"warrior": ["m2_2", "W5"]}, command=["brisingamens"]
    )
    assert offered(story.end_of_age(), 0) == ["W5"]
    story = situation(3, thingvellir=True, age=2).seat(1, army={"warrior": ["m2_2", "W5"]}).camp("hofud")
    table = story.turn()
    choose(table, 0, "pick hofud")
    assert offered(table, 1) == ["m2_2", "W5"]


def test_r19_an_offering_left_in_a_tavern_is_discarded_without_effect() -> None:
    table = situation(2).turn("W5", "H", "RO3")
    choose(table, 0, "pick W5")
    choose(table, 1, "pick H")
    assert look(table, 0).pile == ("RO3",)
    assert coins(table, 0) == coins(table, 1) == STARTING_COINS
    assert told(table, "coin_upgraded") == []


def test_r21_uline_recruited_after_jarnglofi_emptied_a_later_slot_bids_there_from_the_hand() -> None:
    story = situation(3, thingvellir=True, age=2).seat(0, army=ranks(1, 1, 1, 0, 1)).camp("jarnglofi")
    table = story.tavern(1, "B", "H", "H").bids("b5 b4 b0", "b4 b3 b2", "b3 b2 b0")
    choose(table, 0, "pick jarnglofi")
    pass_turn(table)
    pass_turn(table)
    choose_all(table, 0, "pick B", "hero uline")
    pass_turn(table)
    pass_turn(table)
    assert decision(table) == (0, "uline_bid")
    assert offered(table, 0) == ["b2", "b3"]
    choose(table, 0, "uline_bid b3")
    assert 0 in look(table, 0).order


def test_r25_the_base_set_is_0_2_3_4_5() -> None:
    assert coins(fresh_table(2), 0) == ("b0", "b2", "b3", "b4", "b5")


# -- the index -------------------------------------------------------------------------------------

# How many rules each chapter has. N1 lists components, N3 names zones, N4.2 lists decisions (all reached in
# test_coverage_report.py), N20 is the referee's: nothing in them is played that other rules do not say.
RULES = {
    2: 7,
    5: 3,
    6: 11,
    7: 13,
    8: 10,
    9: 18,
    10: 6,
    11: 10,
    12: 11,
    13: 8,
    14: 12,
    15: 8,
    16: 6,
    17: 3,
    18: 5,
}
NUMBERS = {f"n{chapter}_{number}" for chapter, count in RULES.items() for number in range(1, count + 1)}
RULINGS = {f"r{number}" for number in range(1, 27)}


def cited_in_tests() -> set[str]:
    """Rule numbers in test names and comments: n7_8, N7.8, r4, R4; "n10_1_to_n10_4" means all between."""
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if not path.name.startswith("test_referee"):
            source = path.read_text(encoding="utf-8").partition("# -- the index")[0]
            for chapter, first, last in re.findall(r"_n(\d+)_(\d+)_to_n\d+_(\d+)", source):
                cited |= {f"n{chapter}_{number}" for number in range(int(first), int(last) + 1)}
            cited |= {
                f"n{chapter}_{number}"
                for chapter, number in re.findall(r"(?:[_\"]n|N)(\d+)[._](\d+)", source)
            }
            cited |= {f"r{number}" for number in re.findall(r"(?:_r|\bR|id=\"r)(\d+)(?!\d)", source)}
    return cited


def test_every_rule_and_ruling_that_is_played_is_cited_by_a_test() -> None:
    assert sorted((NUMBERS | RULINGS) - cited_in_tests()) == []
