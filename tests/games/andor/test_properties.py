"""What holds in every position of every legend: nothing is lost, nothing leaks, nobody is stuck."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.journal import EVERYONE, Journal
from meadhall.core.luck import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.games.andor.choices import CHOICES
from meadhall.games.andor.consistency import check_consistency
from meadhall.games.andor.heroes import bit
from meadhall.games.andor.position import from_position, to_position
from meadhall.games.andor.table import CELLS, LAYOUT
from tests.games.andor.random_play import ALL_WAYS, COMPILED, Way, fingerprint, lay, play_one, positions

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
GAMES = 20 if COMPILED else 1


def test_the_parts_of_the_array_follow_each_other_without_gap() -> None:
    ends = [(first, first + size * max(1, len(names))) for _word, first, size, names in LAYOUT]
    assert all(end == start for (_first, end), (start, _end) in pairwise(ends))
    assert ends[0][0] == 0 and ends[-1][1] == CELLS


def test_sets_have_room_for_large_decks() -> None:
    assert [bit(place) for place in (0, 31, 32, 40, 61)] == [1, 2**31, 2**32, 2**40, 2**61]


@every_way
def test_d1_10_d10_11_nothing_appears_or_vanishes(way: Way) -> None:
    for seed in range(GAMES):
        for table in positions(way, seed):
            check_consistency(table)


@every_way
def test_d31_who_must_decide_has_a_choice_and_every_legend_ends(way: Way) -> None:
    for seed in range(10, 10 + GAMES):
        decisions = 0
        for table in positions(way, seed):
            waiting = table.to_act()
            assert bool(waiting) == (table.result() is None)
            for seat in range(table.seats):
                offered = table.choices(seat)
                assert len(set(offered)) == len(offered)
                assert all(0 <= choice < CHOICES for choice in offered)
                assert bool(offered) == bool(table.decision(seat))
            decisions += 1
        assert decisions < 5000


@every_way
def test_d31_3_the_same_choices_lead_to_the_same_table(way: Way) -> None:
    first, second = lay(way, 7), lay(way, 7)
    dice = random.Random(7)
    while first.to_act():
        seat, choice = play_one(first, dice)
        second.play(seat, choice)
    assert fingerprint(first) == fingerprint(second)


@every_way
def test_d27_3_an_imagined_table_looks_like_the_real_one_and_can_be_played_on(way: Way) -> None:
    for number, table in enumerate(positions(way, 3)):
        if number % 15:
            continue
        before = fingerprint(table)
        for viewer in range(SPECTATOR, table.seats):
            world = table.imagine(viewer, luck_from_seed(number))
            assert world.view(viewer) == table.view(viewer)
            world.play_out(number)
            assert world.result() is not None
        assert fingerprint(table) == before


@every_way
def test_no_view_depends_on_the_luck_and_all_viewers_know_the_same(way: Way) -> None:
    """What nobody knows is drawn when it is turned up; D28.2: what one hero knows all may know."""
    for number, table in enumerate(positions(way, 4)):
        if number % 10 == 0:
            other = table.copy()
            other.rekey(luck_from_seed(number))
            assert other.view(0) == table.view(0)
            assert str(table.luck) not in repr(table.view(0))


@every_way
def test_what_is_told_is_told_to_all(way: Way) -> None:
    table = lay(way, 5)
    table.listen(Journal())
    dice = random.Random(5)
    while table.to_act():
        play_one(table, dice)
    assert table.journal is not None and table.journal.entries
    assert {entry.audience for entry in table.journal.entries} == {EVERYONE}


@every_way
def test_a_position_saved_and_loaded_plays_on_alike(way: Way) -> None:
    for number, table in enumerate(positions(way, 6)):
        if number % 20 and table.to_act():
            continue
        plain = json.loads(json.dumps(to_position(table, way.legend)))
        again = from_position(plain)
        assert to_position(again, way.legend) == plain
        again.play_out(3)
        twin = table.copy()
        twin.play_out(3)
        assert again.result() == twin.result()


@every_way
def test_what_is_not_offered_is_refused_and_changes_nothing(way: Way) -> None:
    for number, table in enumerate(positions(way, 8)):
        if number % 40 or not table.to_act():
            continue
        before = fingerprint(table)
        for seat in (-1, *range(table.seats), table.seats):
            legal = table.choices(seat) if 0 <= seat < table.seats else []
            for choice in (-1, *range(0, CHOICES + 1, 41), 10**9):
                if choice not in legal:
                    with pytest.raises(Refusal):
                        table.play(seat, choice)
        assert fingerprint(table) == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda plain: plain.pop("parts"),
        lambda plain: plain.update(game="chess"),
        lambda plain: plain.update(legend="L9"),
        lambda plain: plain["parts"]["heroes"][0].update(sp=99),
        lambda plain: plain["parts"]["heroes"][0].update(field="castle"),
        lambda plain: plain["parts"]["stock"].__setitem__(1, 99),
        lambda plain: plain["parts"]["supply"].__setitem__(0, 99),
        lambda plain: plain["numbers"].update(depth=0),
        lambda plain: plain["numbers"].update(depth=10**9),
        lambda plain: plain["parts"].update(frames=[]),
    ],
)
def test_broken_positions_are_refused_in_one_line(spoil: object) -> None:
    plain = json.loads(json.dumps(to_position(lay(ALL_WAYS[2], 1), "L2")))
    assert callable(spoil)
    spoil(plain)
    with pytest.raises(Refusal) as refusal:
        from_position(plain)
    assert "\n" not in str(refusal.value)


@every_way
def test_a_look_ahead_ends_with_an_outlook(way: Way) -> None:
    for number, table in enumerate(positions(way, 9)):
        if number % 30 == 0:
            world = table.copy()
            world.look_ahead(luck_from_seed(number))
            check_consistency(world)
            assert 0.0 <= world.outlook(0) <= 1.0
            assert isinstance(table.estimate(0), float)
