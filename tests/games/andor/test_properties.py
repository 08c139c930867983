"""What holds in every position of every legend: nothing is lost, nothing leaks, nobody is stuck."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given

from meadhall.core.journal import EVERYONE, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.heroes import bit
from meadhall.games.andor.state.choices import CHOICES
from meadhall.games.andor.state.consistency import check_consistency
from meadhall.games.andor.state.table import CELLS, LAYOUT, MOST_OFFERS
from meadhall.testing.rules import RuleChecker
from tests.games.andor.random_play import ALL_WAYS, Way, fingerprint, lay, play_one, positions, some_positions
from tests.games.keeping import SEEDS, games

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
CHECKER: Final = RuleChecker(positions, play_one, fingerprint, check_consistency)
LONGEST: Final = 3000  # decisions; random legends take a few hundred


# -- the table itself ------------------------------------------------------------------------------


def test_the_parts_of_the_array_follow_each_other_without_gap() -> None:
    ends = [(first, first + size * max(1, len(names))) for _word, first, size, names in LAYOUT]
    assert all(end == start for (_first, end), (start, _end) in pairwise(ends))
    assert ends[0][0] == 0 and ends[-1][1] == CELLS


def test_there_is_room_for_every_choice_at_once() -> None:
    assert MOST_OFFERS == CHOICES


def test_sets_have_room_for_large_decks() -> None:
    assert [bit(place) for place in (0, 31, 32, 40, 61)] == [1, 2**31, 2**32, 2**40, 2**61]


@every_way
@given(seed=SEEDS)
@games(1, 20)
def test_d1_10_d10_11_nothing_appears_or_vanishes(way: Way, seed: int) -> None:
    for table in some_positions(way, seed, 0.5):
        check_consistency(table)


@every_way
@given(seed=SEEDS)
@games(1, 25)
def test_d31_who_must_decide_has_a_choice_and_every_legend_ends(way: Way, seed: int) -> None:
    CHECKER.check_course(way, seed, LONGEST, CHOICES)


@every_way
@given(seed=SEEDS)
@games(2, 250)
def test_d31_random_play_never_gets_stuck(way: Way, seed: int) -> None:
    table = lay(way, seed)
    assert table.play_out(seed) < LONGEST
    assert table.result() is not None
    check_consistency(table)


@every_way
@given(seed=SEEDS)
@games(1, 6)
def test_what_is_not_offered_is_refused_and_changes_nothing(way: Way, seed: int) -> None:
    CHECKER.check_refusing(way, seed, 0.02, (-1, *range(0, CHOICES + 1, 41), 10**9))


@every_way
@given(seed=SEEDS)
@games(1, 8)
def test_a_copy_goes_its_own_way(way: Way, seed: int) -> None:
    CHECKER.check_copies(way, seed, 0.05)


@every_way
def test_d31_3_the_same_choices_lead_to_the_same_table(way: Way) -> None:
    CHECKER.check_replaying(lay(way, 7), lay(way, 7), end_of_table)


def end_of_table(table: AndorTable) -> object:
    """Luck shows every difference there was before; the whole table is compared at the end."""
    return table.luck if table.to_act() else fingerprint(table)


# -- knowledge (D27, D28) --------------------------------------------------------------------------


@every_way
@given(seed=SEEDS)
@games(1, 10)
def test_d27_3_an_imagined_table_looks_like_the_real_one(way: Way, seed: int) -> None:
    CHECKER.check_imagining(way, seed, 0.06)


@every_way
@given(seed=SEEDS)
@games(1, 30)
def test_d27_3_an_imagined_table_can_be_played_on(way: Way, seed: int) -> None:
    table = random.Random(seed).choice(
        [each.copy() for each in some_positions(way, seed, 0.05)] or [lay(way, 1)]
    )
    CHECKER.check_playing_on_from(table, seed)


@every_way
@given(seed=SEEDS)
@games(1, 10)
def test_no_view_depends_on_the_luck_and_all_viewers_know_the_same(way: Way, seed: int) -> None:
    """What nobody knows is drawn when it is turned up; D28.2: what one hero knows all may know."""
    CHECKER.check_hiding(way, seed, 0.06, new_luck)
    for table in some_positions(way, seed, 0.06):
        assert str(table.luck) not in repr(table.view(0))


def new_luck(table: AndorTable, viewer: int, _dice: random.Random) -> None:
    table.rekey(luck_from_seed(viewer))


@every_way
@given(seed=SEEDS)
@games(1, 10)
def test_what_is_told_is_told_to_all(way: Way, seed: int) -> None:
    table = lay(way, seed)
    table.attach_journal(Journal())
    table.play_out(seed)
    assert table.journal is not None and table.journal.entries
    assert {entry.audience for entry in table.journal.entries} == {EVERYONE}


@every_way
@given(seed=SEEDS)
@games(1, 5)
def test_a_look_ahead_ends_with_an_outlook(way: Way, seed: int) -> None:
    CHECKER.check_looking_ahead(way, seed, 0.02, to_the_end=False)
