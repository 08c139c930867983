# interpreted: the command line
"""`meadhall games`."""

from __future__ import annotations

from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids

from .terminal import notes, say


def games() -> None:
    """List the games, how many can play, and their options.

    Installed packages may add games: see the entry point group 'meadhall.games'.
    """
    for name in game_ids():
        try:
            _print_report(find_game(name))
        except Refusal as refusal:
            notes.print(f"meadhall: {refusal}")


def _print_report(game: Game) -> None:
    say(f"{game.id}: {game.name}, {game.least_seats} to {game.most_seats} seats", style="bold")
    say(f"  {game.about}")
    for option in game.options:
        default = str(option.default).lower() if isinstance(option.default, bool) else option.default
        say(f"  --option {option.name}={default}  {option.help} ({option.describe()})")
