"""What holds in every position of every game: conservation, copies, secrets, replay (W1, W15, W16)."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Final

import pytest
from hypothesis import given

from meadhall.core.journal import EVERYONE, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, SPECTATOR
from meadhall.games.dwar7s_fall.rules import regions
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state.cards import DRAGON, GEMS, GIANT, OGRES, SECRETS
from meadhall.games.dwar7s_fall.state.choices import CHOICES
from meadhall.games.dwar7s_fall.state.consistency import check_consistency
from meadhall.games.dwar7s_fall.state.table import ALL_SEATS, LAYOUT, MOST_OFFERS, empty_cells
from meadhall.games.dwar7s_fall.state.view import tiles_in_play
from meadhall.testing.rules import RuleChecker
from tests.games.dwar7s_fall.play import fresh, give_gems, give_ogre, look
from tests.games.dwar7s_fall.random_play import (
    SEAT_COUNTS,
    fingerprint,
    lay,
    play_one,
    positions,
    some_positions,
)
from tests.games.keeping import SEEDS, games

every_table = pytest.mark.parametrize("seats", SEAT_COUNTS)
CHECKER: Final = RuleChecker(positions, play_one, fingerprint, check_consistency)


def test_the_array_has_no_gaps_and_no_overlaps() -> None:
    for (offset, length), (following, _) in pairwise(LAYOUT):
        assert offset + length == following
    first, stride, offers = ALL_SEATS
    assert sum(LAYOUT[-1]) == first + stride
    assert first + 4 * stride == offers
    assert len(empty_cells()) == offers + 2 * MOST_OFFERS


@every_table
@given(seed=SEEDS)
@games(1, 8)
def test_nothing_appears_or_vanishes(seats: int, seed: int) -> None:
    """36 kingdom cards (9 a colour), 34 gems, 13 ogres, 10 goals, 7 dwarfs a colour; W3.4 holds, too."""
    for table in positions(seats, seed):
        check_consistency(table)


def components(table: Dwar7sTable) -> set[frozenset[int]]:
    """Regions found the slow and plain way (W4.2), to compare."""
    joined = {tile: {tile} for tile in tiles_in_play(table)}
    for tile in list(joined):
        for side in range(4):
            other = table.next(tile, side)
            if other >= 0 and regions.edge_is_open(table, tile, side):
                together = joined[tile] | joined[other]
                for each in together:
                    joined[each] = together
    return {frozenset(region) for region in joined.values()}


@every_table
@given(seed=SEEDS)
@games(1, 20)
def test_w4_2_regions_are_always_up_to_date(seats: int, seed: int) -> None:
    for table in some_positions(seats, seed, 0.5):
        numbers = {tile: table.region(tile) for tile in tiles_in_play(table)}
        found = {frozenset(t for t in numbers if numbers[t] == number) for number in numbers.values()}
        assert found == components(table)
        for tile, side in product(numbers, range(4)):
            assert table.side_is_open(tile, side) == regions.edge_is_open(table, tile, side)
        for kind, near in ((DRAGON, regions.dragon_near), (GIANT, regions.giant_near)):
            lairs = {number for tile, number in numbers.items() if table.kind(tile) == kind}
            assert {number for tile, number in numbers.items() if near(table, tile)} == lairs


@every_table
@given(seed=SEEDS)
@games(1, 20)
def test_who_owes_a_decision_has_a_choice_and_the_game_comes_to_an_end(seats: int, seed: int) -> None:
    CHECKER.check_course(seats, seed, 3000, CHOICES, MOST_OFFERS)


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_w16_3_what_is_not_offered_is_refused_and_changes_nothing(seats: int, seed: int) -> None:
    CHECKER.check_refusing(seats, seed, 0.03, (-1, *range(0, CHOICES + 1, 3), 10**9))


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_a_copy_goes_its_own_way(seats: int, seed: int) -> None:
    CHECKER.check_copies(seats, seed, 0.2)


@every_table
def test_w2_8_the_same_choices_lead_to_the_same_table(seats: int) -> None:
    CHECKER.check_replaying(lay(seats, 7), lay(seats, 7))


# -- secrecy (W15) ---------------------------------------------------------------------------------


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_w15_1_an_imagined_table_looks_to_its_seat_like_the_real_one(seats: int, seed: int) -> None:
    CHECKER.check_imagining(seats, seed, 0.3)


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_w15_2_what_is_forced_does_not_depend_on_secrets(seats: int, seed: int) -> None:
    """A choice made unasked would tell by its haste what others cannot know."""
    for table in some_positions(seats, seed, 0.3):
        twin = table.imagine(SPECTATOR, seed)
        for seat in range(seats):
            forced = table.openly_forced(seat) != NO_CHOICE
            assert forced == (twin.openly_forced(seat) != NO_CHOICE), table.decision(seat)


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_an_imagined_table_can_be_played_to_the_end(seats: int, seed: int) -> None:
    CHECKER.check_playing_on(seats, seed, 0.02)


@every_table
@given(seed=SEEDS)
@games(1, 3)
def test_a_look_ahead_ends_with_an_outlook(seats: int, seed: int) -> None:
    CHECKER.check_looking_ahead(seats, seed, 0.05, to_the_end=False)


def test_w15_2_and_w15_3_imagining_really_forgets() -> None:
    table = give_gems(give_gems(fresh(3), 1, gold=1, ruby=1), 2, emerald=2)
    give_ogre(give_ogre(table, 1, "panic"), 2, "crown")
    worlds = [table.imagine(0, luck_from_seed(seed)) for seed in range(200)]
    assert len({tuple(world.gems(1, gem) for gem in range(GEMS)) for world in worlds}) > 1
    assert len({tuple(world.ogres(1, ogre) for ogre in range(OGRES)) for world in worlds}) > 1
    assert len({world.secret(1) for world in worlds}) >= 4
    assert {world.secret(0) for world in worlds} == {table.secret(0)}
    assert len({tuple(world.trade_card(place) for place in range(3)) for world in worlds}) > 4
    assert len({world.ogre_card(0) for world in worlds}) > 1


def permute_hidden(table: Dwar7sTable, viewer: int, dice: random.Random) -> None:
    """Change at random everything W15 hides from the viewer, told apart here anew from the rules."""
    if table.to_act():
        others = [seat for seat in range(table.seats) if seat != viewer]
        swap_gems(table, others, dice)
        swap_ogres(table, others, dice)
        known = {
            table.secret(seat) for seat in range(table.seats) if seat == viewer or table.is_revealed(seat)
        }
        free = [secret for secret in range(SECRETS) if secret not in known]
        dice.shuffle(free)
        for seat in others:
            if not table.is_revealed(seat):
                table.set_secret(seat, free.pop())
    deck = [table.trade_card(place) for place in range(table.trade_deck)]
    dice.shuffle(deck)
    for place, goal in enumerate(deck):
        table.set_trade_card(place, goal)
    table.rekey(luck_from_seed(dice.randrange(2**40)))


def swap_gems(table: Dwar7sTable, others: list[int], dice: random.Random) -> None:
    """Two hidden hands exchange a gem."""
    if len(others) > 1:
        one, other = dice.sample(others, 2)
        if table.all_gems(one) and table.all_gems(other):
            first, second = (
                dice.choice([g for g in range(GEMS) if table.gems(seat, g)]) for seat in (one, other)
            )
            for seat, lost, got in ((one, first, second), (other, second, first)):
                table.change_gems(seat, lost, -1)
                table.change_gems(seat, got, 1)


def swap_ogres(table: Dwar7sTable, others: list[int], dice: random.Random) -> None:
    """A hidden hand exchanges an ogre with the deck."""
    seat = dice.choice(others)
    if table.all_ogres(seat) and table.ogre_deck:
        lost = dice.choice([ogre for ogre in range(OGRES) if table.ogres(seat, ogre)])
        place = dice.randrange(table.ogre_deck)
        table.change_ogres(seat, lost, -1)
        table.change_ogres(seat, table.ogre_card(place), 1)
        table.set_ogre_card(place, lost)


@every_table
@given(seed=SEEDS)
@games(1, 4)
def test_w15_2_no_view_depends_on_what_is_hidden_from_the_viewer(seats: int, seed: int) -> None:
    CHECKER.check_hiding(seats, seed, 0.3, permute_hidden)


PRIVATE = {"ogre_seen", "ogres_seen", "stolen_gem_seen"}


@every_table
@given(seed=SEEDS)
@games(1, 12)
def test_w15_4_what_is_told_to_some_reaches_nobody_else(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    table = lay(seats, seed)
    table.attach_journal(Journal())
    while table.to_act():
        play_one(table, dice)
    assert table.journal is not None
    for entry in table.journal.entries:
        assert (entry.what in PRIVATE) == (entry.audience != EVERYONE)


def test_w15_1_counts_are_open_kinds_are_not() -> None:  # W18-22
    for table in some_positions(3, 11, 0.2):
        if table.to_act():
            for seat in look(table, -1).seats:
                assert (seat.gems, seat.ogres, seat.gem_points, seat.total) == (None,) * 4
                assert (seat.gem_number, seat.ogre_number) == (
                    table.all_gems(seat.seat), table.all_ogres(seat.seat),
                )  # fmt: skip
                assert len(seat.hand) == bin(table.hand(seat.seat)).count("1")
