"""Placing and moving dwarfs (W7, W8)."""

from __future__ import annotations

from tests.games.dwar7s_fall.land import ask, drawn
from tests.games.dwar7s_fall.play import do, fresh, lay, offered, pass_turn, side, tile

LAND = """
    +---+---+---+---+
      Cb  er  tr| Dg
    +---+---+---+---+
"""


def test_w7_1_on_any_tile_with_a_free_space_in_any_region() -> None:
    assert ask("place_targets", drawn(LAND), player="red") == [[0, 0], [1, 0], [2, 0], [3, 0]]


def test_w7_1_not_with_an_empty_pool() -> None:
    land = drawn(LAND, {"0,0": "rrr", "3,0": "rrrr"})
    assert ask("place_targets", land, player="red") == []
    assert ask("place_targets", land, player="blue") == [[1, 0], [2, 0], [3, 0]]


def test_w8_1_one_step_over_an_open_edge_to_a_free_space() -> None:
    assert ask("moves_of_dwarf", drawn(LAND, {"1,0": "r"}), player="red", from_=[1, 0]) == [[0, 0], [2, 0]]
    assert ask("moves_of_dwarf", drawn(LAND, {"2,0": "r"}), player="red", from_=[2, 0]) == [[1, 0]]
    full = drawn(LAND, {"1,0": "r", "0,0": "bbb"})
    assert ask("moves_of_dwarf", full, player="red", from_=[1, 0]) == [[2, 0]]


def test_w8_2_only_the_own_dwarfs() -> None:
    assert ask("moves_of_dwarf", drawn(LAND, {"1,0": "b"}), player="red", from_=[1, 0]) == []
    assert ask("moves_of_dwarf", drawn(LAND), player="red", from_=[9, 9]) == []


def test_w8_3_a_dwarf_may_be_placed_and_moved_in_one_turn() -> None:
    table = lay(fresh(), "castle", "0,0")
    lay(table, "gold_mine", "1,0", 1)
    do(table, "put 0,0", "move 0,0 E")
    assert tile(table, "0,0").dwarfs == (0, 0)
    assert tile(table, "1,0").dwarfs == (1, 0)
    assert side(table, 0).pool == 6
    assert not any(deed.startswith(("put", "move", "lay")) for deed in offered(table))
    pass_turn(table)
    assert not any(deed.startswith("move") for deed in offered(table))
