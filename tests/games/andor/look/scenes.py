"""Scenes of random legends, and what a browser could press in them."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from htpy import fragment

from meadhall.core.table import Table
from meadhall.games.andor import GAME, choices
from meadhall.games.andor.look.look import LOOK
from meadhall.look.contract import Draft, Play, Scene, SeatFace
from tests.games.andor.random_play import Way, lay

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
TAGS: Final = re.compile(r'<(?:span|button|g) ([^>]*data-press="([^"]+)"[^>]*)>')
LEGAL: Final = re.compile(r'class="[^"]*\b(can|chosen)\b')
NEVER: Final = frozenset({choices.END_DAY, choices.PASS})


def scene_of(table: Table, viewer: int, draft: tuple[str, ...] = (), luck: int = 7) -> Scene:
    deciding = set(table.to_act())
    faces = tuple(SeatFace(NAMES[seat], "person", deciding=seat in deciding) for seat in range(table.seats))
    seated = viewer >= 0
    return Scene(
        GAME,
        table.view(viewer),
        viewer,
        faces,
        tuple(table.choices(viewer)) if seated else (),
        table.decision(viewer) if seated else "",
        table.imagine(viewer, luck) if seated else None,
        draft,
        table.result() is not None,
    )


def texts(scene: Scene) -> dict[str, str]:
    return {name: str(fragment[node]) for name, node in LOOK.regions(scene).items()}


def keys_to_press(scene: Scene) -> tuple[set[str], set[str]]:
    """The keys of what is shown as legal, and of everything else that can be pressed."""
    legal = {button.key for button in LOOK.prompt(scene).buttons if not button.why}
    others: set[str] = set()
    for node in LOOK.regions(scene).values():
        shown, rest = keys_in(str(node))
        legal |= shown
        others |= rest
    return legal, others - legal


@lru_cache(maxsize=2000)
def keys_in(text: str) -> tuple[frozenset[str], frozenset[str]]:
    legal: set[str] = set()
    others: set[str] = set()
    for attributes, key in TAGS.findall(text):
        (legal if LEGAL.search(attributes) else others).add(key)
    return frozenset(legal), frozenset(others)


def choices_by_pressing(table: Table, seat: int) -> set[int]:
    """Every choice that pressing leads to, whatever is put together on the way. Ways over the map are planned
    for the neighbouring fields only: farther ones begin with the same steps."""
    found: set[int] = set()
    seen: set[tuple[str, ...]] = {()}
    waiting = deque[tuple[str, ...]]([()])
    first = scene_of(table, seat)
    while waiting:
        scene = replace(first, draft=waiting.popleft())
        legal, others = keys_to_press(scene)
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
