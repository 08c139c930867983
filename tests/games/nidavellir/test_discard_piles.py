"""The two discard piles and the box (N17)."""

from __future__ import annotations

import pytest

from tests.games.nidavellir.table_builder import (
    Situation,
    choose,
    choose_all,
    look,
    offered,
    pass_turn,
    play_until,
    ranks,
    side,
    situation,
)


def story() -> Situation:
    return situation(3, thingvellir=True, age=2)


@pytest.mark.parametrize(
    ("card", "hero", "answers"),
    [
        pytest.param("W5", "dagda", ["drop_last warrior", "drop_last miner"], id="a-dwarf"),
        pytest.param("olwyn_double", "dagda", ["drop_last warrior", "drop_last miner"], id="a-double"),
        pytest.param("W5", "bonfur", ["drop_last warrior"], id="by-bonfur"),
    ],
)
def test_n17_1_cards_discarded_by_heroes_lie_in_the_dwarf_pile(
    card: str, hero: str, answers: list[str]
) -> None:
    table = story().seat(0, army=ranks(0, 1, 1, 0, 1) | {"warrior": [card]}).turn("B", "H", "H")
    choose_all(table, 0, "pick B", f"hero {hero}", *answers)
    assert card in look(table, 0).pile
    assert look(table, 0).camp_pile == ()


def test_n17_1_the_special_blacksmith_lies_there_too_and_can_be_taken_again() -> None:
    table = story().pile("BB").camp("brisingamens").turn("W5", "H", "M0")
    choose_all(table, 0, "pick brisingamens", "brising_take BB")
    assert side(table, 0).grades[3] == 2


def test_n17_1_everybody_may_look_at_the_pile() -> None:
    table = story().pile("W5", "RO5").bidding()
    assert {look(table, viewer).pile for viewer in (-1, 0, 1, 2)} == {("W5", "RO5")}


def test_n17_1_the_pile_lasts_over_both_ages() -> None:
    table = situation(2).pile("W5").end_of_age()
    play_until(table, "bid")
    assert "W5" in look(table, 0).pile


def test_n17_2_camp_cards_go_to_a_pile_of_their_own_that_nothing_reaches() -> None:
    army = {"warrior": ["m2_2"]}
    table = story().seat(1, army=army).camp("hofud", "brisingamens").pile("W5").turn()
    choose(table, 0, "pick hofud")
    choose(table, 1, "hofud m2_2")
    assert look(table, 0).camp_pile == ("m2_2",)
    for _ in range(2):
        pass_turn(table)
    choose(table, 0, "pick brisingamens")
    assert "m2_2" not in offered(table, 0)


def test_n17_2_n13_8_what_is_cleared_at_the_end_of_age_1_lies_in_the_camp_pile() -> None:
    table = situation(2, thingvellir=True).camp("svalinn", "m1_1").camp_deck("m1_2").end_of_age()
    play_until(table, "bid")
    assert look(table, 1).camp_pile == ("svalinn", "m1_1", "m1_2")


def test_n17_3_base_coins_given_up_never_come_back() -> None:
    table = situation(2).treasury(8).turn("RO3", "RO3", "H")
    choose_all(table, 0, "pick RO3", "upgrade b5")
    choose_all(table, 1, "pick RO3", "upgrade b5")  # nothing to take: neither the royal 8 nor seat 0's base 5
    assert side(table, 1).coins == ("b0", "b2", "b3", "b4", "b5")
    assert sum(look(table, 0).treasury) == 0
