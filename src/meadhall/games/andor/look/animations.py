"""How what happened travels over the table. Heroes walk by themselves: their figures glide when they change place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Animation

from ..state import events
from ..state.names import CASTLE, LETTERS
from .view_model import ViewModel

Fly = Callable[[Entry, ViewModel], tuple[Animation, ...]]


def animations_of(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, model) if fly else ()


def creature_moved(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    """One after another, as the sunrise has them go."""
    there = entry.second != CASTLE and model.creature_on(entry.second) is not None
    end = f"beast:{entry.second}" if there else f"field:{entry.second}"
    return (Animation(f"beast:{entry.first}", end, "card"),)


def narrator_moved(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    before = LETTERS[max(0, entry.first - 1)]
    return (Animation(f"letter:{before}", "narrator", "line"),)


def gold_changed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    place = f"gold:{entry.seat}"
    return (Animation(place, place, "coin"),)


def battle_began(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    place = f"beast:{entry.second}"
    return (Animation(place, place, "horn"),)


FLIGHTS: Final[dict[str, Fly]] = {
    events.CREATURE_MOVED: creature_moved,
    events.NARRATOR_MOVED: narrator_moved,
    events.GOLD_CHANGED: gold_changed,
    events.BATTLE_BEGAN: battle_began,
}
