"""Hoard passes the compliance suite; and what only Hoard has."""

from __future__ import annotations

from hoard import GAME
from hoard.rules import BURY, DRAW, FAME, OPEN, PASS, HoardTable, fame_of
from meadhall.testing import check_game, check_look, check_position, check_words


def test_the_rules_keep_the_contract() -> None:
    check_game(GAME, seeds=range(2))


def test_everything_has_words_in_both_languages() -> None:
    check_words(GAME)


def test_positions_are_saved_and_loaded() -> None:
    check_position(GAME)


def test_the_page_is_sound_and_hides_what_is_hidden() -> None:
    check_look(GAME)


def table_with(*hands: list[int]) -> HoardTable:
    """A table of two rounds with these hands; the deck holds the other cards in order."""
    table = HoardTable(len(hands), 1, rounds=2, double=False)
    table.hands = [sorted(hand) for hand in hands]
    table.deck = [card for card in range(24) if not any(card in hand for hand in hands)]
    table.treasure = 5
    return table


def test_h2_1_the_highest_rank_wins_and_equal_ones_do_not() -> None:
    table = table_with([20, 0], [10, 1])
    table.play(0, 20)
    table.play(1, 10)
    assert table.to_act() == [0] and table.choices(0) == [OPEN, BURY]
    tied = table_with([20, 0], [21, 1])
    tied.play(0, 20)
    tied.play(1, 21)
    assert tied.to_act() == [0, 1] and tied.rounds_left == 1


def test_h2_2_a_buried_treasure_is_worth_more_and_unseen() -> None:
    table = table_with([20, 0], [10, 1])
    for seat, choice in ((0, 20), (1, 10), (0, BURY)):
        table.play(seat, choice)
    assert table.view(0).buried == ((6,), ())
    assert table.view(1).buried == ((-1,), ())


def test_h2_3_the_winner_may_draw() -> None:
    table = table_with([20, 0], [10, 1])
    for seat, choice in ((0, 20), (1, 10), (0, OPEN), (0, DRAW)):
        table.play(seat, choice)
    assert table.hands[0] == [0, 23]


def test_h3_1_fame_and_cards_that_are_left() -> None:
    table = table_with([20, 0], [10, 1])
    for seat, choice in ((0, 20), (1, 10), (0, OPEN), (0, PASS), (0, 0), (1, 1)):
        table.play(seat, choice)
    assert table.scores() == [5 + FAME, 0]
    assert fame_of([4, 4, 0]) == [0, 0, 0] == fame_of([0, 0, 0])


def test_the_referee_counts() -> None:
    table = table_with([20, 0], [10, 1])
    position = GAME.dump(table)
    assert isinstance(position, dict) and GAME.answer("scores", position, {}) == [-2, -2]
