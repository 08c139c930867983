"""The cooperative game (D)."""

from __future__ import annotations

import pytest

from meadhall.games.aetherya.rules import cooperative
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
LAST_CARD = "-- FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"
ALL = (
    "link_human_dwarf",
    "link_human_elf",
    "pair_human",
    "pair_elf",
    "pair_dwarf",
    "pair_goblin",
    "duel_goblin_human",
)


def team(drawing: str = CENTRE, seats: int = 2) -> Story:
    return (
        story(drawing, seats, "cooperative").pile("HU").pile("MO", number=1).display("all_races", "pair_elf")
    )


def test_d1_no_tokens_and_no_claims() -> None:
    table = team(f"EL EL -- -- {REST}").turn()
    assert not look(table).items
    assert not [words for words in offered(table) if words.startswith("claim")]


def test_d3_take_from_either_pile_and_put_on_either() -> None:
    table = team().turn()
    assert {"take HU@1 a1 >1", "take HU@1 a1 >2", "take MO@2 a1 >1", "take MO@2 a1 >2"} <= set(offered(table))
    choose(table, "take MO@2 b2 >1")
    assert look(table).piles == (("HU", "PL"), ())
    assert side(table).kingdom[5] == "MO"


def test_d3_r30_an_emptied_pile_stays_usable() -> None:
    table = team().turn()
    choose(table, "take MO@2 b2 >1")
    assert not [words for words in offered(table) if "@2" in words]
    choose(table, "take PL@1 a1 >2")
    assert len(look(table).piles[1]) == 1


def test_d3_a_drawn_card_goes_into_the_kingdom_or_onto_either_pile() -> None:
    table = team().turn()
    choose(table, "draw")
    assert {"place SW b2 >1", "place SW b2 >2", "reveal a1 >1", "reveal a1 >2"} <= set(offered(table))
    choose(table, "reveal a1 >2")
    assert look(table).piles[1] == ("MO", "SW")


def test_d4_r31_all_met_legends_are_turned_at_the_start_and_after_the_action() -> None:
    table = team(f"EL EL -- -- {REST}").display("pair_elf", "chain_mountain", "pair_human").turn()
    assert look(table).turned == ("pair_elf",)  # at the start, without being asked
    choose(table, "take HU@1 c1 >1")
    assert look(table).turned == ("pair_elf",)
    table = team(f"HU -- -- -- {REST}").display("pair_human", "chain_mountain").turn()
    choose(table, "take HU@1 b1 >1")
    assert look(table).turned == ("pair_human",)
    assert side(table).rows[5] == 0


def test_d4_only_the_own_kingdom_counts() -> None:
    table = team().kingdom(1, f"EL EL -- -- {REST}").display("pair_elf").turn(0)
    assert look(table).turned == ()
    choose_first(table, "take")
    assert look(table).turned == ("pair_elf",)  # the other player's turn has begun


def end_round(table_story: Story) -> None:
    table = table_story.turn()
    choose_first(table, "take")
    choose_first(table, "take")


def test_d5_d5_1_turned_legends_leave_the_game_and_the_display_is_refilled() -> None:
    told_story = team(f"EL EL -- -- {REST}").display(*ALL[2:4], "all_races", "chain_swamp")
    told_story.legend_deck("chain_plain")
    end_round(told_story)
    view = look(told_story.table)
    assert set(view.display) == {"pair_human", "all_races", "chain_swamp", "chain_plain"}
    assert view.penalty == () and view.turned == ()
    assert decision(told_story.table) == (0, "source")


def test_d5_2_d5_3_r32_without_a_legend_the_first_player_chooses_a_penalty() -> None:
    told_story = (
        team().display("all_races", "pair_elf", "pair_dwarf", "chain_swamp").legend_deck("chain_plain")
    )
    end_round(told_story)
    table = told_story.table
    assert decision(table) == (0, "penalty_legend")
    assert sorted(offered(table)) == sorted(
        f"penalty {name}" for name in ("all_races", "pair_elf", "pair_dwarf", "chain_swamp")
    )
    choose(table, "penalty pair_elf")
    assert look(table).penalty == ("pair_elf",)
    assert set(look(table).display) == {"all_races", "pair_dwarf", "chain_swamp", "chain_plain"}
    assert decision(table) == (0, "source")


def test_d7_the_last_card_ends_the_game_without_check_or_penalty() -> None:
    table = team(LAST_CARD.replace("-- FO", "-- EL")).display("pair_elf").pile("EL").turn()
    choose(table, "take EL@1 a1 >1")
    assert table.result() is not None
    assert look(table).turned == () and look(table).penalty == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_d6_d8_r33_an_empty_deck_ends_the_game_after_the_turn_but_without_d5(seat: int) -> None:
    table = team().deck(1).kingdom(seat, f"SW SW -- -- {REST}").display("chain_swamp", "pair_elf").turn(seat)
    choose(table, "draw", "place SW c1 >1")
    assert table.result() is not None
    assert look(table).turned == ("chain_swamp",)  # the check of the turn was made
    assert look(table).penalty == ()


def test_d9_r36_without_a_legend_left_the_game_ends_after_the_round() -> None:
    told_story = team(f"EL EL -- -- {REST}").display("pair_elf").legend_deck()
    table = told_story.turn()
    choose_first(table, "take")
    assert table.result() is None  # all are turned, but the round goes on
    choose_first(table, "take")
    assert table.result() is not None


def test_d9_the_last_penalty_ends_the_game() -> None:
    told_story = team().display("pair_elf").legend_deck()
    end_round(told_story)
    choose(told_story.table, "penalty pair_elf")
    assert told_story.table.result() is not None


# The examples of the rulebook: penalties of 15, so everyone needs at least 16; lowest total 17 gives 2.
FIFTEEN = ("chain_plain", "chain_forest", "chain_mountain", "duel_elf_dwarf")


@pytest.mark.parametrize(
    ("totals", "won", "score"),
    [((16, 30), True, 1), ((15, 30), False, 0), ((17, 18, 40), True, 2), ((40, 3), False, -12)],
)
def test_d10_d11_everyone_must_beat_the_penalty_pile(totals: tuple[int, ...], won: bool, score: int) -> None:
    table = arranged(len(totals), cooperative=True)
    table.penalty = legend_set(*FIFTEEN)
    assert cooperative.penalty_sum(table) == 15
    result = cooperative.result(table, totals)
    assert (result.won, result.team_score) == (won, score)
    assert result.winners() == (list(range(len(totals))) if won else [])


def test_d10_kingdoms_are_opened_and_scored_without_legends() -> None:
    table = team(LAST_CARD).unseen("SW").turn()
    choose(table, "take HU@1 a1 >1")
    result = table.result()
    assert result is not None
    assert result.scores == (2, 0) == tuple(seat.total for seat in look(table).seats)
    assert side(table, 1).closed == 0
    assert result.won is False and result.team_score == 0
