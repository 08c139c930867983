"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from meadhall.core.table import Table
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import choices
from meadhall.games.aetherya.state.position import dump, load
from meadhall.games.aetherya.state.steps import DECISIONS
from meadhall.look.contract import Draft, Explain, Play
from tests.games.aetherya.look.eyes import EYES
from tests.games.aetherya.table_builder import cell, choose, story
from tests.modes import mostly_compiled

MOST_GAMES = 60


@pytest.mark.parametrize("way", mostly_compiled(EYES.ways))
def test_a_whole_game_by_pressing(way: str) -> None:
    assert {"arrange", "source", "drawn"} <= EYES.check_a_game_by_pressing(way, 11)


def century_passed() -> AetheryaTable:
    """A random campaign hardly passes a century: this one is given a row that is fulfilled already."""
    table = next(table for table in EYES.random_game("solo", 4) if table.decision(0) == "drawn")
    assert isinstance(table, AetheryaTable)
    position = dump(table)
    position["fulfilled"] = position["rows"][0]
    return load(position)


def test_a_campaign_reaches_its_squares_and_later_swaps_by_pressing() -> None:
    table = century_passed()
    dice, asked = random.Random(2), set()
    while table.to_act():
        asked.add(EYES.press_until_played(table, 0, dice))
    assert {"keep_square", "swap_legends", "keep"} <= asked


def test_every_square_is_reached_by_pressing() -> None:
    table = century_passed()
    dice = random.Random(5)
    while table.decision(0) != "keep_square":
        EYES.press_until_played(table, 0, dice)
    EYES.check_choices(table, 0)
    assert set(table.choices(0)) == set(range(choices.SQUARE, choices.SQUARE + 9))


def many_positions(games: int) -> Iterator[Table]:
    for seed in range(games):
        for way in EYES.ways:
            yield from EYES.random_game(way, seed)


def test_every_choice_of_every_decision_is_reached_by_pressing() -> None:
    reached_by_chance = {decision.id: 2 for decision in DECISIONS.values() if decision.id != "keep_square"}
    EYES.check_every_choice(many_positions(MOST_GAMES), reached_by_chance)


def test_every_use_of_a_rare_token_is_reached_by_pressing() -> None:
    found = 0
    for table in many_positions(3):
        for seat in table.to_act():
            if table.decision(seat) == "after" and rare(table, seat):
                EYES.check_choices(table, seat)
                found += 1
    assert found > 10


def rare(table: Table, seat: int) -> bool:
    """A smuggler, a thief, a griffin and so on: few positions, each of another kind."""
    return any(
        choices.SWORD <= choice < choices.HAMMER or choice >= choices.SMUGGLER
        for choice in table.choices(seat)
    )


@pytest.mark.parametrize("way", mostly_compiled(["together", "items", "solo"]))
def test_pressing_anything_else_is_explained(way: str) -> None:
    strange = {"choice:999", "cell:99", "cell:x", "take:7", "to:1", "use:cup", "of:9", "their:9:1", "lock"}
    for _scene, answer in EYES.check_other_presses(way, 7, every=7, strange=strange | {"?", "legend:3"}):
        assert isinstance(answer, Draft | Play)


def test_two_cards_of_the_middle_change_places() -> None:
    table = GAME.new_table(2, 5)
    first = LOOK.press(EYES.scene(table, 0), "cell:5")
    assert isinstance(first, Draft)
    second = LOOK.press(EYES.scene(table, 0, first.keys), "cell:10")
    assert second == Draft(("order:3120",))
    locked = LOOK.press(EYES.scene(table, 0, second.keys), "lock")
    assert isinstance(locked, Play)
    table.play(0, locked.choice)
    sealed = EYES.scene(table, 0)
    assert not LOOK.prompt(sealed).buttons
    assert isinstance(LOOK.press(sealed, "cell:6"), Draft)


def test_a_place_that_is_taken_by_rule_says_so() -> None:
    told = set()
    for table in chain.from_iterable(EYES.random_game("two", seed) for seed in range(8)):
        seat = table.to_act()[0] if table.to_act() else 0
        if table.decision(seat) == "drawn":
            scene = EYES.scene(table, seat)
            for key in EYES.keys_to_press(scene)[1]:
                answer = LOOK.press(scene, key)
                if isinstance(answer, Explain) and key.startswith("cell:"):
                    told.add(answer.text)
    assert "A dragon or a portal stays where it lies: its padlock says so." in told
    assert any("lies there already" in text for text in told)


def test_who_opens_a_card_is_told_why_an_open_one_does_not_serve() -> None:
    """A5.5: neither the lock nor the like of the drawn card is the reason."""
    table = story("DR FO -- -- / -- -- -- -- / -- -- -- -- / -- -- -- --").unseen("FO").turn()
    choose(table, "draw")
    for name in ("a1", "b1"):
        answer = LOOK.press(EYES.scene(table, 0, ("away:yes",)), f"cell:{cell(name)}")
        assert answer == Explain("Open a card that lies closed.")
