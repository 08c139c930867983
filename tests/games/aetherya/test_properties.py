"""What holds in every position of every game: nothing is lost, nothing leaks, nobody is stuck."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given

from meadhall.core.journal import EVERYONE, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, SPECTATOR
from meadhall.games.aetherya.rules.adjacency import CELLS
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.rules.legends import legends_met
from meadhall.games.aetherya.state import steps
from meadhall.games.aetherya.state.choices import CHOICES
from meadhall.games.aetherya.state.consistency import check_consistency
from meadhall.games.aetherya.state.position import dump, load
from meadhall.games.aetherya.state.table import (
    ALL_SEATS,
    BYTES_TO_KEEP,
    FEW_OFFERS,
    HAND,
    LAYOUT,
    MANY_OFFERS,
    empty_cells,
)
from meadhall.testing.rules import RuleChecker
from tests.games.aetherya.random_play import (
    ALL_WAYS,
    Way,
    fingerprint,
    lay,
    play_one,
    positions,
    some_positions,
)
from tests.games.aetherya.table_builder import choose, fresh, side, story
from tests.games.keeping import SEEDS, games, share


def with_ways(ways: Sequence[Way]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("way", ways, ids=[each.name() for each in ways])


every_way = with_ways(ALL_WAYS)
CHECKER: Final = RuleChecker(positions, play_one, fingerprint, check_consistency)


# -- the table itself ------------------------------------------------------------------------------


def test_the_parts_of_the_array_follow_each_other_without_gap() -> None:
    for (offset, length), (following, _) in pairwise(LAYOUT):
        assert offset + length == following
    first, stride, offers = ALL_SEATS
    assert sum(LAYOUT[-1]) == first + stride
    assert first + 4 * stride == offers == BYTES_TO_KEEP
    assert len(empty_cells(False)) == offers + 2 * FEW_OFFERS
    assert len(empty_cells(True)) == offers + 2 * MANY_OFFERS


@every_way
@given(seed=SEEDS)
@games(2, 12)
def test_nothing_appears_or_vanishes(way: Way, seed: int) -> None:
    """Cards, legends and tokens are conserved, and what is noted about a kingdom is true."""
    for table in positions(way, seed):
        check_consistency(table)
        for seat in range(table.seats):
            if table.step != steps.ARRANGE:
                assert table.met(seat) == legends_met(table, seat)
            for card in range(11):
                cells = sum(1 << cell for cell in range(CELLS) if table.card(seat, cell) == card)
                assert cells == table.cards(seat, card)


@every_way
@given(seed=SEEDS)
@games(2, 20)
def test_a5_6_who_owes_a_decision_has_a_choice_and_the_game_comes_to_an_end(way: Way, seed: int) -> None:
    CHECKER.check_course(way, seed, 2000, CHOICES, MANY_OFFERS if way.items else FEW_OFFERS)


@every_way
@given(seed=SEEDS)
@games(1, 4)
def test_what_is_not_offered_is_refused_and_changes_nothing(way: Way, seed: int) -> None:
    CHECKER.check_refusing(way, seed, 0.04, (-1, *range(0, CHOICES + 1, 3), 10**9))


@every_way
@given(seed=SEEDS)
@games(1, 4)
def test_a_copy_goes_its_own_way(way: Way, seed: int) -> None:
    CHECKER.check_copies(way, seed, 0.3)


@every_way
def test_the_same_choices_lead_to_the_same_table(way: Way) -> None:
    CHECKER.check_replaying(lay(way, 7), lay(way, 7))


@every_way
@given(seed=SEEDS)
@games(1, 6)
def test_a_position_saved_and_loaded_plays_on_alike(way: Way, seed: int) -> None:
    for table in positions(way, seed):
        plain = dump(table)
        again = load(plain)
        assert fingerprint(again) == fingerprint(table)
        assert dump(again) == plain


@every_way
def test_a_position_loaded_in_the_middle_tells_the_same_story_to_its_end(way: Way) -> None:
    """The same luck: what was saved and what went on make the same choices and draw the same cards."""
    for table in some_positions(way, 5, 0.1):
        twin, again = table.copy(), load(json.loads(json.dumps(dump(table))))
        CHECKER.check_replaying(twin, again)
        assert twin.result() is not None and twin.result() == again.result()


@every_way
def test_tables_are_pickled_without_their_listener_and_copied_deeply(way: Way) -> None:
    for table in positions(way, 3):
        table.attach_journal(Journal())
        for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
            assert isinstance(twin, AetheryaTable) and twin.journal is None
            assert fingerprint(twin) == fingerprint(table)
            assert twin.view(0) == table.view(0)
            assert [twin.choices(seat) for seat in twin.to_act()] == [
                table.choices(seat) for seat in table.to_act()
            ]
    assert len(pickle.dumps(table)) < 1200


# -- secrecy (A3) ----------------------------------------------------------------------------------


@every_way
@given(seed=SEEDS)
@games(1, 4)
def test_a3_7_an_imagined_table_looks_to_its_seat_like_the_real_one(way: Way, seed: int) -> None:
    CHECKER.check_imagining(way, seed, share(0.08, 0.4))


@every_way
@given(seed=SEEDS)
@games(1, 4)
def test_an_imagined_table_can_be_played_to_the_end(way: Way, seed: int) -> None:
    CHECKER.check_playing_on(way, seed, share(0.04, 0.1))


@every_way
@given(seed=SEEDS)
@games(1, 3)
def test_a_look_ahead_ends_with_an_outlook(way: Way, seed: int) -> None:
    CHECKER.check_looking_ahead(way, seed, share(0.05, 0.15), to_the_end=way.seats > 1)


def test_imagining_really_forgets_hands_and_arrangements() -> None:
    table = next(
        table
        for table in (fresh(2, seed) for seed in range(99))
        if "".join(side(table, 1, 0).hand) == "?" * 4
    )
    table.play(1, 3)
    worlds = [table.imagine(0, luck_from_seed(seed)) for seed in range(300)]
    assert len({tuple(sorted(side(world, 1, 1).hand)) for world in worlds}) > 60
    assert len({world.sealed(1) for world in worlds}) == 24
    assert {side(world, 0, 0).hand for world in worlds} == {side(table, 0, 0).hand}


def permute_hidden(table: AetheryaTable, viewer: int, dice: random.Random) -> None:
    """Change at random everything A3 hides from the viewer, told apart here anew from the rules."""
    if table.step == steps.ARRANGE:
        permute_hands(table, viewer, dice)
    private = table.mode != 2 and table.active != viewer
    if table.held and private and not table.held_public:
        table.held = swapped_with_deck(table, table.held, dice)
    if table.other and private and not table.other_public:
        table.other = swapped_with_deck(table, table.other, dice)
    for seat in range(table.seats):
        unknown = [
            cell
            for cell in range(CELLS)
            if table.lookers(seat, cell) and not (viewer >= 0 and table.lookers(seat, cell) >> viewer & 1)
        ]
        for cell in unknown:
            others = [token for token in range(1, 13) if table.is_hidden(seat, token)]
            if others:
                other = dice.choice(others)
                table.hide_token(seat, other, 0)
                table.hide_token(seat, table.token(seat, cell), 1)
                table.set_token(seat, cell, other, table.lookers(seat, cell))
    table.rekey(luck_from_seed(dice.randrange(2**40)))


def permute_hands(table: AetheryaTable, viewer: int, dice: random.Random) -> None:
    for seat in range(table.seats):
        if seat == viewer:
            continue
        hand = [table.hand_card(seat, index) for index in range(HAND)]
        free = [card for card in range(1, 11) if table.unseen(card) and card not in hand]
        hidden = [index for index in range(HAND) if not table.hand_card_shown(seat, index)]
        if hidden:
            index, card = dice.choice(hidden), dice.choice(free)
            table.change_unseen(hand[index], 1)
            table.change_unseen(card, -1)
            table.set_hand_card(seat, index, card)
        if table.sealed(seat) >= 0:
            table.seal(seat, dice.randrange(24))


def swapped_with_deck(table: AetheryaTable, drawn: int, dice: random.Random) -> int:
    """A card of the deck in place of the one drawn, which goes back."""
    count, change = table.unseen, table.change_unseen
    if table.deck_apart:
        count, change = table.deck_count, table.change_deck
    others = [card for card in range(1, 11) if count(card)]
    if not others:
        return drawn
    card = dice.choice(others)
    change(card, -1)
    change(drawn, 1)
    return card


@every_way
@given(seed=SEEDS)
@games(1, 4)
def test_no_view_depends_on_what_is_hidden_from_the_viewer(way: Way, seed: int) -> None:
    CHECKER.check_hiding(way, seed, share(0.1, 0.4), permute_hidden)


@every_way
@given(seed=SEEDS)
@games(1, 6)
def test_what_is_played_unasked_depends_on_nothing_hidden(way: Way, seed: int) -> None:
    """Nobody learns by the pace what another has drawn or looked at: neither rivals nor those who watch."""
    dice = random.Random(seed)
    for table in some_positions(way, seed, share(0.3, 1.0)):
        twin = table.copy()
        permute_hidden(twin, SPECTATOR, dice)
        assert twin.to_act() == table.to_act()
        for seat in range(table.seats):
            assert twin.openly_forced(seat) == table.openly_forced(seat), table.decision(seat)


def test_two_equal_cards_drawn_alone_are_asked_about() -> None:
    """C4.1: they leave one choice, and only the player knows."""
    table = story("HU -- -- -- / -- -- -- -- / -- -- -- -- / -- -- -- --", 1, "solo").unseen("MO").turn()
    choose(table, "two_from_deck")
    assert len(table.choices(0)) == 1
    assert table.openly_forced(0) == NO_CHOICE


def test_what_all_can_see_to_be_forced_is_played_unasked() -> None:
    """D5.2: one legend is left on display for the penalty."""
    table = story(seats=2, mode="cooperative").display("pair_elf").legend_deck().table
    table.step, table.active = steps.PENALTY, 0
    assert [table.openly_forced(0)] == table.choices(0)


PRIVATE = {"card_seen", "token_seen"}


@every_way
@given(seed=SEEDS)
@games(2, 12)
def test_what_is_told_to_one_reaches_nobody_else(way: Way, seed: int) -> None:
    dice = random.Random(seed)
    table = lay(way, seed)
    table.attach_journal(Journal())
    while table.to_act():
        play_one(table, dice)
    assert table.journal is not None
    for entry in table.journal.entries:
        if entry.audience == EVERYONE:
            shown_to_all = entry.what == "card_seen" and way.cooperative
            assert entry.what not in PRIVATE or shown_to_all
        else:
            assert entry.what in PRIVATE and entry.audience == entry.seat
