"""Whole tables: as plain JSON and back, pickled, copied, and asked about by the referee (W17)."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest
from hypothesis import given

from meadhall.core.errors import Refusal
from meadhall.core.journal import Journal
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.rules import scoring, turns
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.rules.regions import kingdom_value
from meadhall.games.dwar7s_fall.state.cards import COLOUR_IDS
from tests.games.dwar7s_fall.land import ask
from tests.games.dwar7s_fall.play import fresh, lay
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, fingerprint, play_one, positions, some_positions
from tests.games.keeping import SEEDS, games, share

every_table = pytest.mark.parametrize("seats", SEAT_COUNTS)


def loaded(table: Dwar7sTable) -> Dwar7sTable:
    again = GAME.load(json.loads(json.dumps(GAME.dump(table))))
    assert isinstance(again, Dwar7sTable)
    return again


def check_same_future(table: Dwar7sTable, again: Dwar7sTable, seed: int) -> None:
    """Both play on alike, with the same luck."""
    dice, twin = (random.Random(seed) for _ in range(2))
    ahead = table.copy()
    for _ in range(8):
        if ahead.to_act():
            assert play_one(ahead, dice) == play_one(again, twin)
    assert GAME.dump(ahead) == GAME.dump(again)


@every_table
@given(seed=SEEDS)
@games(1, 2)
def test_every_position_is_dumped_and_loaded(seats: int, seed: int) -> None:
    for table in positions(seats, seed):
        again = loaded(table)
        assert GAME.dump(again) == GAME.dump(table)
        assert [again.view(seat) for seat in range(seats)] == [table.view(seat) for seat in range(seats)]


@every_table
@given(seed=SEEDS)
@games(1, 2)
def test_a_loaded_or_pickled_table_plays_on_alike(seats: int, seed: int) -> None:
    for table in some_positions(seats, seed, share(0.05, 0.3)):
        pickled = pickle.loads(pickle.dumps(table))
        assert fingerprint(pickled) == fingerprint(table)
        for again in (loaded(table), pickled, copy.deepcopy(table)):
            check_same_future(table, again, seed)


def test_pickling_leaves_the_listener_behind() -> None:
    table = lay(fresh(), "castle", "0,0")
    table.attach_journal(Journal())
    plain = pickle.dumps(table)
    assert pickle.loads(plain).journal is None
    assert len(plain) < 2000


@every_table
def test_w17_the_referee_answers_about_whole_positions(seats: int) -> None:
    for table in some_positions(seats, 3, 0.1):
        given = json.loads(json.dumps(GAME.dump(table)))
        sheet = ask("score", given)
        for seat in range(seats):
            colour = COLOUR_IDS[seat]
            assert ask("allowance", given, player=colour) == turns.allowance(table, seat)
            assert ask("kingdom_value", given, player=colour) == kingdom_value(table, seat)
            assert sheet[colour]["gems"] == scoring.gem_points(table, seat)
        before = GAME.dump(table)
        ask("legal_placements", given, player="blue", card="castle")
        assert GAME.dump(loaded(table)) == before


def test_w17_a_whole_position_that_contradicts_itself_is_refused_by_the_referee() -> None:
    given = GAME.dump(lay(fresh(), "castle", "0,0"))
    assert isinstance(given, dict)
    with pytest.raises(Refusal, match="gold"):
        ask("score", {**given, "supply": {"gold": 1}})
