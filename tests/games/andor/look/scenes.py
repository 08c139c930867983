"""Scenes of random legends, and what a browser could press in them."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from typing import Final

from meadhall.core.table import Table
from meadhall.games.andor import GAME
from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.state import choices
from meadhall.look.contract import Draft, Play, Scene
from meadhall.testing.onlooker import Onlooker
from tests.games.andor.random_play import ALL_WAYS, Way, lay

NEVER: Final = frozenset({choices.END_DAY, choices.PASS})
EYES: Final = Onlooker(GAME, LOOK, {way.name(): (way.seats, way.options()) for way in ALL_WAYS})


class LegendEyes(Onlooker):
    """Presses like a player of Andor: also on the boards of other heroes, and step by step over the map."""

    def choices_by_pressing(self, table: Table, seat: int) -> set[int]:
        return choices_by_pressing(table, seat)


LEGENDS: Final = LegendEyes(GAME, LOOK, {})


def choices_by_pressing(table: Table, seat: int) -> set[int]:
    """Every choice that pressing leads to, whatever is put together on the way, also on other heroes' boards.
    Ways over the map are planned for the neighbouring fields only: farther ones begin with the same steps."""
    found: set[int] = set()
    seen: set[tuple[str, ...]] = {()}
    waiting = deque[tuple[str, ...]]([()])
    first = EYES.scene(table, seat)
    while waiting:
        scene = first._replace(draft=waiting.popleft())
        legal, others = EYES.keys_to_press(scene)
        assert legal or not first.choices, f"nothing can be pressed after {scene.draft}"
        boards = {key for key in others if key.startswith("show:")}
        for key in legal | boards:
            answer = LOOK.press(scene, key)
            if isinstance(answer, Play):
                found.add(answer.choice)
            elif isinstance(answer, Draft) and answer.keys not in seen and is_near(scene, answer.keys):
                seen.add(answer.keys)
                waiting.append(answer.keys)
    return found


def is_near(scene: Scene, keys: tuple[str, ...]) -> bool:
    fields = [int(key[3:]) for key in keys if key.startswith("to:")]
    return all(
        choices.STEP + field in scene.choices or choices.FIGHT + field in scene.choices for field in fields
    )


def random_legend(way: Way, seed: int) -> Iterator[Table]:
    """The positions of a legend played at random, rarely asleep and eager to fight."""
    table = lay(way, seed)
    dice = random.Random(seed)
    while table.to_act():
        yield table
        seat = table.to_act()[0]
        open_now = table.choices(seat)
        fights = [each for each in open_now if choices.FIGHT <= each < choices.CLEAR]
        awake = [each for each in open_now if each not in NEVER]
        bold = fights if dice.random() < 0.7 else []
        table.play(seat, dice.choice(bold or (awake if dice.random() < 0.8 else open_now) or open_now))
    yield table
