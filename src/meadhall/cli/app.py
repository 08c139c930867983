# interpreted: the command line
"""All commands under one name."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall import __version__, compiled

from .arena import arena
from .bench import bench
from .games import games
from .play import play
from .referee import referee
from .replay import replay
from .serve import serve
from .simulate import simulate
from .terminal import say
from .verify import verify

ABOUT = """Fantasy board games: play them, simulate them, study them.

Start with:  meadhall play nidavellir
"""

app = typer.Typer(help=ABOUT, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)

for command in (play, serve, games, simulate, arena, replay, verify, referee, bench):
    app.command()(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        say(f"meadhall {__version__} ({'compiled' if compiled() else 'interpreted'} engine)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        say(context.get_help())
