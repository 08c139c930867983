"""Whole tables as plain JSON and back, pickled and copied: they play on alike."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given

from meadhall.core.errors import Refusal
from meadhall.core.journal import Journal
from meadhall.games.andor import GAME
from meadhall.games.andor.legend.library import legend_data
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import steps
from meadhall.games.andor.state.consistency import check_consistency
from meadhall.games.andor.state.counters import NUMBERS
from meadhall.games.andor.state.position import dump, load
from meadhall.games.andor.state.position_limits import numbers_of, record_of, rows_of
from meadhall.games.andor.state.table import LAYOUT
from tests.games.andor.random_play import ALL_WAYS, Way, fingerprint, lay, play_one, positions, some_positions
from tests.games.andor.test_legend_files import SMALLEST
from tests.games.keeping import SEEDS, games, share, tries

Plain = dict[str, Any]


def own_legend(**changes: object) -> str:
    return json.dumps({**SMALLEST, **changes})


def own_board() -> str:
    """Legend 4 in a cave of one's own."""
    cave = legend_data("L4")
    return json.dumps({**cave, "id": "cave", "board": "cave", "boards": {"cave": cave["boards"]["mine"]}})


MORE_WAYS = (
    Way("L1", 3),
    Way("L1", 4, 4, prologue=True),
    Way("L2", 3, 3),
    Way("L3", 4, 4),
    Way("L4", 2, 2),
    Way("L5", 3, 1),
    Way(own_legend(), 2),
    Way(own_legend(id="dark", rules={"win": "at_once", "gems": "lure"}), 4, 3),
    Way(own_board(), 3, 2),
)
WAYS = (*ALL_WAYS, *MORE_WAYS)
every_way = pytest.mark.parametrize(
    "way", WAYS, ids=[way.name() if len(way.legend) < 3 else f"own-{way.heroes}" for way in WAYS]
)


def loaded(table: AndorTable) -> AndorTable:
    again = GAME.load(json.loads(json.dumps(GAME.dump(table))))
    assert isinstance(again, AndorTable)
    return again


def pickled(table: AndorTable) -> AndorTable:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, AndorTable)
    return again


# -- a table and its double ------------------------------------------------------------------------


@every_way
@given(seed=SEEDS)
@games(1, 2)
def test_every_position_is_dumped_loaded_and_pickled(way: Way, seed: int) -> None:
    for table in positions(way, seed):
        for again in (loaded(table), pickled(table)):
            assert fingerprint(again) == fingerprint(table)
            assert again.to_act() == table.to_act()


@every_way
@given(seed=SEEDS)
@games(1, 2)
def test_a_loaded_or_pickled_table_plays_on_alike(way: Way, seed: int) -> None:
    for table in some_positions(way, seed, share(0.03, 0.2)):
        for again in (loaded(table), pickled(table), copy.deepcopy(table)):
            check_same_future(table, again, seed)


def check_same_future(table: AndorTable, again: AndorTable, seed: int) -> None:
    """The same views, choices, stack of pending work and luck, now and later."""
    dice, twin = (random.Random(seed) for _ in range(2))
    ahead = table.copy()
    for _ in range(8):
        seats = range(table.seats)
        assert [again.view(seat) for seat in seats] == [ahead.view(seat) for seat in seats]
        assert [again.frame(depth) for depth in range(again.depth)] == [
            ahead.frame(depth) for depth in range(ahead.depth)
        ]
        if ahead.to_act():
            assert play_one(ahead, dice) == play_one(again, twin)
    assert GAME.dump(ahead) == GAME.dump(again)


def test_pickling_leaves_the_listener_behind_and_keeps_the_way_of_thinking() -> None:
    table = lay(Way("L2", 4), 1)
    table.policy = 3
    table.attach_journal(Journal())
    plain = pickle.dumps(table)
    again = pickle.loads(plain)
    assert (again.journal, again.policy, again.program) == (None, 3, table.program)
    assert len(plain) < 6000


def test_pickled_entries_of_the_journal_say_the_same() -> None:
    """They know their legend; it is read again where they arrive."""
    for way in (Way("L5", 4), Way(own_legend(), 2)):
        table = lay(way, 3)
        journal = Journal()
        table.attach_journal(journal)
        table.play_out(1)
        for entry in journal.entries:
            for again in (pickle.loads(pickle.dumps(entry)), copy.deepcopy(entry)):
                assert again == entry and hash(again) == hash(entry)
                assert GAME.describe_entry(again, ["Ann"]) == GAME.describe_entry(entry, ["Ann"])


# -- the format ------------------------------------------------------------------------------------


def test_the_format_is_named_records() -> None:
    plain = dump(lay(Way("L3", 3, 2, "easy"), 1))
    assert list(plain) == ["game", "legend", "difficulty", "heroes", "seats", "numbers", "parts", "luck"]
    assert [plain[word] for word in ("game", "legend", "difficulty", "heroes", "seats")] == [
        *("andor", "L3", "easy", 3, 2)
    ]
    assert set(plain["numbers"]) == set(NUMBERS)
    for word, _first, size, names in LAYOUT:
        assert len(plain["parts"][word]) == size
        assert all(tuple(each) == names for each in plain["parts"][word] if names)


def test_the_legend_may_stand_in_a_position_as_an_object() -> None:
    plain = dump(lay(Way(own_legend(), 2), 1))
    assert json.loads(plain["legend"]) == SMALLEST
    assert dump(load({**plain, "legend": SMALLEST})) == plain


def test_every_number_has_limits_and_every_step_a_shape() -> None:
    table = lay(Way("L5", 4), 1)
    assert set(numbers_of(table.program, 4)) == set(NUMBERS)
    for word, _first, _size, names in LAYOUT:
        assert set(record_of(table, word)) == set(names) if names else word in rows_of(table.program)
    every = {number for name, number in vars(steps).items() if name.isupper() and type(number) is int}
    assert set(steps.FRAMES) == every - {steps.FIRST_DECISION} | {steps.TURN}


# -- positions that cannot be ----------------------------------------------------------------------


def broken_in_one_line(plain: object) -> str:
    with pytest.raises(Refusal) as refusal:
        load(plain)
    line = str(refusal.value)
    assert line and "\n" not in line
    return line


def two_on_one_field(creatures: list[Plain]) -> None:
    creatures[0]["place"] = creatures[1]["place"]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda plain: plain.pop("parts"), "'parts' is missing"),
        (lambda plain: plain.update(game="chess"), "'chess' is not one of andor"),
        (lambda plain: plain.update(legend="L9"), "'L9' is not a legend"),
        (lambda plain: plain.update(legend="my.json"), "'my.json' is not a legend"),
        (lambda plain: plain.update(legend={"id": "x"}), "Legend 'x': the legend lacks"),
        (lambda plain: plain.update(seats=3), "3 people do not fit"),
        (lambda plain: plain["parts"]["heroes"][0].update(sp=99), r"'heroes[0].sp' should be from 1 to 14"),
        (lambda plain: plain["parts"]["heroes"][0].update(field="castle"), r"'heroes[0].field'"),
        (
            lambda plain: plain["parts"]["heroes"][0].update(field=75),
            "'75' is not a field of the board front",
        ),
        (lambda plain: plain["parts"]["heroes"][1].update(plain["parts"]["heroes"][0]), "D1.1"),
        (lambda plain: plain["parts"]["creatures"][0].update(place=0), "No creature can stand on field 0"),
        (lambda plain: plain["parts"]["creatures"][0].update(place=80), "No creature can stand on field 80"),
        (
            lambda plain: plain["parts"]["creatures"][0].update(
                place=plain["parts"]["creatures"][1]["place"]
            ),
            "Two creatures cannot stand on field",
        ),
        (lambda plain: plain["parts"]["tokens"][0].update(value=7), "'7' is not a face of that token"),
        (lambda plain: plain["parts"]["stock"].__setitem__(1, 2), "'wineskin'"),
        (lambda plain: plain["parts"]["supply"].__setitem__(0, 1), "'gor' does not fit"),
        (lambda plain: plain["parts"].update(pools=[0] * 24), "'unseen'"),
        (lambda plain: plain["parts"].update(decks=[3] * 200), "'decks'"),
        (lambda plain: plain["parts"]["broken"].__setitem__(0, 9), "'bridges'"),
        (lambda plain: plain["parts"]["waiting"].__setitem__(0, 3), "'waiting'"),
        (lambda plain: plain["numbers"].update(depth=0), "'depth'"),
        (lambda plain: plain["numbers"].update(depth=10**9), "'depth' should be from 0 to"),
        (lambda plain: plain["numbers"].update(rubbles=1), "'rubbles'"),
        (lambda plain: plain["numbers"].update(target=3), "'frames'"),
        (lambda plain: plain["parts"].update(frames=[]), "'frames' should have"),
        (lambda plain: plain["parts"]["frames"][0].update(step=10), "'step'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(spoil: Callable[[Plain], Any], said: str) -> None:
    plain = json.loads(json.dumps(dump(lay(ALL_WAYS[2], 1))))
    spoil(plain)
    assert said in broken_in_one_line(plain)


@pytest.mark.parametrize("junk", [None, 7, "andor", [], {}, {"game": "andor"}])
def test_what_is_no_position_is_refused(junk: object) -> None:
    broken_in_one_line(junk)


def test_a_legend_that_is_nested_too_deeply_is_refused() -> None:
    deep: Plain = {}
    for _ in range(5000):
        deep = {"not": deep}
    assert "is not a legend" in broken_in_one_line({**dump(lay(ALL_WAYS[2], 1)), "legend": deep})


def spots(plain: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (*way, key)
        yield from spots(value, (*way, key))


def spoil_a_number(plain: Plain, dice: random.Random) -> None:
    """One of the parts, each as likely: most of a position are empty records."""
    part = plain["parts"][dice.choice([*plain["parts"], "frames", "frames", "tokens", "creatures"])]
    within = dice.choice([plain["numbers"], part, part, part])
    places = list(spots(within))
    *way, last = dice.choice(places[:200])
    for key in way:
        within = within[key]
    near = dice.choice([*range(-2, 4), dice.randrange(200), 10**30, None, True, "x", []])
    if type(within[last]) is int and dice.random() < 0.4:
        near = within[last] + dice.choice((-1, 1))
    within[last] = near


def spoil_the_stack(plain: Plain, dice: random.Random) -> None:
    frames, depth = plain["parts"]["frames"], plain["numbers"]["depth"]
    if depth > 1 and dice.random() < 0.3:
        frames.append(dict.fromkeys(frames.pop(dice.randrange(depth - 1)), 0))
        plain["numbers"]["depth"] -= 1
        return
    frame = {word: dice.randrange(-1, 6) for word in frames[0]}
    frame["step"] = dice.choice(list(steps.FRAMES))
    for word in list(frame)[1 + len(steps.FRAMES[frame["step"]]) :]:
        frame[word] = 0
    frames.insert(dice.randrange(depth + 1), frame)
    frames.pop()
    plain["numbers"]["depth"] += 1


@pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
@given(seed=SEEDS)
@tries(1, 4)
def test_a_spoilt_position_is_refused_or_can_be_played(way: Way, seed: int) -> None:
    dice = random.Random(seed)
    for table in some_positions(way, seed, 0.02):
        for spoil in (spoil_a_number, spoil_a_number, spoil_a_number, spoil_the_stack):
            plain = json.loads(json.dumps(dump(table)))
            spoil(plain, dice)
            try:
                again = load(plain)
            except Refusal as refusal:
                assert "\n" not in str(refusal)
            else:
                check_playable(again, dice)


def check_playable(table: AndorTable, dice: random.Random) -> None:
    check_consistency(table)
    assert load(dump(table)).view(0) == table.view(0)
    for _ in range(30):
        if waiting := table.to_act():
            GAME.prompt(table, waiting[0])
            table.play(waiting[0], dice.choice(table.choices(waiting[0])))
    table.play_out(dice.getrandbits(60))
    assert table.result() is not None
