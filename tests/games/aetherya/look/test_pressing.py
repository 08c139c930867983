"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from meadhall.core.table import Table
from meadhall.games.aetherya import GAME, choices
from meadhall.games.aetherya.game_table import AetheryaTable
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.position import from_position, to_position
from meadhall.games.aetherya.steps import DECISION_IDS
from meadhall.look.contract import Draft, Explain, Play
from tests.games.aetherya.look.scenes import (
    WAYS,
    choices_by_pressing,
    keys_to_press,
    new_table,
    random_game,
    scene_of,
)


def press_until_played(table: Table, seat: int, dice: random.Random) -> str:
    """Presses legal pieces at random until a choice is made; the decision that was asked."""
    draft: tuple[str, ...] = ()
    decision = table.decision(seat)
    for _press in range(200):
        scene = scene_of(table, seat, draft)
        answer = LOOK.press(scene, dice.choice(sorted(keys_to_press(scene)[0])))
        assert not isinstance(answer, Explain), "what is shown as legal does something"
        if isinstance(answer, Play):
            table.play(seat, answer.choice)
            return decision
        draft = answer.keys
    raise AssertionError(f"no choice after 200 presses: {decision}")


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_by_pressing(way: str) -> None:
    table = new_table(way, 11)
    dice = random.Random(len(way))
    asked = set()
    while table.to_act():
        asked.add(press_until_played(table, table.to_act()[0], dice))
    assert table.result() is not None
    assert {"arrange", "source", "drawn"} <= asked


def test_a_campaign_reaches_its_squares_and_later_swaps_by_pressing() -> None:
    """A random campaign hardly passes a century: this one is given a row that is fulfilled already."""
    for table in random_game("solo", 4):
        if table.decision(0) == "drawn":
            break
    position = to_position(as_board(table))
    position["fulfilled"] = position["rows"][0]
    passed = from_position(position)
    dice, asked = random.Random(2), set()
    while passed.to_act():
        asked.add(press_until_played(passed, 0, dice))
    assert {"keep_square", "swap_legends", "keep"} <= asked


def as_board(table: Table) -> AetheryaTable:
    assert isinstance(table, AetheryaTable)
    return table


def test_every_choice_of_every_decision_is_reached_by_pressing() -> None:
    missing = dict.fromkeys(DECISION_IDS.values(), 2)
    for seed in range(60):
        for way in WAYS:
            for table in random_game(way, seed):
                for seat in table.to_act():
                    decision = table.decision(seat)
                    if missing[decision] or (decision == "after" and rare(table, seat) and seed < 6):
                        missing[decision] = max(0, missing[decision] - 1)
                        assert choices_by_pressing(table, seat) == set(table.choices(seat)), (way, decision)
        if not any(left for decision, left in missing.items() if decision != "keep_square"):
            break
    assert {decision for decision, left in missing.items() if left} <= {"keep_square"}


def rare(table: Table, seat: int) -> bool:
    """A smuggler, a thief, a griffin and so on: few positions, each of another kind."""
    return any(
        choices.SWORD <= choice < choices.HAMMER or choice >= choices.SMUGGLER
        for choice in table.choices(seat)
    )


def test_every_square_is_reached_by_pressing() -> None:
    for table in random_game("solo", 4):
        if table.decision(0) == "drawn":
            break
    position = to_position(as_board(table))
    position["fulfilled"] = position["rows"][0]
    passed = from_position(position)
    dice = random.Random(5)
    while passed.decision(0) != "keep_square":
        press_until_played(passed, 0, dice)
    assert (
        choices_by_pressing(passed, 0)
        == set(passed.choices(0))
        == set(range(choices.SQUARE, choices.SQUARE + 9))
    )


@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_pressing_anything_else_is_explained(way: str) -> None:
    strange = {
        "choice:999",
        "cell:99",
        "cell:x",
        "take:7",
        "to:1",
        "use:cup",
        "of:9",
        "their:9:1",
        "lock",
        "?",
        "legend:3",
    }
    for number, table in enumerate(random_game(way, 7)):
        if number % 7:
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


def test_two_cards_of_the_middle_change_places() -> None:
    table = GAME.new_table(2, 5)
    first = LOOK.press(scene_of(table, 0), "cell:5")
    assert isinstance(first, Draft)
    second = LOOK.press(scene_of(table, 0, first.keys), "cell:10")
    assert second == Draft(("order:3120",))
    locked = LOOK.press(scene_of(table, 0, second.keys), "lock")
    assert isinstance(locked, Play)
    table.play(0, locked.choice)
    sealed = scene_of(table, 0)
    assert not LOOK.prompt(sealed).buttons
    assert isinstance(LOOK.press(sealed, "cell:6"), Draft)


def test_a_place_that_is_taken_by_rule_says_so() -> None:
    told = set()
    for table in chain.from_iterable(random_game("two", seed) for seed in range(8)):
        seat = table.to_act()[0] if table.to_act() else 0
        if table.decision(seat) == "drawn":
            scene = scene_of(table, seat)
            for key in keys_to_press(scene)[1]:
                answer = LOOK.press(scene, key)
                if isinstance(answer, Explain) and key.startswith("cell:"):
                    told.add(answer.text)
    assert "A dragon or a portal stays where it lies: its lock says so." in told
    assert any("lies there already" in text for text in told)
