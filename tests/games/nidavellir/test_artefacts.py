"""Artefacts (N14): each of the twelve."""

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
    gems,
    grades,
    look,
    offered,
    pass_turn,
    pending,
    play_until,
    ranks,
    side,
    situation,
    told,
)


def camp_of(*cards: str, seats: int = 3, age: int = 2) -> Situation:
    return situation(seats, thingvellir=True, age=age).camp(*cards)


def take(story: Situation, artefact: str) -> NidavellirTable:
    """Seat 0 is first in the first tavern and takes this card."""
    table = story.turn()
    choose(table, 0, f"pick {artefact}")
    return table


def worth(*command: str, army: dict[str, list[str]] | None = None, coins: list[str] | None = None) -> int:
    """The artefact row of seat 0 at the end of the game."""
    story = situation(2, thingvellir=True, age=2).seat(0, army=army, command=command, coins=coins)
    return sheet(story.bidding(), 0)["artefacts"]


# -- age 1 -----------------------------------------------------------------------------------------


def test_n14_1_fafnir_baleygr_rulebook_bids_of_10_8_and_3() -> None:
    story = camp_of("svalinn", age=1).seat(0, coins=["r10", "b2", "b3", "b4", "b5"])
    story.seat(1, coins=["r8", "b2", "b3", "b4", "b5"]).seat(2, command=["fafnir_baleygr"])
    table = story.tavern(0, "W5", "H", "M0").bids("r10 b2 b3", "r8 b2 b3", "b3 b4 b5")
    choose(table, 0, "pick W5")  # Serge stays away from the camp
    assert offered(table, 1) == ["H", "M0"]
    choose(table, 1, "pick H")
    assert offered(table, 2) == ["M0", "svalinn"]
    choose(table, 2, "pick svalinn")
    assert side(table, 2).command == ("fafnir_baleygr", "svalinn")


def test_n14_1_fafnir_is_no_use_where_the_first_went_to_the_camp() -> None:
    table = camp_of("svalinn", "draupnir", age=1).seat(1, command=["fafnir_baleygr"]).turn("W5", "H", "M0")
    choose(table, 0, "pick svalinn")
    assert offered(table, 1) == ["W5", "H", "M0"]


def test_n14_1_fafnir_works_from_the_moment_it_is_owned() -> None:
    """Seat 1 takes Fafnir with Holda on the first tavern and goes to the camp on the second."""
    story = camp_of("fafnir_baleygr", "draupnir", age=1).seat(1, army=ranks(1, 1, 1, 0, 1))
    table = story.turn("W5", "B", "M0")
    choose(table, 0, "pick W5")
    choose_all(table, 1, "pick B", "hero holda", "holda fafnir_baleygr")
    pass_turn(table)
    choose(table, 0, "pick H")
    assert "draupnir" in offered(table, 1)


def test_n14_2_draupnir_rulebook_24_17_15_7_and_0_are_18_points() -> None:
    assert worth("draupnir", coins=["r24", "r17", "r15", "r7", "b0"]) == 18


def test_n14_3_vegvisir_is_placed_at_once_with_one_grade_and_13_points() -> None:
    table = take(camp_of("vegvisir", age=1).seat(0, army=ranks(1, 1, 1, 1, 0)), "vegvisir")
    assert column(table, 0, "explorer") == ("vegvisir",)
    assert (grades(table, 0)[4], table.points(0, 4)) == (1, 13)
    assert side(table, 0).command == ()
    assert decision(table) == (0, "hero")  # it completes a line


def test_n14_4_svalinn_is_5_points_a_hero_wherever_they_stand() -> None:
    assert worth("svalinn", "skaa", army={"warrior": ["tarah"], "hunter": ["thrud", "olwyn_double"]}) == 15


def test_n14_5_megingjord_ends_recruiting_by_lines_and_is_28_points() -> None:
    story = camp_of("megingjord", age=1).seat(0, army=ranks(1, 1, 1, 0, 1)).tavern(1, "B", "H", "H")
    table = take(story, "megingjord")
    pass_turn(table)
    pass_turn(table)
    choose(table, 0, "pick B")
    assert decision(table) == (1, "pick")  # a line, and no hero
    assert worth("megingjord") == 28


def test_n14_5_megingjord_also_stops_recruits_still_pending() -> None:
    """Three heroes are due; the first is Holda, who brings Megingjord."""
    story = camp_of("megingjord", age=1).seat(0, army=ranks(3, 3, 3, 2, 3))
    table = story.turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero holda", "holda megingjord")
    assert decision(table) == (1, "pick")


def test_n14_5_n14_12_gjallarhorn_works_even_with_megingjord() -> None:
    story = camp_of("gjallarhorn").seat(0, army=ranks(2, 2, 2, 2, 2), command=["megingjord"])
    table = take(story, "gjallarhorn")
    choose(table, 0, "hero aegur")
    assert column(table, 0, "blacksmith")[-1] == "aegur"
    assert decision(table) == (1, "pick")


def vidofnir(pouch: tuple[str, str], *command: str) -> NidavellirTable:
    others = [coin for coin in ("b5", "b4", "r6", "r7") if coin not in pouch][:3]
    story = camp_of("vidofnir_vedrfolnir", age=1).seat(0, coins=[*others, *pouch], command=command)
    table = story.bids(" ".join(others), "b3 b2 b4", "b2 b3 b4")
    choose(table, 0, "pick vidofnir_vedrfolnir")
    return table


def test_n14_6_vidofnir_vedrfolnir_rulebook_3_and_2_become_6_and_5() -> None:
    table = vidofnir(("b3", "b2"))
    assert sorted(offered(table, 0)) == ["b2 +2", "b2 +3", "b3 +2", "b3 +3"]
    choose(table, 0, "vidofnir b3 +3")
    assert side(table, 0).pouch == ("r5", "r6")


@pytest.mark.parametrize(
    ("first", "b3_becomes", "b5_becomes"),
    [("b3 +3", "r6", "r7"), ("b5 +2", "r6", "r7"), ("b3 +2", "r6", "r9"), ("b5 +3", "r6", "r9")],
)
def test_n14_6_assignment_and_order_are_the_owners(first: str, b3_becomes: str, b5_becomes: str) -> None:
    """The treasury holds 6, 7 and 9, so who comes first can decide who gets what."""
    story = (
        camp_of("vidofnir_vedrfolnir", age=1).seat(0, coins=["b0", "b2", "b4", "b3", "b5"]).treasury(6, 7, 9)
    )
    table = story.bids("b4 b2 b0", "b3 b2 b4", "b2 b3 b4")
    choose_all(table, 0, "pick vidofnir_vedrfolnir", f"vidofnir {first}")
    assert side(table, 0).row[3:] == (b3_becomes, b5_becomes)


def test_n14_6_the_order_of_the_two_upgrades_matters_when_coins_are_short() -> None:
    """4 and 5 with +3 and +2 both want the only 7."""
    for first, row in (("b4 +3", ("r7", "r9")), ("b5 +2", ("r9", "r7"))):
        story = (
            camp_of("vidofnir_vedrfolnir", age=1).seat(0, coins=["b0", "b2", "b3", "b4", "b5"]).treasury(7, 9)
        )
        table = story.bids("b3 b2 b0", "b2 b3 b4", "b0 b3 b4")
        choose_all(table, 0, "pick vidofnir_vedrfolnir", f"vidofnir {first}")
        assert side(table, 0).row[3:] == row


def test_n14_6_vidofnir_rulebook_3_and_the_trading_coin_become_8() -> None:
    table = vidofnir(("b3", "b0"))
    assert decision(table) == (1, "pick")
    assert side(table, 0).pouch == ("b0", "r8")


def test_n14_6_the_special_3_is_a_trading_coin_too() -> None:
    assert side(vidofnir(("b3", "s3")), 0).pouch == ("s3", "r8")


def test_n14_6_n16_4_jarika_adds_2_to_each_upgrade() -> None:
    table = vidofnir(("b3", "b2"), "jarika")
    choose(table, 0, "vidofnir b3 +3")
    assert side(table, 0).pouch == ("r6", "r8")
    assert side(vidofnir(("b3", "b0"), "jarika"), 0).pouch == ("b0", "r10")


def test_n14_6_r14_ulines_owner_chooses_two_coins_of_the_hand_as_pouch() -> None:
    table = (
        camp_of("vidofnir_vedrfolnir", age=1).seat(0, command=["uline"]).bids(None, "b3 b2 b4", "b2 b3 b4")
    )
    choose_all(table, 0, "uline_bid b5", "pick vidofnir_vedrfolnir")
    assert sorted(offered(table, 0)) == ["b0 b2", "b0 b3", "b0 b4", "b2 b3", "b2 b4", "b3 b4"]
    with_trading_coin = table.copy()
    choose_all(table, 0, "vidofnir_pouch b2 b3", "vidofnir b3 +3")
    assert side(table, 0).hand == ("b0", "b4", "r5", "r6")
    choose(with_trading_coin, 0, "vidofnir_pouch b0 b4")
    assert side(with_trading_coin, 0).hand == ("b0", "b2", "b3", "r9")


def test_n14_6_r14_outside_the_tavern_phase_coins_in_hand_serve_as_pouch() -> None:
    story = camp_of("vidofnir_vedrfolnir", age=1).seat(0, army=ranks(2, 2, 2, 1, 2), command=["ylud"])
    table = story.end_of_age()
    choose_all(table, 0, "ylud blacksmith", "hero holda", "holda vidofnir_vedrfolnir")
    choose_all(table, 0, "vidofnir_pouch b4 b5", "vidofnir b4 +2")
    assert side(table, 0).hand == ("b0", "b2", "b3", "r6", "r8")


# -- age 2 -----------------------------------------------------------------------------------------


def test_n14_7_brisingamens_takes_two_cards_of_the_pile_in_any_order() -> None:
    story = camp_of("brisingamens").pile("W9", "H", "RO5", "M2")
    table = take(story, "brisingamens")
    assert offered(table, 0) == ["W9", "H", "M2", "RO5"]
    choose(table, 0, "brising_take RO5")
    assert offered(table, 0) == ["W9", "H", "M2"]
    choose(table, 0, "brising_take W9")
    assert decision(table) == (0, "upgrade")  # first chosen, first resolved
    assert column(table, 0, "warrior") == ()
    choose(table, 0, "upgrade b4")
    assert column(table, 0, "warrior") == ("W9",)
    assert look(table, 0).pile == ("H", "M2", "RO5")  # R15: the offering went back


def test_n14_7_each_of_the_two_cards_is_resolved_completely_with_its_heroes() -> None:
    story = camp_of("brisingamens").seat(0, army=ranks(2, 2, 2, 0, 2)).pile("B", "B")
    table = take(story, "brisingamens")
    choose_all(table, 0, "brising_take B", "brising_take B")
    assert column(table, 0, "blacksmith") == ("B",)
    choose_all(table, 0, "hero skaa")
    assert column(table, 0, "blacksmith") == ("B", "B")
    assert decision(table) == (0, "hero")


def test_n14_7_r15_both_cards_are_chosen_before_either_is_resolved() -> None:
    """A card that Dagda discards in between cannot be the second one."""
    story = camp_of("brisingamens").seat(0, army=ranks(1, 1, 1, 0, 1)).pile("B", "M2")
    table = take(story, "brisingamens")
    choose_all(table, 0, "brising_take B", "brising_take M2", "hero dagda")
    choose_all(table, 0, "drop_last warrior", "drop_last explorer")
    assert column(table, 0, "miner") == ("M1", "M2")
    assert look(table, 0).pile == ("W5", "E7")


@pytest.mark.parametrize(("pile", "left"), [((), []), (("W9",), ["brising_take W9"])])
def test_n14_7_r15_with_fewer_cards_fewer_are_taken(pile: tuple[str, ...], left: list[str]) -> None:
    table = take(camp_of("brisingamens").pile(*pile), "brisingamens")
    choose_all(table, 0, *left)
    assert side(table, 0).command == ("brisingamens",)
    assert column(table, 0, "warrior") == pile
    assert decision(table) == (1, "pick")


def test_n14_7_at_the_end_its_owner_discards_a_dwarf_card_from_anywhere() -> None:
    army = {
        "warrior": ["W5", "W9", "tarah"],
        "miner": ["m2_2", "M2"],
        "blacksmith": ["BB"],
        "hunter": ["olwyn_double"],
    }
    table = camp_of().seat(0, army=army, command=["brisingamens"]).end_of_age()
    assert sorted(offered(table, 0)) == ["BB", "M2", "W5", "W9", "double in hunter"]
    choose(table, 0, "brising_drop W5")
    assert column(table, 0, "warrior") == ("W9", "tarah")
    assert look(table, 0).pile == ("W5",)
    assert decision(table) is None


def test_n14_7_a_double_is_dropped_from_the_column_chosen() -> None:
    army = {"warrior": ["W5", "olwyn_double"], "miner": ["olwyn_double", "M2"]}
    table = camp_of().seat(0, army=army, command=["brisingamens"]).end_of_age()
    choose(table, 0, "brising_drop double in miner")
    assert (column(table, 0, "miner"), column(table, 0, "warrior")) == (("M2",), ("W5", "olwyn_double"))


def test_n14_7_without_a_dwarf_card_nothing_is_dropped() -> None:
    army = {"warrior": ["tarah"], "explorer": ["vegvisir"], "miner": ["m2_2"]}
    assert decision(camp_of().seat(0, army=army, command=["brisingamens"]).end_of_age()) is None


def test_n14_7_n4_1_the_drop_comes_after_thrud_has_left_and_before_the_score() -> None:
    story = camp_of().seat(0, army={"warrior": ["W5", "thrud"]}, command=["brisingamens", "ylud"])
    table = story.end_of_age()
    choose(table, 0, "ylud hunter")
    assert decision(table) == (0, "brising_drop")
    assert column(table, 0, "warrior") == ("W5",)
    assert table.result() is None


def test_n14_8_mjollnir_rulebook_ten_hunters_are_20_points() -> None:
    assert worth("mjollnir", army={"hunter": ["H"] * 10, "warrior": ["W5"] * 9}) == 20


def test_n14_8_n9_12_thrud_has_left_when_mjollnir_counts() -> None:
    table = camp_of().seat(0, army={"hunter": ["H", "H", "thrud"]}, command=["mjollnir"]).end_of_age()
    assert sheet(table, 0)["artefacts"] == 4


def test_n14_9_hofud_every_other_player_discards_a_warrior_but_no_hero() -> None:
    story = camp_of("hofud", seats=4).seat(0, army={"warrior": ["W3"]})
    story.seat(1, army={"warrior": ["W5", "tarah", "m2_2", "W9"]}).seat(2, army={"warrior": ["kraal"]})
    table = take(story.seat(3, army={"warrior": ["olwyn_double"]}), "hofud")
    assert pending(table) == [(1, "hofud"), (3, "hofud")]  # not the taker, not who has heroes only
    assert offered(table, 1) == ["W5", "m2_2", "W9"]
    choose(table, 1, "hofud W5")
    assert column(table, 1, "warrior") == ("W5", "tarah", "m2_2", "W9")  # R20: revealed together
    choose(table, 3, "hofud olwyn_double")
    assert column(table, 1, "warrior") == ("tarah", "m2_2", "W9")
    assert column(table, 3, "warrior") == ()
    assert look(table, 0).pile == ("W5", "olwyn_double")
    assert column(table, 0, "warrior") == ("W3",)
    assert decision(table) == (1, "pick")


def test_n14_9_a_sealed_discard_may_be_changed_until_the_last_is_in() -> None:
    story = camp_of("hofud").seat(1, army={"warrior": ["W5", "W9"]}).seat(2, army={"warrior": ["W3"]})
    table = take(story, "hofud")
    choose(table, 1, "hofud W9")
    choose(table, 1, "hofud W5")
    choose(table, 2, "hofud W3")
    assert column(table, 1, "warrior") == ("W9",)


def test_n14_9_n15_7_a_mercenary_discarded_by_hofud_goes_to_the_camp_pile() -> None:
    story = camp_of("hofud").seat(1, army={"warrior": ["m2_2"]}, command=["hrafnsmerki", "m2_1"])
    table = take(story, "hofud")
    choose(table, 1, "hofud m2_2")
    assert look(table, 0).pile == ()
    assert column(table, 1, "warrior") == ()
    assert sheet(table, 1)["artefacts"] == 5  # one mercenary left


def test_n14_9_hofud_finds_nobody() -> None:
    table = take(camp_of("hofud").seat(1, army={"warrior": ["tarah"]}), "hofud")
    assert decision(table) == (1, "pick")


def test_n14_9_hofud_takes_a_card_from_under_thrud() -> None:
    table = take(camp_of("hofud").seat(1, army={"warrior": ["W5", "thrud"]}), "hofud")
    choose(table, 1, "hofud W5")
    assert column(table, 1, "warrior") == ("thrud",)


def test_n14_10_hrafnsmerki_rulebook_two_mercenaries_are_10_points_enlisted_or_not() -> None:
    assert worth("hrafnsmerki", "m2_1", army={"warrior": ["m1_1"]}) == 10


def test_n14_11_jarnglofi_on_a_later_tavern_leaves_the_slot_empty_no_card_no_tie() -> None:
    table = camp_of("jarnglofi").bids("b5 b0 b3", "b4 b0 b3", "b3 b0 b2")
    choose(table, 0, "pick jarnglofi")
    pass_turn(table)
    pass_turn(table)
    assert side(table, 0).bids == ("b5", "", "b3")
    assert list(look(table, 0).order) == [1, 2]
    pass_turn(table)
    pass_turn(table)
    assert gems(table) == [5, 3, 4]
    assert look(table, 0).tavern == 2


def test_n14_11_r26_jarnglofi_on_the_tavern_being_resolved_keeps_order_and_tie_without_exchange() -> None:
    table = camp_of("jarnglofi").bids(*["b0 b4 b3"] * 3)
    choose(table, 0, "pick jarnglofi")
    assert told(table, "coin_exchanged") == []
    assert coins(table, 0) == ("b2", "b3", "b4", "b5")
    assert decision(table) == (1, "pick")
    pass_turn(table)
    pass_turn(table)
    assert gems(table) == [3, 4, 5]


@pytest.mark.parametrize("trading", ["b0", "s3"])
def test_n14_11_jarnglofi_from_the_pouch_leaves_four_coins_for_the_rest_of_the_game(trading: str) -> None:
    story = camp_of("jarnglofi").seat(0, coins=[trading, "b2", "b3", "b4", "b5"]).deck(*["H"] * 9)
    table = take(story, "jarnglofi")
    assert side(table, 0).pouch == ("b2",)
    play_until(table, "bid")
    assert side(table, 0).hand == ("b2", "b3", "b4", "b5")
    assert len(offered(table, 0)) == 24


def test_n14_11_jarnglofi_is_24_points() -> None:
    assert worth("jarnglofi") == 24


def test_n14_12_gjallarhorn_rulebook_ylud_without_a_line_then_two_lines_are_needed() -> None:
    table = take(
        camp_of("gjallarhorn")
        .seat(0, army=ranks(2, 2, 2, 0, 2))
        .tavern(1, "B", "H", "H")
        .tavern(2, "B", "H", "H"),
        "gjallarhorn",
    )
    choose(table, 0, "hero ylud")
    for _ in range(2):
        pass_turn(table)
    choose(table, 0, "pick B")
    assert decision(table) == (1, "pick")  # one line, one hero
    for _ in range(2):
        pass_turn(table)
    choose(table, 0, "pick B")
    assert decision(table) == (0, "hero")


def test_n14_12_gjallarhorn_respects_the_heroes_own_conditions() -> None:
    table = take(camp_of("gjallarhorn"), "gjallarhorn")
    assert {"dagda", "bonfur", "hourya"}.isdisjoint(offered(table, 0))
    assert len(offered(table, 0)) == 27 - 3


def test_n14_12_a_class_hero_of_gjallarhorn_can_bring_another_by_lines() -> None:
    table = take(camp_of("gjallarhorn").seat(0, army=ranks(2, 2, 2, 0, 2)), "gjallarhorn")
    choose(table, 0, "hero aegur")
    assert decision(table) == (0, "hero")
