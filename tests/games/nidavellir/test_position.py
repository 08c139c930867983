"""Whole tables as plain JSON: saved and loaded at every step a game plays on alike; nonsense is refused."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.errors import Refusal
from meadhall.core.journal import Journal
from meadhall.core.rng import below, luck_from_seed, next_luck
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.rules.thingvellir.expansion_table import ThingvellirTable
from meadhall.games.nidavellir.state.cards import CARD_OF_TOKEN
from meadhall.games.nidavellir.state.choices import CARD
from meadhall.games.nidavellir.state.position import dump, load
from tests.games.nidavellir.table_builder import fresh_table

Position = dict[str, Any]
UNUSUAL = {
    CARD + CARD_OF_TOKEN[token]
    for token in (
        *("thrud", "ylud", "uline", "dagda", "bonfur", "olwyn", "holda", "andumia", "khrad", "aegur"),
        *("hofud", "brisingamens", "gjallarhorn", "vidofnir_vedrfolnir", "vegvisir", "m1_1", "m1_2", "m2_1"),
    )
}

# --- saved and loaded -----------------------------------------------------------------------------


def random_choices(table: NidavellirTable, seed: int) -> Iterator[tuple[int, int]]:
    """Who chooses what, at random, for as long as the table is played on."""
    luck = luck_from_seed(seed)
    while (seat := table.next_seat()) >= 0:
        luck = next_luck(luck)
        options = table.choices(seat)
        yield seat, options[below(luck, len(options))]


def reloaded(position: Position) -> NidavellirTable:
    return load(json.loads(json.dumps(position)))


def assert_plays_alike(seats: int, thingvellir: bool, seed: int, beginner: bool = False) -> None:
    """One table is played through; its twin is saved and loaded before every single choice."""
    table = fresh_table(seats, seed, thingvellir=thingvellir, beginner=beginner)
    position = dump(table)
    for move, (seat, choice) in enumerate(random_choices(table, seed)):
        twin = reloaded(position)
        where = f"{seats} seats, thingvellir {thingvellir}, seed {seed}, move {move}"
        assert dump(twin) == position, where
        assert [twin.view(viewer) for viewer in range(seats)] == [table.view(v) for v in range(seats)], where
        assert twin.choices(seat) == table.choices(seat), where
        twin.play(seat, choice)
        table.play(seat, choice)
        position = dump(table)
        assert dump(twin) == position, where
    assert reloaded(position).result() == table.result()


@pytest.mark.parametrize("thingvellir", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_saved_and_loaded_at_every_step_plays_on_alike(seats: int, thingvellir: bool) -> None:
    assert_plays_alike(seats, thingvellir, seed=seats)


def test_so_does_a_game_of_beginners() -> None:
    assert_plays_alike(3, thingvellir=True, seed=11, beginner=True)


@pytest.mark.slow
@pytest.mark.parametrize("thingvellir", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_games_saved_and_loaded_at_every_step_play_on_alike(seats: int, thingvellir: bool) -> None:
    for seed in range(100, 104):
        assert_plays_alike(seats, thingvellir, seed)


@pytest.mark.parametrize("thingvellir", [False, True])
def test_pickled_and_copied_tables_play_on_alike_and_nobody_listens_to_them(thingvellir: bool) -> None:
    table = fresh_table(3, 8, thingvellir=thingvellir)
    for seat, choice in random_choices(table, 8):
        table.attach_journal(Journal())
        twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)]
        table.play(seat, choice)
        for twin in twins:
            assert type(twin) is type(table) and twin.journal is None
            twin.play(seat, choice)
            assert dump(twin) == dump(table)
    assert pickle.loads(pickle.dumps(table)).result() == table.result()


def test_the_kind_of_table_is_kept() -> None:
    assert type(reloaded(dump(fresh_table(2)))) is NidavellirTable
    assert type(reloaded(dump(fresh_table(2, thingvellir=True)))) is ThingvellirTable


def test_luck_may_be_left_out() -> None:
    position = dump(fresh_table(2))
    del position["luck"]
    assert {**dump(load(position)), "luck": 0} == {**position, "luck": 0}


def test_unknown_keys_are_ignored_and_the_position_is_left_untouched() -> None:
    position = {**dump(fresh_table(3)), "weather": "snow"}
    before = copy.deepcopy(position)
    load(position)
    assert position == before


# --- refused --------------------------------------------------------------------------------------


@cache
def positions() -> list[Position]:
    """Every position of one game with the expansion and one without."""
    found = []
    for thingvellir, seed in ((True, 4), (False, 5)):
        table = fresh_table(4 - thingvellir, seed, thingvellir=thingvellir)
        found.append(dump(table))
        for seat, choice in random_choices(table, seed):
            table.play(seat, choice)
            found.append(dump(table))
    return found


@cache
def rare_positions() -> list[Position]:
    """Of some games in which cards with unusual effects are taken: a few positions of every decision."""
    found: dict[str, list[Position]] = {}
    for seed in range(12):
        table, luck = fresh_table(2 + seed % 4, seed, thingvellir=True), luck_from_seed(seed)
        while (seat := table.next_seat()) >= 0:
            found.setdefault(table.decision(seat), []).append(dump(table))
            options = table.choices(seat)
            unusual = [choice for choice in options if choice in UNUSUAL]
            luck = next_luck(luck)
            table.play(seat, (unusual or options)[below(luck, len(unusual or options))])
    assert len(found) > 15
    return [position for of_a_decision in found.values() for position in of_a_decision[:6]]


def a_position(wanted: Callable[[Position], bool]) -> Position:
    """A fresh copy of the first position of which this is true."""
    return copy.deepcopy(next(filter(wanted, positions())))


def in_the_middle() -> Position:
    """Age 2 with the expansion, bids laid."""
    return a_position(lambda position: position["age"] == 2 and position["revealed"] == 2)


def assert_refused(position: object, word: str = "") -> None:
    with pytest.raises(Refusal) as caught:
        load(position)
    line = str(caught.value)
    assert line.strip()
    assert len(line.splitlines()) == 1
    assert word in line


def test_a_card_doubled_in_the_deck() -> None:
    position = in_the_middle()
    position["deck"].append("W9")
    assert_refused(position, "W9")


def test_a_card_swapped_for_another_in_a_tavern() -> None:
    position = dump(fresh_table(3))
    position["taverns"]["laughing_goblin"][0] = "BB"
    assert_refused(position)


def test_a_card_lost_from_an_army() -> None:
    position = in_the_middle()
    next(cards for cards in position["seats"][0]["army"].values() if cards).pop()
    assert_refused(position)


def test_a_coin_lost_from_a_row() -> None:
    position = in_the_middle()
    position["seats"][1]["coins"][2] = None
    assert_refused(position)


def test_a_coin_lost_from_the_treasury() -> None:
    position = in_the_middle()
    del position["treasury"][next(iter(position["treasury"]))]
    assert_refused(position)


def test_two_players_with_the_same_gem() -> None:
    position = dump(fresh_table(3))
    position["seats"][0]["gem"] = position["seats"][1]["gem"]
    assert_refused(position, "gem")


def test_a_hero_both_in_the_hall_and_with_a_player() -> None:
    position = dump(fresh_table(3))
    position["seats"][0]["command"].append("skaa")
    assert_refused(position, "skaa")


def test_a_hero_nowhere() -> None:
    position = dump(fresh_table(3))
    position["hall"].remove("skaa")
    assert_refused(position, "skaa")


def test_a_camp_card_in_two_places() -> None:
    position = in_the_middle()
    position["camp_deck"] = [position["camp_discard"][0]]
    assert_refused(position)


def test_two_coins_on_one_tavern() -> None:
    position = in_the_middle()
    position["seats"][0]["places"] = ["laughing_goblin"] * 5
    assert_refused(position, "places")


def test_a_step_that_does_not_belong_here() -> None:
    position = dump(fresh_table(3))
    position["pending"] = [{"step": "finish"}]
    assert_refused(position, "pending")


def test_nothing_pending_in_the_middle_of_a_game() -> None:
    assert_refused({**dump(fresh_table(3)), "pending": []}, "pending")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_too_few_or_too_many_seats(seats: int) -> None:
    position = dump(fresh_table(5))
    position["seats"] = [position["seats"][0]] * seats
    assert_refused(position, "seats")


def test_a_sealed_choice_that_is_none() -> None:
    position = dump(fresh_table(3))
    position["seats"][0]["sealed"] = 60
    assert_refused(position, "sealed")


@pytest.mark.parametrize("key", [key for key in dump(fresh_table(2, thingvellir=True)) if key != "luck"])
def test_a_missing_key(key: str) -> None:
    position = dump(fresh_table(2, thingvellir=True))
    del position[key]
    assert_refused(position, key)


@pytest.mark.parametrize("key", dump(fresh_table(2))["seats"][0])
def test_a_missing_key_of_a_seat(key: str) -> None:
    position = dump(fresh_table(2))
    del position["seats"][1][key]
    assert_refused(position, key)


@pytest.mark.parametrize("key", dump(fresh_table(2, thingvellir=True)))
@pytest.mark.parametrize("value", ["dragon", -1, 2.5, [["dragon"]], {"dragon": 1}])
def test_a_value_of_the_wrong_type(key: str, value: object) -> None:
    assert_refused({**dump(fresh_table(2, thingvellir=True)), key: value})


@pytest.mark.parametrize("position", [None, [], "position", 7, {}])
def test_what_is_no_position_at_all(position: object) -> None:
    assert_refused(position)


# --- whatever comes -------------------------------------------------------------------------------

WORDS = [
    "W3",
    "H",
    "BB",
    "olwyn_double",
    "thrud",
    "m1_1",
    "b0",
    "s3",
    "r25",
    "hand",
    "pouch",
    "box",
    "warrior",
]
STEPS = [
    "turn",
    "hero",
    "thrud",
    "upgrade",
    "exchange",
    "compare_lines",
    "gain_card",
    "bid",
    "pick",
    "finish",
]
scalars = st.none() | st.booleans() | st.integers(-1, 30) | st.integers() | st.sampled_from(WORDS + STEPS)
anything = st.recursive(scalars, lambda inner: st.lists(inner, max_size=3), max_leaves=5)


@st.composite
def spoilt(draw: st.DrawFn, value: Any) -> Any:
    """A copy of a JSON value with one spot changed: replaced, removed, repeated, or swapped with another."""
    spots = (
        list(value) if isinstance(value, dict) else list(range(len(value) if isinstance(value, list) else 0))
    )
    if not spots:
        return draw(anything)
    spot = draw(st.sampled_from(spots))
    result = copy.copy(value)
    if draw(st.booleans()):
        result[spot] = draw(spoilt(value[spot]))
    elif draw(st.booleans()):
        other = draw(st.sampled_from(spots))
        result[spot], result[other] = value[other], value[spot]
    elif isinstance(value, list) and draw(st.booleans()):
        result.insert(spot, value[spot])
    else:
        del result[spot]
    return result


OFTEN = 8  # choices after which a loaded table is saved and loaded again


def assert_loaded_or_refused(position: object) -> None:
    """What was loaded can be seen by everybody, played to the end, and on the way saved and loaded again."""
    try:
        table = load(position)
    except Refusal as refusal:
        assert len(str(refusal).splitlines()) == 1
        return
    for played, (seat, choice) in enumerate(random_choices(table, 1)):
        if played < OFTEN:
            assert dump(reloaded(dump(table))) == dump(table)
            for viewer in range(-1, table.seats):
                assert table.imagine(viewer, luck_from_seed(2)).view(viewer) == table.view(viewer)
        table.play(seat, choice)
    assert table.result() is not None


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_spoilt_position_is_loaded_or_refused(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(positions()) | st.sampled_from(rare_positions()))
    assert_loaded_or_refused(data.draw(spoilt(position)))


@pytest.mark.slow
@given(data=st.data())
@settings(max_examples=800, deadline=None)
def test_positions_spoilt_twice_are_loaded_or_refused(data: st.DataObject) -> None:
    position = data.draw(spoilt(data.draw(st.sampled_from(rare_positions()))))
    assert_loaded_or_refused(data.draw(spoilt(position)))


@given(position=st.recursive(anything, lambda inner: st.dictionaries(st.text(max_size=5), inner, max_size=3)))
@settings(deadline=None)
def test_any_json_is_refused(position: object) -> None:
    assert_refused(position)
