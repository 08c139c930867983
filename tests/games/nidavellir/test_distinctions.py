"""The evaluation of the troops at the end of age 1 (N11): each of the five distinctions."""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state.cards import CLASS_IDS, DISTINCTION_IDS
from tests.games.nidavellir.table_builder import (
    choose,
    choose_all,
    coins,
    column,
    decision,
    grades,
    look,
    offered,
    pass_turn,
    play_until,
    ranks,
    side,
    situation,
    told,
)

OF_CLASS = dict(zip(CLASS_IDS, DISTINCTION_IDS, strict=True))
ONE_CARD = {"warrior": "W5", "hunter": "H", "miner": "M0", "blacksmith": "B", "explorer": "E5"}


def after_evaluation(table: NidavellirTable) -> NidavellirTable:
    play_until(table, "bid")
    return table


@pytest.mark.parametrize("name", CLASS_IDS)
def test_n11_2_strictly_the_most_grades_win_the_distinction(name: str) -> None:
    card = ONE_CARD[name]
    table = after_evaluation(
        situation(3).seat(1, army={name: [card, card]}).seat(2, army={name: [card]}).end_of_age()
    )
    assert side(table, 1).command == (OF_CLASS[name],)
    assert side(table, 0).command == side(table, 2).command == ()


@pytest.mark.parametrize("name", CLASS_IDS)
@pytest.mark.parametrize("each", [0, 1])
def test_n11_2_n11_10_a_tie_also_at_zero_is_nobodys_and_gems_do_not_break_it(name: str, each: int) -> None:
    army = {name: [ONE_CARD[name]] * each}
    table = after_evaluation(situation(2).seat(0, army=army, gem=5).seat(1, army=army, gem=4).end_of_age())
    assert side(table, 0).command == side(table, 1).command == ()
    assert look(table, 0).distinctions == ()  # what nobody won left the game
    assert [lost for _, lost, _ in told(table, "distinction_lost")] == [0, 1, 2, 3, 4]


def test_n11_1_the_order_is_warrior_hunter_miner_blacksmith_explorer() -> None:
    table = after_evaluation(
        situation(2).seat(0, army=ranks(1, 1, 1, 1, 1), command=["skaa", "astrid"]).end_of_age()
    )
    assert told(table, "distinction_won") == [(0, index, 0) for index in range(5)]


def test_n11_2_grades_count_not_cards_or_points() -> None:
    story = situation(2).seat(0, army={"hunter": ["dagda"], "warrior": ["kraal"]})
    table = after_evaluation(story.seat(1, army={"hunter": ["H", "H"], "warrior": ["W9"]}).end_of_age())
    assert {"hunting_master", "kings_hand"} <= set(side(table, 0).command)


def test_n11_2_ylud_counts_where_she_was_placed_just_before() -> None:
    story = situation(2).seat(0, army={"miner": ["M0"]}, command=["ylud"]).seat(1, army={"miner": ["M2"]})
    table = story.end_of_age()
    choose(table, 0, "ylud miner")
    assert "crown_jeweler" in side(after_evaluation(table), 0).command


def test_n11_3_r9_each_class_is_counted_after_the_awards_before_it_are_resolved() -> None:
    """The special blacksmith completes a line; Idunn makes seat 0 first among the explorers."""
    story = situation(2).seat(0, army=ranks(2, 2, 2, 1, 2), command=["skaa"])
    table = story.seat(1, army=ranks(3, 3, 3, 0, 2)).end_of_age()
    choose(table, 1, "upgrade b5")
    choose(table, 0, "hero idunn")
    assert decision(table) == (0, "pioneer")


# -- the five (N11.4 to N11.9) ---------------------------------------------------------------------


def test_n11_4_kings_hand_is_an_upgrade_by_5() -> None:
    table = situation(2).seat(0, army={"warrior": ["W5"]}).end_of_age()
    assert offered(table, 0) == ["b2", "b3", "b4", "b5"]
    choose(table, 0, "upgrade b5")
    assert coins(table, 0) == ("b0", "b2", "b3", "b4", "r10")


def test_n11_4_jarika_adds_2_to_kings_hand() -> None:
    table = situation(2, thingvellir=True).seat(0, army={"warrior": ["W5"]}, command=["jarika"]).end_of_age()
    choose(table, 0, "upgrade b5")
    assert "r12" in coins(table, 0)


@pytest.mark.parametrize("command", [(), ("jarika",)])
def test_n11_5_hunting_master_changes_the_0_for_the_special_3_and_is_no_upgrade(
    command: tuple[str, ...],
) -> None:
    table = after_evaluation(
        situation(2, thingvellir=True).seat(0, army={"hunter": ["H"]}, command=command).end_of_age()
    )
    assert coins(table, 0) == ("b2", "b3", "s3", "b4", "b5")
    assert told(table, "coin_upgraded") == []


def test_n11_6_crown_jeweler_is_gem_6_on_top_of_the_own_gem() -> None:
    table = after_evaluation(situation(3).seat(1, army={"miner": ["M0"]}, gem=4).end_of_age())
    assert (side(table, 1).gem, side(table, 1).gem_below) == (6, 4)


def test_n11_6_gem_6_wins_every_tie_and_is_never_swapped() -> None:
    table = situation(3, age=2).seat(2, gem=6).bids("b4 b3 b2", "b2 b4 b3", "b4 b3 b2")
    assert list(look(table, 0).order) == [2, 0, 1]
    for _ in range(3):
        pass_turn(table)
    assert [table.gem(seat) for seat in range(3)] == [5, 4, 6]


def test_n11_7_great_armorer_is_a_blacksmith_of_two_grades() -> None:
    table = after_evaluation(situation(2).seat(0, army={"blacksmith": ["B"]}).end_of_age())
    assert column(table, 0, "blacksmith") == ("B", "BB")
    assert grades(table, 0)[3] == 3


def test_n11_7_the_special_blacksmith_can_bring_heroes() -> None:
    table = situation(2).seat(0, army=ranks(3, 3, 3, 1, 3), command=["skaa"]).end_of_age()
    choose_all(table, 0, "upgrade b5", "hero astrid", "hero grid", "upgrade b4")
    assert decision(table) == (0, "pioneer")


def test_n11_8_pioneer_keeps_one_of_three_cards_and_the_others_go_back() -> None:
    table = situation(2).seat(0, army={"explorer": ["E5"]}).end_of_age()
    assert decision(table) == (0, "pioneer")
    seen = look(table, 0).pioneer
    assert len(seen) == 3
    rest = list(seen)
    kept = next(card for card in seen if not card.startswith("RO"))
    rest.remove(kept)
    deck = sorted([*look(table, 0).deck, *rest])
    choose(table, 0, f"pioneer {kept}")
    dealt = [card for tavern in look(table, 0).taverns for card in tavern]
    assert sorted([*look(table, 0).deck, *dealt]) == deck
    assert len(deck) == 36  # N11.10
    assert any(kept in cards for cards in side(table, 0).army)


def pioneer_with(card: str, hunters: int = 2) -> NidavellirTable:
    """Seat 0 is Pioneer and nothing else, sees this card among the three, and has so many hunters."""
    for seed in range(200):
        story = situation(2, seed=seed).seat(0, army=ranks(2, hunters, 2, 2, 3), command=["skaa"])
        table = story.seat(1, army=ranks(2, 2, 2, 2, 2), command=["grid", "dwerg_ymir"]).end_of_age()
        if card in offered(table, 0):
            return table
    raise AssertionError(f"no seed shows {card}")


def test_n11_8_an_offering_kept_by_the_pioneer_is_an_upgrade_and_is_discarded() -> None:
    table = pioneer_with("RO5")
    choose_all(table, 0, "pioneer RO5", "upgrade b5")
    assert "r10" in coins(table, 0)
    assert look(table, 0).pile == ("RO5",)


def test_n11_8_a_dwarf_kept_by_the_pioneer_can_bring_a_hero() -> None:
    table = pioneer_with("H", hunters=1)
    choose(table, 0, "pioneer H")
    assert decision(table) == (0, "hero")


def test_n11_9_r10_without_a_pioneer_the_top_card_goes_to_the_pile_without_effect() -> None:
    table = after_evaluation(situation(2).end_of_age())
    assert len(look(table, 0).pile) == 1
    [(seat, _, _)] = told(table, "top_card_discarded")
    assert seat == -1
    assert side(table, 0).army == side(table, 1).army == ((),) * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("army", [{}, {"explorer": ["E5"]}])
def test_n11_10_the_age_2_deck_then_holds_exactly_its_rounds(seats: int, army: dict[str, list[str]]) -> None:
    table = after_evaluation(situation(seats).seat(0, army=army).end_of_age())
    view = look(table, 0)
    dealt = sum(len(tavern) for tavern in view.taverns)
    rounds = 4 if seats <= 3 else 3
    assert len(view.deck) + dealt == dealt * rounds
    assert (view.age, view.round, view.phase) == (2, 1, "taverns")


def test_n11_a_hero_of_the_expansion_may_follow_an_award_and_camp_cards_go_last() -> None:
    """N13.8: the camp is cleared after the last distinction, so Holda still finds it full."""
    story = situation(2, thingvellir=True).seat(0, army=ranks(2, 2, 2, 1, 2), command=["skaa"])
    table = story.camp("draupnir", "m1_1").end_of_age()
    choose_all(table, 0, "upgrade b5", "hero holda", "holda draupnir")
    assert "draupnir" in side(table, 0).command
