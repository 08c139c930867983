"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random

import pytest

from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.cards import ULINE, VIDOFNIR_VEDRFOLNIR
from meadhall.games.nidavellir.choices import CARD
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.steps import DECISION_IDS
from meadhall.look.contract import Draft, Explain, Play
from tests.games.nidavellir.look.scenes import choices_by_pressing, keys_to_press, random_games, scene_of

MOST_GAMES = 400
RARE = frozenset({CARD + ULINE, CARD + VIDOFNIR_VEDRFOLNIR})  # their meeting asks what nothing else asks


def a_key(keys: set[str], dice: random.Random) -> str:
    """Any; but a bid that is complete is locked in, or bids would be shuffled for ever."""
    return "lock" if "lock" in keys else dice.choice(sorted(keys - {"clear"}))


@pytest.mark.parametrize("thingvellir", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_by_pressing(seats: int, thingvellir: bool) -> None:
    table = GAME.new_table(seats, 100 + seats, {"thingvellir": thingvellir})
    dice = random.Random(seats)
    presses = 0
    while table.to_act():
        seat = table.to_act()[0]
        draft: tuple[str, ...] = ()
        while True:
            scene = scene_of(table, seat, draft)
            answer = LOOK.press(scene, a_key(keys_to_press(scene)[0], dice))
            presses += 1
            assert not isinstance(answer, Explain), "what is shown as legal does something"
            if isinstance(answer, Play):
                table.play(seat, answer.choice)
                break
            draft = answer.keys
    assert table.result() is not None and presses > 50


def test_every_choice_of_every_decision_is_reached_by_pressing() -> None:
    missing = dict.fromkeys(DECISION_IDS.values(), 2)
    missing["bid"] = 1
    for seed in range(MOST_GAMES):
        for table in random_games(2 + seed % 4, True, seed, RARE if seed % 2 else frozenset()):
            for seat in table.to_act():
                decision = table.decision(seat)
                if missing.get(decision):
                    missing[decision] -= 1
                    assert choices_by_pressing(table, seat) == set(table.choices(seat)), decision
        if not any(missing.values()):
            break
    assert not [decision for decision, left in missing.items() if left == 2 or (decision == "bid" and left)]


@pytest.mark.parametrize("seats", [2, 4])
def test_pressing_anything_else_is_explained(seats: int) -> None:
    for number, table in enumerate(random_games(seats, True, 7)):
        if number % 9:
            continue
        for viewer in range(-1, seats):
            scene = scene_of(table, viewer)
            for key in keys_to_press(scene)[1] | {
                "choice:999",
                "coin:9",
                "slot:x",
                "merc:1",
                "no:",
                "?",
            }:
                answer = LOOK.press(scene, key)
                if isinstance(answer, Explain):
                    assert answer.text
                else:
                    assert isinstance(answer, Draft) and scene.decision == "bid"


def test_a_bid_is_put_together_and_changed() -> None:
    table = GAME.new_table(3, 5)
    draft: tuple[str, ...] = ()
    for key in ("coin:4", "slot:0", "coin:1", "slot:1", "coin:4", "slot:2", "coin:0", "slot:0"):
        answer = LOOK.press(scene_of(table, 0, draft), key)
        assert isinstance(answer, Draft)
        draft = answer.keys
    assert "lay:0:0" in draft and "lay:1:1" in draft and "lay:2:4" in draft
    answer = LOOK.press(scene_of(table, 0, draft), "lock")
    assert isinstance(answer, Play)
    table.play(0, answer.choice)
    sealed = scene_of(table, 0)
    assert [button.key for button in LOOK.prompt(sealed).buttons] == ["clear"]
    again = LOOK.press(sealed, "coin:2")
    assert isinstance(again, Draft) and "hold:2" in again.keys and "lay:0:0" in again.keys


def test_a_tavern_without_a_coin_in_hand_says_what_to_do() -> None:
    answer = LOOK.press(scene_of(GAME.new_table(3, 5), 0), "slot:1")
    assert answer == Explain("Press a coin first, then the tavern.")
