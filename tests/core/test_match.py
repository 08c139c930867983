"""A match being played: what it writes down, and what may be taken back."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.game import Options
from meadhall.core.match import Match
from meadhall.core.record import Committed, Move, Seeded
from meadhall.core.replay import check, verify
from meadhall.testing.tables import everything_seen
from tests.core.sample_records import play_at_random
from tests.example_game import BURY, CARDS, DRAW, GAME, OPEN, PASS, Hoard, HoardTable

NAMES = ["Ann", "Bo", "Cid"]


def new_match() -> Match:
    return Match(GAME, NAMES, Seeded(17))


class CalmTable(HoardTable):
    """Every treasure is worth 3: rounds end without luck."""

    def cast(self) -> None:
        self.treasure = 3


class CalmHoard(Hoard):
    def deal(self, seats: int, options: Options, luck: int) -> CalmTable:
        return CalmTable(seats, luck, rounds=2, double=False)


def calm_match() -> Match:
    return Match(CalmHoard(), NAMES, Seeded(17))


def bids_in(match: Match) -> int:
    """Let every seat bid its highest card; gives the winner, who must store a treasure now."""
    table = hoard(match)
    table.hands = [[0, 5, 11], [2, 7, 23], [4, 8, 16]]
    table.deck = [card for card in range(CARDS) if not any(card in hand for hand in table.hands)]
    for seat in match.table.to_act():
        match.play(seat, match.table.choices(seat)[-1])
    (winner,) = match.table.to_act()
    assert match.table.choices(winner) == [OPEN, BURY]
    return winner


def hoard(match: Match) -> HoardTable:
    assert isinstance(match.table, HoardTable)
    return match.table


def test_a_simulated_match_gives_a_true_record() -> None:
    record = play_at_random(new_match()).record()
    assert check(record, GAME).result() is not None


def test_a_real_match_can_be_verified() -> None:
    match = play_at_random(Match(GAME, NAMES, Committed.fresh()))
    assert verify(match.record(), GAME).view(0) == match.table.view(0)


def test_real_matches_have_different_seeds() -> None:
    lucks = [Match(GAME, NAMES, Committed.fresh()).luck for _ in range(2)]
    assert all(isinstance(luck, Committed) for luck in lucks)
    assert lucks[0] != lucks[1]


def test_options_are_settled_in_the_record() -> None:
    assert Match(GAME, NAMES, Seeded(1)).record().options == {"rounds": 3, "double": False}


@pytest.mark.parametrize(("seat", "choice"), [(0, 99), (-1, 0), (3, 0), (10**30, 0), (0, -(10**30))])
def test_a_refused_choice_changes_nothing(seat: int, choice: int) -> None:
    match = Match(GAME, NAMES, Committed.fresh())
    before = everything_seen(match.table)
    with pytest.raises(Refusal):
        match.play(seat, choice)
    assert everything_seen(match.table) == before
    assert match.moves == []
    assert match.journal.entries == []


def test_forced_choices_are_known() -> None:
    match = new_match()
    assert match.forced(0) is None
    hoard(match).hands[0] = [5]
    assert match.forced(0) == 5


# -- taking back ------------------------------------------------------------------------------------------


def test_a_choice_that_shows_nothing_can_be_taken_back() -> None:
    match = new_match()
    winner = bids_in(match)
    before, moves, told = everything_seen(match.table), list(match.moves), list(match.journal.entries)
    match.play(winner, BURY)
    assert match.may_undo(winner)
    match.undo(winner)
    assert everything_seen(match.table) == before
    assert match.moves == moves
    assert match.journal.entries == told


def test_after_taking_back_the_match_goes_on_and_its_record_is_true() -> None:
    match = Match(GAME, NAMES, Committed.fresh())
    seat = match.table.to_act()[0]
    match.play(seat, match.table.choices(seat)[0])
    match.undo(seat)
    match.play(seat, match.table.choices(seat)[1])
    play_at_random(match)
    assert verify(match.record(), GAME).view(0) == match.table.view(0)
    assert match.journal.entries[0].what == "bid_sealed"


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    match = new_match()
    seat = match.table.to_act()[0]
    first, second = match.table.choices(seat)[:2]
    match.play(seat, first)
    match.play(seat, second)  # still sealed: it may be changed by playing again
    match.undo(seat)
    assert hoard(match).bids[seat] == first
    match.undo(seat)
    assert hoard(match).bids[seat] is None
    assert not match.may_undo(seat)


def test_a_card_drawn_from_the_deck_cannot_be_put_back() -> None:
    """No luck is drawn here: the deck lies shuffled since the deal. But the seat has seen its top card."""
    match = calm_match()
    winner = bids_in(match)
    match.play(winner, OPEN)
    luck = match.table.luck
    match.play(winner, DRAW)
    assert match.table.luck == luck
    assert not match.may_undo(winner)
    with pytest.raises(Refusal) as refusal:
        match.undo(winner)
    assert refusal.value.reason == "no_undo"


def test_a_choice_after_which_dice_are_cast_cannot_be_taken_back() -> None:
    match = new_match()
    winner = bids_in(match)
    match.play(winner, OPEN)
    match.play(winner, PASS)
    assert not match.may_undo(winner)


def test_the_last_bid_shows_the_others_and_stays() -> None:
    match = new_match()
    bids_in(match)
    assert not any(match.may_undo(seat) for seat in range(3))


def test_nobody_takes_back_once_another_has_acted() -> None:
    match = new_match()
    for seat in (0, 1):
        match.play(seat, match.table.choices(seat)[0])
    assert not match.may_undo(0)
    assert match.may_undo(1)


def test_a_sealed_bid_may_be_changed_though_others_have_bid() -> None:
    match = new_match()
    low, high = match.table.choices(0)[0], match.table.choices(0)[-1]
    match.play(0, low)
    match.play(1, match.table.choices(1)[0])
    assert 0 not in match.table.to_act()
    match.play(0, high)
    assert hoard(match).bids[0] == high
    assert match.moves[-1] == Move(0, high, f"bid {high}")
    assert check(play_at_random(match).record(), GAME).result() is not None


def test_nobody_takes_back_the_choice_of_another() -> None:
    match = new_match()
    match.play(0, match.table.choices(0)[0])
    assert not match.may_undo(1)


def test_forced_choices_go_back_together_with_the_free_one_before() -> None:
    match = calm_match()
    winner = bids_in(match)
    hoard(match).deck.clear()  # no card to draw: passing is forced
    moves = len(match.moves)
    match.play(winner, BURY)
    assert match.forced(winner) == PASS
    match.play(winner, PASS)
    match.undo(winner)
    assert len(match.moves) == moves
    assert match.table.choices(winner) == [OPEN, BURY]


def test_a_match_that_is_over_stays_over() -> None:
    """Even where its end shows nothing new: the seed is told by now."""
    match = calm_match()
    winner = bids_in(match)
    table = hoard(match)
    table.rounds_left = 1
    table.deck.clear()
    table.hands = [[], [], []]
    match.play(winner, BURY)
    assert match.may_undo(winner)
    match.play(winner, PASS)
    assert match.table.result() is not None
    assert not match.may_undo(winner)


class ShufflingTable(CalmTable):
    """Draws luck where nobody sees it."""

    def store(self, seat: int, choice: int) -> None:
        super().store(seat, choice)
        self.draw(6)


class WhisperingTable(CalmTable):
    """Tells the next seat something that the others do not hear."""

    def store(self, seat: int, choice: int) -> None:
        super().store(seat, choice)
        self.emit("whisper", seat, audience=(seat + 1) % self.seats)


@pytest.mark.parametrize("kind", [ShufflingTable, WhisperingTable])
def test_unseen_draws_and_words_to_others_cannot_be_taken_back(kind: type[CalmTable]) -> None:
    match = calm_match()
    match.table.__class__ = kind
    winner = bids_in(match)
    match.play(winner, BURY)
    assert not match.may_undo(winner)
