"""Playing a kingdom card (W6)."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from tests.games.dwar7s_fall.land import ask, card, drawn
from tests.games.dwar7s_fall.play import do, fresh, lay, offered, pass_turn, side, tile

LAND = """
    +---+---+---+---+---+
      Cb  er  tr  wr  Dg
    +---+---+---+---+---+
"""


def test_w6_1_the_first_card_lies_on_0_0_and_must_be_laid() -> None:
    table = fresh()
    assert "end" not in offered(table)
    with pytest.raises(Refusal):
        table.play(0, 0)
    do(table, "lay gold_mine", "turn 0")  # no place to choose
    assert tile(table, "0,0").top.kind == "gold_mine"
    assert "end" in offered(table)


def test_w6_1_an_empty_table_takes_the_next_card_on_0_0_again() -> None:
    table = lay(fresh(), "dragon", "0,0")
    for _ in range(2):
        do(table, "put 0,0", "put 0,0")
        pass_turn(table)
        pass_turn(table)
    do(table, "put 0,0", "end", "resolve 0,0", "end_turn")
    assert side(table, 0).trophies == 1
    assert offered(table)[0] == "end"  # without obligation
    do(table, "lay castle", "turn 0")
    assert tile(table, "0,0").top.kind == "castle"
    assert ask("legal_placements", {"players": ["red", "blue"]}, player="red", card="castle") == {
        "adjacent": "anywhere", "stack": [],
    }  # fmt: skip


def test_w6_2_beside_any_tile_whatever_the_walls() -> None:
    land = drawn("""
    +---+---+
    | Cb| er|
    +---+---+
    """)
    assert ask("legal_placements", land, player="red", card=card("dr"))["adjacent"] == [
        [-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [2, 0],
    ]  # fmt: skip


def test_w6_2_a_cell_beside_two_tiles_is_offered_once() -> None:
    table = lay(fresh(), "castle", "0,0")
    lay(table, "gold_mine", "1,0")
    lay(table, "tavern", "0,1")
    do(table, "lay warehouse")
    assert sorted(offered(table)) == sorted(
        ["at 0,-1", "at -1,0", "at 1,-1", "at 2,0", "at 1,1", "at 0,2", "at -1,1"]
    )


def test_w6_3_any_card_of_the_own_hand_may_be_laid() -> None:
    table = lay(fresh(), "frost_giant", "0,0")
    assert sum(deed.startswith("lay ") for deed in offered(table)) == 8
    lay(table, "castle", "1,0")
    assert "lay castle" not in offered(table)


@pytest.mark.parametrize(
    ("code", "covered"),
    [
        ("gr", [[1, 0]]),
        ("rr", [[1, 0]]),
        ("Dr", [[1, 0]]),
        ("tr", [[2, 0]]),
        ("Gr", [[2, 0]]),
        ("wr", [[3, 0]]),
        ("Cr", []),
    ],
)
def test_w6_4_which_cards_may_be_laid_on_which(code: str, covered: list[list[int]]) -> None:  # W18-07
    """Mines and dragons on mines, taverns and giants on taverns, warehouses on warehouses."""
    kinds = {"stack_type": {"g": "mine", "r": "mine", "D": "mine", "t": "tavern", "G": "tavern"}.get(code[0])}
    if code[0] == "w":
        kinds = {"stack_type": "warehouse"}
    assert ask("legal_placements", drawn(LAND), player="red", card=card(code, **kinds))["stack"] == covered


def test_w6_4_not_where_anybody_stands() -> None:
    for dwarfs in ({"1,0": "g"}, {"1,0": "r"}):
        assert ask("legal_placements", drawn(LAND, dwarfs), player="red", card=card("gr"))["stack"] == []


def test_w6_5_nothing_on_castles_and_monsters() -> None:  # W18-23
    """Even if a scenario gives them a type."""
    land = drawn("""
    +   +   +   +
      Cb  Dg  Gy
    +   +   +   +
    """)
    for each in land["board"]:
        each["stack"][0]["stack_type"] = "mine"
    assert ask("legal_placements", land, player="red", card=card("gr"))["stack"] == []


def test_w6_6_the_owner_below_does_not_matter_and_stacks_grow() -> None:
    table = lay(fresh(), "gold_mine", "0,0")
    do(table, "lay ruby_mine", "on 0,0", "turn 1")
    pass_turn(table)
    do(table, "lay dragon", "on 0,0", "turn 2")
    stack = tile(table, "0,0").stack
    assert [(each.kind, each.owner, each.rotation) for each in stack] == [
        ("gold_mine", 0, 0), ("ruby_mine", 0, 1), ("dragon", 1, 2),
    ]  # fmt: skip


def test_w6_7_a_card_is_in_play_at_once_and_for_everybody() -> None:
    table = lay(fresh(), "emerald_mine", "0,0")
    do(table, "put 0,0")
    assert "emerald_mine" not in side(table, 0).hand
    pass_turn(table)
    assert "put 0,0" in offered(table)
