"""Whatever the rules allow can be reached by pressing, and pressing leads to nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.andor.look.look import LOOK
from meadhall.look.contract import Explain, Play
from tests.games.andor.look.scenes import EYES, choices_by_pressing, random_legend
from tests.games.andor.random_play import ALL_WAYS, Way

TIMES = 4  # each decision is looked at so often a game


@pytest.mark.parametrize("way", ALL_WAYS, ids=Way.name)
def test_every_choice_can_be_pressed(way: Way) -> None:
    looked: Counter[str] = Counter()
    for place, table in enumerate(random_legend(way, 3)):
        for seat in range(table.seats):
            decision = table.decision(seat)
            if decision and looked[decision] < TIMES and (place % 3 == 0 or not looked[decision]):
                looked[decision] += 1
                assert choices_by_pressing(table, seat) == set(table.choices(seat)), decision
    assert looked["turn"] == TIMES and looked["move"]


@pytest.mark.parametrize("way", ALL_WAYS[::3], ids=Way.name)
def test_what_is_not_ringed_explains_itself(way: Way) -> None:
    for place, table in enumerate(random_legend(way, 8)):
        if place % 60:
            continue
        for viewer in range(-1, table.seats):
            scene = EYES.scene(table, viewer)
            for key in EYES.keys_to_press(scene)[1]:
                answer = LOOK.press(scene, key)
                assert not isinstance(answer, Play), key
                if isinstance(answer, Explain):
                    assert answer.text


@pytest.mark.parametrize(
    "key", ["", "field:", "field:999", "item:9:9", "item:x", "ware:99", "show:7", "go", "walk", "x:y"]
)
def test_nonsense_is_explained(key: str) -> None:
    table = next(iter(random_legend(ALL_WAYS[2], 1)))
    assert isinstance(LOOK.press(EYES.scene(table, table.to_act()[0]), key), Explain)


def test_a_far_field_is_walked_to_step_by_step() -> None:
    for table in random_legend(ALL_WAYS[2], 5):
        seat = table.to_act()[0]
        if table.decision(seat) == "turn":
            break
    scene = EYES.scene(table, seat)
    far = [key for key in EYES.keys_to_press(scene)[0] if key.startswith("field:")]
    ways = []
    for key in far:
        answer = LOOK.press(EYES.scene(table, seat, (f"to:{key[6:]}",)), "go")
        assert isinstance(answer, Play)
        assert answer.choice in table.choices(seat)
        assert answer.asked == "move"
        ways.append(answer)
    longest = max(ways, key=lambda way: len(way.then))
    assert len(longest.then) > 3
    table.play(seat, longest.choice)
    for choice in longest.then:
        assert table.decision(seat) == longest.asked
        table.play(seat, choice)
    assert table.decision(table.to_act()[0]) != "move"
