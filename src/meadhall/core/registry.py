# interpreted: asked once a run
"""Finding games. Any installed package can add one under the entry point group `meadhall.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .errors import Refusal
from .game import Game

GROUP: Final = "meadhall.games"


def _offers() -> dict[str, EntryPoint]:
    return {offer.name: offer for offer in sorted(entry_points(group=GROUP), key=lambda offer: offer.name)}


def game_ids() -> list[str]:
    return list(_offers())


def find_game(name: str) -> Game:
    """The game of that id; refuses with the list of known games."""
    offers = _offers()
    if name not in offers:
        raise Refusal("unknown_game", game=name, known=", ".join(offers) or "none")
    try:
        game = offers[name].load()
    except Exception as problem:
        raise Refusal("broken_game", game=name, problem=problem) from problem
    if not isinstance(game, Game):
        raise Refusal("broken_game", game=name, problem="its entry point does not name a Game")
    return game


@cache
def game_here(name: str) -> Game:
    """The game of that id, looked up once a process."""
    return find_game(name)
