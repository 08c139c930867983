"""Scenes of random games, and what a browser could press in them."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from meadhall.core.table import Table
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.look.look import LOOK
from meadhall.look.contract import Draft, Play, Scene, SeatFace
from meadhall.look.drawings import text, whole

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
TAGS: Final = re.compile(r'<(div|button) ([^>]*data-press="([^"]+)"[^>]*)>')
LEGAL: Final = re.compile(r'class="[^"]*\b(can|chosen)\b')
WAYS: Final[dict[str, tuple[int, Mapping[str, bool]]]] = {
    "two": (2, {}),
    "four": (4, {}),
    "items": (3, {"items": True}),
    "together": (2, {"cooperative": True}),
    "together of four": (4, {"cooperative": True}),
    "solo": (1, {}),
}


def new_table(way: str, seed: int) -> Table:
    seats, options = WAYS[way]
    return GAME.new_table(seats, seed, dict(options))


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
    return {name: whole(text(node)) for name, node in LOOK.regions(scene).items()}


def keys_to_press(scene: Scene) -> tuple[set[str], set[str]]:
    """The keys of what is shown as legal, and of everything else that can be pressed."""
    legal = {button.key for button in LOOK.prompt(scene).buttons if not button.why}
    others: set[str] = set()
    for region in texts(scene).values():
        shown, rest = keys_in(region)
        legal |= shown
        others |= rest
    return legal, others - legal


@lru_cache(maxsize=2000)
def keys_in(html: str) -> tuple[frozenset[str], frozenset[str]]:
    legal: set[str] = set()
    others: set[str] = set()
    for tag, attributes, key in TAGS.findall(html):
        shown_legal = tag == "button" and LEGAL.search(attributes)
        (legal if shown_legal else others).add(key)
    return frozenset(legal), frozenset(others)


def choices_by_pressing(table: Table, seat: int) -> set[int]:
    """Every choice that pressing legal pieces leads to, whatever is put together on the way."""
    found: set[int] = set()
    seen: set[tuple[str, ...]] = {()}
    waiting = deque[tuple[str, ...]]([()])
    while waiting:
        scene = scene_of(table, seat, waiting.popleft())
        for key in keys_to_press(scene)[0]:
            answer = LOOK.press(scene, key)
            if isinstance(answer, Play):
                found.add(answer.choice)
            elif isinstance(answer, Draft) and answer.keys not in seen:
                seen.add(answer.keys)
                waiting.append(answer.keys)
    return found


def random_game(way: str, seed: int) -> Iterator[Table]:
    """The positions of a random game; legends are claimed when they can be, and tokens taken."""
    table = new_table(way, seed)
    dice = random.Random(seed)
    while table.to_act():
        yield table
        seat = table.to_act()[0]
        open_now = table.choices(seat)
        eager = [choice for choice in open_now if choice == 31 or 42 <= choice < 57]
        table.play(seat, dice.choice(eager or open_now))
    yield table
