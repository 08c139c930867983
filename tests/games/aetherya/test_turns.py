"""A turn, placing and revealing, deck and discard pile (A4, A5, A6), what is known (A3)."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.rng import luck_from_seed
from tests.games.aetherya.table_builder import (
    CENTRE,
    arranged,
    choose,
    choose_first,
    decision,
    everything_unseen_is,
    fresh,
    look,
    offered,
    side,
    story,
    told,
)

# Rulebook p. 5: Andrey draws dwarves; plains, a closed card left of the mountain, or open one.
ANDREY = "-- -- -- -- / -- PL MO -- / -- DW EL -- / -- -- -- --"
ALMOST_OPEN = "-- FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"


# -- START (A4.1) ----------------------------------------------------------------------------------


def test_a4_1_take_the_discard_or_draw_but_do_not_pass() -> None:
    table = story().pile("HU").turn()
    assert offered(table)[0] == "draw"
    assert {word.split()[0] for word in offered(table)} == {"draw", "take"}
    assert len(offered(table)) == 17  # four lands, twelve closed cards
    assert "end" not in offered(table)


def test_a4_3a_a5_1_a_taken_discard_must_be_placed_and_what_lay_there_goes_on_the_pile() -> None:
    table = story().pile("DW", "HU").turn()
    choose(table, "take HU b2")
    assert side(table).kingdom[5] == "HU"
    assert look(table).piles == (("DW", "PL"),)
    assert decision(table) == (1, "source")


def test_a4_2_a4_3b_andrey_places_the_drawn_dwarves_on_plains() -> None:
    table = story(ANDREY).unseen("DW").pile("FO").turn()
    choose(table, "draw")
    assert decision(table) == (0, "drawn")
    choose(table, "place DW b2")
    assert side(table).kingdom[5] == "DW"
    assert look(table).piles == (("FO", "PL"),)


def test_a4_3b_a3_5_andrey_replaces_a_closed_card_which_becomes_public() -> None:
    table = story(ANDREY).unseen("DW").pile("FO").turn()
    choose(table, "draw")
    everything_unseen_is(table, "PO")
    choose(table, "place DW b1")
    assert side(table).kingdom[1] == "DW"
    assert look(table, 1).piles == (("FO", "PO"),)


def test_a4_3c_a5_5_andrey_discards_the_dwarves_and_opens_a_closed_card_which_stays() -> None:
    table = story(ANDREY).unseen("DW").pile("FO").turn()
    choose(table, "draw")
    everything_unseen_is(table, "DR")
    choose(table, "reveal a3")
    assert side(table).kingdom[8] == "DR"
    assert look(table).piles == (("FO", "DW"),)


def test_a4_2_after_drawing_it_is_too_late_for_the_discard_pile() -> None:
    table = story().pile("HU").turn()
    choose(table, "draw")
    assert {word.split()[0] for word in offered(table)} == {"place", "reveal"}


def test_a4_5_the_turn_ends_by_itself_where_no_claim_is_possible() -> None:
    table = story().pile("HU").turn()
    choose(table, "take HU a1")
    assert decision(table) == (1, "source")


def test_a4_5_the_turn_waits_where_a_claim_is_possible() -> None:
    table = (
        story("EL -- -- -- / -- -- -- -- / -- -- -- -- / -- -- -- --").display("pair_elf").pile("EL").turn()
    )
    choose(table, "take EL a2")
    assert decision(table) == (0, "after")
    assert offered(table) == ["end", "claim pair_elf"]
    choose(table, "end")
    assert decision(table) == (1, "source")
    assert side(table).claims == ()


# -- placing (A5) ----------------------------------------------------------------------------------


def test_a5_2_dragons_portals_and_equal_open_cards_cannot_be_replaced() -> None:
    drawing = "DR PO HU EL / FO FO FO FO / FO FO FO FO / FO FO FO --"
    table = story(drawing).pile("HU").turn()
    taken = {word.split()[-1] for word in offered(table) if word.startswith("take")}
    assert not taken & {"a1", "b1", "c1"}
    assert {"d1", "a2", "d4"} <= taken


@pytest.mark.parametrize("hidden", ["DR", "PO", "HU"])
def test_a5_3_r6_a_closed_card_may_be_replaced_whatever_it_is(hidden: str) -> None:
    table = story().pile("HU").unseen(hidden).turn()
    choose(table, "take HU a1")
    assert look(table).piles[0][-1] == hidden


@pytest.mark.parametrize("card", ["DR", "PO"])
def test_a5_3_a5_4_a_dragon_or_portal_may_be_placed_and_is_then_locked(card: str) -> None:
    table = story().pile(card).turn()
    choose(table, f"take {card} b2")
    assert side(table).kingdom[5] == card
    choose(table, "draw")
    choose_first(table, "reveal")
    assert not [word for word in offered(table) if word.endswith(" b2")]


def test_a5_6_a5_7_nobody_is_ever_stuck_and_kingdoms_keep_16_cards() -> None:
    locked = "DR DR DR DR / DR DR DR DR / PO PO PO PO / PO PO PO --"
    table = story(locked).pile("HU").turn()
    assert offered(table) == ["draw", "take HU d4"]
    choose(table, "draw")
    assert offered(table) == ["place SW d4", "reveal d4"]


# -- deck and pile (A6) ----------------------------------------------------------------------------


def test_a6_1_only_the_top_of_the_pile_can_be_taken() -> None:
    table = story().pile("DR", "HU").turn()
    assert not [word for word in offered(table) if "DR" in word]


def test_a4_6_a6_2_r7_an_empty_deck_is_renewed_at_the_end_of_the_turn() -> None:
    table = story().pile("HU", "EL", "DW").deck(1).unseen("GO").turn()
    choose(table, "draw")
    assert (look(table).deck_size, len(look(table).piles[0])) == (0, 3)
    choose(table, "place GO b2")  # the plain joins the pile, then all four are shuffled
    view = look(table)
    assert (view.deck_size, len(view.piles[0])) == (3, 1)
    assert sum(view.deck) == 3 and set(view.piles[0]) <= {"HU", "EL", "DW", "PL"}
    assert told(table, "deck_renewed") and decision(table) == (1, "source")


def test_a6_2_after_that_deck_and_closed_cards_are_told_apart() -> None:
    table = story().pile("HU", "EL").deck(1).unseen("GO").turn()
    choose(table, "draw", "place GO b2")
    everything_unseen_is(table, "PO")
    choose(table, "draw")
    assert table.held in (1, 5, 6)  # plain, human or elf from the old pile, never an unseen card
    choose_first(table, "reveal")
    assert "PO" in side(table, 1).kingdom


@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_a6_3_d6_there_is_no_reshuffle_elsewhere(mode: str) -> None:
    table = story(CENTRE, 1 if mode == "solo" else 2, mode).deck(1).turn()
    if mode == "solo":
        choose(table, "deck_and_discard")
        choose_first(table, "keep")
    else:
        choose(table, "draw")
    choose_first(table, "place")
    assert told(table, "deck_renewed") == []
    assert decision(table)[1] == ""


# -- what is known (A3) ----------------------------------------------------------------------------


def test_a3_1_a3_2_a_closed_card_is_unknown_to_everybody_its_owner_included() -> None:
    table = arranged(2)
    for viewer in (-1, 0, 1):
        assert side(table, 0, viewer).kingdom.count("--") == 12
    worlds = [table.imagine(0, luck_from_seed(seed)) for seed in range(40)]
    for world in worlds:
        world.play_out(1)
    assert len({side(world, 0).kingdom[0] for world in worlds}) > 5


def test_a3_3_r5_open_cards_piles_and_sizes_are_public() -> None:
    table = story().pile("DR", "HU").turn()
    views = [look(table, viewer) for viewer in (-1, 0, 1)]
    assert {view.piles for view in views} == {(("DR", "HU"),)}
    assert {view.deck_size for view in views} == {7}


def test_a3_4_r38_a_drawn_card_is_its_drawers_secret() -> None:
    table = story().unseen("DR").turn()
    choose(table, "draw")
    assert (look(table, 0).held, look(table, 1).held, look(table, -1).held) == ("DR", "?", "?")
    assert look(table, 0).unseen[8] == look(table, 1).unseen[8] - 1
    (entry,) = [entry for entry in table.journal.entries if entry.what == "card_seen"]  # type: ignore[union-attr]
    assert entry.audience == 0


def test_d1_r38_in_cooperative_play_a_drawn_card_is_shown() -> None:
    table = story(CENTRE, 2, "cooperative").unseen("DR").turn()
    choose(table, "draw")
    assert {look(table, viewer).held for viewer in (-1, 0, 1)} == {"DR"}


def test_a3_6_hands_are_their_holders_secret_but_for_shown_duplicates() -> None:
    hidden = 0
    for seed in range(30):
        table = fresh(2, seed)
        own, seen = side(table, 0, 0).hand, side(table, 0, 1).hand
        assert set(seen) - {"?"} <= set(own)
        assert seen.count("?") == 4 - sum(table.hand_card_shown(0, index) for index in range(4))
        hidden += seen.count("?")
    assert hidden > 60


def test_a3_7_no_view_holds_luck() -> None:
    table = arranged(2)
    other = table.copy()
    other.rekey(luck_from_seed(99))
    assert all(table.view(viewer) == other.view(viewer) for viewer in (-1, 0, 1))


def test_refusals_cite_the_rule_and_change_nothing() -> None:
    table = story().pile("HU").turn()
    before = look(table)
    for seat, choice in ((1, 24), (0, 25), (0, 9999), (-1, 0)):
        with pytest.raises(Refusal):
            table.play(seat, choice)
    with pytest.raises(Refusal, match=r"A4\.1"):
        table.play(0, 25)
    assert look(table) == before
