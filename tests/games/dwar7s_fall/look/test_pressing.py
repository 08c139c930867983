"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import choices
from meadhall.games.dwar7s_fall.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.steps import DECISION_IDS
from meadhall.look.contract import Draft, Explain, Play
from tests.games.dwar7s_fall.look.scenes import (
    choices_by_pressing,
    deeds_of,
    keys_to_press,
    plays_by_pressing,
    scene_of,
)
from tests.games.dwar7s_fall.play import do, fresh, give_ogre, lay, pass_turn
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, play_one, positions
from tests.games.dwar7s_fall.random_play import lay as shuffled


def press_until_played(table: Table, seat: int, dice: random.Random) -> int:
    """Presses legal pieces at random until something is done; how many presses that took."""
    draft: tuple[str, ...] = ()
    for press in range(1, 400):
        scene = scene_of(table, seat, draft)
        answer = LOOK.press(scene, dice.choice(sorted(keys_to_press(scene)[0])))
        assert not isinstance(answer, Explain), "what is shown as legal does something"
        if isinstance(answer, Play):
            for choice in (answer.choice, *answer.then):
                table.play(seat, choice)
            return press
        draft = answer.keys
    raise AssertionError(f"no choice after 400 presses: {table.decision(seat)}")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_whole_game_by_pressing(seats: int) -> None:
    """The first player presses at random, the others play by themselves."""
    table, dice = shuffled(seats, 11), random.Random(seats)
    pressed = 0
    while table.to_act():
        if table.active == 0:
            pressed += press_until_played(table, 0, dice)
        else:
            play_one(table, dice)
    assert table.result() is not None
    assert pressed > 40


def nested(table: Dwar7sTable) -> bool:
    return table.decision(table.active) not in ("act", "")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_choice_of_every_decision_is_reached_by_pressing(seats: int) -> None:
    tried: Counter[str] = Counter()
    for seed in range(12):
        for table in positions(seats, seed):
            seat = table.active
            decision = table.decision(seat)
            if decision and tried[decision] < 3:
                tried[decision] += 1
                assert choices_by_pressing(table, seat) == set(table.choices(seat)), decision
    common = {"act", "place", "rotate", "resolve", "trade", "ambush", "panic", "panic_to", "end_turn"}
    assert common <= set(tried) <= set(DECISION_IDS.values())


@pytest.mark.parametrize("ogre", ["ambush", "bully", "panic", "thief", "crown"])
def test_an_ogre_and_its_targets_are_put_together_before_anything_is_played(ogre: str) -> None:
    table = lay(fresh(3), "castle", "0,0")
    lay(table, "tavern", "0,1")
    do(table, "put 0,0", "put 0,1")
    pass_turn(table)
    do(table, "put 0,0", "put 0,1", "put 0,1")
    pass_turn(table)
    give_ogre(give_ogre(table, 2, ogre), 0, "panic")
    do(table, "put 0,0")
    table.change_gems(0, 1, 1)
    wished = {play for play in deeds_of(table, 2) if choices.OGRE <= play.choice < choices.BUY}
    assert wished and all(play.then for play in wished)
    assert {play for play in plays_by_pressing(table, 2) if play.choice >= choices.OGRE} >= wished


def test_a_card_with_every_place_and_every_turn_is_one_deed() -> None:
    table = lay(fresh(2), "castle", "0,0")
    lay(table, "gold_mine", "1,0")
    wished = {play for play in deeds_of(table, 0) if choices.CARD <= play.choice < choices.OGRE}
    assert all(len(play.then) == 2 for play in wished)
    assert {play for play in plays_by_pressing(table, 0) if play.then} == wished


def test_a_card_is_called_off_without_a_trace() -> None:
    table = lay(fresh(2), "castle", "0,0")
    taken = LOOK.press(scene_of(table, 0), f"card:{kind_place(table, 'gold_mine')}")
    assert isinstance(taken, Draft)
    scene = scene_of(table, 0, taken.keys)
    ghost = next(key for key in sorted(keys_to_press(scene)[0]) if key.startswith("place:"))
    placed = LOOK.press(scene, ghost)
    assert isinstance(placed, Draft)
    back = LOOK.press(scene_of(table, 0, placed.keys), "cancel")
    assert back == taken
    assert LOOK.press(scene_of(table, 0, taken.keys), "cancel") == Draft(())


def kind_place(table: Dwar7sTable, kind: str) -> int:
    kinds = list(table.view(0).seats[0].hand)  # type: ignore[attr-defined]
    hand = [place for place in range(9) if table.hand(0) >> place & 1]
    return hand[kinds.index(kind)]


def test_a_card_first_lies_as_it_does_most_good_and_turns_round_from_there() -> None:
    """The castle printed with walls north and south; a mine east of it must open to the west."""
    table = lay(fresh(2), "castle", "0,0")
    taken = LOOK.press(scene_of(table, 0), f"card:{kind_place(table, 'gold_mine')}")
    assert isinstance(taken, Draft)
    east = choices.BESIDE + 1
    placed = LOOK.press(scene_of(table, 0, taken.keys), f"place:{east}")
    assert isinstance(placed, Draft)
    words = LOOK.prompt(scene_of(table, 0, placed.keys)).why
    assert "tiles 1 → 2" in words
    seen, draft = {placed.keys}, placed.keys
    for _ in range(4):
        answer = LOOK.press(scene_of(table, 0, draft), "turn:next")
        assert isinstance(answer, Draft)
        draft = answer.keys
        seen.add(draft)
    assert draft == placed.keys
    assert len(seen) == 4
    cut_off = {LOOK.prompt(scene_of(table, 0, keys)).why for keys in seen if "stays as it is" in LOOK.prompt(scene_of(table, 0, keys)).why}
    assert cut_off, "some turn walls the mine off"


def test_pressing_anything_else_is_explained() -> None:
    strange = {"choice:999", "tile:99", "tile:x", "card:99", "card:x", "place:1", "turn:next", "lay", "ogre:cup"}
    strange |= {"cell:9:9", "cancel", "?", "pool", "offer:bread", "secret"}
    for number, table in enumerate(positions(3, 7)):
        if number % 9:
            continue
        for viewer in range(-1, table.seats):
            scene = scene_of(table, viewer)
            legal, others = keys_to_press(scene)
            for key in others | (strange - legal):
                answer = LOOK.press(scene, key)
                if isinstance(answer, Explain):
                    assert answer.text
                else:
                    assert scene.choices and isinstance(answer, Draft | Play)
                    assert not isinstance(answer, Play) or answer.choice in scene.choices


@pytest.mark.parametrize(
    ("prepare", "key", "told"),
    [
        (lambda table: do(table, "put 0,0", "put 0,0"), "card:1", "Your actions of this turn are used."),
        (lambda table: pass_turn(table), "pool", "Bo is playing"),
        (lambda table: table, "ogre:thief", "This ogre finds no target now."),
    ],
)
def test_what_cannot_be_pressed_says_why(
    prepare: Callable[[Dwar7sTable], Dwar7sTable], key: str, told: str
) -> None:
    table = lay(fresh(2), "tavern", "0,0")
    prepare(table)
    answer = LOOK.press(scene_of(table, 0), key)
    assert answer == Explain(told)
