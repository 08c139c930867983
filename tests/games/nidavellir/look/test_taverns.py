"""A tavern that shows the same is shown again; that is what would be drawn anew."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from meadhall.core.table import SPECTATOR
from meadhall.games.nidavellir.look import taverns
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.look.view_model import model_of
from meadhall.games.nidavellir.state.table import TAVERNS
from meadhall.look.contract import Scene
from meadhall.look.memory import Memory
from tests.games.nidavellir.look.eyes import BASE, EXPANDED, EYES
from tests.games.nidavellir.table_builder import choose, look, play_until, situation

OTHERS = ("Бо & Ко", "<i>Cy</i>", "Ann", "Ed", "Di")


def scenes_of_a_game(way: str, seed: int) -> list[Scene]:
    """As all see it, remembering what happened; every other position is that of other people."""
    memory: object = None
    scenes = []
    for number, (table, entries) in enumerate(EYES.told_game(way, seed)):
        for entry in entries:
            memory = LOOK.fold_history(memory, entry)
        for viewer in (SPECTATOR, *range(table.seats)):
            scene = EYES.scene(table, viewer)._replace(memory=memory)
            if number % 2:
                faces = zip(scene.seats, OTHERS, strict=False)
                scene = scene._replace(seats=tuple(face._replace(name=name) for face, name in faces))
            scenes.append(scene)
    return scenes


def drawn(scenes: list[Scene]) -> list[str]:
    return [taverns.tavern(model_of(scene), number) for scene in scenes for number in range(TAVERNS)]


@pytest.mark.parametrize("way", [BASE[0], BASE[3], EXPANDED[1]])
def test_a_tavern_kept_is_as_one_drawn_anew(way: str) -> None:
    scenes = scenes_of_a_game(way, seed=6)
    memories: defaultdict[int, Memory] = defaultdict(Memory)
    assert drawn([scene._replace(drawn=memories[scene.viewer]) for scene in scenes]) == drawn(scenes)


def test_before_uline_has_bid_nobody_is_shown_an_order_of_play() -> None:
    """N6.2, N9.16: the order noted is still that of the tavern before."""
    table = situation(3).seat(0, command=["uline"]).bids(None, "b4 b5 b2", "b3 b2 b4")
    choose(table, 0, "uline_bid b5")
    play_until(table, "uline_bid")
    assert look(table, 1).tavern == 1
    html = EYES.texts(EYES.scene(table, 1))["tavern-1"]
    assert "Bids, the highest first" in html and "in the order of play" not in html
    shown = [int(seat) for seat in re.findall(r'data-place="bid:(\d):1"', html)]
    assert shown == [1, 2, 0]
    choose(table, 0, "uline_bid b3")
    html = EYES.texts(EYES.scene(table, 1))["tavern-1"]
    assert "in the order of play" in html
    assert [int(seat) for seat in re.findall(r'data-place="bid:(\d):1"', html)] == [1, 0, 2]
