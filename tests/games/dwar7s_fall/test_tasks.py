"""The resolve phase (W10) and monsters (W11): every task."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from tests.games.dwar7s_fall.land import ask, card, drawn
from tests.games.dwar7s_fall.play import (
    do,
    fresh,
    give_gems,
    lay,
    look,
    offered,
    pass_turn,
    show_goal,
    side,
    tile,
)

SUPPLY = {"gold": 10, "emerald": 8, "diamond": 8, "ruby": 8}
LAND = """
    +---+---+---+---+---+---+
      Cb  gr  er  dr  rr| tb
    +---+---+---+---+---+---+
    | wr| Dg| Cr|
    +---+---+---+
"""
BREAD = {"id": "bread", "cost": {"gold": 2, "emerald": 1}, "vp": 8}
CHEESE = {"id": "cheese", "cost": {"gold": 2, "diamond": 1}, "vp": 8}


def resolved(dwarfs: dict[str, str], *choices: dict[str, Any], also: Any = (), **more: Any) -> Any:
    given = drawn(LAND, dwarfs, **{"gem_supply": SUPPLY, "phase": "resolve", **more})
    return ask("resolve", given, player="red", choices=list(choices), also=list(also))


# -- due tiles -------------------------------------------------------------------------------------


def test_w10_1_a_tile_is_due_by_the_own_dwarfs_alone() -> None:
    given = drawn(LAND, {"1,0": "rr", "2,0": "rbb", "4,0": "rr", "3,0": "bb"})
    assert ask("resolve_candidates", given, player="red") == [[1, 0]]
    assert ask("resolve_candidates", given, player="blue") == [[2, 0], [3, 0]]


def test_w10_2_every_due_tile_exactly_once() -> None:  # W18-11
    both = {"1,0": "rr", "2,0": "rr"}
    with pytest.raises(Refusal, match=r"W10\.2"):
        resolved(both, {"at": [1, 0]})
    with pytest.raises(Refusal, match=r"W10\.2"):
        resolved(both, {"at": [1, 0]}, {"at": [1, 0]}, {"at": [2, 0]})
    with pytest.raises(Refusal, match=r"W10\.2"):
        resolved(both, {"at": [1, 0]}, {"at": [2, 0]}, {"at": [3, 0]})
    assert resolved(both, {"at": [2, 0]}, {"at": [1, 0]})["gems"] == {"gold": 2, "emerald": 1}


def test_w10_4_and_w19_5_exactly_the_needed_dwarfs_go_home() -> None:
    answer = resolved({"2,0": "rrb"}, {"at": [2, 0]})
    assert answer["gems"] == {"emerald": 1}
    assert answer["dwarfs"] == [{"at": [2, 0], "colour": "blue", "n": 1}]
    assert answer["dwarfs_in_supply"] == 7
    more = resolved({"2,0": "rrr"}, {"at": [2, 0]})
    assert more["dwarfs"] == [{"at": [2, 0], "colour": "red", "n": 1}] and more["dwarfs_in_supply"] == 6


def test_w10_5_dwarfs_go_home_with_nothing_where_nothing_is_to_be_had() -> None:
    empty = {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 0}
    answer = resolved({"1,0": "rr"}, {"at": [1, 0]}, gem_supply=empty)
    assert (answer["gems"], answer["dwarfs_in_supply"]) == ({}, 7)
    assert resolved({"5,0": "rr"}, {"at": [5, 0]})["ogres"] == 0
    assert resolved({"0,1": "rrr"}, {"at": [0, 1]})["goals"] == []
    assert resolved({"2,1": "rr"}, {"at": [2, 1]})["dwarfs_in_supply"] == 7


# -- mines and taverns -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "dwarfs", "gems"),
    [
        ("1,0", "rr", {"gold": 2}),
        ("2,0", "rr", {"emerald": 1}),
        ("3,0", "rr", {"diamond": 1}),
        ("4,0", "rrr", {"ruby": 1}),
    ],
)
def test_w10_6_gold_emerald_diamond_and_ruby_mines(cell: str, dwarfs: str, gems: dict[str, int]) -> None:
    x, y = cell.split(",")
    answer = resolved({cell: dwarfs}, {"at": [int(x), int(y)]}, also=["gem_supply"])
    assert answer["gems"] == gems
    assert answer["gem_supply"] == {gem: SUPPLY[gem] - gems.get(gem, 0) for gem in SUPPLY}


def test_w10_6_the_last_gold_is_taken_alone() -> None:  # W18-13
    answer = resolved({"1,0": "rr"}, {"at": [1, 0]}, gem_supply={"gold": 1})
    assert answer["gems"] == {"gold": 1}


def test_w10_7_the_tavern_gives_an_ogre_and_reshuffles() -> None:
    assert resolved({"5,0": "rr"}, {"at": [5, 0]}, ogre_deck=["panic", "thief"])["ogres"] == 1
    assert resolved({"5,0": "rr"}, {"at": [5, 0]}, ogre_discard=["crown"])["ogres"] == 1
    table = lay(fresh(), "tavern", "0,0")
    while table.ogre_deck:
        table.ogre_deck -= 1
        table.discard_ogre(table.ogre_card(table.ogre_deck))
    do(table, "put 0,0", "put 0,0", "end", "resolve 0,0")
    view = look(table)
    assert (view.ogre_deck, view.ogre_discard, side(table, 0).ogre_number) == (12, (), 1)


def test_w10_7_and_8_monsters_block_neither_taverns_nor_warehouses() -> None:
    land = drawn(
        """
    +---+---+---+
      Dg  tb  wb
    +---+---+---+
    """,
        {"1,0": "rr", "2,0": "rrr"},
        ogre_deck=["panic"],
        offers=[BREAD],
        hands={"red": {"gems": {"gold": 2, "emerald": 1}}},
    )
    choices = [{"at": [1, 0]}, {"at": [2, 0], "trade": "bread"}]
    answer = ask("resolve", land, player="red", choices=choices)
    assert (answer["ogres"], answer["goals"]) == (1, ["bread"])


# -- trade (W10.8) ---------------------------------------------------------------------------------


def test_w10_8_a_trade_goal_for_its_exact_cost() -> None:
    hands = {"red": {"gems": {"gold": 3, "emerald": 1}}}
    more = {"offers": [BREAD, CHEESE], "trade_deck": ["trout", "mushrooms"], "hands": hands}
    answer = resolved({"0,1": "rrr"}, {"at": [0, 1], "trade": "bread"}, also=["offers", "gem_supply"], **more)
    assert answer["goals"] == ["bread"] and answer["gems"] == {"gold": 1}
    assert answer["offers"] == ["trout", "cheese"]
    assert answer["gem_supply"]["gold"] == 12
    declined = resolved({"0,1": "rrr"}, {"at": [0, 1]}, **more)  # W18-14
    assert declined["goals"] == [] and declined["dwarfs_in_supply"] == 7
    with pytest.raises(Refusal, match=r"W10\.8"):
        resolved({"0,1": "rrr"}, {"at": [0, 1], "trade": "cheese"}, **more)


def test_w10_8_without_a_deck_the_place_disappears() -> None:
    more = {"offers": [BREAD, CHEESE], "hands": {"red": {"gems": {"gold": 2, "emerald": 1}}}}
    answer = resolved({"0,1": "rrr"}, {"at": [0, 1], "trade": "bread"}, also=["offers"], **more)
    assert answer["offers"] == ["cheese"]


def test_w10_8_gems_of_this_phase_count_and_goals_just_turned_up_too() -> None:
    land = drawn(
        """
    +---+---+---+
      er  wb| wg
    +---+---+---+
    """,
        {"0,0": "rr", "1,0": "rr"},
        gem_supply=SUPPLY,
        offers=[BREAD],
        trade_deck=[{"id": "x", "cost": {"gold": 1}, "vp": 3}],
        hands={"red": {"gems": {"gold": 3}}},
        goals={"red": [{"id": "y", "vp": 2}]},
    )
    for each in land["board"][1:]:
        each["stack"][0]["need"] = 2
    land["board"][2]["dwarfs"] = {"red": 3}
    order = [{"at": [0, 0]}, {"at": [1, 0], "trade": "bread"}, {"at": [2, 0], "trade": "x"}]
    assert ask("resolve", land, player="red", choices=order)["goals"] == ["y", "bread", "x"]
    with pytest.raises(Refusal, match=r"W10\.8"):  # W10.3: judged at the moment it is resolved
        ask("resolve", land, player="red", choices=[order[1], order[0], order[2]])


def test_w10_8_in_a_real_turn() -> None:
    table = show_goal(lay(fresh(), "castle", "0,0"), "bread")
    pass_turn(table)
    pass_turn(table)
    lay(table, "warehouse", "1,0", 1)
    do(table, "put 1,0", "put 1,0", "put 1,0")
    give_gems(table, 0, gold=2, emerald=1)
    do(table, "end", "resolve 1,0")
    assert "buy bread" in offered(table) and "decline" in offered(table)
    do(table, "buy bread")
    assert side(table, 0).goals == ("bread",) and side(table, 0).gem_number == 0


# -- digging (W10.9) -------------------------------------------------------------------------------

DIGGING = """
    +---+---+---+---+
      Cr  er  tr| Cb
    +---+---+---+---+
"""


def test_w10_9_the_top_card_goes_under_its_stack_unturned() -> None:
    land = drawn(DIGGING, {"3,0": "rr"}, stacks={"1,0": "gb rb"})
    land["board"][1]["stack"][2]["rotation"] = 3
    assert ask("dig_targets", land, player="red", castle=[3, 0]) == [[1, 0]]  # W18-15: anywhere
    choices = [{"at": [3, 0], "dig": [1, 0]}]  # a rival's castle
    answer = ask("resolve", land, player="red", choices=choices, also=["stacks"])
    assert answer["stacks"] == [
        {"at": [1, 0], "kinds": ["emerald_mine", "gold_mine", "ruby_mine"], "rotations": [3, 0, 0]}
    ]
    assert [1, 0, "ruby_mine"] in answer["tops"]
    assert ask("resolve", land, player="red", choices=[{"at": [3, 0]}])["dwarfs_in_supply"] == 7  # W18-14


def test_w10_9_not_under_dwarfs_nor_monsters_nor_single_cards() -> None:
    for land in (
        drawn(DIGGING, {"1,0": "b"}, stacks={"1,0": "gb"}),
        drawn(DIGGING.replace("er", "Dr"), stacks={"1,0": "gb"}),
        drawn(DIGGING),
    ):
        assert ask("dig_targets", land, player="red", castle=[3, 0]) == []
    with pytest.raises(Refusal, match=r"W10\.9"):
        ask("dig_targets", drawn(DIGGING), player="red", castle=[1, 0])


def test_w10_9_digging_in_a_real_turn() -> None:
    table = lay(fresh(), "gold_mine", "0,0")
    do(table, "lay emerald_mine", "on 0,0", "turn 2")
    pass_turn(pass_turn(table))
    lay(table, "castle", "1,0")
    do(table, "put 1,0", "put 1,0", "end", "resolve 1,0")
    assert offered(table) == ["decline", "dig 0,0"]
    do(table, "dig 0,0")
    assert [each.kind for each in tile(table, "0,0").stack] == ["emerald_mine", "gold_mine"]
    assert tile(table, "0,0").stack[0].rotation == 2


def test_w10_3_and_w10_11_a_dragon_slain_first_frees_the_mine() -> None:  # W18-12
    land = drawn(
        """
    +---+---+
      Dg  er
    +---+---+
    """,
        {"0,0": "rrrrr", "1,0": "rr"},
        gem_supply=SUPPLY,
    )
    both = [{"at": [0, 0]}, {"at": [1, 0]}]
    assert ask("resolve", land, player="red", choices=both)["gems"] == {"emerald": 1}
    assert ask("resolve", land, player="red", choices=both[::-1])["gems"] == {}


# -- monsters (W11) --------------------------------------------------------------------------------


def test_w11_1_a_dragon_stops_the_mines_of_its_region_for_everybody() -> None:  # W18-16
    land = drawn(
        """
    +---+---+---+---+
      er  Dg| gb  Cb
    +---+---+---+---+
    """,
        {"0,0": "rr", "2,0": "rr"},
        gem_supply=SUPPLY,
    )
    answer = ask("resolve", land, player="red", choices=[{"at": [0, 0]}, {"at": [2, 0]}])
    assert answer["gems"] == {"gold": 2}


def test_w11_2_a_giant_does_not_stop_mines() -> None:
    land = drawn(
        """
    +---+---+
      er  Gg
    +---+---+
    """,
        {"0,0": "rr"},
        gem_supply=SUPPLY,
    )
    assert ask("resolve", land, player="red", choices=[{"at": [0, 0]}])["gems"] == {"emerald": 1}


@pytest.mark.parametrize("monster", ["Gg", "Dg"])
def test_w11_3_and_w19_6_any_monster_stops_digging(monster: str) -> None:
    land = drawn(DIGGING, {"0,0": "bb"}, stacks={"1,0": "gb"})
    land["board"].append({"x": -1, "y": 0, "stack": [card(monster)]})
    assert ask("dig_targets", land, player="blue", castle=[0, 0]) == []
    assert ask("dig_targets", land, player="blue", castle=[3, 0]) == [[1, 0]]
    answer = ask("resolve", land, player="blue", choices=[{"at": [0, 0]}])
    assert answer["dwarfs_in_supply"] == 7
    with pytest.raises(Refusal, match=r"W10\.9"):
        ask("resolve", land, player="blue", choices=[{"at": [0, 0], "dig": [1, 0]}])


def test_w11_4_nothing_on_a_monster_and_no_digging_it_away() -> None:
    land = drawn(DIGGING.replace("er", "Dr"), stacks={"1,0": "gb"})
    assert ask("legal_placements", land, player="red", card=card("gr"))["stack"] == []
    assert ask("dig_targets", land, player="red", castle=[3, 0]) == []


def test_w11_5_and_w19_7_five_dwarfs_slay_a_monster() -> None:  # W10.10
    land = drawn(DIGGING.replace("er", "Dr"), {"1,0": "rrrrr"}, stacks={"1,0": "rb"})
    land["board"][1]["stack"][0]["rotation"] = 2
    answer = ask("resolve", land, player="red", choices=[{"at": [1, 0]}])
    assert answer["trophies"] == 1 and answer["dwarfs_in_supply"] == 7
    assert [1, 0, "ruby_mine"] in answer["tops"]
    alone = drawn(DIGGING.replace("er", "Dr"), {"1,0": "rrrrr"})
    answer = ask("resolve", alone, player="red", choices=[{"at": [1, 0]}])
    assert [top[:2] for top in answer["tops"]] == [[0, 0], [2, 0], [3, 0]]


def test_w11_5_the_frost_giant_leaves_a_tavern_as_it_lay() -> None:
    table = lay(fresh(), "tavern", "0,0", 3)
    do(table, "lay frost_giant", "on 0,0", "turn 1")
    for _ in range(2):
        do(table, "put 0,0")
        pass_turn(pass_turn(table))
    do(table, "put 0,0", "put 0,0", "put 0,0", "end", "resolve 0,0")
    assert [(each.kind, each.rotation) for each in tile(table, "0,0").stack] == [("tavern", 3)]
    assert side(table, 0).monster_points == 3  # W11.7
    assert side(table, 0).goals_completed == 0


def test_w11_6_others_left_on_a_slain_monster_go_home() -> None:  # W18-17
    land = drawn(DIGGING.replace("er", "Dr"), {"1,0": "rrrrrb"[:5]})
    land["board"][1]["stack"][0]["spaces"] = 7
    land["board"][1]["dwarfs"] = {"red": 5, "blue": 2}
    assert ask("resolve", land, player="red", choices=[{"at": [1, 0]}])["dwarfs"] == []


def test_w11_8_the_land_may_fall_apart() -> None:
    land = drawn(DIGGING.replace("er", "Dr"), {"1,0": "rrrrr"})
    table = lay(fresh(), "castle", "0,0")
    lay(table, "dragon", "1,0", 1)
    lay(table, "tavern", "2,0")
    assert len(ask("resolve", land, player="red", choices=[{"at": [1, 0]}])["tops"]) == 3
    for _ in range(5):
        table.change_dwarfs(1, 1, 1)
        table.change_pool(1, -1)
    pass_turn(table)
    do(table, "end", "resolve 1,0", "end_turn", "lay ruby_mine")
    assert "at 1,0" in offered(table) and "at 3,0" in offered(table)
