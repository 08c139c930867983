"""The camp of Thingvellir (N13)."""

from __future__ import annotations

from tests.games.nidavellir.table_builder import (
    camp,
    choose,
    choose_all,
    column,
    decision,
    heard,
    look,
    offered,
    pass_turn,
    play_until,
    ranks,
    side,
    situation,
    told,
)

AGE_1_CARDS = ("fafnir_baleygr", "draupnir", "svalinn", "m1_1", "m1_2", "m1_3", "m1_4")


def test_n13_2_the_camp_is_filled_up_to_five_before_the_taverns_are_dealt() -> None:
    story = situation(3, thingvellir=True).camp(*AGE_1_CARDS[:3]).camp_deck(*AGE_1_CARDS[3:]).deck(*["H"] * 9)
    table = story.new_round()
    assert len(camp(table)) == 5
    assert set(camp(table)) > set(AGE_1_CARDS[:3])  # what lay there stays
    assert len(look(table, 0).camp_deck) == 2
    progress = [entry.what for entry in heard(table)]
    assert progress.index("camp_card_shown") < progress.index("card_dealt")


def test_n13_2_a_full_camp_stays_as_it_is() -> None:
    story = situation(3, thingvellir=True).camp(*AGE_1_CARDS[:5]).camp_deck(*AGE_1_CARDS[5:]).deck(*["H"] * 9)
    table = story.new_round()
    assert camp(table) == list(AGE_1_CARDS[:5])


def test_n13_2_an_exhausted_deck_leaves_fewer_than_five() -> None:
    table = situation(3, thingvellir=True).camp("svalinn").camp_deck("m1_1").deck(*["H"] * 9).new_round()
    assert sorted(camp(table)) == ["m1_1", "svalinn"]


def test_n13_2_the_camp_is_not_refilled_within_a_round() -> None:
    story = situation(3, thingvellir=True).camp(*AGE_1_CARDS[:5]).camp_deck(*AGE_1_CARDS[5:]).deck(*["H"] * 9)
    table = story.turn()
    choose(table, 0, "pick svalinn")
    for _ in range(5):
        pass_turn(table)
    assert "svalinn" not in camp(table) and len(camp(table)) <= 4
    play_until(table, "bid")
    assert len(camp(table)) == 5


def test_n13_3_only_the_first_of_the_order_may_go_to_the_camp() -> None:
    table = situation(3, thingvellir=True).camp("svalinn", "m1_1").turn("W5", "H", "M0")
    assert offered(table, 0) == ["W5", "H", "M0", "svalinn", "m1_1"]
    choose(table, 0, "pick H")
    assert offered(table, 1) == ["W5", "M0"]
    choose(table, 1, "pick M0")
    assert offered(table, 2) == ["W5"]


def test_n13_3_gems_break_the_tie_for_the_right_to_the_camp() -> None:
    story = situation(3, thingvellir=True).seat(0, gem=3).seat(2, gem=5).camp("svalinn")
    table = story.bids("b5 b4 b3", "b4 b3 b2", "b5 b4 b3")
    assert decision(table) == (2, "pick")
    assert "svalinn" in offered(table, 2)
    pass_turn(table)
    assert "svalinn" not in offered(table, 0)


def test_n13_4_a_visit_is_a_normal_turn_with_heroes_and_exchange() -> None:
    """All bid the trading coin; seat 0 takes Vegvisir, completes a line, recruits, then exchanges."""
    story = situation(3, thingvellir=True).seat(0, army=ranks(1, 1, 1, 1, 0)).camp("vegvisir")
    table = story.bids(*["b0 b2 b3"] * 3)
    choose_all(table, 0, "pick vegvisir", "hero skaa")
    assert side(table, 0).pouch == ("b4", "r9")
    assert decision(table) == (1, "pick")


def test_n13_5_the_tavern_card_left_over_after_a_visit_is_discarded() -> None:
    table = situation(3, thingvellir=True).camp("svalinn").turn("W5", "H", "M0")
    choose(table, 0, "pick svalinn")
    choose(table, 1, "pick W5")
    choose(table, 2, "pick H")
    assert look(table, 0).pile == ("M0",)


# -- two players (N13.6) ---------------------------------------------------------------------------


def test_n13_6_with_two_players_a_visit_also_discards_one_tavern_card() -> None:
    table = situation(2, thingvellir=True).camp("svalinn").turn("W5", "H", "M0")
    choose(table, 0, "pick svalinn")
    assert decision(table) == (0, "tavern_discard")
    assert offered(table, 0) == ["W5", "H", "M0"]
    choose(table, 0, "tavern_discard W5")
    assert look(table, 0).pile == ("W5",)
    assert offered(table, 1) == ["H", "M0"]
    choose(table, 1, "pick H")
    assert look(table, 0).pile == ("W5", "M0")


def test_n13_6_r13_the_discard_comes_after_the_exchange() -> None:
    table = situation(2, thingvellir=True).camp("svalinn").bids("b0 b2 b3", "b0 b2 b3")
    choose(table, 0, "pick svalinn")
    assert decision(table) == (0, "tavern_discard")
    assert side(table, 0).pouch == ("b4", "r9")


def test_n13_6_no_discard_without_a_visit() -> None:
    table = situation(2, thingvellir=True).camp("svalinn").turn("W5", "H", "M0")
    choose(table, 0, "pick W5")
    assert decision(table) == (1, "pick")


def test_n13_6_no_discard_if_the_second_player_has_no_bid_here() -> None:
    """Seat 0 lost the trading coin that lay on the second tavern; seat 1 alone goes to the camp."""
    story = situation(2, thingvellir=True, age=2).camp("jarnglofi", "hofud").tavern(1, "W5", "H", "M0")
    table = story.bids("b5 b0 b3", "b4 b3 b2")
    choose_all(table, 0, "pick jarnglofi", "tavern_discard H")
    pass_turn(table)
    choose(table, 1, "pick hofud")
    assert look(table, 0).tavern == 2
    assert {"W5", "M0"} <= set(look(table, 0).pile)


def test_n13_6_if_the_second_player_goes_by_fafnir_the_two_cards_left_are_just_discarded() -> None:
    story = situation(2, thingvellir=True).seat(1, command=["fafnir_baleygr"]).camp("svalinn")
    table = story.turn("W5", "H", "M0")
    choose(table, 0, "pick W5")
    choose(table, 1, "pick svalinn")
    assert look(table, 0).tavern == 1
    assert sorted(look(table, 0).pile) == ["H", "M0"]


def test_n13_6_with_three_players_nothing_more_is_discarded() -> None:
    table = situation(3, thingvellir=True).camp("svalinn").turn("W5", "H", "M0")
    choose(table, 0, "pick svalinn")
    assert decision(table) == (1, "pick")


# -- Holda, end of the age (N13.7, N13.8) ----------------------------------------------------------


def test_n13_7_a_card_taken_with_holda_is_no_visit() -> None:
    story = (
        situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1)).seat(1, command=["fafnir_baleygr"])
    )
    table = story.camp("svalinn", "draupnir").turn("B", "H", "M0")
    choose_all(table, 0, "pick B", "hero holda", "holda svalinn")
    assert decision(table) == (1, "pick")  # no tavern card to discard
    assert "draupnir" in offered(table, 1)  # and Fafnir is not blocked


def test_n13_7_holda_needs_no_right_to_the_camp() -> None:
    story = situation(2, thingvellir=True).seat(1, army=ranks(1, 1, 1, 0, 1)).camp("svalinn")
    table = story.turn("W5", "B", "M0")
    choose(table, 0, "pick W5")
    choose_all(table, 1, "pick B", "hero holda", "holda svalinn")
    assert "svalinn" in side(table, 1).command


def test_n13_8_at_the_end_of_age_1_the_camp_is_cleared_and_age_2_begins_with_its_own_cards() -> None:
    table = situation(2, thingvellir=True).camp("svalinn", "m1_1").camp_deck("m1_2").end_of_age()
    play_until(table, "bid")
    assert len(told(table, "camp_cleared")) == 1
    ready = {*camp(table), *look(table, 0).camp_deck}
    assert len(camp(table)) == 5
    assert ready == {
        *("brisingamens", "mjollnir", "hofud", "hrafnsmerki", "jarnglofi", "gjallarhorn"),
        *(f"m2_{number}" for number in range(1, 7)),
    }


def test_n13_8_an_empty_camp_offers_nothing() -> None:
    table = situation(3, thingvellir=True).turn("W5", "H", "M0")
    assert offered(table, 0) == ["W5", "H", "M0"]
    choose(table, 0, "pick W5")
    assert column(table, 0, "warrior") == ("W5",)
