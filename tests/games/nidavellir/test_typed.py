"""Choices typed in words at the terminal."""

from __future__ import annotations

import pytest

from meadhall.core.rng import luck_from_seed
from meadhall.games.nidavellir.declaration import GAME


@pytest.mark.parametrize("text", ["5 3 0", "5,3,0", " 5  3 , 0 ", "bid b5 b3 b0", "BID B5 B3 B0"])
def test_a_bid_is_three_coin_values_or_its_notation(text: str) -> None:
    table = GAME.new_table(3, luck_from_seed(1))
    choice = GAME.read_choice(table, 0, text)
    assert choice is not None
    assert GAME.notation(table, 0, choice) == "bid b5 b3 b0"


@pytest.mark.parametrize("text", ["", "5 3", "5 5 0", "7 3 0", "5 3 0 2", "five", "pick W5"])
def test_other_words_are_no_bid(text: str) -> None:
    assert GAME.read_choice(GAME.new_table(3, luck_from_seed(1)), 0, text) is None


def test_the_hint_names_the_coins_and_an_example_that_can_be_typed() -> None:
    table = GAME.new_table(3, luck_from_seed(1))
    hint = GAME.typing_hint(table, 0)
    assert "0, 2, 3, 4, 5" in hint
    assert "5 4 3" in hint
    assert GAME.read_choice(table, 0, "5 4 3") is not None


def test_after_the_bids_cards_are_typed_by_notation_and_listed_without_hint() -> None:
    table = GAME.new_table(2, luck_from_seed(1))
    for seat in range(2):
        table.play(seat, table.choices(seat)[0])
    seat = table.next_seat()
    assert GAME.typing_hint(table, seat) == ""
    for choice in table.choices(seat):
        assert GAME.read_choice(table, seat, GAME.notation(table, seat, choice)) == choice
