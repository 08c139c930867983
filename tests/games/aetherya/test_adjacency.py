"""Adjacency and portals (A7)."""

from __future__ import annotations

import random

import pytest

from meadhall.games.aetherya.rules.adjacency import (
    adjacent,
    bit,
    count,
    joined_portals,
    lowest,
    touching,
    touching_two,
)
from meadhall.games.aetherya.rules.solo import square_cells
from tests.games.aetherya.table_builder import cell, side, story


def cells(*names: str) -> int:
    return sum(bit(cell(name)) for name in names)


def plainly_adjacent(portals: int, one: int, other: int) -> bool:
    """A7 told anew, pair by pair."""

    def touch(first: int, second: int) -> bool:
        return abs(first // 4 - second // 4) + abs(first % 4 - second % 4) == 1

    if one == other:
        return False
    if touch(one, other):
        return True
    doors = [portal for portal in range(16) if portals >> portal & 1]
    reached = {door for door in doors if touch(one, door)}
    for _ in doors:
        reached |= {door for door in doors if any(touch(door, known) for known in reached)}
    return any(touch(other, door) for door in reached)


def test_a7_1_cells_touch_by_edges_not_by_corners() -> None:
    assert touching(cells("a1")) == cells("b1", "a2")
    assert touching(cells("b2")) == cells("b1", "a2", "c2", "b3")
    assert touching(cells("d1")) == cells("c1", "d2")  # and not the next row


@pytest.mark.parametrize(
    ("portal", "number"), [("b2", 4), ("b1", 3), ("a1", 2)], ids=["middle", "edge", "corner"]
)
def test_a7_2_a_portal_joins_all_cards_that_touch_it(portal: str, number: int) -> None:
    around = touching(cells(portal))
    assert count(around) == number
    for one in range(16):
        if around >> one & 1:
            assert adjacent(cells(portal), one) & around == around & ~bit(one)


def test_a7_3_r8_portals_chain() -> None:
    portals = cells("b1", "b2", "b3")
    assert joined_portals(portals, cells("b1")) == portals
    assert adjacent(portals, cell("a1")) & cells("b4", "c3") == cells("b4", "c3")
    apart = cells("b1", "b3")  # not touching: two portals, no chain
    assert not adjacent(apart, cell("a1")) & cells("b4")


def test_a7_4_r9_a_pair_joined_twice_counts_once() -> None:
    """The elf touches the forest directly and by two portals; it still scores 2."""
    table = story("PO EL FO PO / -- PO -- -- / -- -- -- -- / -- -- -- --").turn()
    assert side(table).rows[0] == 2


def test_a7_5_a_closed_portal_joins_nothing() -> None:
    table = story("-- EL -- -- / FO -- -- -- / -- -- -- -- / -- -- -- --").unseen("PO").turn()
    assert side(table).rows[0] == 0


def test_a7_6_goblins_do_not_use_portals_for_lands_but_for_conflicts() -> None:
    table = story("GO PO SW -- / -- HU -- -- / -- -- -- -- / -- -- -- --").turn()
    rows = side(table).rows
    assert (rows[3], rows[6]) == (0, -2)
    assert rows[2] == -1  # the human reaches the swamp


def test_a7_7_lands_and_portals_score_nothing_by_themselves() -> None:
    table = story("PL FO PO MO / SW PL FO MO / -- -- -- -- / -- -- -- --").turn()
    assert side(table).rows == (0,) * 7


def test_the_masks_agree_with_rules_told_pair_by_pair() -> None:
    dice = random.Random(1)
    for _ in range(400):
        portals = dice.getrandbits(16) & dice.getrandbits(16)
        for one in range(16):
            plain = sum(bit(other) for other in range(16) if plainly_adjacent(portals, one, other))
            assert adjacent(portals, one) == plain
        some = dice.getrandbits(16)
        twice = sum(bit(one) for one in range(16) if count(touching(bit(one)) & some) >= 2)
        assert touching_two(some) == twice


def test_small_helpers() -> None:
    for some in range(1, 1 << 16, 97):
        assert count(some) == some.bit_count()
        assert lowest(some) == (some & -some).bit_length() - 1
    assert sum(map(bit, square_cells(0))) == cells("a1", "b1", "a2", "b2")
    assert sum(map(bit, square_cells(8))) == cells("c3", "d3", "c4", "d4")
