"""Cards on the table, edges, regions, kingdoms (W3, W4), on boards drawn as text."""

from __future__ import annotations

import pytest

from tests.games.dwar7s_fall.land import ask, card, drawn
from tests.games.dwar7s_fall.play import do, fresh, lay, tile

ROW = """
    +---+---+---+
      Cb  er  tr
    +---+---+---+
"""


@pytest.mark.parametrize(
    ("walls", "rotation", "shown"),
    [
        ([1, 0, 0, 0], 1, [0, 1, 0, 0]),
        ([1, 0, 0, 0], 3, [0, 0, 0, 1]),
        ([1, 1, 0, 0], 2, [0, 0, 1, 1]),
        ([1, 1, 0, 1], 1, [1, 1, 1, 0]),
        ([1, 0, 1, 0], 2, [1, 0, 1, 0]),
        ([True, False, False, False], 0, [True, False, False, False]),
    ],
)
def test_w3_3_a_card_is_turned_clockwise(walls: list[int], rotation: int, shown: list[int]) -> None:
    answer = ask("rotated_walls", {}, walls=walls, rotation=rotation)
    assert answer == shown and [type(flag) for flag in answer] == [type(flag) for flag in shown]


def test_w3_3_all_rotations_are_offered_alike_looking_ones_once() -> None:
    table = do(fresh(), "lay tavern")
    assert [choice - 4 for choice in table.choices(0)] == [0, 1, 2, 3]
    table = do(fresh(), "lay castle")  # walls on two opposite sides
    assert [choice - 4 for choice in table.choices(0)] == [0, 1]


def test_w3_1_cells_are_named_by_the_four_winds() -> None:
    table = lay(fresh(), "castle", "0,0")
    lay(table, "gold_mine", "1,0")
    lay(table, "tavern", "0,1")
    assert tile(table, "1,0").top.kind == "gold_mine"
    assert tile(table, "0,1").top.kind == "tavern"


def test_w3_2_and_w3_5_only_the_top_card_of_a_stack_is_in_play() -> None:
    land = drawn(ROW, stacks={"1,0": "gb"})
    land["board"][1]["stack"][0]["walls"] = [1, 1, 1, 1]
    assert ask("region_of", land, at=[0, 0]) == [[0, 0], [1, 0], [2, 0]]
    land["board"][1]["stack"].reverse()
    assert ask("region_of", land, at=[0, 0]) == [[0, 0]]


def test_w3_4_spaces_limit_the_dwarfs_of_all_colours_together() -> None:
    assert ask("place_targets", drawn(ROW, {"1,0": "rbg"}), player="red") == [[0, 0], [2, 0]]
    assert [1, 0] in ask("place_targets", drawn(ROW, {"1,0": "rb"}), player="red")


# -- edges (W4.1) ----------------------------------------------------------------------------------


def test_w4_1_a_wall_on_one_of_two_sides_closes_the_edge() -> None:  # W18-02
    land = drawn(ROW)
    assert ask("edge_open", land, a=[0, 0], b=[1, 0]) is True
    for index, walls in ((0, [0, 1, 0, 0]), (1, [0, 0, 0, 1])):
        walled = drawn(ROW)
        walled["board"][index]["stack"][0]["walls"] = walls
        assert ask("edge_open", walled, a=[0, 0], b=[1, 0]) is False
        assert ask("edge_open", walled, a=[1, 0], b=[0, 0]) is False


def test_w4_1_diagonal_and_distant_cells_are_never_joined() -> None:
    land = drawn("""
    +   +   +
      Cb  er
    +   +   +
          tr
    """)
    assert ask("edge_open", land, a=[0, 0], b=[1, 1]) is False
    assert ask("edge_open", land, a=[0, 0], b=[5, 5]) is False
    assert ask("edge_open", land, a=[1, 0], b=[1, 1]) is True


def test_w4_2_a_region_ends_at_walls_and_where_there_is_no_tile() -> None:
    land = drawn("""
    +---+---+---+
      Cb  er| tr
    +   +---+   +
      gb  db  wr
    +   +   +   +
    """)
    assert ask("region_of", land, at=[0, 0]) == [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1]]
    land["board"][4]["stack"][0]["walls"] = [0, 1, 0, 0]
    assert ask("region_of", land, at=[2, 0]) == [[2, 0], [2, 1]]
    assert ask("region_of", land, at=[7, 7]) == []


def test_w19_3_a_ring_with_one_wall_is_still_one_region() -> None:
    land = drawn("""
    +   +   +
      Cb| er
    +   +   +
      gb  db
    +   +   +
    """)
    assert len(ask("region_of", land, at=[0, 0])) == 4


def test_w19_1_and_2_walls_of_one_tile_cut_it_off() -> None:
    land = {
        "players": ["red", "blue"],
        "board": [
            {"x": 0, "y": 0, "stack": [card("Cb", walls=[1, 0, 0, 0], rotation=3)]},
            {"x": -1, "y": 0, "stack": [card("gr")]},
            {"x": 0, "y": -1, "stack": [card("gb")]},
            {"x": 1, "y": 0, "stack": [card("tb", walls=[0, 0, 0, 1])]},
        ],
    }
    assert ask("kingdom_of", land, player="blue") == [[0, -1], [0, 0]]
    assert ask("kingdom_value", land, player="blue") == 4


# -- kingdoms --------------------------------------------------------------------------------------


def test_w4_3_without_a_castle_in_play_there_is_no_kingdom() -> None:
    land = drawn(ROW)
    assert ask("kingdom_of", land, player="red") == []
    assert ask("kingdom_value", land, player="red") == 0
    assert ask("kingdom_of", land, player="blue") == [[0, 0], [1, 0], [2, 0]]


def test_w4_4_and_w19_10_castles_in_one_region_share_it() -> None:
    land = drawn("""
    +---+---+---+
      Cb  er  Cr
    +---+---+---+
    """)
    for player in ("red", "blue"):
        assert ask("kingdom_of", land, player=player) == [[0, 0], [1, 0], [2, 0]]
        assert ask("kingdom_value", land, player=player) == 3 + 1 + 3


def test_w4_5_a_stack_counts_as_one_tile_and_by_its_top_card() -> None:  # W18-03
    land = drawn(ROW, stacks={"1,0": "rb db"})
    assert ask("kingdom_value", land, player="blue") == 3 + 1 + 1
    assert len(ask("kingdom_of", land, player="blue")) == 3


def test_w4_6_a_kingdom_may_be_worth_less_than_nothing() -> None:
    land = drawn("""
    +   +   +
      Cb  Dr
    +   +   +
      Gr  Gg
    +   +   +
    """)
    assert ask("kingdom_value", land, player="blue") == 3 - 9


def test_w4_7_dwarfs_change_no_region() -> None:
    assert ask("region_of", drawn(ROW, {"1,0": "rrr"}), at=[0, 0]) == [[0, 0], [1, 0], [2, 0]]


def test_the_game_itself_finds_the_regions_the_referee_finds() -> None:
    table = lay(fresh(), "castle", "0,0")
    lay(table, "gold_mine", "1,0", 1)  # walls E and S: open to the castle
    lay(table, "tavern", "-1,0", 0)  # walls N E W: closed to it
    assert tile(table, "0,0").region == tile(table, "1,0").region != tile(table, "-1,0").region
