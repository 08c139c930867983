"""The API of the shelf: games, their options, and the levels of bots."""

from __future__ import annotations

from fastapi import APIRouter

from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.registry import game_here, game_ids
from meadhall.site.matches.bot_levels import LEVELS

from .schemas import GameAnswer, LevelAnswer, OptionAnswer, documented

router = APIRouter(prefix="/api", tags=["games"])


def _answer(game: Game) -> GameAnswer:
    options = [
        OptionAnswer(name=o.name, default=o.default, allowed=list(o.allowed), about=o.help)
        for o in game.options
    ]
    facts = ("id", "name", "version", "about", "least_seats", "most_seats", "usual_seats")
    return GameAnswer(options=options, **{fact: getattr(game, fact) for fact in facts})


def _catalogue() -> list[Game]:
    """Games that can be played; a broken one is left out."""
    catalogue = []
    for name in game_ids():
        try:
            catalogue.append(game_here(name))
        except Refusal:
            continue
    return catalogue


@router.get("/games")
async def games() -> list[GameAnswer]:
    """All games."""
    return [_answer(game) for game in _catalogue()]


@router.get("/games/{game}", responses=documented(404, 422))
async def one_game(game: str) -> GameAnswer:
    """One game."""
    return _answer(game_here(game))


@router.get("/bots")
async def levels() -> list[LevelAnswer]:
    """Levels of bots, weakest first."""
    return [LevelAnswer(level=level, about=about) for level, about in LEVELS.items()]
