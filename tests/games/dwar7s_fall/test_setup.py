"""Scope, components and setup (W0, W1, W2)."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.rng import luck_from_seed
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.state.box import HAND_CARDS
from meadhall.games.dwar7s_fall.state.cards import COMPONENTS, KIND_IDS
from meadhall.games.dwar7s_fall.state.component_file import box_named
from meadhall.games.dwar7s_fall.state.position import dump
from tests.games.dwar7s_fall.play import fresh, look, side

BOX = box_named("")


def test_w0_1_one_rule_set_with_no_switches() -> None:
    assert [option.name for option in GAME.options] == ["first", "components", "colours"]


def test_w0_2_nothing_is_laid_on_castles() -> None:  # W18-23
    castle = next(card for card in COMPONENTS["kingdom_cards"] if card["id"] == "castle")
    assert castle["stack_type"] is None and castle["coverable"] is False


def test_w0_3_printed_numbers_come_from_the_component_file_and_ours_are_marked() -> None:
    text = files("meadhall.games.dwar7s_fall").joinpath("data/components.json").read_text(encoding="utf-8")
    for card in json.loads(text)["kingdom_cards"]:
        number = KIND_IDS.index(card["id"])
        assert [BOX.spaces[number], BOX.need[number], BOX.vp[number]] == [
            card["spaces"], card["need"], card["vp"],
        ]  # fmt: skip
        assert card["confidence"]["walls"] == card["confidence"]["vp"] == "ours"


def test_w1_1_and_w1_2_the_box_holds_what_it_should() -> None:
    totals = COMPONENTS["totals"]
    assert BOX.cards == totals["kingdom_cards"] == 36
    assert BOX.trade_goals == totals["trade_goals"] == 10
    assert len(COMPONENTS["secret_goals"]) == totals["secret_goals"] == 7
    assert sum(BOX.gem_count) == totals["gems"] == 34
    assert sum(BOX.ogre_count) == totals["ogres"] == 13
    assert BOX.dwarfs == totals["dwarfs_per_colour"] == 7


def test_w1_3_each_colour_has_the_same_nine_cards() -> None:  # W18-01
    for colour in range(4):
        kinds = [BOX.kind[colour * HAND_CARDS + place] for place in range(HAND_CARDS)]
        assert kinds == list(range(9))
        assert {BOX.owner[colour * HAND_CARDS + place] for place in range(HAND_CARDS)} == {colour}


def test_w1_4_to_w1_7_cards_gems_ogres_and_goals_have_all_their_facts() -> None:
    for card in range(BOX.cards):
        assert BOX.spaces[card] >= BOX.need[card] >= 1
    assert [BOX.gem_vp[gem] for gem in range(4)] == [1, 2, 2, 3]
    assert [entry["id"] for entry in COMPONENTS["ogres"]] == ["ambush", "bully", "panic", "thief", "crown"]
    assert {entry["id"] for entry in COMPONENTS["secret_goals"]} == {
        "architect", "hunter", "king", "miner", "secret_ogre", "explorer", "wizard",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w2_1_to_w2_6_the_opening_is_the_same_for_any_number_of_players(seats: int) -> None:
    table = fresh(seats)
    view = look(table)
    assert (len(view.offers), view.trade_deck) == (3, 7)  # W2.2
    assert view.supply == (10, 8, 8, 8)  # W2.4
    assert (view.ogre_deck, view.ogre_discard) == (13, ())  # W2.6
    assert view.tiles == ()
    secrets = set()
    for seat in range(seats):
        own = side(table, seat)
        assert (len(own.hand), own.pool, own.gem_number, own.ogre_number) == (9, 7, 0, 0)  # W2.5
        secrets.add(own.secret)
        assert side(table, seat, viewer=-1).secret is None  # W2.3
    assert len(secrets) == seats


@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_w2_1_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refusal, match="2 to 4"):
        GAME.new_table(seats, 1)


def test_w2_7_lots_are_drawn_unless_somebody_is_named() -> None:
    drawn = {GAME.new_table(4, luck_from_seed(seed)).next_seat() for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert {fresh(4, seed, first=3).active for seed in range(9)} == {2}
    with pytest.raises(Refusal):
        fresh(2, first=3)


def test_w2_8_the_same_seed_gives_the_same_game() -> None:
    assert dump(fresh(3, 5)) == dump(fresh(3, 5))
    assert dump(fresh(3, 5)) != dump(fresh(3, 6))


def test_w2_2_shuffles_bring_up_every_goal_and_every_secret() -> None:
    tables = [fresh(2, seed) for seed in range(80)]
    assert {offer.goal for table in tables for offer in look(table).offers} == set(BOX.goal_ids)
    assert len({side(table, 0).secret for table in tables}) == 7
