"""Scenes of games, and what a browser could press in them."""

from __future__ import annotations

import re
from collections import deque
from functools import lru_cache
from typing import Final

from htpy import fragment

from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.look.contract import Draft, Play, Scene, SeatFace

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
TAGS: Final = re.compile(r'<(?:div|button|g) ([^>]*data-press="([^"]+)"[^>]*)>')
LEGAL: Final = re.compile(r'class="[^"]*\b(can|chosen)\b')


def scene_of(table: Table, viewer: int, draft: tuple[str, ...] = (), luck: int = 7) -> Scene:
    deciding = set(table.to_act())
    faces = tuple(SeatFace(NAMES[seat], "person", deciding=seat in deciding) for seat in range(table.seats))
    choices = tuple(table.choices(viewer)) if viewer >= 0 else ()
    return Scene(
        GAME,
        table.view(viewer),
        viewer,
        faces,
        choices,
        table.decision(viewer) if choices else "",
        table.imagine(viewer, luck) if choices else None,
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
    """Every choice that pressing legal pieces leads to, whatever is put together on the way."""
    return {answer.choice for answer in plays_by_pressing(table, seat)}


def plays_by_pressing(table: Table, seat: int) -> set[Play]:
    found: set[Play] = set()
    seen: set[tuple[str, ...]] = {()}
    waiting = deque[tuple[str, ...]]([()])
    while waiting:
        scene = scene_of(table, seat, waiting.popleft())
        for key in keys_to_press(scene)[0]:
            answer = LOOK.press(scene, key)
            if isinstance(answer, Play):
                found.add(answer)
            elif isinstance(answer, Draft) and answer.keys not in seen:
                seen.add(answer.keys)
                waiting.append(answer.keys)
    return found


def deeds_of(table: Table, seat: int) -> set[Play]:
    """All that may be done in one go, by the rules alone: a card with its place and turn, an ogre with its targets."""
    found: set[Play] = set()
    waiting = deque[tuple[int, ...]]([()])
    while waiting:
        made = waiting.popleft()
        ahead = table.copy()
        for choice in made:
            ahead.play(seat, choice)
        if made and ahead.decision(seat) not in NESTED:
            found.add(Play(made[0], made[1:]))
            continue
        waiting.extend((*made, choice) for choice in ahead.choices(seat) if not made or choice != REVEAL)
    return found


REVEAL: Final = 3
NESTED: Final = frozenset(
    {"place", "rotate", "ambush", "bully_own", "bully_rival", "panic", "panic_to", "thief", "crown"}
)
