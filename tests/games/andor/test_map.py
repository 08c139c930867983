"""The boards: neighbours both ways, arrows to neighbours, and what is printed (D5, D10, D29)."""

from __future__ import annotations

import pytest

from meadhall.games.andor.legend.boards import board_named
from meadhall.games.andor.referee import query


@pytest.mark.parametrize("name", ["front", "mine"])
def test_d5_1_fields_touch_both_ways_and_d10_1_arrows_lead_to_neighbours(name: str) -> None:
    board = board_named(name)
    for field in board.fields:
        assert field not in board.adjacent[field]
        assert all(field in board.adjacent[other] for other in board.adjacent[field])
        assert board.arrow(field) < 0 or board.arrow(field) in board.adjacent[field]


def test_d10_3_every_arrow_of_the_front_leads_to_the_castle() -> None:
    board = board_named("front")
    for field in board.fields:
        if board.arrow(field) >= 0:
            assert query("arrow_path", {"field": field})[-1] == 0


def test_d16_1_d17_1_board_facts_of_the_front() -> None:
    assert query("board_facts", {}) == {
        "fields": 78,
        "edges": 157,
        "fog": [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64],
        "wells": [5, 35, 45, 55],
        "merchants": [18, 57, 71],
        "no_arrow": [0, 80, 83],
    }


def test_d30_rejected_edges_are_not_there_and_d5_2_bridges_are() -> None:
    board = board_named("front")
    for one, other in ((20, 24), (22, 72), (42, 45), (6, 12), (18, 29), (26, 38), (46, 65), (80, 81)):
        assert other not in board.adjacent[one]
    for one, other in ((16, 48), (38, 39), (46, 47)):
        assert other in board.adjacent[one]


def test_d29_9_river_bank_and_forest() -> None:
    board = board_named("front")
    assert board.has_feature(8, "river_bank") and not board.has_feature(9, "river_bank")
    assert board.has_feature(22, "forest") and not board.has_feature(61, "forest")
