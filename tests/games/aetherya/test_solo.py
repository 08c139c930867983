"""The solo campaign (C)."""

from __future__ import annotations

import random

import pytest

from meadhall.games.aetherya.rules import ending, legends, solo
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import steps
from meadhall.games.aetherya.state.consistency import check_consistency
from tests.games.aetherya.table_builder import (
    CENTRE,
    Story,
    arranged,
    choose,
    choose_first,
    decision,
    legend_set,
    look,
    offered,
    side,
    story,
)

REST = "/ -- -- -- -- / -- -- -- -- / -- -- -- --"
LAST_CARD = "-- EL EL FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"
CHEAP = ("pair_elf", "pair_human", "pair_dwarf", "pair_goblin")


def alone(drawing: str = CENTRE) -> Story:
    return story(drawing, 1, "solo").pile("MO")


# -- swaps (C3) ------------------------------------------------------------------------------------


def test_c3_before_the_first_turn_one_swap_with_the_next_row() -> None:
    table = arranged(1)
    assert decision(table) == (0, "swap_legends")
    assert len(offered(table)) == 1 + 4 * 5
    lower, upper = look(table).rows[0][0], look(table).rows[1][-1]
    choose(table, f"swap {lower} {upper}")
    assert upper in look(table).rows[0] and lower in look(table).rows[1]
    assert decision(table) == (0, "source")


def test_c3_the_swap_is_optional() -> None:
    table = arranged(1)
    before = look(table).rows
    choose(table, "no_swap")
    assert look(table).rows == before and decision(table) == (0, "source")


def test_c3_century_2_swaps_with_the_top_row_and_century_3_with_none() -> None:
    table = arranged(1)
    table.step = steps.SQUARE
    ready_for_square(table)
    choose(table, "square a1")
    assert decision(table) == (0, "swap_legends") and table.century == 2
    assert len(offered(table)) == 1 + 5 * 6
    choose(table, "no_swap")
    ready_for_square(table)
    choose(table, "square a1")
    assert decision(table) == (0, "source") and table.century == 3


def ready_for_square(table: AetheryaTable) -> None:
    """A century has just been passed: all cards lie open."""
    table.held = table.other = 0
    ending.open_all(table, 0)
    table.step = steps.SQUARE
    table.century = max(1, table.century)


# -- turns (C4) ------------------------------------------------------------------------------------


def test_c4_r37_two_ways_to_take_two_cards_chosen_before_looking() -> None:
    table = alone().deck(5).turn()
    assert sorted(offered(table)) == ["deck_and_discard", "two_from_deck"]


def test_c4_two_from_the_deck_need_two_cards() -> None:
    assert offered(alone().deck(1).turn()) == ["deck_and_discard"]


def test_c4_1_c4_3_the_other_card_is_discarded_first_the_removed_one_above_it() -> None:
    table = alone().unseen("HU").deck(9).turn()
    choose(table, "deck_and_discard")
    assert (look(table).held, look(table).other) == ("HU", "MO")
    choose(table, "keep HU")
    assert look(table).piles == (("MO",),)
    choose(table, "place HU b2")
    assert look(table).piles == (("MO", "PL"),)
    assert look(table).deck_size == 8


def test_c4_2_r25_a_card_from_the_deck_may_be_discarded_too_for_a_reveal() -> None:
    table = alone().unseen("HU").turn()
    choose(table, "deck_and_discard", "keep HU")
    assert {words.split()[0] for words in offered(table)} == {"place", "reveal"}
    choose(table, "reveal a1")
    assert look(table).piles == (("MO", "HU"),)


def test_c4_2_r25_the_card_from_the_discard_pile_must_be_placed() -> None:
    table = alone().unseen("HU").turn()
    choose(table, "deck_and_discard", "keep MO")
    assert {words.split()[0] for words in offered(table)} == {"place"}


def test_c4_1_equal_cards_are_told_apart_by_where_they_came_from() -> None:
    table = alone().unseen("MO").turn()
    choose(table, "deck_and_discard")
    assert sorted(offered(table)) == ["keep MO@deck", "keep MO@discard"]
    table = alone().unseen("MO").turn()
    choose(table, "two_from_deck")
    assert offered(table) == ["keep MO@deck"]


def test_a3_4_a_spectator_does_not_see_what_a_solo_player_drew() -> None:
    table = alone().unseen("HU").turn()
    choose(table, "deck_and_discard")
    assert (look(table, -1).held, look(table, -1).other) == ("?", "MO")
    choose(table, "keep MO")
    assert look(table, -1).held == "MO"


# -- legends (C5, C6) ------------------------------------------------------------------------------


def test_c5_one_legend_of_the_current_row_a_turn() -> None:
    rows = alone(f"EL EL HU HU {REST}").row(1, "pair_elf", "pair_human", "pair_dwarf", "pair_goblin")
    table = rows.row(2, "link_human_elf", "all_races").turn()
    assert {"claim pair_elf", "claim pair_human"} <= set(offered(table))
    assert "claim link_human_elf" not in offered(table)  # a later row
    choose(table, "claim pair_elf")
    assert not [words for words in offered(table) if words.startswith("claim")]
    assert look(table).turned == ("pair_elf",)
    assert side(table).rows[5] == 0  # scores nothing


@pytest.mark.parametrize("moment", ["source", "keep", "drawn", "after"])
def test_c5_a_legend_may_be_fulfilled_at_any_decision_of_the_turn(moment: str) -> None:
    table = alone(f"EL EL -- -- {REST}").row(1, *CHEAP).unseen("SW").turn()
    for way, words in (("source", "deck_and_discard"), ("keep", "keep SW"), ("drawn", "reveal d4")):
        if decision(table)[1] == moment:
            break
        assert decision(table)[1] == way
        choose(table, words)
    assert decision(table)[1] == moment
    choose(table, "claim pair_elf")
    assert look(table).turned == ("pair_elf",)


def test_c6_a_century_goes_on_when_all_its_legends_are_fulfilled() -> None:
    table = alone(f"EL EL -- -- {REST}").row(1, "pair_elf").turn()
    choose(table, "claim pair_elf", "deck_and_discard")
    choose_first(table, "keep")
    choose_first(table, "place")
    assert decision(table) == (0, "source") and table.century == 1


# -- the end of a century (C7, C8) -----------------------------------------------------------------


def test_c7_1_the_last_card_ends_the_century_at_once_without_a_legend_after_it() -> None:
    told_story = alone("-- MO MO EL / FO FO FO FO / FO FO FO FO / FO FO FO FO").row(1, "chain_mountain")
    table = told_story.turn()
    choose(table, "deck_and_discard", "keep MO", "place MO a1")
    assert "chain_mountain" in side(table).met
    assert table.lost and table.result() is not None  # met too late


def test_c7_2_r26_an_empty_deck_ends_the_century_after_the_turn_and_its_legend() -> None:
    told_story = alone(f"EL -- -- -- {REST}").row(1, "pair_elf").pile("EL").deck(1).unseen("SW")
    table = told_story.turn()
    choose(table, "deck_and_discard", "keep EL", "place EL b1")
    assert decision(table) == (0, "after")
    choose(table, "claim pair_elf")
    assert decision(table) == (0, "keep_square")
    assert side(table).closed == 0  # all cards were opened


def test_c7_2_r26_cards_opened_at_the_end_fulfil_nothing() -> None:
    table = alone(f"EL -- -- -- {REST}").row(1, "chain_swamp").deck(1).unseen("SW").turn()
    choose(table, "deck_and_discard", "keep MO", "place MO b1")
    assert "chain_swamp" in side(table).met and table.lost


def test_c8_r35_an_unfulfilled_legend_loses_the_campaign_at_once_without_score() -> None:
    table = alone(f"EL -- -- -- {REST}").row(1, "pair_elf").deck(1).turn()
    choose(table, "deck_and_discard", "keep MO", "place MO b1")
    result = table.result()
    assert result is not None
    assert (result.won, result.team_score, result.reason) == (False, None, "lost_in_century_1")


def test_c8_the_example_of_the_rulebook_23_minus_11_is_12() -> None:
    andrey = "DW MO HU FO / DR HU FO EL / PO PL EL FO / HU SW DW MO"
    table = alone(andrey).row(1, "pair_elf", "pair_human", "duel_elf_dwarf", "chain_forest").table
    table.turned = table.row_1
    assert legends.value_of(table.row_1) == 11
    solo.end_century(table, 0)
    assert table.points_1 == 12 and table.step == steps.SQUARE


def test_c8_r27_a_negative_century_does_not_lose() -> None:
    table = alone("GO HU GO HU / PL PL PL PL / PL PL PL PL / PL PL PL PL").row(1, "chain_plain").table
    table.turned = table.row_1
    solo.end_century(table, 0)
    assert table.points_1 < 0 and not table.lost and table.step == steps.SQUARE


# -- the next century (C9, C10) --------------------------------------------------------------------


def test_c9_r28_r29_four_cards_stay_as_they_lay_and_the_rest_is_dealt_anew() -> None:
    table = arranged(1, 3)
    choose(table, "no_swap")
    ready_for_square(table)
    assert len(offered(table)) == 9
    kingdom = side(table).kingdom
    choose(table, "square c3")
    view = look(table)
    assert [view.seats[0].kingdom[number] for number in (5, 6, 9, 10)] == [
        kingdom[n] for n in (10, 11, 14, 15)
    ]
    assert (view.seats[0].closed, len(view.piles[0]), view.deck_size) == (12, 1, 23)
    assert sum(view.unseen) == 35
    check_consistency(table)


def test_c9_the_new_centre_may_serve_for_legends_at_once() -> None:
    table = (
        alone("EL EL FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO")
        .row(2, "pair_elf")
        .row(3, "all_races")
        .table
    )
    table.step, table.century = steps.SQUARE, 1
    choose(table, "square a1", "no_swap")
    assert "claim pair_elf" in offered(table)


def test_c10_the_campaign_score_is_the_sum_and_may_be_negative() -> None:
    table = alone("EL EL FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO").row(3, "pair_elf").table
    table.century, table.points_1, table.points_2 = 3, -40, 3
    table.turned = legend_set("pair_elf")
    solo.end_century(table, 0)
    result = table.result()
    assert result is not None
    assert (result.won, result.reason) == (True, "campaign_won")
    assert result.team_score == -40 + 3 + side(table).total - 2 == result.scores[0] < 0


def test_campaigns_that_pass_by_magic_go_through_three_centuries() -> None:
    """Legends are fulfilled by hand, all else is random play."""
    for seed in range(6):
        table = arranged(1, seed)
        dice = random.Random(seed)
        while table.to_act():
            if table.century:
                table.turned = table.row(table.century)
            check_consistency(table)
            table.play(0, dice.choice(table.choices(0)))
        result = table.result()
        assert result is not None and result.won and table.century == 3
        assert result.team_score == table.points_1 + table.points_2 + table.points_3
