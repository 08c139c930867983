"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall.core.table import Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.state.cards import ULINE, VIDOFNIR_VEDRFOLNIR
from meadhall.games.nidavellir.state.choices import CARD
from meadhall.games.nidavellir.state.steps import DECISIONS
from meadhall.look.contract import Draft, Explain, Play
from tests.games.nidavellir.look.eyes import EXPANDED, EYES
from tests.modes import mostly_compiled

MOST_GAMES = 400


def a_key(keys: set[str], dice: random.Random) -> str:
    """Any; but a bid that is complete is locked in, or bids would be shuffled for ever."""
    return "lock" if "lock" in keys else dice.choice(sorted(keys - {"clear"}))


@pytest.mark.parametrize("way", mostly_compiled(EYES.ways))
def test_a_whole_game_by_pressing(way: str) -> None:
    assert {"bid", "pick", "hero"} <= EYES.check_a_game_by_pressing(way, 100, a_key)


def rare_cards(choice: int) -> bool:
    """Their meeting asks what nothing else asks."""
    return choice == CARD + ULINE or choice == CARD + VIDOFNIR_VEDRFOLNIR


def many_positions() -> Iterator[Table]:
    for seed in range(MOST_GAMES):
        yield from EYES.random_game(EXPANDED[seed % 4], seed, rare_cards if seed % 2 else None)


@pytest.mark.slow
def test_every_choice_of_every_decision_is_reached_by_pressing() -> None:
    every = dict.fromkeys((decision.id for decision in DECISIONS.values()), 2)
    EYES.check_every_choice(many_positions(), every | {"bid": 1})


@pytest.mark.parametrize("way", [EXPANDED[0], EXPANDED[2]])
def test_pressing_anything_else_is_explained(way: str) -> None:
    strange = {"choice:999", "coin:9", "slot:x", "merc:1", "no:", "?"}
    for scene, answer in EYES.check_other_presses(way, 7, every=9, strange=strange):
        assert isinstance(answer, Draft) and scene.decision == "bid"


def test_a_bid_is_put_together_and_changed() -> None:
    table = GAME.new_table(3, 5)
    draft: tuple[str, ...] = ()
    for key in ("coin:4", "slot:0", "coin:1", "slot:1", "coin:4", "slot:2", "coin:0", "slot:0"):
        answer = LOOK.press(EYES.scene(table, 0, draft), key)
        assert isinstance(answer, Draft)
        draft = answer.keys
    assert "lay:0:0" in draft and "lay:1:1" in draft and "lay:2:4" in draft
    answer = LOOK.press(EYES.scene(table, 0, draft), "lock")
    assert isinstance(answer, Play)
    table.play(0, answer.choice)
    sealed = EYES.scene(table, 0)
    assert [button.key for button in LOOK.prompt(sealed).buttons] == ["clear"]
    again = LOOK.press(sealed, "coin:2")
    assert isinstance(again, Draft) and "hold:2" in again.keys and "lay:0:0" in again.keys


def test_a_tavern_without_a_coin_in_hand_says_what_to_do() -> None:
    answer = LOOK.press(EYES.scene(GAME.new_table(3, 5), 0), "slot:1")
    assert answer == Explain("Press a coin first, then the tavern.")
