# interpreted: the command line
"""Arguments that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, OptionValue

LARGEST_SEED: Final = 10**18

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; 'meadhall games' lists them.")]
Seats = Annotated[
    int | None, typer.Option(help="How many sit at the table.", show_default="the usual number")
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Vary the game; may be repeated. NAME alone means yes."
    ),
]
Seed = Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="The same seed gives the same games.")]
Processes = Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file of match records.")]
Unfinished = Annotated[bool, typer.Option("--unfinished", help="Take matches that were left early, too.")]


def parse_options(game: Game, texts: list[str] | None) -> dict[str, OptionValue]:
    """Options written as name=value, checked by the game."""
    known = {option.name: option for option in game.options}
    parsed: dict[str, OptionValue] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if name not in known:
            raise Refusal("unknown_option", game=game.name, option=name, known=", ".join(known) or "none")
        parsed[name] = known[name].parse(game.name, value if equals else "yes")
    return parsed


def split_names(texts: list[str] | None) -> list[str]:
    """Names given one by one, by comma, or both."""
    return [name.strip() for text in texts or [] for name in text.split(",") if name.strip()]
