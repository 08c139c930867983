"""Legends: every one of the fifteen, and claiming (A8)."""

from __future__ import annotations

import pytest

from meadhall.games.aetherya.state.cards import LEGEND_IDS, LEGEND_VALUE
from tests.games.aetherya.table_builder import (
    EMPTY,
    choose,
    decision,
    look,
    names_of,
    offered,
    side,
    story,
    told,
)

REST = "/ -- -- -- -- / -- -- -- -- / -- -- -- --"
REST_2 = "/ -- -- -- -- / -- -- -- --"


def met(drawing: str) -> set[str]:
    return set(names_of(story(drawing).table.met(0)))


# Each legend: boards that meet it, and boards that only look like it.
BOARDS: dict[str, tuple[list[str], list[str]]] = {
    "link_human_dwarf": (
        [f"HU DW -- -- {REST}", f"HU PO -- -- / -- DW -- -- {REST_2}"],
        [f"HU -- DW -- {REST}", f"HU EL DW -- {REST}", f"HU -- -- -- / -- DW -- -- {REST_2}"],
    ),
    "link_human_elf": (
        [f"HU EL -- -- {REST}", f"EL PO HU -- {REST}"],
        [f"HU DW EL -- {REST}", f"HU -- -- EL {REST}"],
    ),
    "pair_human": (
        [f"HU HU -- -- {REST}", f"HU PO HU -- {REST}"],
        [f"HU EL HU -- {REST}", f"HU -- -- -- {REST}"],
    ),
    "pair_elf": ([f"EL EL -- -- {REST}", f"EL PO EL -- {REST}"], [f"EL HU EL -- {REST}"]),
    "pair_dwarf": ([f"DW DW -- -- {REST}", f"DW PO PO DW {REST}"], [f"DW HU DW -- {REST}"]),
    "pair_goblin": ([f"GO GO -- -- {REST}"], [f"GO PO GO -- {REST}", f"GO SW GO -- {REST}"]),
    "duel_goblin_dwarf": (
        [f"DW GO DW -- {REST}", f"GO DW GO -- {REST}"],
        [f"GO DW -- -- {REST}", f"GO DW DW -- {REST}", f"GO PO DW -- / -- DW -- -- {REST_2}"],
    ),
    "duel_goblin_human": (
        [f"HU GO HU -- {REST}", f"GO HU -- -- / -- GO -- -- {REST_2}"],
        [f"GO HU -- -- {REST}", f"GO PO HU -- / -- GO -- -- {REST_2}"],
    ),
    "duel_goblin_elf": ([f"EL GO EL -- {REST}", f"GO EL GO -- {REST}"], [f"GO EL EL -- {REST}"]),
    "duel_elf_dwarf": (
        [f"EL DW EL -- {REST}", f"DW EL DW -- {REST}", f"EL PO DW -- / -- DW -- -- {REST_2}"],
        [f"EL DW -- -- {REST}", f"EL DW HU EL {REST}"],
    ),
    "chain_plain": (
        [f"PL PL PL -- {REST}", f"PL PL -- -- / -- PL -- -- {REST_2}", f"PL PO PL -- / -- PL -- -- {REST_2}"],
        [f"PL PL FO PL {REST}", f"PL PL -- -- {REST}"],
    ),
    "chain_forest": ([f"FO FO FO -- {REST}", f"FO FO PO FO {REST}"], [f"FO -- FO FO {REST}"]),
    "chain_mountain": ([f"MO -- -- -- / MO MO -- -- {REST_2}"], [f"MO -- -- -- / -- MO MO -- {REST_2}"]),
    "chain_swamp": ([f"SW SW SW SW {REST}"], [f"SW SW -- SW {REST}"]),
    "all_races": (
        [f"HU -- EL -- {REST_2} / DW -- -- GO", f"HU EL DW GO {REST}"],
        [f"HU HU EL DW {REST}"],
    ),
}


def test_every_legend_has_a_test() -> None:
    assert sorted(BOARDS) == sorted(LEGEND_IDS)


@pytest.mark.parametrize("legend", BOARDS)
def test_a8_2_1_to_a8_2_5_conditions(legend: str) -> None:
    """A8.2.1 link, A8.2.2 pair, A8.2.3 duel, A8.2.4 chain, A8.2.5 all_races; A8.3 [R11] goblins."""
    fulfilled, unfulfilled = BOARDS[legend]
    assert [drawing for drawing in fulfilled if legend not in met(drawing)] == []
    assert [drawing for drawing in unfulfilled if legend in met(drawing)] == []


def test_a8_1_r10_closed_cards_count_as_nothing() -> None:
    assert story(EMPTY).unseen("GO").table.met(0) == 0


def test_a8_3_r11_no_side_of_a_goblin_duel_uses_a_portal() -> None:
    around_a_portal = f"EL PO GO -- / -- GO -- -- {REST_2}"
    assert not met(around_a_portal) & {"duel_goblin_elf", "pair_goblin"}
    assert "duel_goblin_elf" not in met(f"GO PO EL -- / -- EL -- -- {REST_2}")


PAIR_AT_HAND = f"EL EL -- -- {REST}"


def test_a8_4_r12_a_claim_is_possible_before_during_and_after_the_action() -> None:
    for moment in ("START", "DRAWN", "AFTER"):
        table = story(PAIR_AT_HAND).display("pair_elf").pile("HU").turn()
        if moment != "START":
            choose(table, "draw")
        if moment == "AFTER":
            choose(table, "reveal d4")
        assert "claim pair_elf" in offered(table), moment
        choose(table, "claim pair_elf")
        assert side(table).claims == ("pair_elf",)


def test_a8_4_at_most_one_a_turn() -> None:
    table = story(f"EL EL HU -- {REST}").display("pair_elf", "link_human_elf").pile("HU").turn()
    choose(table, "claim pair_elf")
    assert decision(table) == (0, "source")
    assert not [word for word in offered(table) if word.startswith("claim")]
    choose(table, "take HU d4")
    assert decision(table) == (1, "source")


def test_a8_5_a_claimed_legend_stays_whatever_the_kingdom_becomes() -> None:
    table = story(PAIR_AT_HAND).display("pair_elf").pile("HU").turn()
    choose(table, "claim pair_elf", "take HU a1")
    assert side(table).rows[5] == 2 and "pair_elf" not in side(table).met


def test_a8_6_the_gap_is_refilled_at_once_while_the_deck_lasts() -> None:
    table = story(PAIR_AT_HAND).display("pair_elf", "all_races").legend_deck("chain_swamp").pile("HU").turn()
    choose(table, "claim pair_elf")
    assert look(table).display == ("chain_swamp", "all_races")
    assert look(table).legend_deck == ()
    assert told(table, "legend_shown") == [(0, LEGEND_IDS.index("chain_swamp"), 0)]


def test_a8_6_without_cards_left_the_display_shrinks() -> None:
    table = story(PAIR_AT_HAND).display("pair_elf", "all_races").legend_deck().pile("HU").turn()
    choose(table, "claim pair_elf")
    assert look(table).display == ("all_races",)


def test_a8_6_a_legend_shown_by_the_refill_waits_for_the_next_turn() -> None:
    table = story(f"EL EL HU -- {REST}").display("pair_elf").legend_deck("link_human_elf").pile("HU").turn()
    choose(table, "claim pair_elf")
    assert "claim link_human_elf" not in offered(table)


def test_a8_7_nobody_claims_on_anothers_turn_but_the_starting_square_may_serve_at_once() -> None:
    table = story(PAIR_AT_HAND).display("pair_elf").kingdom(1, PAIR_AT_HAND).pile("HU").turn(1)
    assert table.choices(0) == []
    assert "claim pair_elf" in offered(table)


def test_a8_8_conflicts_do_not_prevent_claiming() -> None:
    table = story(f"GO EL GO -- {REST}").display("duel_goblin_elf").pile("HU").turn()
    assert side(table).rows[6] == -4
    choose(table, "claim duel_goblin_elf")
    assert side(table).rows[5] == 3


@pytest.mark.parametrize("legend", LEGEND_IDS)
def test_a10_7_every_legend_scores_its_value(legend: str) -> None:
    table = story(BOARDS[legend][0][0]).display(legend).pile("HU").turn()
    choose(table, f"claim {legend}")
    assert side(table).rows[5] == LEGEND_VALUE[LEGEND_IDS.index(legend)]
