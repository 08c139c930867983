"""The example game keeps the contract; and the checks notice one that does not."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.game import Options
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.testing import Way, check_game
from meadhall.testing.random_play import random_positions
from meadhall.testing.tables import check_copy_is_independent, check_secrecy
from tests.example_game import GAME, Hoard, HoardTable, HoardView


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 5])
def test_the_example_game_keeps_the_contract(seats: int, rounds: int) -> None:
    check_game(GAME, [Way(seats, {"rounds": rounds})], range(10))


def test_views_stay_the_same_when_hidden_things_change() -> None:
    """Swap a card of another's hand with one of the deck: nobody but its owner may notice."""
    for table in random_positions(GAME, 3, {}, seed=4):
        assert isinstance(table, HoardTable)
        if table.hands[1] and table.deck and table.to_act():
            changed = table.copy()
            changed.deck[0], changed.hands[1][0] = changed.hands[1][0], changed.deck[0]
            for viewer in (SPECTATOR, 0, 2):
                assert changed.view(viewer) == table.view(viewer)
            assert changed.view(1) != table.view(1)


def test_imagined_worlds_differ_where_the_seat_is_ignorant() -> None:
    table = GAME.new_table(3, luck_from_seed(1))
    hands = {str(table.imagine(0, luck_from_seed(luck)).view(1)) for luck in range(20)}
    assert len(hands) > 15


def test_random_play_depends_on_nothing_but_its_luck() -> None:
    ends = [GAME.new_table(4, 5) for _ in range(2)]
    assert ends[0].play_out(9) == ends[1].play_out(9)
    assert ends[0].result() == ends[1].result()


class PickyGame(Hoard):
    """Does not go with every number of seats."""

    def check_fit(self, seats: int, options: Options) -> None:
        if options["double"] and seats == 2:
            raise Refusal("option_seats", game=self.name, option="double", least=3, most=4, seats=seats)


def test_a_game_may_refuse_seats_and_options_that_do_not_fit() -> None:
    picky = PickyGame()
    assert picky.new_table(3, 1, {"double": True}).seats == 3
    with pytest.raises(Refusal, match="'double' of Hoard is for 3 to 4 players, not 2"):
        picky.new_table(2, 1, {"double": True})


class LeakyTable(HoardTable):
    """Shows a hand to everybody, and forgets to copy the deck."""

    def copy(self) -> HoardTable:
        twin = super().copy()
        twin.deck = self.deck
        return twin

    def view(self, viewer: int) -> HoardView:
        return super().view(1)


def leaky_table() -> HoardTable:
    return LeakyTable(3, 7, rounds=3, double=False)


def test_the_checks_notice_a_leak() -> None:
    with pytest.raises(AssertionError):
        check_secrecy(leaky_table(), 3)


def test_the_checks_notice_a_shared_copy() -> None:
    with pytest.raises(AssertionError):
        check_copy_is_independent(leaky_table())
